import { isPlainObject } from "./fields.js";
import type { Json } from "./violation.js";

/** Deeper than anything that a game is created from. */
const DEEPEST = 32;

/** What is not plain JSON: where it stands, and what may stand there. */
export type Misfit = (path: string, expected: string) => never;

function copyList(list: readonly unknown[], path: string, misfit: Misfit, depth: number): Json {
  const { length } = list;
  // Neither holes, which could be four thousand millions, nor anything beside the elements.
  if (Reflect.ownKeys(list).length !== length + 1) misfit(path, "a list without holes");
  return Array.from(list, (each, index) => copyValue(each, `${path}[${index}]`, misfit, depth));
}

function copyObject(value: object, path: string, misfit: Misfit, depth: number): Json {
  const fields: [string, Json][] = [];
  for (const key of Reflect.ownKeys(value)) {
    const at = path === "" ? String(key) : `${path}.${String(key)}`;
    if (typeof key !== "string" || key === "__proto__") misfit(at, "no such field");
    const field: unknown = (value as Readonly<Record<string, unknown>>)[key];
    if (field !== undefined) fields.push([key, copyValue(field, at, misfit, depth)]);
  }
  return Object.fromEntries(fields);
}

function copyValue(value: unknown, path: string, misfit: Misfit, depth: number): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)) return value;
  if (depth === 0) misfit(path, `at most ${DEEPEST} levels`);
  if (Array.isArray(value)) return copyList(value as readonly unknown[], path, misfit, depth - 1);
  return isPlainObject(value) ? copyObject(value, path, misfit, depth - 1) : misfit(path, "plain JSON");
}

/**
 * A deep copy of something that a caller passed, which must be plain JSON: each field is read once, so what is
 * checked is what is used. A field that is `undefined` counts as left out.
 *
 * @param misfit - refuses what is not plain JSON.
 */
export function copyJson(value: unknown, path: string, misfit: Misfit): Json {
  return copyValue(value, path, misfit, DEEPEST);
}
