import { runInNewContext } from "node:vm";
import {
  checkRecord,
  createGame,
  createRecorder,
  describeSheet,
  explainMove,
  type GameOptions,
  type GameState,
  legalMoves,
  type Move,
  observe,
  parseState,
  recordOf,
  scoreSheets,
  stateKey,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { as, codeOf, violationIn } from "../support/refusals.js";

const OPTIONS: GameOptions = { players: ["Ann", "Bob"], seed: 5, layout: "zombies", plans: {} };
const state = createGame(OPTIONS);

/** The same data, made in another realm: an iframe's, a test runner's, a context's of `node:vm`. */
function elsewhere<T>(data: T): T {
  return runInNewContext("JSON.parse(text)", { text: JSON.stringify(data) });
}

describe("plain JSON of another realm is plain JSON", () => {
  test("its objects and lists inherit from others than ours", () => {
    const { players, plans } = elsewhere(OPTIONS);
    expect(players).not.toBeInstanceOf(Array);
    expect(plans).not.toBeInstanceOf(Object);
  });

  test("as options, moves, states, observations, records and descriptions", () => {
    const [move] = legalMoves(state);
    const record = { ...recordOf(createRecorder(OPTIONS), state), moves: [move] };
    const description = describeSheet(state, 0);
    expect(stateKey(createGame(elsewhere(OPTIONS)))).toBe(stateKey(state));
    expect(stateKey(as<GameState>(parseState(elsewhere(state))))).toBe(stateKey(state));
    expect(stateKey(as<GameState>(parseState(elsewhere(observe(state, 1)))))).toBe(
      stateKey(observe(state, 1)),
    );
    expect(explainMove(state, elsewhere(move))).toBe(null);
    expect(lastKeyOf(elsewhere(record))).toBe(lastKeyOf(record));
    expect(scoreSheets(elsewhere([description]))).toEqual(scoreSheets([description]));
  });

  test.each([
    "new Map([['players', ['Ann']], ['seed', 1]])",
    "new Date()",
    "new (class Options { players = ['Ann']; seed = 1 })()",
    "Object.create({ players: ['Ann'], seed: 1 })",
    "Object.create(Object.create(null))",
    "new (class extends null { constructor() { return Object.create(new.target.prototype); } })()",
    "Object('text')",
    "(function () { return new Proxy({}, { getPrototypeOf() { throw new Error(); } }); })()",
  ])("%s is none, here or there", (code) => {
    for (const value of [runInNewContext(code), runInThisRealm(code)]) {
      expect(codeOf(() => createGame(as<GameOptions>(value)))).toBe("options.not-an-object");
      expect(codeOf(() => parseState(value))).toBe("state.malformed");
      expect(explainMove(state, as<Move>(value))?.code).toBe("move.malformed");
    }
  });
});

describe("a copy of a state", () => {
  test.each([
    ["structuredClone", structuredClone(state)],
    ["JSON", JSON.parse(JSON.stringify(state))],
    ["another realm", elsewhere(state)],
    ["a deep proxy", deepProxy(state)],
  ])("by %s is refused with the call that reads it, which makes it a state again", (_, copy: GameState) => {
    const { code, message } = violationIn(() => legalMoves(copy));
    expect(code).toBe("state.unknown");
    expect(message).toContain("`parseState`");
    expect(stateKey(as<GameState>(parseState(copy)))).toBe(stateKey(state));
  });
});

/** A proxy that wraps everything in it as well, as of a framework that watches all of it. */
function deepProxy<T extends object>(value: T): T {
  const copy: T = Object.assign(Array.isArray(value) ? [] : {}, value);
  return new Proxy(copy, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      return typeof part === "object" && part !== null ? deepProxy(part) : part;
    },
  });
}

function runInThisRealm(code: string): unknown {
  return new Function(`return ${code}`)();
}

function lastKeyOf(record: Parameters<typeof checkRecord>[0]): string {
  return stateKey(checkRecord(record).state);
}
