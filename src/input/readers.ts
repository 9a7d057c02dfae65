import { isRulesError, RulesError, type Violation, violationOf } from "../clauses/violation.js";
import { type Fields, fieldsOf, invalid, invalidNumber, isWhole, listOf, within } from "./fields.js";

/**
 * Reads something that a caller passed and that stands at a path: gives a copy of it, or refuses it with
 * `options.not-an-object`, `options.unknown` or `options.invalid`. What was left out is `undefined`.
 *
 * Where parts of it are read, all that is wrong with them is refused together.
 */
export type Reader<T> = (value: unknown, path: string) => T;

/** More violations than that are not looked for. */
const ENOUGH_VIOLATIONS = 1000;

/** Reads a part, or adds what is wrong with it to the violations; then there is nothing to go on with. */
export function readPart<T>(violations: Violation[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!isRulesError(error)) throw error;
    violations.push(...error.violations.slice(0, ENOUGH_VIOLATIONS - violations.length));
    if (violations.length >= ENOUGH_VIOLATIONS) throw new RulesError(violations);
    return undefined;
  }
}

// Bundlers drop what is made by functions marked as free of side effects where nobody uses it.

/** A reader for each field of an object. */
export type Readers<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/**
 * Objects with fields as in a shape and no others. Where a field decides on others, the shape follows from the fields.
 * The copy has all fields of the shape: one that was left out is `undefined`, and never what `Object.prototype` has.
 */
/* @__NO_SIDE_EFFECTS__ */
export function object<T extends object>(
  shape: Readers<T> | ((fields: Fields, path: string) => Readers<T>),
): Reader<T> {
  return (value, path) => {
    const violations: Violation[] = [];
    const copy = readFields(shape, value, path, violations);
    if (violations.length > 0) throw new RulesError(violations);
    return copy as T;
  };
}

/** The fields of an object as far as they can be read; what is wrong is added to the violations. */
export function readFields<T extends object>(
  shape: Readers<T> | ((fields: Fields, path: string) => Readers<T>),
  value: unknown,
  path: string,
  violations: Violation[],
): Partial<T> {
  const fields = fieldsOf(value, path);
  const readers: Readonly<Record<string, Reader<unknown>>> =
    typeof shape === "function" ? shape(fields, path) : shape;
  const extra = Object.keys(fields).filter((name) => !Object.hasOwn(readers, name));
  for (const name of extra.slice(0, ENOUGH_VIOLATIONS))
    violations.push(violationOf("options.unknown", { path: within(path, name) }));
  const copies: [string, unknown][] = [];
  for (const [name, read] of Object.entries(readers)) {
    if (violations.length > 0 && readLater.has(read)) continue;
    copies.push([name, readPart(violations, () => read(fields[name], within(path, name)))]);
  }
  return Object.fromEntries(copies) as Partial<T>;
}

/** Objects of several kinds, told apart by a field. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOfKinds<By extends string, T extends { readonly [B in By]: string }>(
  by: By,
  kinds: { readonly [K in T[By]]: Readers<Omit<Extract<T, { readonly [B in By]: K }>, By>> },
): Reader<T> {
  const ofKind = choice(Object.keys(kinds) as T[By][]);
  return object<T>((fields, path) => {
    const kind = ofKind(fields[by], within(path, by));
    return { [by]: always(kind), ...kinds[kind] } as unknown as Readers<T>;
  });
}

/** Reads an element of a list, which may have to fit its index. */
export type ElementReader<T> = (value: unknown, path: string, index: number) => T;

/** Lists of a bounded length. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(each: ElementReader<T>, allowed: string, max?: number, min?: number): Reader<T[]> {
  return (value, path) => {
    const violations: Violation[] = [];
    const copy = listOf(value, path, allowed, max, min).map((one, index) =>
      readPart(violations, () => each(one, `${path}[${index}]`, index)),
    );
    if (violations.length > 0) throw new RulesError(violations);
    return copy as T[];
  };
}

/** Lists of a fixed length. */
/* @__NO_SIDE_EFFECTS__ */
export function row<T>(each: ElementReader<T>, length: number, allowed: string): Reader<T[]> {
  return list(each, allowed, length, length);
}

