import {
  type CustomLayout,
  createGame,
  type GameState,
  opponentScore,
  planStatus,
  type SpecialCard,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import type { TableRun } from "../../src/state/table-run.js";
import { nuclearWar } from "../../src/variants/expansions/nuclear-war/nuclear-war.js";
import { aaaGame, card, playRounds } from "../support/dealt.js";
import {
  after,
  customLayout,
  pointsIn,
  pointsOf,
  positionOf,
  sheetWith,
  wrongPath,
} from "../support/positions.js";

const NUCLEAR = { layout: "nuclear-war" } as const;

/** The lines of the section of shelters, each with what the street holds and scores. */
function streetsOf(state: GameState, player = 0): readonly (readonly [number, number])[] {
  const section = scoreSheet(state, player).sections.find((each) => each.section === "shelters");
  return (section?.items ?? []).map(({ count, points }) => [count, points]);
}

/** The capacities of the shelters that the AAA has built. */
function builtIn({ table }: GameState) {
  return table.expansion?.id === "nuclear-war" ? table.expansion.built : null;
}

/** What the AAA has built when a Validation card is drawn after so few cards given, which the printed deck never does. */
function built(layout: CustomLayout, given: readonly string[], special: SpecialCard) {
  const state = structuredClone(createGame({ layout, players: ["Ann"], seed: 1, mode: { aaa: "sam" } }));
  const table = { ...state.table, opponent: { given: given.map(card), planPoints: [null, null, null] } };
  const run = { setup: state.setup, sheets: state.sheets, turns: [], state: { ...state, table }, emit() {} };
  nuclearWar.resolve(run as unknown as TableRun, special);
  return builtIn(run.state);
}

describe("NUC-1: what a shelter holds", () => {
  test("NUC-1: the number of its house; houses without a shelter hold nothing", () => {
    const sheet = sheetWith(NUCLEAR, ["1 2 3 . 8", "7 8", "6 7"]);
    expect(streetsOf(positionOf(NUCLEAR, [sheet])).map(([capacity]) => capacity)).toEqual([10, 8, 6]);
  });

  test("NUC-1: a number copied there counts too", () => {
    const begun = positionOf(NUCLEAR, [sheetWith(NUCLEAR, ["8"])], ["4 extension", "5 park", "6 park"]);
    const state = after(
      begun,
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 1, house: 0, number: 4 },
      { type: "extend", street: 0, house: 1, from: "left" },
    );
    expect(streetsOf(state)[0][0]).toBe(8);
    expect(state.turns[0]?.sheet.expansion).toBeNull();
  });

  test("NTQ-5: 9¾ and its kind hold the part before ¾ (8¾ and so on: ruling)", () => {
    const sheet = sheetWith(NUCLEAR, [". 9¾", ". 7¾", "11¾"]);
    expect(streetsOf(positionOf(NUCLEAR, [sheet])).map(([capacity]) => capacity)).toEqual([9, 7, 11]);
  });

  test("RBT-6: a shelter whose house is replaced by a roundabout can't be built any more (ruling)", () => {
    const options = { ...NUCLEAR, advanced: true, plans: { C: "all-shelters" } };
    const begun = positionOf(options, [sheetWith(NUCLEAR, [])]);
    const state = after(begun, 0, { type: "roundabout", street: 0, house: 1 });
    expect(planStatus(state, 0, "C")).toMatchObject({ met: false, parts: [{ have: 0, need: 14 }] });
  });
});

describe("NUC-2: the largest capacity of each street", () => {
  const large = sheetWith(NUCLEAR, [". 8", ". 8", "8"]);
  const small = sheetWith(NUCLEAR, [". 7", ". 7", "7"]);

  test("NUC-2: it scores 8, 10 and 11", () => {
    const state = positionOf(NUCLEAR, [small, large]);
    expect(streetsOf(state, 0)).toEqual([
      [7, 0],
      [7, 0],
      [7, 0],
    ]);
    expect(streetsOf(state, 1)).toEqual([
      [8, 8],
      [8, 10],
      [8, 11],
    ]);
  });

  test("NUC-2: who is tied scores it too, and each street is compared by itself", () => {
    const mixed = sheetWith(NUCLEAR, [". 9", ". 7", "8"]);
    expect(pointsOf(NUCLEAR, [large, mixed, small], "shelters")).toEqual([10 + 11, 8 + 11, 0]);
    expect(pointsOf(NUCLEAR, [large, large], "shelters")).toEqual([29, 29]);
  });

  test("NUC-2: without any shelter all are tied (ruling)", () => {
    const blank = sheetWith(NUCLEAR, []);
    expect(pointsOf(NUCLEAR, [blank, blank], "shelters")).toEqual([29, 29]);
    expect(pointsOf(NUCLEAR, [blank, blank], "optimism")).toEqual([9, 9]);
  });

  test("RND-3: a player is compared with the others' public sheets", () => {
    const blank = sheetWith(NUCLEAR, []);
    const begun = positionOf(NUCLEAR, [blank, blank], ["4 extension", "5 park", "6 park"]);
    const state = after(
      begun,
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 0, house: 1, number: 4 },
    );
    expect(streetsOf(state, 0)[0]).toEqual([4, 8]);
    expect(streetsOf(state, 1)[0]).toEqual([0, 8]);
  });
});

