import type { GameOptions, Tables } from "perfect-home-rules/dream-home";
import { BOT_IDS, type BotId } from "perfect-home-rules/dream-home/bots";
import type { Language } from "perfect-home-rules/dream-home/texts";
import type { ProgramBot } from "perfect-home-rules/node";
import { namesFor } from "../names.js";
import type { NamedMover } from "../option-values.js";

/** The options of `play` that Dream Home knows, by their names in the program. */
const KNOWN = [
  ...["game", "games", "players", "seed", "simple", "cards", "tables", "bots", "moveTime", "gameTime"],
  ...["json", "language", "record", "svg"],
];

/** Who plays: a bot of the package, whoever sits at the keyboard, a program or a module, with the text that stands for it. */
export type DreamHomeSeat =
  | BotId
  | "person"
  | (ProgramBot & Pick<NamedMover, "name">)
  | (Pick<NamedMover, "name"> & { readonly module: URL });

/** What is to be played, and how it is told. */
export interface DreamHomeGame {
  /** The game. */
  readonly options: GameOptions & { readonly seed: number };
  /** For each player who moves. */
  readonly seats: readonly DreamHomeSeat[];
  /** The language. */
  readonly language: Language;
  /** Whether the game is printed as JSON. */
  readonly json: boolean;
  /** The file into which the houses are drawn. */
  readonly svg: string | undefined;
  /** The file into which the record is written. */
  readonly record: string | undefined;
  /** How long a program may take for a move, in milliseconds; as usual where nothing is said. */
  readonly moveTime: number | undefined;
  /** How long a game with programs may take. */
  readonly gameTime: number;
  /** How many games bots play instead of one that is told; `null` for none. */
  readonly games: number | null;
}

/** What the command line says of a game of Dream Home. */
export interface DreamHomeFlags {
  readonly players?: readonly string[] | undefined;
  readonly simple?: true | undefined;
  readonly cards?: "dealt" | "entered" | undefined;
  readonly bots?: readonly NamedMover[] | undefined;
  readonly json?: true | undefined;
  readonly language?: Language | undefined;
  readonly svg?: string | undefined;
  readonly record?: string | undefined;
  readonly games?: number | undefined;
  readonly moveTime?: number | undefined;
  readonly gameTime?: number | undefined;
}

function written(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The text that stands for who plays. */
export function seatName(seat: DreamHomeSeat): string {
  return typeof seat === "string" ? seat : seat.name;
}

function seatOf({ name, bot }: NamedMover, refuse: (what: string) => never): DreamHomeSeat {
  if (bot instanceof URL) return { name, module: bot };
  if (typeof bot === "object" && bot !== null && "program" in bot) return { name, program: bot.program };
  const known = [...BOT_IDS, "person"] as const;
  return (
    known.find((each) => each === name) ??
    refuse(
      `option '--bots <list>' takes ${known.join(", ")} with '--game dream-home', files of modules like ./bot.mjs, and programs like ./my-bot or "python3 bot.py"`,
    )
  );
}

/** What is to be played; what does not go with it is refused. */
export function dreamHomeGame(
  flags: DreamHomeFlags,
  { seed, tables }: { readonly seed: number; readonly tables: Partial<Tables> | undefined },
  refuse: (what: string) => never,
): DreamHomeGame {
  const strange = Object.keys(flags).find((name) => !KNOWN.includes(name));
  if (strange !== undefined) refuse(`option '${written(strange)}' does not go with '--game dream-home'`);
  const {
    players = namesFor(2),
    simple = false,
    cards = "dealt",
    bots = [],
    json = false,
    language = "en",
    svg,
    record,
    games = null,
    moveTime,
    gameTime,
  } = flags;
  const named = bots.map((each) => seatOf(each, refuse));
  if (named.length > 1 && named.length !== players.length) {
    refuse(`option '--bots <list>' takes one bot, or one for each of ${players.length} players`);
  }
  const seats = players.map((_, player) => named[player] ?? named[0] ?? "random");
  if (seats.includes("person")) {
    if (games !== null) refuse("a person plays one game: option '--games <number>' takes bots only");
    if (gameTime !== undefined)
      refuse("a person takes any time: option '--game-time <milliseconds>' takes bots only");
  }
  const limit = ["move", "game"].find((each) => (each === "move" ? moveTime : gameTime) !== undefined);
  if (limit !== undefined && seats.some((seat) => typeof seat === "object" && "module" in seat))
    refuse(`nothing stops a module: option '--${limit}-time <milliseconds>' takes programs`);
  const isEntered = cards === "entered";
  if (isEntered && games !== null)
    refuse("the cards of one game are entered: option '--games <number>' goes with cards that are dealt");
  const options = {
    ...{ players, seed, simple },
    ...(isEntered ? { cards } : {}),
    ...(tables === undefined ? {} : { tables }),
  };
  const limits = { moveTime, gameTime: gameTime ?? Number.POSITIVE_INFINITY };
  return { options, seats, json, language, svg, record, games, ...limits };
}
