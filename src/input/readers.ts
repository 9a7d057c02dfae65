import { isRulesError, RulesError, shapeViolation, type Violation } from "../clauses/violation.js";
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
    return collect(violations, error);
  }
}

/** Keeps the violations of a part that was refused; any other error is thrown again. */
function collect(violations: Violation[], error: unknown): undefined {
  if (!isRulesError(error)) throw error;
  violations.push(...error.violations.slice(0, ENOUGH_VIOLATIONS - violations.length));
  if (violations.length >= ENOUGH_VIOLATIONS) throw new RulesError(violations);
}

// Bundlers drop what is made by functions marked as free of side effects where nobody uses it.

/** A reader for each field of an object. */
export type Readers<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/**
 * Objects with fields as in a shape and no others. Where a field decides on others, the shape follows from the fields.
 * The copy has all fields of the shape: one that was left out is `undefined`, and never what `Object.prototype` has.
 *
 * @param shape - a reader for each field, or a function that gives them.
 * @example
 * ```ts
 * const read = object({ name: text, seats: whole(1, 4) });
 * read({ name: "red", seats: 2 }, "table") // => { name: "red", seats: 2 }
 * let paths: unknown[] = [];
 * try {
 *   read({ seats: 5, color: "red" }, "table");
 * } catch (error) {
 *   if (isRulesError(error)) paths = error.violations.map(({ details }) => details.path);
 * }
 * paths // => ["table.color", "table.name", "table.seats"]
 * ```
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
    violations.push(shapeViolation("options.unknown", { path: within(path, name) }));
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(readers)) {
    const read = readers[name];
    if (violations.length > 0 && readLater.has(read)) continue;
    try {
      copy[name] = read(fields[name], within(path, name));
    } catch (error) {
      copy[name] = collect(violations, error);
    }
  }
  return copy as Partial<T>;
}

/**
 * Objects of several kinds, told apart by a field.
 *
 * @param by - the field.
 * @param kinds - the readers of the other fields, by the value of that one.
 * @example
 * ```ts
 * interface Turn { readonly type: "turn"; readonly player: number }
 * interface Stop { readonly type: "stop" }
 * const read = oneOfKinds<"type", Turn | Stop>("type", { turn: { player: whole(0, 3) }, stop: {} });
 * read({ type: "turn", player: 2 }, "message") // => { type: "turn", player: 2 }
 * read({ type: "stop" }, "message") // => { type: "stop" }
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function oneOfKinds<By extends string, T extends { readonly [B in By]: string }>(
  by: By,
  kinds: { readonly [K in T[By]]: Readers<Omit<Extract<T, { readonly [B in By]: K }>, By>> },
): Reader<T> {
  return object<T>((fields, path) => {
    const kind = choice(Object.keys(kinds) as T[By][])(fields[by], within(path, by));
    return { [by]: always(kind), ...kinds[kind] } as unknown as Readers<T>;
  });
}

/** Reads an element of a list, which may have to fit its index; like a {@link Reader} otherwise. */
export type ElementReader<T> = (value: unknown, path: string, index: number) => T;

/**
 * Lists of a bounded length. They are read by index: the iterator is the caller's and need not end.
 *
 * @param each - reads an element, of which it gets the index too.
 * @param allowed - what is allowed, in words, where it is no list or of another length.
 * @param max - the greatest length; a hundred thousand by default.
 * @param min - the smallest length; 0 by default.
 * @example
 * ```ts
 * list(whole(0, 9), "a list of up to 3 digits", 3)([4, 0], "digits") // => [4, 0]
 * ```
 */
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

/**
 * Lists of a fixed length.
 *
 * @param each - reads an element, of which it gets the index too.
 * @param length - the length.
 * @param allowed - what is allowed, in words, where it is no list or of another length.
 * @example
 * ```ts
 * row(boolean, 2, "two answers")([true, false], "answers") // => [true, false]
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function row<T>(each: ElementReader<T>, length: number, allowed: string): Reader<T[]> {
  return list(each, allowed, length, length);
}

/**
 * Pairs.
 *
 * @param first - reads the first of the two.
 * @param second - reads the second.
 * @param allowed - what is allowed, in words, where it is no list of two.
 * @example
 * ```ts
 * tuple(text, whole(0, 9), "a name and a digit")(["Ann", 4], "pair") // => ["Ann", 4]
 * ```
 */
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

/**
 * What is read must hold in some way more.
 *
 * @param read - reads the value.
 * @param isRight - whether it holds.
 * @param allowed - what must hold, in words.
 * @example
 * ```ts
 * const even = checked(whole(0, 8), (number) => number % 2 === 0, "an even number");
 * even(6, "number") // => 6
 * ```
 */
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

/**
 * Whole numbers in a range. -0 is not taken for 0.
 *
 * @param min - the smallest.
 * @param max - the greatest.
 * @example
 * ```ts
 * whole(1, 4)(3, "seats") // => 3
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number): Reader<number> {
  return (value, path) =>
    isWhole(value, min, max) ? value : invalidNumber(value, path, `a whole number from ${min} to ${max}`);
}

/**
 * One of several texts or numbers.
 *
 * @param choices - the texts or numbers.
 * @example
 * ```ts
 * choice(["red", "blue"])("blue", "color") // => "blue"
 * ```
 */
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

/**
 * A single value, or something else.
 *
 * @param single - the value.
 * @param read - reads what is not that value.
 * @example
 * ```ts
 * either("spectator", whole(0, 9))("spectator", "observer") // => "spectator"
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function either<const V, T>(single: V, read: Reader<T>): Reader<V | T> {
  return (value, path) => (value === single ? single : read(value, path));
}

/**
 * What stands there, or `null`.
 *
 * @param read - reads what is not `null`.
 * @example
 * ```ts
 * nullable(whole(0, 9))(null, "player") // => null
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return either(null, read);
}

/**
 * What may be left out; something else can stand for it then.
 *
 * @param read - reads what is not `undefined`.
 * @returns a reader that gives `undefined`, or what stands for it, where it is left out.
 * @example
 * ```ts
 * optional(whole(0, 9), 5)(undefined, "seed") // => 5
 * ```
 */
export function optional<T>(read: Reader<T>): Reader<T | undefined>;
/**
 * What may be left out; something else stands for it then.
 *
 * @param read - reads what is not `undefined`.
 * @param otherwise - what stands for it where it is left out.
 */
export function optional<T>(
  read: Reader<T>,
  otherwise: [T][T extends unknown ? 0 : never], // NoInfer<T>, which TypeScript has from 5.4 on
): Reader<T>;
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

/**
 * The same, whatever stands there.
 *
 * @param value - what is read.
 * @example
 * ```ts
 * always(1)("anything", "version") // => 1
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function always<T>(value: T): Reader<T> {
  return () => value;
}

/** What stands there, to be read later: not a copy. */
export const anything: Reader<unknown> = (value) => value;

/** True or false, nothing that counts as such. */
export const boolean: Reader<boolean> = (value, path) =>
  typeof value === "boolean" ? value : invalid(path, "true, false");

/**
 * A function, which is not copied. What it takes and gives nobody can read from it.
 *
 * @typeParam T - its type, on the caller's word.
 *
 * @example
 * ```ts
 * const listen = callable<() => void>();
 * typeof listen(() => {}, "listener") // => "function"
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function callable<T extends (...args: never[]) => unknown>(): Reader<T> {
  return (value, path) => (typeof value === "function" ? (value as T) : invalid(path, "a function"));
}

/** A text that is not empty. */
export const text: Reader<string> = (value, path) =>
  typeof value === "string" && value !== "" ? value : invalid(path, "a text that is not empty");
