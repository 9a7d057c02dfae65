import { botIds } from "perfect-home-rules/dream-home/bots";
import { namesFor } from "../names.js";
import type { NamedMover } from "../option-values.js";
import type { DreamHomeGame, DreamHomeSeat } from "./play-dream-home.js";

/** The options of `play` that Dream Home knows, by their names in the program. */
const KNOWN = ["game", "players", "seed", "simple", "bots", "json", "language", "svg"];

/** What the command line says of a game of Dream Home. */
export interface DreamHomeFlags {
  readonly players?: readonly string[] | undefined;
  readonly simple?: true | undefined;
  readonly bots?: readonly NamedMover[] | undefined;
  readonly json?: true | undefined;
  readonly language?: string | undefined;
  readonly svg?: string | undefined;
}

function written(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function seatOf({ name }: NamedMover, refuse: (what: string) => never): DreamHomeSeat {
  const known: readonly DreamHomeSeat[] = [...botIds(), "person"];
  return (
    known.find((each) => each === name) ??
    refuse(`option '--bots <list>' takes ${known.join(", ")} with '--game dream-home'`)
  );
}

/** What is to be played; what does not go with it is refused. */
export function dreamHomeGame(
  flags: DreamHomeFlags,
  seed: number,
  refuse: (what: string) => never,
): DreamHomeGame {
  const strange = Object.keys(flags).find((name) => !KNOWN.includes(name));
  if (strange !== undefined) refuse(`option '${written(strange)}' does not go with '--game dream-home'`);
  const { players = namesFor(2), simple = false, bots = [], json = false, language = "en", svg } = flags;
  const named = bots.map((each) => seatOf(each, refuse));
  if (named.length > 1 && named.length !== players.length) {
    refuse(`option '--bots <list>' takes one bot, or one for each of ${players.length} players`);
  }
  const seats = players.map((_, player) => named[player] ?? named[0] ?? "random");
  return { options: { players, seed, simple }, seats, json, language, svg };
}
