import { readFileSync } from "node:fs";
import { types } from "node:util";
import { isRulesError } from "perfect-home-rules";
import { isBotError } from "perfect-home-rules/node";
import { describe, expect, test } from "vitest";
import { IS_THOROUGH } from "../support/thorough.js";
import { type Animal, isFake, thatBreaks, ZOO } from "../support/zoo.js";
import { type Arguments, CALLS, METHODS, simulatorToCall } from "./calls.js";

type Callable = (...args: Arguments) => unknown;

const manifest: { readonly exports: object } = JSON.parse(readFileSync("package.json", "utf8"));
const ENTRIES = Object.keys(manifest.exports)
  .filter((path) => path !== "./package.json" && path !== "./core") // the functions of the main entry
  .map((path) => `perfect-home-rules${path.slice(1)}`);

/** The functions of an entry; classes are called with `new`. */
async function functionsOf(entry: string): Promise<ReadonlyMap<string, Callable>> {
  const exported: Readonly<Record<string, unknown>> = await import(entry);
  const functions = Object.entries(exported).filter(([, value]) => typeof value === "function");
  return new Map(
    functions.map(([name, value]) => {
      const isClass = /^class\b/.test(Function.prototype.toString.call(value));
      return [name, isClass ? (...args) => Reflect.construct(value as Callable, args) : (value as Callable)];
    }),
  );
}

/** Calls something: also takes the first steps of an iterator that it gives, and waits for a promise. */
async function follow(work: () => unknown): Promise<void> {
  const result = work();
  if (types.isGeneratorObject(result)) for (let step = 0; step < 3; step++) result.next();
  if (types.isPromise(result)) await result;
}

/** What is wrong with how a call takes junk; `null` where it answers or refuses it. */
async function faultOf(call: Callable, args: Arguments, mayThrow = false): Promise<string | null> {
  try {
    await follow(() => call(...args));
    return null;
  } catch (error) {
    const isOfClass = error instanceof TypeError && error.message.startsWith("Class constructor");
    if (mayThrow && (isFake(error) || isOfClass)) return null;
    if (isFake(error)) return "lets an error of the caller's through";
    if (isBotError(error)) return null;
    if (isRulesError(error)) return error.violations.length > 0 ? null : "gives an error without violations";
    return `throws ${error instanceof Error ? error.stack : typeof error}`;
  }
}

/** An argument list, and what is odd about it. */
interface Odd {
  readonly what: string;
  readonly args: Arguments;
  /** Whether it stands for a function: then what it throws is the caller's own. */
  readonly mayThrow: boolean;
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** How often junk can break in while data are read. */
const USES = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 100];

/** The arguments with an animal in each place, and in each field of the objects among them. */
function* oddArguments(args: Arguments, { name, make }: Animal): Generator<Odd, void, undefined> {
  const odd = (what: string, index: number, value: unknown, normal: unknown): Odd => ({
    what: `${name} ${what} argument ${index}`,
    args: args.with(index, value),
    mayThrow: typeof normal === "function",
  });
  for (const [index, arg] of args.entries()) {
    yield odd("as", index, make(), arg);
    if (!isPlain(arg) || Object.isFrozen(arg)) continue;
    for (const [field, normal] of Object.entries(arg)) {
      yield odd(`as ${field} of`, index, { ...arg, [field]: make() }, normal);
    }
    yield odd("beside the fields of", index, { ...arg, junk: make() }, null);
  }
}

function* brokenArguments(args: Arguments): Generator<Odd, void, undefined> {
  for (const [index, arg] of args.entries()) {
    if (typeof arg !== "object" || arg === null) continue;
    for (const uses of USES)
      yield {
        what: `argument ${index} that breaks after ${uses} uses`,
        args: args.with(index, thatBreaks(arg, uses)),
        mayThrow: false,
      };
  }
}

/** How many functions it takes in `npm test` until each animal has stood in each place. */
const TURNS = 2;

/** What is wrong with how a function takes junk. In `npm test` it meets every other odd argument, its neighbour the rest. */
async function faultsOf(call: Callable, args: Arguments, turn: number): Promise<string[]> {
  const faults: string[] = [];
  const all = [...ZOO.flatMap((animal) => [...oddArguments(args, animal)]), ...brokenArguments(args)];
  const met = IS_THOROUGH ? all : all.filter((_, index) => (index + turn) % TURNS === 0);
  for (const odd of met) {
    const fault = await faultOf(call, odd.args, odd.mayThrow);
    if (fault !== null) faults.push(`${odd.what}: ${fault}`);
  }
  return faults;
}

test("every entry of the package has its calls", () => {
  expect(Object.keys(CALLS).sort()).toEqual([...ENTRIES].sort());
});

describe.each(ENTRIES)("every function of %s", (entry) => {
  test("has arguments to be called with, which it takes", async () => {
    const functions = await functionsOf(entry);
    expect(Object.keys(CALLS[entry]).sort()).toEqual([...functions.keys()].sort());
    for (const [name, call] of functions) {
      expect(await faultOf(call, CALLS[entry][name]), name).toBe(null);
    }
  });

  const names = Object.keys(CALLS[entry] ?? {});
  test.concurrent.each(names.map((name, turn) => [name, turn] as const))(
    "%s answers the zoo, or refuses it with an error of the library's",
    async (name, turn) => {
      const call = (await functionsOf(entry)).get(name);
      if (call === undefined) throw new Error(`${entry} does not export ${name}`);
      expect(await faultsOf(call, CALLS[entry][name], turn)).toEqual([]);
    },
    60_000,
  );
});

describe("every method of a simulator", () => {
  test("has arguments to be called with", () => {
    const methods = Object.entries(simulatorToCall()).filter(([, value]) => typeof value === "function");
    expect(methods.map(([name]) => name).sort()).toEqual(Object.keys(METHODS).sort());
  });

  const methods = Object.entries(METHODS).map(([name, args], turn) => [name, args, turn] as const);
  test.each(methods)("%s answers the zoo, or refuses it", async (name, args, turn) => {
    const call: Callable = (...given) => (simulatorToCall()[name] as Callable)(...given);
    expect(await faultsOf(call, args, turn)).toEqual([]);
  });
});
