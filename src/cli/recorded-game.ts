import { type GameRecord, isReplayError, isRulesError } from "perfect-home-rules";
import { formatMove, parseRecord } from "perfect-home-rules/notation";
import { NOT_RIGHT, refusalAt, UNUSABLE } from "./exit.js";
import { fileInWords, readIn } from "./files.js";
import { MAX_PLAYERS } from "./option-values.js";
import type { Terminal } from "./terminal.js";
import { counted, optionViolationInWords, violationInWords } from "./wording.js";

/**
 * A file for more players than `play` takes is refused before any work is done for it: each is compared with all.
 *
 * @throws CliError
 */
export function checkPlayers(file: string, count: number): void {
  if (count <= MAX_PLAYERS) return;
  const sentence = `it must be a game of at most ${counted(MAX_PLAYERS, "player")}, not ${count}`;
  throw refusalAt(fileInWords(file), [sentence], UNUSABLE);
}

/** Reads a recorded game. */
export async function readRecordIn(terminal: Terminal, file: string): Promise<GameRecord> {
  const record = await readIn(terminal, file, parseRecord);
  const players: unknown = record.options.players;
  checkPlayers(file, Array.isArray(players) ? players.length : 0);
  return record;
}

/** What to throw for a record that can't be played again: a refusal, where the rules say why. */
export function doesNotFit(file: string, { moves }: GameRecord, error: unknown): unknown {
  if (!isRulesError(error)) return error;
  const sentences = isReplayError(error)
    ? [
        error.of === "card"
          ? `card ${error.number} does not fit:`
          : `move ${error.number} (${formatMove(moves[error.number - 1])}) does not fit:`,
        ...error.violations.map(violationInWords),
      ]
    : ["no game can be created from the options:", ...error.violations.map(optionViolationInWords)];
  return refusalAt(fileInWords(file), sentences, NOT_RIGHT);
}
