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

/** Whether something is a whole number in a range, and not -0. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= least && Number(value) <= most;
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

/** A copy of the own fields of a plain object: each is read once, so what is checked is what is used. */
export function fieldsOf(value: unknown, path: string): Fields {
  return readSafely(path, () => {
    if (!isPlainObject(value)) return refuse("options.not-an-object", { path });
    const fields: Record<string, unknown> = Object.create(null);
    for (const key of Reflect.ownKeys(value)) fields[String(key)] = (value as Fields)[key as string];
    return fields;
  });
}

/** A copy of a list; what is none, or longer or shorter than allowed, is refused before anything in it is read. */
export function listOf(
  value: unknown,
  path: string,
  allowed: string,
  most = MOST_ELEMENTS,
  least = 0,
): unknown[] {
  return readSafely(path, () => {
    if (!Array.isArray(value) || value.length > most || value.length < least) return invalid(path, allowed);
    return Array.from(value as readonly unknown[]);
  });
}
