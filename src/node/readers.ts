import { isRulesError, RulesError, type Violation, violationOf } from "perfect-home-rules";

/** Reads something that a caller passed and that stands at a path: gives a copy of it, or refuses it. */
export type Reader<T> = (value: unknown, path: string) => T;

type Fields = Readonly<Record<string, unknown>>;

/** More violations than that are not looked for. */
const ENOUGH_VIOLATIONS = 1000;

/** Refuses a value. */
export function invalid(path: string, allowed: string): never {
  throw new RulesError([violationOf("options.invalid", { path, allowed })]);
}

/** Does nothing but read what a caller passed, whose getters and proxies may throw anything. */
function readSafely<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch {
    return invalid(path, "plain data");
  }
}

/** Whether something is an object as written in braces, also in another realm. A proxy that throws is none. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  try {
    const prototype: object | null = Object.getPrototypeOf(value);
    if (prototype === null) return true;
    return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, "isPrototypeOf");
  } catch {
    return false;
  }
}

/** A copy of the own fields of a plain object: each is read once, so what is checked is what is used. */
export function fieldsOf(value: unknown, path: string): Fields {
  if (!isPlainObject(value)) throw new RulesError([violationOf("options.not-an-object", { path })]);
  return readSafely(path, () => {
    const fields: Record<string, unknown> = Object.create(null);
    for (const key of Reflect.ownKeys(value)) fields[String(key)] = (value as Fields)[key as string];
    return fields;
  });
}

/** Reads several things, and refuses all that is wrong with them together. */
function readAll<T>(reads: readonly (() => T)[], found: readonly Violation[] = []): T[] {
  const violations = [...found];
  const copies: T[] = [];
  for (const read of reads) {
    try {
      copies.push(read());
    } catch (error) {
      if (!isRulesError(error)) throw error;
      violations.push(...error.violations);
    }
  }
  if (violations.length > 0) throw new RulesError(violations.slice(0, ENOUGH_VIOLATIONS));
  return copies;
}

/** Objects with these fields and no others, passed as an argument: their fields are named without a path before them. */
export function object<T extends object>(readers: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  const all = Object.entries<Reader<unknown>>(readers);
  return (value, path) => {
    const fields = fieldsOf(value, path);
    const extra = Object.keys(fields).filter((name) => !Object.hasOwn(readers, name));
    const unknown = extra
      .slice(0, ENOUGH_VIOLATIONS)
      .map((name) => violationOf("options.unknown", { path: name }));
    const reads = all.map(
      ([name, read]) =>
        () =>
          [name, read(fields[name], name)] as const,
    );
    return Object.fromEntries(readAll(reads, unknown)) as T;
  };
}

/** Whether something is a list; a proxy that throws is none. */
function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Lists of a fixed length, read by index: the iterator is the caller's and need not end. */
export function row<T>(each: Reader<T>, length: number, allowed: string): Reader<T[]> {
  return (value, path) => {
    if (!isList(value)) return invalid(path, allowed);
    if (readSafely(path, () => value.length) !== length) return invalid(path, allowed);
    const elements = readSafely(path, () => Array.from({ length }, (_, index) => value[index]));
    return readAll(elements.map((element, index) => () => each(element, `${path}[${index}]`)));
  };
}

/** Whole numbers in a range; -0 is not taken for 0. */
export function whole(min: number, max: number): Reader<number> {
  return (value, path) => {
    const isMinusZero = Object.is(value, -0);
    if (Number.isInteger(value) && !isMinusZero && Number(value) >= min && Number(value) <= max)
      return Number(value);
    return invalid(path, `a whole number from ${min} to ${max}${isMinusZero ? "; 0, not -0" : ""}`);
  };
}

/** What may be left out; something else stands for it then. */
export function optional<T>(read: Reader<T>, otherwise: NoInfer<T>): Reader<T> {
  return (value, path) => (value === undefined ? otherwise : read(value, path));
}
