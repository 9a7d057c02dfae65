import fc from "fast-check";
import {
  checkRecord,
  createGame,
  decodeMove,
  encodeMove,
  explainMove,
  type GameRecord,
  isRulesError,
  type Move,
  moveSpaceSize,
} from "perfect-home-rules";
import { formatMove, formatRecord, parseMove, parseRecord } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { rollOf } from "../support/chance.js";
import { playGame, recordGame, recordOfMoves, WAYS } from "./games.js";
import { mutateJson, mutateText } from "./mutate.js";

const { numRuns = 100, seed = 1 } = fc.readConfigureGlobal();
// `npm run fuzz -- records` asks for 100,000.
const RUNS = numRuns * 10;
const MOVES = 30;

const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
const moves = Array.from({ length: moveSpaceSize(state) }, (_, code) => decodeMove(state, code, code % 2));
const records = WAYS.map((way, index): GameRecord => {
  const { result } = recordGame(playGame(way, index));
  return { ...recordOfMoves(playGame(way, index, MOVES)), result };
});
const texts = records.map(formatRecord);
const builtIn = namesOf();

/** What can be found on every object and on every list. */
function namesOf(): readonly PropertyKey[] {
  return [Object.prototype, Array.prototype].flatMap((prototype) => Reflect.ownKeys(prototype));
}

/** The result, or `null` where it is refused as it should be. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (isRulesError(error)) return null;
    throw error;
  }
}

/** Tries mutants, none of which may change what all objects have. */
function fuzz(name: string, tryOne: (roll: (below: number) => number) => boolean): void {
  test(name, { timeout: 60_000 + RUNS * 30 }, () => {
    let accepted = 0;
    for (let run = 0; run < RUNS; run++) {
      const number = seed + run;
      try {
        if (tryOne(rollOf(number))) accepted += 1;
      } catch (error) {
        throw new Error(`mutant ${number}`, { cause: error });
      }
    }
    expect(namesOf()).toEqual(builtIn);
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThan(RUNS);
  });
}

describe("mutants are refused with typed errors, or read as what is written again", () => {
  fuzz("texts of moves", (roll) => {
    const text = mutateText(formatMove(moves[roll(moves.length)]), roll);
    const move = attempt(() => parseMove(text));
    if (move === null) return false;
    if (JSON.stringify(parseMove(formatMove(move))) !== JSON.stringify(move)) throw new Error(text);
    attempt(() => encodeMove(state, move));
    return true;
  });

  fuzz("moves", (roll) => {
    const move = mutateJson(moves[roll(moves.length)], roll) as Move;
    explainMove(state, move);
    attempt(() => encodeMove(state, move));
    const text = attempt(() => formatMove(move));
    if (text === null) return false;
    if (formatMove(parseMove(text)) !== text) throw new Error(text);
    return true;
  });

  fuzz("texts of records", (roll) => {
    const text = mutateText(texts[roll(texts.length)], roll);
    const record = attempt(() => parseRecord(text));
    if (record === null) return false;
    if (JSON.stringify(parseRecord(formatRecord(record))) !== JSON.stringify(record)) throw new Error(text);
    attempt(() => checkRecord(record));
    return true;
  });

  fuzz("records", (roll) => {
    const record = mutateJson(records[roll(records.length)], roll) as GameRecord;
    const text = attempt(() => formatRecord(record));
    attempt(() => checkRecord(record));
    if (text === null) return false;
    if (formatRecord(parseRecord(text)) !== text) throw new Error(text);
    return true;
  });

  fuzz("records as JSON", (roll) => {
    const json = mutateText(JSON.stringify(records[roll(records.length)]), roll);
    let record: GameRecord;
    try {
      record = JSON.parse(json) as GameRecord;
    } catch {
      return false;
    }
    return attempt(() => checkRecord(record)) !== null;
  });
});
