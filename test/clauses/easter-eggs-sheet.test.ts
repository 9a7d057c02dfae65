import {
  createGame,
  describeSheet,
  type GameState,
  legalMoves,
  planStatus,
  scoreSheet,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import {
  after,
  combination,
  customLayout,
  meetsPlanC,
  positionOf,
  sheetWith,
  wrongPath,
} from "../support/positions.js";

const EASTER = { layout: "easter-eggs" } as const;
const PACK = { edition: "first-2018", layout: "easter-eggs-2019" } as const;

/** The numbers of eggs that may be circled; none where nothing is asked. */
function offered(state: GameState): number[] {
  return legalMoves(state, 0).flatMap((move) => (move.type === "eggs" ? [move.count] : []));
}

describe("XPN-1: the plan cards", () => {
  test.each([
    ["two-3-three-eggs-each", ["1 2 | 6o 8oo 9o |", ". . . . . | 6o 8oo 9 |"], [1, ". . . . . | 6o 8o 9 |"]],
    ["2-3-4-no-egg", ["1 2 | 3 6 7 | 8 9 10 11 |"], [0, "1 2 | 3 6o 7 | 8 9 10 11 |"]],
    [
      "all-orange-and-pink",
      [". . . 8oo 9o", ". . . 6o . . . . 9o", ". . 6o . . . . 8oo"],
      [2, ". . 6o . . . . 8o"],
    ],
    ["three-colours-each-street", [". . 6o 8o 9o", "0o . . 6o . 9o", ". . 6o . 8o 9o"], [2, ". . 6o . 8o 9"]],
    ["all-eggs-street-3", ["", "", ". . 6o . 8oo 9o . 10oo . 16o"], [2, ". . 6o . 8oo 9o . 10o . 16o"]],
  ] as const)("XPN-1 PLN-4: %s", (id, streets, [street, instead]) => {
    const missed = [0, 1, 2].map((index) => (index === street ? instead : (streets[index] ?? "")));
    expect(meetsPlanC(EASTER, id, sheetWith(EASTER, streets))).toBe(true);
    expect(meetsPlanC(EASTER, id, sheetWith(EASTER, missed))).toBe(false);
  });

  test.each([
    ["all-eggs-street-3", ["", "", ". . 6o . 8oo 9o . 10oo . 16o"], [2, ". . 6o . 8oo 9 . 10oo . 16o"]],
    ["2-3-4-no-egg", ["1 2 | 3 6 7 | 8 9 10 11 |"], [0, "1 2 | 3 6 7 | 8 9o 10 11 |"]],
    [
      "three-3-three-eggs-each",
      ["1 2 | 6o 8oo 9o |", ". . . . . | 6o 8oo 9 |", ". . . . | 8oo 9o 11 |"],
      [2, ". . . . | 8oo 9 11 |"],
    ],
  ] as const)("PCK-1 PLN-4: %s of the pack of 2019", (id, streets, [street, instead]) => {
    const missed = [0, 1, 2].map((index) => (index === street ? instead : (streets[index] ?? "")));
    expect(meetsPlanC(PACK, id, sheetWith(PACK, streets))).toBe(true);
    expect(meetsPlanC(PACK, id, sheetWith(PACK, missed))).toBe(false);
  });

  test("RBT-6: eggs of a house replaced by a roundabout can't be had any more (ruling)", () => {
    const options = { ...EASTER, advanced: true, plans: { C: "all-eggs-street-3" } };
    const begun = positionOf(options, [sheetWith(EASTER, ["", "", ". . . . 8oo 9o . 10oo . 16o"])]);
    const state = after(begun, 0, { type: "roundabout", street: 2, house: 2 });
    expect(planStatus(state, 0, "C")).toMatchObject({ met: false, parts: [{ have: 6, need: 7 }] });
  });
});

describe("a custom layout with eggs", () => {
  const eggs = [{ street: 1, house: 0, count: 3, colour: "teal" }];
  const layout = customLayout(EASTER, { eggs, steps: [[1, 4]] });

  test("EGG-1 EGG-3: its eggs and steps are played", () => {
    expect(wrongPath(layout)).toBeNull();
    const game = createGame({ players: ["Ann"], seed: 1, layout, plans: { C: "all-eggs-street-3" } });
    expect(planStatus(game, 0, "C").parts).toMatchObject([{ of: "eggs", need: 0 }]);
    const sheet = { ...describeSheet(game, 0) };
    const start = {
      sheets: [sheet],
      table: { combinations: ["8 park", "8 pool", "9 park"].map(combination) },
    };
    const state = after(
      createGame({ players: ["Ann"], seed: 1, layout, start }),
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 1, house: 0, number: 8 },
    );
    expect(offered(state)).toEqual([0, 1, 2]);
    const scored = after(state, 0, { type: "eggs", count: 1 });
    expect(scoreSheet(scored, 0).sections.at(-1)).toMatchObject({ section: "eggs", points: 4 });
  });

  test.each([
    ["expansion.eggs", { eggs: null }],
    ["expansion.eggs[0].street", { eggs: [{ ...eggs[0], street: 3 }] }],
    ["expansion.eggs[0].house", { eggs: [{ ...eggs[0], house: 11 }] }],
    ["expansion.eggs[0].count", { eggs: [{ ...eggs[0], count: 0 }] }],
    ["expansion.eggs[0].colour", { eggs: [{ ...eggs[0], colour: "black" }] }],
    ["expansion.eggs[0].colour", { eggs: [{ street: 0, house: 0, count: 1 }] }],
    ["expansion.eggs[0].size", { eggs: [{ ...eggs[0], size: 1 }] }],
    ["expansion.eggs", { eggs: [...eggs, ...eggs] }],
    [
      "expansion.steps",
      {
        steps: [
          [6, 5],
          [6, 9],
        ],
      },
    ],
    ["expansion.steps[0]", { steps: [[6]] }],
    ["expansion.steps[0]", { steps: [[6, 5, 4]] }],
    ["expansion.more", { more: 1 }],
  ])("SET-5: a wrong one is refused at %s", (path, expansion) => {
    expect(wrongPath(customLayout(EASTER, { eggs, ...expansion }))).toBe(path);
  });
});
