import { throwShape } from "../clauses/violation.js";

/** No list that a caller passes is longer than this: more players than that can't play. */
export const MAX_ELEMENTS = 100_000;

/** The fields of something that a caller passed. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Refuses the value of an option.
 *
 * @param path - where it stands.
 * @param allowed - what is allowed there, in words.
 * @throws RulesError `options.invalid`.
 */
export function invalid(path: string, allowed: string): never {
  return throwShape("options.invalid", { path, allowed });
}

const NO_MINUS = "0, not -0";

/** What a refused number lacks that a range can't tell: -0, as in `JSON.parse("-0")`, is never taken for 0. */
export function aboutMinus(value: unknown): { readonly allowed?: string } {
  return Object.is(value, -0) ? { allowed: NO_MINUS } : {};
}

/** Refuses the value of an option that must be one of some numbers. */
export function invalidNumber(value: unknown, path: string, allowed: string): never {
  return invalid(path, Object.is(value, -0) ? `${allowed}; ${NO_MINUS}` : allowed);
}

/** The path of a field. */
export function within(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** Whether something is a whole number in a range, and not -0. */
export function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= min && Number(value) <= max;
}

/** Whether something is a list; a proxy that throws is none. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Whether something is what objects written in braces inherit from, in this realm or in another one. */
function isObjectPrototype(value: object): boolean {
  return Object.getPrototypeOf(value) === null && Object.hasOwn(value, "isPrototypeOf");
}

/**
 * Whether something is an object as written in braces, also in another realm: a frame, a context of `node:vm`, a test
 * runner's. A proxy that throws is none.
 */
export function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  try {
    const prototype: object | null = Object.getPrototypeOf(value);
    return prototype === null || isObjectPrototype(prototype);
  } catch {
    return false;
  }
}

/** Whether an object has a field of its own; a proxy that throws has none. */
export function hasField(value: object, name: string): boolean {
  try {
    return Object.hasOwn(value, name);
  } catch {
    return false;
  }
}

/**
 * Does nothing but read what a caller passed, whose getters and proxies may throw anything, errors that look like this
 * library's included.
 */
export function readSafely<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch {
    return invalid(path, "plain data");
  }
}

/**
 * The names of the own fields of an object or a list. A symbol that does not enumerate is no field: MobX keeps there what
 * it knows of whoever watches.
 */
export function ownNames(value: object): PropertyKey[] {
  return Reflect.ownKeys(value).filter(
    (name) => typeof name === "string" || Object.prototype.propertyIsEnumerable.call(value, name),
  );
}

/**
 * A copy of the own fields of a plain object: each is read once, so what is checked is what is used. The copy inherits
 * nothing.
 *
 * @param value - anything at all.
 * @param path - where it stands.
 * @throws RulesError `options.not-an-object`; `options.invalid` where a getter or a proxy throws.
 * @example
 * ```ts
 * fieldsOf({ seed: 1 }, "settings")["seed"] // => 1
 * ```
 */
export function fieldsOf(value: unknown, path: string): Fields {
  if (!isPlainObject(value)) return throwShape("options.not-an-object", { path });
  return readSafely(path, () => {
    const fields: Record<string, unknown> = Object.create(null);
    for (const key of ownNames(value)) fields[String(key)] = (value as Fields)[key as string];
    return fields;
  });
}

/**
 * A copy of a list, made by index: its iterator is the caller's and need not end. What is no list, or longer or shorter
 * than allowed, is refused before anything in it is read.
 */
export function listOf(
  value: unknown,
  path: string,
  allowed: string,
  max = MAX_ELEMENTS,
  min = 0,
): unknown[] {
  if (!isList(value)) return invalid(path, allowed);
  const length = readSafely(path, () => value.length);
  if (!isWhole(length, min, max)) return invalid(path, allowed);
  return readSafely(path, () => Array.from({ length }, (_, index) => value[index]));
}
