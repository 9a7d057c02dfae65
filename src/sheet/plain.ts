import { type Fields, isPlainObject, within } from "../rules/fields.js";
import { isRulesError, refuse } from "../rules/violation.js";

/** Refuses a part of a description. */
export function malformed(path: string, expected: string): never {
  return refuse("description.malformed", { path, expected });
}

/**
 * The own fields of a plain object, each read once, so that what is checked is what is used. A field that is
 * `undefined` counts as left out.
 *
 * @throws RulesError `description.malformed` for anything else, and for fields that are missing or unknown.
 */
export function readFields(
  value: unknown,
  path: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Fields {
  if (!isPlainObject(value)) malformed(path, "a plain object");
  const fields: Record<string, unknown> = Object.create(null);
  for (const key of Reflect.ownKeys(value)) {
    const isKnown = typeof key === "string" && (required.includes(key) || optional.includes(key));
    if (!isKnown) malformed(within(path, String(key)), "no such field");
    const field = (value as Fields)[key];
    if (field !== undefined) fields[key] = field;
  }
  const missing = required.find((name) => fields[name] === undefined);
  return missing === undefined ? fields : malformed(within(path, missing), "a value");
}

/** How many elements a list may have. */
export interface ListLength {
  /** At least so many. */
  readonly least: number;
  /** At most so many. */
  readonly most: number;
}

/**
 * A copy of a list. Its length is looked at before anything in it.
 *
 * @throws RulesError `description.malformed`.
 */
export function readList(value: unknown, path: string, { least, most }: ListLength): unknown[] {
  const expected = least === most ? `a list of ${most}` : `a list of ${least} to ${most}`;
  if (!Array.isArray(value)) malformed(path, expected);
  const { length } = value as readonly unknown[];
  const isPlain = length >= least && length <= most && Reflect.ownKeys(value).length === length + 1;
  return isPlain ? Array.from(value as readonly unknown[]) : malformed(path, expected);
}

/**
 * A whole number from 0 to `most`.
 *
 * @throws RulesError `description.malformed`.
 */
export function readCount(value: unknown, path: string, most: number): number {
  const isCount = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
  return isCount && !Object.is(value, -0)
    ? (value as number)
    : malformed(path, `a whole number from 0 to ${most}`);
}

/**
 * Reads something that a caller passed, whose getters or proxies may throw.
 *
 * @throws RulesError `description.malformed` for whatever they throw.
 */
export function readSafely<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (isRulesError(error)) throw error;
    return malformed(path, "plain data");
  }
}
