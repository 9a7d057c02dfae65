import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { GameRecord, Violation } from "perfect-home-rules";
import type { BotErrorCode, BotFailure, GameOutcome } from "perfect-home-rules/node";
import {
  checked,
  choice,
  copyJson,
  either,
  fieldsOf,
  invalid,
  list,
  nullable,
  object,
  type Reader,
  refusedAs,
  row,
  whole,
} from "perfect-home-rules/readers";
import type { Description } from "./description.js";
import { jsonIn } from "./description.js";
import type { GameRange } from "./store.js";

/** What came of a game of a chunk. */
export type GameResult =
  | { readonly game: number; readonly outcome: GameOutcome; readonly failure: null }
  | { readonly game: number; readonly outcome: null; readonly failure: BotFailure };

/** What came of a chunk. */
export interface ChunkResult {
  /** Its games in order; fewer than all where the series stops at a failure, which is then the last. */
  readonly games: readonly GameResult[];
  /** How long it took, in milliseconds. */
  readonly milliseconds: number;
}

type Row = readonly [
  rounds: number,
  endedBy: readonly string[],
  totals: readonly number[],
  places: readonly number[],
  opponentTotal: number | null,
  record: unknown,
];

/** A chunk's result as it stands in Redis: rows without names, a failure in place of a row. */
interface Packed {
  readonly milliseconds: number;
  readonly games: readonly (Row | BotFailure)[];
}

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** The most bytes that a result unpacks to. */
const MAX_BYTES = 2 ** 28;
/** Most of the gain comes from names that repeat: a quick pass finds them. */
const LEVEL = 1;

/** The result of a chunk, packed. */
export async function packResult({ games, milliseconds }: ChunkResult): Promise<Buffer> {
  const packed: Packed = {
    milliseconds: Math.round(milliseconds),
    games: games.map(({ outcome, failure }) =>
      outcome === null
        ? failure
        : [
            outcome.rounds,
            outcome.endedBy,
            outcome.totals,
            outcome.places,
            outcome.opponentTotal,
            outcome.record,
          ],
    ),
  };
  return deflate(JSON.stringify(packed), { level: LEVEL });
}

const CAUSES = ["all-plans", "last-refusal", "no-empty-house", "deck-empty"] as const;
const CODES = [
  "bot.not-loaded",
  "bot.threw",
  "bot.illegal-move",
  "bot.timed-out",
  "bot.exited",
  "bot.spoiled",
] as const satisfies readonly BotErrorCode[];

const MAX_NUMBER = 2 ** 31;
const readNumber = whole(-MAX_NUMBER, MAX_NUMBER);
const readCount = whole(0, MAX_NUMBER);
const readWords: Reader<string> = (value, path) =>
  checked(copyJson, (copy) => typeof copy === "string", "a text")(value, path) as string;

/** Outcomes of games as a series must have them: its players, its seeds. */
function rowReader({ options, records }: Description): Reader<Omit<GameOutcome, "seed">> {
  const { length } = options.players;
  const numbers = row(readNumber, length, "a number for each player");
  const places = row(whole(1, length + 1), length, "a place for each player");
  const causes = list(choice(CAUSES), "a list of reasons", CAUSES.length, 1);
  const opponent = nullable(readNumber);
  const readers = [readCount, causes, numbers, places, opponent, copyJson] as const;
  return (value, path) => {
    const cells = row<unknown>(
      (cell, at, index) => readers[index](cell, at),
      readers.length,
      "a row",
    )(value, path) as unknown as [number, GameOutcome["endedBy"], number[], number[], number | null, unknown];
    const [rounds, endedBy, totals, placed, opponentTotal, record] = cells;
    return {
      rounds,
      endedBy,
      totals,
      places: placed,
      opponentTotal,
      record: records ? (record as GameRecord) : null,
    };
  };
}

function failureReader({ options }: Description): Reader<BotFailure> {
  return object<BotFailure>({
    code: choice(CODES),
    player: whole(0, options.players.length - 1),
    game: nullable(readCount),
    seed: nullable(whole(0, 2 ** 32 - 1)),
    violation: nullable(copyJson as Reader<unknown>) as Reader<Violation | null>,
    thrown: either(null, readWords),
  });
}

const SEEDS = 2 ** 32;

/** The seed of a game of a series. */
function seedOf({ seed }: Description, game: number): number {
  return (seed + game) % SEEDS;
}

/** Reads the result of a chunk, whose games follow from the chunk, whatever the result says. */
function resultReader(description: Description, { first, count }: GameRange): Reader<ChunkResult> {
  const readRow = rowReader(description);
  const readFailure = failureReader(description);
  const readGame = (value: unknown, path: string, index: number): GameResult => {
    const game = first + index;
    const seed = seedOf(description, game);
    if (Array.isArray(value)) return { game, outcome: { seed, ...readRow(value, path) }, failure: null };
    const failure = readFailure(value, path);
    // One that has no game has kept all from being played.
    const where = failure.game === null ? { game: null, seed: null } : { game, seed };
    return { game, outcome: null, failure: { ...failure, ...where } };
  };
  const read = object<ChunkResult>({
    milliseconds: readCount,
    games: list(readGame, "a list of games", count, 1),
  });
  return (value, path) => {
    const result = read(value, path);
    const { length } = result.games;
    const { failure } = result.games[length - 1];
    const stops = failure !== null && (!description.goesOn || failure.game === null);
    return length === count || stops ? result : invalid(`${path}.games`, `${count} games`);
  };
}

/**
 * Reads lines of a series' file: the number of the game with its outcome or failure.
 *
 * @throws RulesError `queue.malformed`, also for a line of another series.
 */
export function lineReader(description: Description): Reader<GameResult> {
  const readRow = rowReader(description);
  const readFailure = failureReader(description);
  return refusedAs("queue.malformed", (value, path) => {
    const { game: number, failure, ...outcome } = fieldsOf(value, path);
    const game = whole(0, description.games - 1)(number, `${path}.game`);
    const seed = seedOf(description, game);
    if (failure !== undefined) {
      return {
        game,
        outcome: null,
        failure: { ...readFailure(failure, `${path}.failure`), game, seed },
      };
    }
    whole(seed, seed)(outcome["seed"], `${path}.seed`);
    const row = ["rounds", "endedBy", "totals", "places", "opponentTotal", "record"].map(
      (name) => outcome[name],
    );
    return { game, outcome: { seed, ...readRow(row, path) }, failure: null };
  });
}

/**
 * Unpacks the result of a chunk, which may be anything at all.
 *
 * @throws RulesError `queue.malformed`.
 */
export async function unpackResult(
  result: Buffer,
  chunk: GameRange,
  description: Description,
): Promise<ChunkResult> {
  let json = "";
  try {
    json = (await inflate(result, { maxOutputLength: MAX_BYTES })).toString("utf8");
  } catch {
    // Not packed, or far too long: refused as no JSON is.
  }
  const read = refusedAs("queue.malformed", resultReader(description, chunk));
  return read(jsonIn(json), `results[${chunk.first}]`);
}