describe("NUC-3: optimism", () => {
  test("NUC-3: the smallest total of the three streets scores 9, and who is tied too", () => {
    const totals = [
      [". 8", ". 8", "1"],
      [". 1", ". 1", "1"],
      [". 3", "", ""],
    ].map((streets) => sheetWith(NUCLEAR, streets));
    expect(pointsOf(NUCLEAR, totals, "optimism")).toEqual([0, 9, 9]);
    const [section] = scoreSheet(positionOf(NUCLEAR, totals), 0).sections.slice(-1);
    expect(section).toEqual({
      section: "optimism",
      clause: "NUC-3",
      items: [{ of: "optimism", count: 17, points: 0 }],
      points: 0,
    });
  });
});

describe("NUC-4: the AAA's first shelters", () => {
  test.each(["sam", "closed"] as const)("NUC-4: 20, 30 and 30 (%s)", (aaa) => {
    const state = createGame({ ...NUCLEAR, players: ["Ann"], seed: 1, mode: { aaa } });
    expect(builtIn(state)).toEqual([[20], [30], [30]]);
  });

  test("NUC-4: nobody has built any where there is no AAA", () => {
    expect(createGame({ ...NUCLEAR, players: ["Ann"], seed: 1 }).table.expansion).toBeNull();
    const expert = { ...NUCLEAR, players: ["Ann", "Bob"], seed: 1, mode: "expert" } as const;
    expect(createGame(expert).table.expansion).toBeNull();
  });
});

describe("NUC-5: Validation cards", () => {
  const before = ["2 park", "3 pool", "1 fence", "2 fence", "15 fence", "14 fence"];
  const middle = ["12 park", "13 pool", "4 park", "5 park", "6 park"];
  const last = ["4 improvement", "11 fence", "7 park"];

  const drawn = (letter: "A" | "B" | "C", given: readonly string[], options = {}): GameState => {
    const state = playRounds(aaaGame({ ...NUCLEAR, ...options }, given, letter), given.length);
    expect(state.table.opponent?.given).toEqual(given.map(card));
    expect(state.table.removed).toEqual([{ special: "validation", letter }]);
    return state;
  };

  test.each([
    ["A", [[20, 11], [30], [30]]],
    ["B", [[20], [30, 11], [30]]],
    ["C", [[20], [30], [30, 11]]],
  ] as const)("NUC-5: with %s the AAA builds the highest of the last three cards given", (letter, built) => {
    expect(builtIn(drawn(letter, [...before, ...middle, ...last]))).toEqual(built);
  });

  test("NUC-5 XPN-3: whether the AAA validates the plan or not, and also where its agency is closed", () => {
    const sam = drawn("C", [...before, ...middle, ...last]); // Sam validates plan A alone
    expect(sam.table.opponent?.planPoints).toEqual([null, null, null]);
    const closed = drawn("A", [...before, ...middle, ...last], { mode: { aaa: "closed" } });
    expect(builtIn(closed)).toEqual([[20, 11], [30], [30]]);
    expect(closed.table.opponent?.planPoints[0]).not.toBeNull();
  });

  test("NUC-5 NTQ-5: 9¾ is worth 9 (ruling)", () => {
    const nine = ["4 improvement", "9¾ fence", "7 park"];
    const given = [...before, ...middle, "9 park", ...nine];
    expect(builtIn(drawn("A", given, { nineAndThreeQuarters: true }))?.[0]).toEqual([20, 9]);
  });

  test("NUC-5: with fewer cards the highest of those, with none nothing is built (ruling)", () => {
    const layout = customLayout(NUCLEAR, { aaaStart: [1, 2, 3] });
    const specials = (["A", "B", "C"] as const).map((letter) => ({ special: "validation", letter }) as const);
    expect(wrongPath(layout)).toBeNull();
    expect(built(layout, [], specials[0])).toEqual([[1], [2], [3]]);
    expect(built(layout, ["5 park"], specials[1])).toEqual([[1], [2, 5], [3]]);
    expect(built(layout, ["5 park", "3 pool"], specials[2])).toEqual([[1], [2], [3, 5]]);
    expect(built(layout, ["15 park", "3 pool", "4 park", "5 park"], specials[0])).toEqual([[1, 5], [2], [3]]);
  });

  test("NUC-5 NUC-6: the AAA has as many shelters as the sheet shows", () => {
    const layout = customLayout(NUCLEAR, { shelters: [[0], [], [1, 3]] });
    const letters = ["A", "B", "C"] as const;
    const cardsDrawn = letters.map((letter) => ({ special: "validation", letter }) as const);
    expect(cardsDrawn.map((each) => built(layout, ["5 park"], each))).toEqual([
      [[20], [], [30]],
      [[20], [], [30]],
      [[20], [], [30, 5]],
    ]);
  });
});

