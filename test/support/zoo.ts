import { createContext, runInContext } from "node:vm";

/** An animal: something that a caller without types can pass anywhere. */
export interface Animal {
  readonly name: string;
  /** A new one each time, as some are used up or changed. */
  make(): unknown;
}

/** Errors that only look like the library's: none of them may come out of it. */
const fakes = new WeakSet<object>();

/** Whether an error is one that an animal has thrown. */
export function isFake(error: unknown): boolean {
  return typeof error === "object" && error !== null && fakes.has(error);
}

/** Throws what could be taken for an error of the library, by all but its content. */
function throwFake(): never {
  const fake = Object.assign(new Error("a fake"), { code: "options.invalid", violations: null });
  fake.name = "RulesError";
  fakes.add(fake);
  throw fake;
}

const TRAPS = [
  "apply",
  "construct",
  "defineProperty",
  "deleteProperty",
  "get",
  "getOwnPropertyDescriptor",
  "getPrototypeOf",
  "has",
  "isExtensible",
  "ownKeys",
  "preventExtensions",
  "set",
  "setPrototypeOf",
] as const;

/** A proxy whose every use throws. */
function throwing(target: object): object {
  return new Proxy(target, Object.fromEntries(TRAPS.map((trap) => [trap, throwFake])));
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Nobody needs to walk so far through a list that has at most a few elements. */
const FAR = 1_000_000;

function* endless(): Generator<string, never, undefined> {
  for (let step = 0; step < FAR; step++) yield "Ann";
  throw new Error(`an iterator was followed for ${FAR} steps`);
}

/** A list with an iterator that does not end. */
function endlessList(target: readonly unknown[]): object {
  return new Proxy(target, {
    get: (list, key, receiver) => (key === Symbol.iterator ? endless : Reflect.get(list, key, receiver)),
  });
}

/** A list that says something else than its length. */
function listOfLength(length: unknown): object {
  return new Proxy([], { get: (list, key) => (key === "length" ? length : Reflect.get(list, key)) });
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { sheets: value };
  return value;
}

function cycle(): object {
  const round: Record<string, unknown> = { players: ["Ann"], seed: 1 };
  round["start"] = round;
  return round;
}

function cyclicList(): unknown[] {
  const round: unknown[] = [];
  round.push(round);
  return round;
}

const NAMES = ["type", "player", "players", "seed", "code", "version", "moves", "options", "violations"];

/** An object with getters that throw. */
function withGetters(): object {
  return Object.defineProperties(
    {},
    Object.fromEntries(NAMES.map((name) => [name, { enumerable: true, get: throwFake }])),
  );
}

/** Something that can't be made a text or a number. */
function unspeakable(): object {
  return { toString: throwFake, valueOf: throwFake, toJSON: throwFake, [Symbol.toPrimitive]: throwFake };
}

class Instance {
  readonly players = ["Ann"];
  readonly seed = 1;
}

/** One for all animals: to make a realm takes forty times as long as to make something in it. */
const anotherRealm = createContext();

function ofAnotherRealm(code: string): unknown {
  return runInContext(code, anotherRealm);
}

/** A value is given the name that it is written as. */
function plain(name: string, value: unknown): Animal {
  return { name, make: () => value };
}

/** The whole zoo. */
export const ZOO: readonly Animal[] = [
  plain("undefined", undefined),
  plain("null", null),
  plain("true", true),
  plain("NaN", Number.NaN),
  plain("Infinity", Number.POSITIVE_INFINITY),
  plain("-0", -0),
  plain("-1", -1),
  plain("a half", 0.5),
  plain("a bigint", 10n),
  plain("a symbol", Symbol("type")),
  plain("an empty text", ""),
  plain("__proto__", "__proto__"),
  plain("constructor", "constructor"),
  plain("a lone surrogate", "\uD800"),
  plain("a text of a million characters", "x".repeat(1_000_000)),
  plain("a text of 100,000 brackets", "[".repeat(100_000)),
  { name: "a function", make: () => () => undefined },
  { name: "a function that gives a symbol", make: () => () => Symbol("share") },
  { name: "a function that gives a bigint", make: () => () => 1n },
  { name: "a function that gives a proxy that throws", make: () => () => throwing({}) },
  { name: "an async function", make: () => async () => undefined },
  { name: "a class", make: () => class {} },
  { name: "an instance", make: () => new Instance() },
  { name: "a date", make: () => new Date(0) },
  { name: "a map", make: () => new Map([["players", ["Ann"]]]) },
  { name: "a set", make: () => new Set(["Ann"]) },
  { name: "an error", make: () => new Error("junk") },
  { name: "typed numbers", make: () => new Uint32Array(4) },
  { name: "a boxed text", make: () => Object("Ann") },
  { name: "an object", make: () => ({}) },
  { name: "an object without a prototype", make: () => Object.create(null) },
  { name: "an object with __proto__", make: () => JSON.parse('{"__proto__":{"seed":1}}') },
  { name: "an object with a symbol", make: () => ({ [Symbol("seed")]: 1 }) },
  { name: "a cycle", make: cycle },
  { name: "a list", make: () => [] },
  { name: "a list of junk", make: () => [null, Symbol("move"), throwing({})] },
  { name: "a list in itself", make: cyclicList },
  { name: "a list of holes", make: () => new Array(2 ** 32 - 1) },
  { name: "data nested 10,000 deep", make: () => nested(10_000) },
  { name: "an endless list", make: () => endlessList(["Ann", "Bob"]) },
  { name: "an endless empty list", make: () => endlessList([]) },
  { name: "a list of length 4,294,967,295", make: () => listOfLength(2 ** 32 - 1) },
  { name: "a list of length Infinity", make: () => listOfLength(Number.POSITIVE_INFINITY) },
  { name: "a list of no length", make: () => listOfLength(unspeakable()) },
  { name: "getters that throw", make: withGetters },
  { name: "something that can't be said", make: unspeakable },
  {
    name: "a promise that throws",
    make: () => Object.fromEntries(["then", "catch"].map((name) => [name, throwFake])),
  },
  { name: "a proxy that throws", make: () => throwing({}) },
  { name: "a list that throws", make: () => throwing([]) },
  { name: "a function that throws when used", make: () => throwing(() => undefined) },
  { name: "a revoked proxy", make: () => revoked({}) },
  { name: "a revoked list", make: () => revoked([]) },
  { name: "another realm's object", make: () => ofAnotherRealm("({ type: 'pick', player: 0, stack: 0 })") },
  { name: "another realm's list", make: () => ofAnotherRealm("[1, 2, 3]") },
  { name: "another realm's map", make: () => ofAnotherRealm("new Map()") },
  { name: "another realm's error", make: () => ofAnotherRealm("new Error('junk')") },
];

/** Data as they are, but for one use after which everything throws. */
export function thatBreaks(value: object, uses: number): object {
  let left = uses;
  const wrap = (target: object): object =>
    new Proxy(target, {
      get(object, key, receiver) {
        if (left-- <= 0) throwFake();
        const field: unknown = Reflect.get(object, key, receiver);
        return typeof field === "object" && field !== null && !Object.isFrozen(object) ? wrap(field) : field;
      },
      ownKeys(object) {
        if (left-- <= 0) throwFake();
        return Reflect.ownKeys(object);
      },
    });
  return wrap(value);
}
