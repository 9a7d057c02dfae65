import type { Command } from "@commander-js/extra-typings";
import { type CardTable, createGame, type GameOptions } from "perfect-home-rules";
import { CliError, UNUSABLE } from "../exit.js";
import { readIn } from "../files.js";
import { type GameFlags, gameOptionsOf, withOptionErrors } from "../game-flags.js";
import {
  advancedOption,
  deckOption,
  editionOption,
  layoutOption,
  modeOption,
  nineAndThreeQuartersOption,
  opponentOption,
  plansOption,
  playersOption,
  seedOption,
} from "../options.js";
import type { Terminal } from "../terminal.js";
import { wrapped } from "../wording.js";

/** Adds what a new game is created from. */
export function addGameOptions(command: Command) {
  return command
    .addOption(playersOption)
    .addOption(editionOption)
    .addOption(modeOption)
    .addOption(opponentOption)
    .addOption(layoutOption)
    .addOption(advancedOption)
    .addOption(nineAndThreeQuartersOption)
    .addOption(plansOption)
    .addOption(deckOption)
    .addOption(seedOption)
    .hook("preAction", (_, called) => {
      const { opponent, mode }: GameFlags = called.opts();
      if (opponent === undefined || mode === "aaa") return;
      called.error("error: option '--opponent <id>' goes with '--mode aaa' only");
    });
}

/** The deck in a file, as JSON. */
export async function readDeckIn(
  terminal: Terminal,
  file: string | undefined,
): Promise<CardTable | undefined> {
  if (file === undefined) return undefined;
  return readIn(terminal, file, (text): CardTable => {
    try {
      return JSON.parse(text);
    } catch {
      throw new CliError(wrapped("error: ", `${file} must be a deck as JSON`), UNUSABLE);
    }
  });
}

/** The options of a game that can be created, or a refusal with what is possible instead. */
export function newGameOptions(flags: GameFlags, seed: number): GameOptions & { readonly seed: number } {
  return withOptionErrors(flags, (each) => {
    const options = { ...gameOptionsOf(each), seed };
    createGame(options);
    return options;
  });
}
