import { inspect } from "node:util";
import {
  applyMove,
  createGame,
  decision,
  describeSheet,
  explainMove,
  type GameState,
  isLegal,
  isOver,
  legalMoves,
  type Observation,
  observe,
  opponentScore,
  type PlanLetter,
  planStatus,
  playersToMove,
  provenance,
  sampleState,
  scoreSheet,
  standings,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { as, hostile, violationIn, withThrowingField } from "../support/refusals.js";

const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
const [move] = legalMoves(state);
const view = observe(state, 0);

/** All functions that take a state, asked something that is right otherwise. */
const ASK: Readonly<Record<string, (position: GameState) => unknown>> = {
  applyMove: (position) => applyMove(position, move),
  tryApplyMove: (position) => tryApplyMove(position, move),
  observe: (position) => observe(position, 0),
  explainMove: (position) => explainMove(position, move),
  isLegal: (position) => isLegal(position, move),
  legalMoves: (position) => legalMoves(position, 0),
  playersToMove: (position) => playersToMove(position),
  isOver: (position) => isOver(position),
  decision: (position) => decision(position, 0),
  planStatus: (position) => planStatus(position, 0, "A"),
  scoreSheet: (position) => scoreSheet(position, 0),
  standings: (position) => standings(position),
  opponentScore: (position) => opponentScore(position),
  provenance: (position) => provenance(position),
  describeSheet: (position) => describeSheet(position, 0),
};

/** All functions that take a player. */
const ASK_OF: Readonly<Record<string, (player: number) => unknown>> = {
  observe: (player) => observe(state, player),
  legalMoves: (player) => legalMoves(state, player),
  decision: (player) => decision(state, player),
  planStatus: (player) => planStatus(state, player, "A"),
  scoreSheet: (player) => scoreSheet(state, player),
  describeSheet: (player) => describeSheet(state, player),
};

const { version: _version, ...withoutVersion } = state;

/** Looks like a draft of Immer that was changed in no end of places. */
function endless(): object {
  const kept = { base: state, parts: Object.values(state) };
  const draft: object = new Proxy(state, {
    get: (_, name) => (name === Symbol.for("immer-state") ? kept : draft),
    getOwnPropertyDescriptor: () => ({ value: draft, configurable: true }),
  });
  return draft;
}

const NOT_STATES: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  "a number": 5,
  "a text": JSON.stringify(state),
  "an empty object": {},
  "a list": [],
  "a function": () => state,
  "a spread copy with a field more": { ...state, score: 0 },
  "a spread copy with a field less": withoutVersion,
  "a JSON copy": JSON.parse(JSON.stringify(state)),
  "a clone": structuredClone(state),
  "an altered copy": { ...state, ended: [true, false] },
  "a copy with the turns of another position": { ...state, turns: view.turns },
  "a copy of an observation for somebody else": { ...view, observer: 1 },
  "an observation with hidden cards": { ...view, hidden: state.hidden },
  "an heir": Object.create(state),
  "a proxy that makes things up": new Proxy(
    { ...state },
    { get: (all, name) => (name === "ended" ? [] : Reflect.get(all, name)) },
  ),
  "a draft that was made up": {
    [Symbol.for("immer-state")]: { base: state },
    ...state,
    ended: [true, false],
  },
  "a draft of a draft without end": endless(),
  "a proxy that throws": hostile(),
  "a part of a state": state.table,
  "a copy that throws when read": withThrowingField(state, "setup"),
};

describe.each(Object.entries(ASK))("%s", (_name, ask) => {
  test.each(Object.entries(NOT_STATES))("refuses %s", (_what, value) => {
    expect(violationIn(() => ask(as<GameState>(value)))).toMatchObject({ code: "state.unknown" });
  });
});

/** What stores and frameworks make of a state without changing it. */
const AS_GOOD: Readonly<Record<string, GameState>> = {
  "a spread copy": { ...state },
  "a frozen copy": Object.freeze(Object.assign({}, state)),
  "a copy in another order": Object.fromEntries(Object.entries(state).reverse()) as never,
  "a proxy of one layer": new Proxy(state, {}),
  "a proxy of a copy": new Proxy({ ...state }, {}),
};

describe.each(Object.entries(ASK))("%s", (_name, ask) => {
  test.each(Object.entries(AS_GOOD))("takes %s for the state", (_what, value) => {
    expect(ask(value)).toEqual(ask(state));
  });
});

describe("observations where a state is needed", () => {
  test.each(["applyMove", "tryApplyMove", "observe"])("%s refuses them", (name) => {
    expect(violationIn(() => ASK[name](as<GameState>(view)))).toMatchObject({ code: "state.observation" });
  });

  test("SET-7: only what a player knows can be sampled, not a state", () => {
    const violation = violationIn(() => sampleState(as<Observation>(state), 1));
    expect(violation).toMatchObject({ code: "state.not-observation" });
  });

  test("RND-3: an observation shows what is public of the others, and no move of theirs", () => {
    expect(legalMoves(view, 1)).toEqual([]);
    expect(decision(view, 1)).toBeNull();
    expect(scoreSheet(view, 1)).toEqual(scoreSheet(state, 1));
    expect(planStatus(view, 1, "A")).toEqual(planStatus(state, 1, "A"));
    expect(explainMove(view, { ...move, player: 1 })).toMatchObject({
      code: "player.not-observer",
      clause: "RND-3",
    });
  });
});

describe.each(Object.entries(ASK_OF))("%s", (_name, ask) => {
  const nobody = [
    -1,
    2,
    0.5,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    "0",
    "Ann",
    "__proto__",
    "length",
  ];
  const others = [[0], {}, true, 0n, Symbol("0"), Object(0), Object.create(null), () => 0, hostile()];

  test.each([...nobody, ...others].map((player) => [inspect(player), player]))(
    "refuses %s as a player",
    (_text, player) => {
      expect(violationIn(() => ask(as<number>(player)))).toMatchObject({ code: "player.unknown" });
    },
  );
});

describe("planStatus", () => {
  const letters = [
    "D",
    "a",
    "",
    "AB",
    "length",
    0,
    null,
    undefined,
    ["A"],
    {},
    Object("A"),
    Object.create(null),
  ];
  const others = [Symbol("A"), hostile()];

  test.each([...letters, ...others].map((letter) => [inspect(letter), letter]))(
    "refuses %s as a plan",
    (_text, letter) => {
      expect(violationIn(() => planStatus(state, 0, as<PlanLetter>(letter)))).toMatchObject({
        code: "plan.unknown",
      });
    },
  );
});

test("none of this has changed the state", () => {
  expect(state).toEqual(createGame({ players: ["Ann", "Bob"], seed: 1 }));
});
