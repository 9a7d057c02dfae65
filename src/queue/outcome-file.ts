import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { isRulesError, RulesError, violationOf } from "perfect-home-rules";
import type { Reader } from "perfect-home-rules/readers";
import { jsonIn } from "./description.js";
import type { GameResult } from "./result.js";

/** A file with a line of JSON for each game. */
export interface OutcomeFile {
  /** Adds games, and returns when they are on the disk. */
  add(games: readonly GameResult[]): Promise<void>;
  /** Closes it. */
  close(): Promise<void>;
}

function unwritable(file: string, error: unknown): RulesError {
  const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return new RulesError([violationOf("queue.unwritable", { file, reason })]);
}

function lineOf({ game, outcome, failure }: GameResult): string {
  return `${JSON.stringify(outcome === null ? { game, failure } : { game, ...outcome })}\n`;
}

/** What an earlier call has written into a file, and who is told. */
export interface EarlierGames {
  /** Reads a line. */
  read: Reader<GameResult>;
  /** Told of each game. */
  onGame(result: GameResult): Promise<void>;
}

/** Reads what an earlier call has written, and cuts off a last line that is not whole. */
async function readGames(handle: FileHandle, { read, onGame }: EarlierGames): Promise<void> {
  if (!(await handle.stat()).isFile()) return;
  let line = 0;
  let end = 0;
  let rest = Buffer.alloc(0);
  const stream = handle.createReadStream({ start: 0, autoClose: false });
  for await (const piece of stream) {
    rest = Buffer.concat([rest, piece as Buffer]);
    for (let at = rest.indexOf("\n"); at >= 0; at = rest.indexOf("\n")) {
      line += 1;
      await onGame(read(jsonIn(rest.subarray(0, at).toString("utf8")), `line ${line}`));
      end += at + 1;
      rest = rest.subarray(at + 1);
    }
  }
  await handle.truncate(end);
}

/** Not every file can be told to be on a disk, such as a pipe. */
async function sync(handle: FileHandle): Promise<void> {
  try {
    await handle.datasync();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EINVAL")) throw error;
  }
}

/**
 * Opens a file for the games of a series.
 *
 * @param file - its path.
 * @param earlier - who reads what an earlier call has written; `null` where the file begins anew.
 * @throws RulesError `queue.unwritable`; `queue.malformed` where a line is none of the series.
 */
export async function openOutcomes(file: string, earlier: EarlierGames | null): Promise<OutcomeFile> {
  const { O_CREAT, O_RDWR, O_APPEND, O_TRUNC } = constants;
  try {
    const handle = await open(file, O_CREAT | O_RDWR | (earlier === null ? O_TRUNC : O_APPEND));
    if (earlier !== null) await readGames(handle, earlier);
    return {
      async add(games) {
        try {
          await handle.appendFile(games.map(lineOf).join(""));
          await sync(handle);
        } catch (error) {
          throw unwritable(file, error);
        }
      },
      close: () => handle.close(),
    };
  } catch (error) {
    throw isRulesError(error) ? error : unwritable(file, error);
  }
}
