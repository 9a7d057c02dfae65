import { createRecorder, type GameOptions } from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";
import {
  anything,
  callable,
  choice,
  list,
  nullable,
  object,
  optional,
  refusedAs,
  whole,
} from "perfect-home-rules/readers";
import type { SavedSession } from "./session.js";

/** Settings that have been read. */
export interface Table {
  readonly bots: readonly (Bot | null)[];
  readonly seed: number;
}

const HIGHEST_SEED = 2 ** 32 - 1;

/** Reads who plays at the seats; each field that is `undefined` counts as left out. */
export function readSettings(settings: unknown, seats: number): Table {
  const bots = list(nullable(callable<Bot>()), "a list of bots and nulls, at most one per player", seats);
  const table = object<Table>({ bots: optional(bots, []), seed: optional(whole(0, HIGHEST_SEED), 0) });
  return refusedAs("options.invalid", table)(settings, "settings");
}

/** A record is judged when it is replayed. */
const record = object({
  version: anything,
  package: anything,
  options: anything,
  moves: anything,
  revealed: anything,
  result: anything,
});

const savedSession = refusedAs(
  "record.malformed",
  object({ version: choice([1]), record, made: whole(0, Number.MAX_SAFE_INTEGER) }),
);

/** Reads what `toJSON` gave: the options are copied, the rest of the record is judged when it is replayed. */
export function readSaved(saved: unknown): SavedSession {
  const { version, record, made } = savedSession(saved, "");
  const { options } = createRecorder(record.options as GameOptions);
  return { version, record: { ...record, options } as SavedSession["record"], made };
}
