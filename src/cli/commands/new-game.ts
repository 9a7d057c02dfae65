import type { Command } from "@commander-js/extra-typings";
import { type CardTable, createGame, type GameOptions } from "perfect-home-rules";
import type { Tables } from "perfect-home-rules/dream-home";
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

/** What some editors write before all text. */
const BYTE_ORDER_MARK = /^\ufeff/;

/** What a file has as JSON; nothing where there is no file. */
async function readJsonIn<T>(
  terminal: Terminal,
  file: string | undefined,
  what: string,
): Promise<T | undefined> {
  if (file === undefined) return undefined;
  return readIn(terminal, file, (text): T => {
    try {
      return JSON.parse(text.replace(BYTE_ORDER_MARK, ""));
    } catch {
      throw new CliError(wrapped("error: ", `${file} must be ${what} as JSON`), UNUSABLE);
    }
  });
}

/** The deck in a file, as JSON. */
export function readDeckIn(terminal: Terminal, file: string | undefined): Promise<CardTable | undefined> {
  return readJsonIn(terminal, file, "a deck");
}

/** The tables of Dream Home in a file, as JSON. */
export function readTablesIn(
  terminal: Terminal,
  file: string | undefined,
): Promise<Partial<Tables> | undefined> {
  return readJsonIn(terminal, file, "tables");
}

/** The options of a game that can be created, or a refusal with what is possible instead. */
export function newGameOptions(flags: GameFlags, seed: number): GameOptions & { readonly seed: number } {
  return withOptionErrors(flags, (each) => {
    const options = { ...gameOptionsOf(each), seed };
    createGame(options);
    return options;
  });
}