/** Pairs. */
/* @__NO_SIDE_EFFECTS__ */
export function tuple<A, B>(first: Reader<A>, second: Reader<B>, allowed: string): Reader<[A, B]> {
  const both = list<A | B>(
    (value, path, index) => (index === 0 ? first : second)(value, path),
    allowed,
    2,
    2,
  );
  return (value, path) => both(value, path) as [A, B];
}

/** What is read must be right in some way more. */
/* @__NO_SIDE_EFFECTS__ */
export function checked<T>(read: Reader<T>, isRight: (value: T) => boolean, allowed: string): Reader<T> {
  return (value, path) => {
    const copy = read(value, path);
    return isRight(copy) ? copy : invalid(path, allowed);
  };
}

/** Whether numbers rise from one to the next. */
export function areRising(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > numbers[index - 1]);
}

/** Whether no two texts or numbers are the same. */
export function areDifferent(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length;
}

/** Numbers each greater than the one before, or with `allowEqual` not smaller. */
/* @__NO_SIDE_EFFECTS__ */
export function rising(read: Reader<number[]>, allowed: string, allowEqual = false): Reader<number[]> {
  return (value, path) => {
    const numbers = read(value, path);
    const wrong = numbers.findIndex(
      (number, index) => number < numbers[index - 1] || (!allowEqual && number === numbers[index - 1]),
    );
    return wrong < 0 ? numbers : invalid(`${path}[${wrong}]`, allowed);
  };
}

/** Whole numbers in a range. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number): Reader<number> {
  return (value, path) =>
    isWhole(value, min, max) ? value : invalidNumber(value, path, `a whole number from ${min} to ${max}`);
}

/** One of several texts or numbers. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const T extends string | number>(choices: readonly T[]): Reader<T> {
  return (value, path) => {
    const found = choices.find((each) => Object.is(each, value));
    return found ?? invalidNumber(value, path, choices.join(", "));
  };
}

/** The one of several things that has an id. */
export function withId<T extends { readonly id: string }>(
  things: readonly T[],
  id: unknown,
  path: string,
): T {
  const found = things.find((each) => each.id === id);
  return found ?? invalid(path, [...new Set(things.map((each) => each.id))].join(", "));
}

/** A single value, or something else. */
/* @__NO_SIDE_EFFECTS__ */
export function either<const V, T>(single: V, read: Reader<T>): Reader<V | T> {
  return (value, path) => (value === single ? single : read(value, path));
}

/** What stands there, or `null`. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return either(null, read);
}

/** What may be left out; something else can stand for it then. */
export function optional<T>(read: Reader<T>): Reader<T | undefined>;
export function optional<T>(read: Reader<T>, otherwise: NoInfer<T>): Reader<T>;
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(read: Reader<T>, otherwise?: T): Reader<T | undefined> {
  return (value, path) => (value === undefined ? otherwise : read(value, path));
}

/** The readers of {@link later}. */
const readLater = /* @__PURE__ */ new WeakSet<Reader<unknown>>();

/** What depends on fields read before: it is read only where they are right. */
/* @__NO_SIDE_EFFECTS__ */
export function later<T>(readerFor: () => Reader<T>): Reader<T> {
  const read: Reader<T> = (value, path) => readerFor()(value, path);
  readLater.add(read);
  return read;
}

/** The same, whatever stands there. */
/* @__NO_SIDE_EFFECTS__ */
export function always<T>(value: T): Reader<T> {
  return () => value;
}

/** What stands there, to be read later. */
export const anything: Reader<unknown> = (value) => value;

/** True or false. */
export const trueOrFalse: Reader<boolean> = (value, path) =>
  typeof value === "boolean" ? value : invalid(path, "true, false");

/** True or false; false where it is left out. */
export const flag = optional(trueOrFalse, false);

/** A text that is not empty. */
export const name: Reader<string> = (value, path) =>
  typeof value === "string" && value !== "" ? value : invalid(path, "a text that is not empty");
