import { type Fields, invalid, isPlainObject, within } from "./fields.js";
import type { Json } from "./violation-details.js";

/** Deeper than anything that a game is created from. */
const DEEPEST = 32;

function copyList(list: readonly unknown[], path: string, depth: number): Json {
  const { length } = list;
  // Neither holes, which could be four thousand millions, nor anything beside the elements.
  if (Reflect.ownKeys(list).length !== length + 1) invalid(path, "a list without holes");
  return Array.from(list, (each, index) => copyValue(each, `${path}[${index}]`, depth));
}

function copyObject(value: object, path: string, depth: number): Json {
  const fields: [string, Json][] = [];
  for (const key of Reflect.ownKeys(value)) {
    const at = within(path, String(key));
    if (typeof key !== "string" || key === "__proto__") invalid(at, "no such field");
    const field: unknown = (value as Fields)[key];
    if (field !== undefined) fields.push([key, copyValue(field, at, depth)]);
  }
  return Object.fromEntries(fields);
}

function copyValue(value: unknown, path: string, depth: number): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)) return value;
  if (depth === 0) invalid(path, `at most ${DEEPEST} levels`);
  if (Array.isArray(value)) return copyList(value as readonly unknown[], path, depth - 1);
  return isPlainObject(value) ? copyObject(value, path, depth - 1) : invalid(path, "plain JSON");
}

/**
 * A deep copy of something that a caller passed, which must be plain JSON: each field is read once, so what is
 * checked is what is used. A field that is `undefined` counts as left out.
 */
export function copyJson(value: unknown): Json {
  return copyValue(value, "", DEEPEST);
}
