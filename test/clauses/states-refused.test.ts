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

const NOT_STATES: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  "a number": 5,
  "a text": JSON.stringify(state),
  "an empty object": {},
  "a list": [],
  "a function": () => state,
  "a spread copy": { ...state },
  "a JSON copy": JSON.parse(JSON.stringify(state)),
  "a clone": structuredClone(state),
  "an altered copy": { ...state, ended: [true, false] },
  "a copy of an observation": { ...view },
  "an observation with hidden cards": { ...view, hidden: state.hidden },
  "an heir": Object.create(state),
  "a proxy": new Proxy(state, {}),
  "a proxy that throws": hostile(),
  "a part of a state": state.table,
  "a copy that throws when read": withThrowingField(state, "setup"),
};

describe.each(Object.entries(ASK))("%s", (_name, ask) => {
  test.each(Object.entries(NOT_STATES))("refuses %s", (_what, value) => {
    expect(violationIn(() => ask(as<GameState>(value)))).toMatchObject({ code: "state.unknown" });
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
