import type { GameRecord } from "perfect-home-rules";
import { parseRecord } from "perfect-home-rules/notation";
import { refusalAt } from "./cli-error.js";
import { UNUSABLE } from "./exit-codes.js";
import { fileInWords, readIn } from "./files.js";
import { MAX_PLAYERS } from "./option-values.js";
import type { Terminal } from "./terminal.js";
import { counted } from "./wording.js";

/**
 * A file for more players than `play` takes is refused before any work is done for it: each is compared with all.
 *
 * @throws Refusal
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
