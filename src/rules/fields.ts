import { isRulesError, refuse } from "./violation.js";

/** No list that a caller passes is longer than this: more architects than that can't play. */
export const MOST_ELEMENTS = 100_000;

/** The fields of something that a caller passed. */
export type Fields = Readonly<Record<string, unknown>>;

/** Refuses the value of an option. */
export function invalid(path: string, allowed: string): never {
  return refuse("options.invalid", { path, allowed });
}

/** The path of a field. */
export function within(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** Whether something is a list; a proxy that throws is none. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Whether something is an object as written in braces; a proxy that throws is none. */
export function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  try {
    const prototype: unknown = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
  } catch {
    return false;
  }
}

/** What a caller passed may be read through getters and proxies that throw. */
function readSafely<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (isRulesError(error)) throw error;
    return invalid(path, "plain data");
  }
}

/** A copy of the own fields of a plain object; each is read once. Fields left out may also be `undefined`. */
export function fieldsOf(value: unknown, path: string, names: readonly string[]): Fields {
  return readSafely(path, () => {
    if (!isPlainObject(value)) return refuse("options.not-an-object", { path });
    const fields: Record<string, unknown> = Object.create(null);
    for (const key of Reflect.ownKeys(value)) {
      const name = String(key);
      if (!names.includes(name)) refuse("options.unknown", { path: within(path, name) });
      fields[name] = (value as Fields)[name];
    }
    return fields;
  });
}

/** A copy of a list of at most so many elements. */
export function listOf(value: unknown, path: string, allowed: string, most = MOST_ELEMENTS): unknown[] {
  return readSafely(path, () => {
    if (!Array.isArray(value) || value.length > most) return invalid(path, allowed);
    return Array.from(value as readonly unknown[]);
  });
}

/** A whole number in a range. */
export function wholeOf(value: unknown, path: string, least: number, most: number): number {
  const isWhole = typeof value === "number" && Number.isInteger(value) && !Object.is(value, -0);
  return isWhole && value >= least && value <= most
    ? value
    : invalid(path, `a whole number from ${least} to ${most}`);
}

/** One of several strings; the first one where the field is left out. */
export function choiceOf<T extends string>(value: unknown, path: string, choices: readonly T[]): T {
  if (value === undefined) return choices[0];
  return choices.find((each) => each === value) ?? invalid(path, choices.join(", "));
}

/** True or false; false where the field is left out. */
export function flagOf(value: unknown, path: string): boolean {
  if (value === undefined) return false;
  return typeof value === "boolean" ? value : invalid(path, "true, false");
}

/** A text that is not empty. */
export function nameOf(value: unknown, path: string): string {
  return typeof value === "string" && value !== "" ? value : invalid(path, "a text that is not empty");
}