describe("NUC-6: roundabouts", () => {
  const begun = (options = {}) => aaaGame({ ...NUCLEAR, advanced: true, ...options }, ["5 park", "6 park"]);

  test.each(["sam", "closed"] as const)("NUC-6: the AAA builds a 10 in that street (%s)", (aaa) => {
    const state = after(begun({ mode: { aaa } }), 0, { type: "roundabout", street: 1, house: 0 });
    expect(builtIn(playRounds(state, 1))).toEqual([[20], [30, 10], [30]]);
  });

  test("NUC-6: for each roundabout of the round, as long as a shelter is left", () => {
    const two = after(
      begun(),
      0,
      { type: "roundabout", street: 2, house: 0 },
      { type: "roundabout", street: 2, house: 5 },
    );
    expect(builtIn(playRounds(two, 1))).toEqual([[20], [30], [30, 10, 10]]);
    const sheet = customLayout(NUCLEAR, { shelters: [[0], [0], [0, 1]] });
    const few = after(
      begun({ layout: sheet }),
      0,
      { type: "roundabout", street: 2, house: 0 },
      { type: "roundabout", street: 2, house: 5 },
    );
    expect(builtIn(playRounds(few, 1))).toEqual([[20], [30], [30, 10]]);
  });

  test("NUC-6: nothing is built without a roundabout, and none twice for the same one", () => {
    const state = after(begun(), 0, { type: "roundabout", street: 0, house: 0 });
    expect(builtIn(playRounds(begun(), 2))).toEqual([[20], [30], [30]]);
    expect(builtIn(playRounds(state, 3))).toEqual([[20, 10], [30], [30]]);
  });
});

describe("NUC-7: player and AAA are compared", () => {
  test("NUC-7: the AAA scores from level 1 on", () => {
    const state = playRounds(aaaGame(NUCLEAR, ["5 park", "6 park"]), 2);
    const sections = opponentScore(state)?.sections.slice(-2);
    expect(sections).toEqual([
      {
        section: "shelters",
        clause: "NUC-2",
        items: [
          { of: "1", count: 20, points: 8 },
          { of: "2", count: 30, points: 10 },
          { of: "3", count: 30, points: 11 },
        ],
        points: 29,
      },
      {
        section: "optimism",
        clause: "NUC-3",
        items: [{ of: "optimism", count: 80, points: 0 }],
        points: 0,
      },
    ]);
    expect(pointsIn(scoreSheet(state, 0), "shelters")).toBe(0);
    expect(pointsIn(scoreSheet(state, 0), "optimism")).toBe(9);
    const total = opponentScore(state)?.total;
    expect(standings(state).find(({ player }) => player === "opponent")?.total).toBe(total);
  });

  test("NUC-7 XPN-3: where the agency is closed the player is compared with its shelters all the same", () => {
    const state = playRounds(aaaGame({ ...NUCLEAR, mode: { aaa: "closed" } }, ["5 park"]), 1);
    expect(opponentScore(state)?.sections).toEqual([]);
    expect(pointsIn(scoreSheet(state, 0), "shelters")).toBe(0);
    expect(pointsIn(scoreSheet(state, 0), "optimism")).toBe(9);
  });

  test("NUC-7: who is tied with the AAA scores too", () => {
    const layout = customLayout(NUCLEAR, { aaaStart: [0, 0, 0] });
    const state = createGame({ layout, players: ["Ann"], seed: 1, mode: { aaa: "sam" } });
    expect(pointsIn(scoreSheet(state, 0), "shelters")).toBe(29);
    expect(
      opponentScore(state)
        ?.sections.slice(-2)
        .map(({ points }) => points),
    ).toEqual([29, 9]);
  });
});
