import type { Json } from "../clauses/violation-details.js";
import {
  fieldsOf,
  invalid,
  invalidNumber,
  isList,
  isPlainObject,
  listOf,
  ownNames,
  readSafely,
  within,
} from "./fields.js";

/** Deeper than anything that a game is created from. */
const DEEPEST = 32;

function copyList(list: readonly unknown[], path: string, depth: number): Json {
  // Neither holes, which could be four thousand millions, nor anything beside the elements.
  const length = readSafely(path, () => ownNames(list).length - 1);
  const elements = listOf(list, path, "a list without holes", length, length);
  return elements.map((each, index) => copyValue(each, `${path}[${index}]`, depth));
}

function copyObject(value: object, path: string, depth: number): Json {
  const fields = fieldsOf(value, path);
  const copy: Record<string, Json> = {};
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    if (name === "__proto__") invalid(within(path, name), "no such field");
    if (field !== undefined) copy[name] = copyValue(field, within(path, name), depth);
  }
  return copy;
}

function copyValue(value: unknown, path: string, depth: number): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (Object.is(value, -0)) invalidNumber(value, path, "plain JSON");
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (depth === 0) invalid(path, `at most ${DEEPEST} levels`);
  if (isList(value)) return copyList(value, path, depth - 1);
  return isPlainObject(value) ? copyObject(value, path, depth - 1) : invalid(path, "plain JSON");
}

/**
 * A deep copy of something that a caller passed, which must be plain JSON: each field is read once, so what is
 * checked is what is used. A field that is `undefined` counts as left out.
 *
 * @param value - anything at all.
 * @param path - where it stands; empty for all that was passed.
 * @throws RulesError `options.invalid`, `options.not-an-object`.
 * @example
 * ```ts
 * copyJson({ moves: [1, 2], note: undefined }) // => { moves: [1, 2] }
 * ```
 */
export function copyJson(value: unknown, path = ""): Json {
  return copyValue(value, typeof path === "string" ? path : "", DEEPEST);
}
