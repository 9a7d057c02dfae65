import { createRecorder, type GameOptions, RulesError, violationOf } from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";
import type { SavedSession } from "./session.js";

/** Settings that have been read. */
export interface Table {
  readonly bots: readonly (Bot | null)[];
  readonly seed: number;
}

const HIGHEST_SEED = 2 ** 32 - 1;

/** Refuses a setting. */
export function refuseSetting(path: string, allowed: string): never {
  throw new RulesError([violationOf("options.invalid", { path, allowed })]);
}

/** Refuses a part of a saved session. */
export function refuseSaved(path: string, expected: string): never {
  throw new RulesError([violationOf("record.malformed", { path, expected })]);
}

function isWhole(value: unknown, max: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= 0 && Number(value) <= max;
}

/** The fields of a plain object, each read once; `null` where it is none, has others, or can't be read. */
function fieldsIn(value: unknown, names: readonly string[]): Readonly<Record<string, unknown>> | null {
  try {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const fields = { ...value };
    return Object.keys(fields).every((name) => names.includes(name)) ? fields : null;
  } catch {
    return null; // a getter or a proxy threw
  }
}

/** The bots in a list that is no longer than the number of seats; `null` for anything else. */
function botsIn(value: unknown, seats: number): (Bot | null)[] | null {
  try {
    if (!Array.isArray(value) || value.length > seats) return null;
    const bots: unknown[] = Array.from({ length: value.length }, (_, seat) => value[seat]);
    const areBots = bots.every((bot) => bot === null || typeof bot === "function");
    return areBots ? (bots as (Bot | null)[]) : null;
  } catch {
    return null;
  }
}

/** Reads who plays at the seats; each field that is `undefined` counts as left out. */
export function readSettings(settings: unknown, seats: number): Table {
  const fields = fieldsIn(settings, ["bots", "seed"]);
  if (fields === null) return refuseSetting("settings", "an object with bots and seed");
  const { bots = [], seed = 0 } = fields;
  const read = botsIn(bots, seats);
  if (read === null)
    return refuseSetting("settings.bots", "a list of bots and nulls, at most one per player");
  if (!isWhole(seed, HIGHEST_SEED))
    return refuseSetting("settings.seed", `an integer from 0 to ${HIGHEST_SEED}`);
  return { bots: read, seed };
}

/** Reads what `toJSON` gave: the options are copied, the rest of the record is judged when it is replayed. */
export function readSaved(saved: unknown): SavedSession {
  const fields = fieldsIn(saved, ["version", "record", "made"]);
  if (fields === null) return refuseSaved("", "an object with version, record and made");
  const { version, record, made } = fields;
  if (version !== 1) return refuseSaved("version", "1");
  if (!isWhole(made, Number.MAX_SAFE_INTEGER)) return refuseSaved("made", "a non-negative integer");
  const parts = fieldsIn(record, ["version", "package", "options", "moves", "revealed", "result"]);
  if (parts === null) return refuseSaved("record", "a record");
  const { options } = createRecorder(parts["options"] as GameOptions);
  return { version, record: { ...parts, options } as SavedSession["record"], made };
}
