import { decision, describeSheet, type GameState, legalMoves, observe, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playUntil } from "../support/dealt.js";
import { against, FULL_2, kindsOf, writing } from "../support/position-sheets.js";
import { after, customLayout, positionOf, sheetWith } from "../support/positions.js";
import {
  atHordes,
  decide,
  hordesAsked,
  isAtHordes,
  LONG_ZOMBIES,
  line,
  rows,
  stacked,
  ZOMBIES,
} from "../support/zombies.js";

const NOTHING = sheetWith(ZOMBIES, []);

/** The first street after the horde at its left end has come to its second house. */
function invaded(street: string, ...lines: readonly string[]): GameState {
  const state = atHordes([sheetWith(ZOMBIES, [street], ...lines)], "right");
  return decide(state, 0, "move", "move", "move");
}

/** A game in which a number of an action has just been written in street 1. */
function written(shown: string, house: number, number: number, street = "", ...lines: string[]): GameState {
  const state = positionOf(ZOMBIES, [sheetWith(ZOMBIES, [street], ...lines)], [shown, "15 park"]);
  return after(state, 0, ...writing([0, house, number]));
}

function reachedHouses(state: GameState): string[] {
  return describeSheet(state, 0).streets.flatMap(({ houses }, street) =>
    houses.flatMap(({ kind }, house) => (kind === "invaded" ? [`${street + 1}-${house + 1}`] : [])),
  );
}

describe("ZOM-2: hordes and what moves them", () => {
  const LEFT = ["1 left", "2 left", "3 left"];
  const RIGHT = ["1 right", "2 right", "3 right"];

  test.each([
    ["right", LEFT, ["1-2", "2-2", "3-2"]],
    ["left", RIGHT, ["1-9", "2-10", "3-11"]],
    ["both", [0, 1, 2].flatMap((street) => [LEFT[street], RIGHT[street]]), null],
  ] as const)("ZOM-2 ZOM-4: a card that shows %s", (move, hordes, houses) => {
    const state = atHordes([NOTHING], move);
    expect(hordesAsked(state)).toEqual(hordes);
    const moved = decide(state, 0, ...hordes.map(() => "move" as const));
    expect(reachedHouses(moved)).toEqual(houses ?? ["1-2", "1-9", "2-2", "2-10", "3-2", "3-11"]);
  });

  test("ZOM-2: on a sheet with other streets there is a horde at both ends of each", () => {
    const begun = stacked(
      [
        [0, "both"],
        [0, "left"],
        [0, "right"],
      ],
      { layout: LONG_ZOMBIES },
    );
    expect(hordesAsked(begun).length).toBe(12);
  });
});

describe("ZOM-3: when a card is resolved", () => {
  test("ZOM-3: before anybody chooses, when the cards of the round have been flipped", () => {
    const state = atHordes([NOTHING, NOTHING], "left");
    expect(state.table).toMatchObject({ round: 2, removed: [] });
    expect(state.table.stacks[0].top).toEqual({ special: "zombie", move: "left" });
    expect(state.table.stacks.map(({ flipped }) => flipped.length)).toEqual([2, 2]);
    expect(decision(state, 1)?.step).toEqual({ step: "horde", street: 0, end: "right" });
    expect(against(state, { type: "pick", stack: 1 })).toBe("RND-1 move.not-now");
    expect(against(state, { type: "permitRefusal" })).toBe("RND-1 move.not-now");
  });

  test("RBT-5 ZOM-3: no roundabout while it is resolved (ruling)", () => {
    const state = atHordes([NOTHING], "left", { advanced: true });
    expect(against(state, { type: "roundabout", street: 0, house: 4 })).toBe("RBT-5 move.not-now");
    const resolved = decide(state, 0, "move", "move", "move");
    expect(against(resolved, { type: "roundabout", street: 0, house: 4 })).toBe(null);
  });

  test("ZOM-3 RND-3: all decide at once, and nobody sees what the others have decided", () => {
    const first = decide(atHordes([NOTHING, NOTHING], "right"), 0, "hold", "move", "move");
    expect(observe(first, 1)).toMatchObject({ turns: [null, null], ended: [true, false] });
    expect(observe(first, 1).sheets[0].places).not.toContain("invaded");
    expect(first.table.removed).toEqual([]);
    const both = decide(first, 1, "move", "hold", "move");
    expect([rows(both, 0)[0], rows(both, 1)[0]]).toEqual([". . . . . . . . . .", ". | Z | . . . . . . . ."]);
  });

  test("ZOM-3: then it leaves the game, and the round goes on with the card beneath", () => {
    const state = decide(atHordes([NOTHING], "right"), 0, "move", "move", "move");
    expect(state.table.removed).toEqual([{ special: "zombie", move: "right" }]);
    expect(state.table.round).toBe(2);
    expect(state.table.stacks[0].top).toHaveProperty("number");
    expect(decision(state, 0)).toEqual({ step: { step: "choose" }, picked: null });
  });

  test("ZOM-3: two in a row are resolved one after the other", () => {
    const begun = stacked(
      [
        [10, "right"],
        [0, "both"],
        [5, "left"],
      ],
      { layout: LONG_ZOMBIES },
    );
    const first = playUntil(begun, isAtHordes);
    expect(first.table.round).toBe(10);
    expect(hordesAsked(first).length).toBe(6);
    const second = decide(first, 0, "move", "move", "move", "move", "move", "hold");
    expect(second.table.removed.length).toBe(1);
    expect(second.table.round).toBe(10);
    expect(hordesAsked(second).length).toBe(12);
    expect([line(second, "hordesLeft"), line(second, "hordesRight")]).toEqual([
      [1, 1, 1, 1, 1, 0],
      undefined,
    ]);
    const chosen = playUntil(second, (state) => !isAtHordes(state) && state.turns[0] === null);
    expect(chosen.table).toMatchObject({ round: 10 });
    expect(chosen.table.removed.length).toBe(2);
    expect(decision(chosen, 0)?.step).toEqual({ step: "choose" });
  });

  test("ZOM-3: one on top at setup is resolved in round 1 before anything is flipped (ruling)", () => {
    const state = stacked([
      [0, "left"],
      [0, "both"],
      [5, "right"],
    ]);
    expect(state.table.round).toBe(1);
    expect(state.table.stacks.map(({ flipped }) => flipped.length)).toEqual([0, 0]);
    const moved = decide(state, 0, "move", "move", "move");
    expect(moved.table.round).toBe(1);
    expect(moved.table.stacks.map(({ flipped }) => flipped.length)).toEqual([1, 1]);
    expect(rows(moved)).toEqual([
      ". . . . . . . . | Z | .",
      ". . . . . . . . . | Z | .",
      ". . . . . . . . . . | Z | .",
    ]);
  });

  test("ZOM-1 ZOM-3: the one on top of the next pile shows ten Construction cards later", () => {
    const begun = stacked([
      [0, "left"],
      [0, "both"],
      [5, "right"],
    ]);
    expect(begun.table.stacks[0].segments[0]).toEqual({ left: 11, specials: ["zombie"] });
    const later = playUntil(decide(begun, 0, "hold", "move", "move"), isAtHordes);
    expect(later.table.round).toBe(10);
  });
});

describe("ZOM-4: the hordes move", () => {
  test("ZOM-4: street after street, the left one before the right one (ruling), one arrow each", () => {
    let state = atHordes([NOTHING], "both");
    for (const [street, end] of [0, 1, 2].flatMap((each) => [
      [each, "left"],
      [each, "right"],
    ])) {
      expect(decision(state, 0)?.step).toEqual({ step: "horde", street, end });
      state = after(state, 0, { type: "horde", order: "move" });
    }
    expect(legalMoves(state)).toEqual([{ type: "end", player: 0 }]);
    expect([line(state, "hordesLeft"), line(state, "hordesRight")]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });

  test("ZOM-4: the next arrow goes to the next house of the route", () => {
    const sheet = sheetWith(ZOMBIES, ["1 | Z | 3 4 5"], "hordesLeft 1 0 0");
    const state = decide(atHordes([sheet], "right"), 0, "move", "move", "move");
    expect(rows(state)[0]).toBe("1 | Z | 3 | Z | 5 . . . . .");
  });

  test("ZOM-4 ZOM-5: a horde without arrows left stays: nothing is asked (ruling)", () => {
    const street = "1 | Z | 3 | Z | 5";
    const some = atHordes([sheetWith(ZOMBIES, [street], "hordesLeft 2 0 0")], "right");
    expect(decision(some, 0)?.step).toEqual({ step: "horde", street: 1, end: "left" });
    const none = atHordes([sheetWith(ZOMBIES, [street, street, street], "hordesLeft 2 2 2")], "right");
    expect(legalMoves(none)).toEqual([{ type: "end", player: 0 }]);
    expect(against(none, { type: "horde", order: "hold" })).toBe("RND-1 move.not-now");
    expect(decision(after(none, 0, { type: "end" }), 0)?.step).toEqual({ step: "choose" });
  });

  test("ZOM-4: two of them can come to neighbouring houses", () => {
    const layout = customLayout(ZOMBIES, {
      routes: [
        { left: [4], right: [5] },
        { left: [], right: [] },
        { left: [0], right: [11] },
      ],
    });
    const begun = stacked(
      [
        [0, "both"],
        [0, "left"],
        [0, "right"],
      ],
      { layout },
    );
    const state = decide(begun, 0, "move", "move", "move", "move");
    expect(rows(state)).toEqual([
      ". . . . | Z | Z | . . . .",
      ". . . . . . . . . . .",
      "Z | . . . . . . . . . . | Z",
    ]);
  });
});

describe("ZOM-5: ammunition", () => {
  test("ZOM-5: Carol and Daryl: both hold a horde; at the next card Carol holds it again and Daryl does not", () => {
    const sheet = sheetWith(ZOMBIES, [], "improvements 1 0 0 0 0 0", "ammunition 2 0");
    const first = atHordes([sheet, sheet], "right");
    const held = decide(decide(first, 0, "hold", "move", "move"), 1, "hold", "move", "move");
    expect([0, 1].map((player) => line(held, "hordesLeft", player))).toEqual([
      [0, 1, 1],
      [0, 1, 1],
    ]);
    const next = playUntil(held, isAtHordes);
    // The card that moves the left hordes again is the last of the three.
    const last = playUntil(
      decide(decide(next, 0, "move", "move", "move"), 1, "move", "move", "move"),
      isAtHordes,
    );
    expect(hordesAsked(last).slice(0, 2)).toEqual(["1 left", "1 right"]);
    const carol = after(last, 0, { type: "horde", order: "hold" });
    const daryl = after(carol, 1, { type: "horde", order: "move" });
    expect([0, 1].map((player) => line(daryl, "hordesLeft", player)?.[0])).toEqual([0, 1]);
    expect([0, 1].map((player) => line(daryl, "ammunition", player))).toEqual([
      [2, 2],
      [2, 1],
    ]);
  });

  test("ZOM-5: a horde held keeps its next arrow", () => {
    const sheet = sheetWith(ZOMBIES, ["1 | Z | 3"], "hordesLeft 1 0 0");
    const state = after(atHordes([sheet], "right"), 0, { type: "horde", order: "hold" });
    expect([line(state, "hordesLeft"), line(state, "ammunition")]).toEqual([
      [1, 0, 0],
      [1, 1],
    ]);
    expect(rows(state)[0]).toBe("1 | Z | 3 . . . . . . .");
  });

  test("ZOM-5: several hordes, one ammunition each, as long as there is any", () => {
    const sheet = sheetWith(ZOMBIES, [], "improvements 1 0 0 0 0 0", "ammunition 2 0");
    const begun = atHordes([sheet], "both");
    const held = after(begun, 0, { type: "horde", order: "hold" }, { type: "horde", order: "hold" });
    expect(legalMoves(held)).toEqual([{ type: "horde", player: 0, order: "move" }]);
    expect(against(held, { type: "horde", order: "hold" })).toBe("ZOM-5 horde.no-ammunition");
    expect(decision(held, 0)?.step).toEqual({ step: "horde", street: 1, end: "left" });
  });

  test("ZOM-5: also where the move would do no harm (ruling)", () => {
    const state = atHordes([sheetWith(ZOMBIES, ["1 2+"])], "right");
    expect(legalMoves(state)).toEqual([
      { type: "horde", player: 0, order: "move" },
      { type: "horde", player: 0, order: "hold" },
    ]);
  });
});

describe("ZOM-6: where ammunition comes from", () => {
  test("ZOM-6: one is circled before the game", () => {
    expect(
      line(
        stacked([
          [5, "left"],
          [0, "both"],
          [5, "right"],
        ]),
        "ammunition",
      ),
    ).toEqual([1, 0]);
  });

  test("ZOM-6: the improvement boxes that show ammunition circle one more each, the others none", () => {
    const first = after(written("1 improvement", 0, 1), 0, { type: "improve", size: 3 });
    expect(line(first, "ammunition")).toEqual([2, 0]);
    const second = after(
      written("1 improvement", 0, 1, "", "improvements 0 0 1 0 0 0", "ammunition 2 1"),
      0,
      { type: "improve", size: 3 },
    );
    expect(line(second, "ammunition")).toEqual([2, 1]);
  });

  test("ZOM-6: the stock has room for all of them", () => {
    let state = written("1 improvement", 0, 1, "", "improvements 1 1 1 1 1 0", "ammunition 6 0");
    state = after(state, 0, { type: "improve", size: 6 });
    expect(line(state, "ammunition")).toEqual([7, 0]);
  });
});

describe("ZOM-7: where an arrow ends", () => {
  test("ZOM-7: a barricade built stops the horde there, and the arrow is drawn", () => {
    const state = invaded("1 2+ 3");
    expect(rows(state)[0]).toBe("1 2+ 3 . . . . . . .");
    expect(line(state, "hordesLeft")).toEqual([1, 1, 1]);
  });

  test("ZOM-7: a roundabout too (Advanced Mode)", () => {
    const sheet = sheetWith(ZOMBIES, ["1 | @ | 3"], "roundabouts 1");
    const state = decide(atHordes([sheet], "right", { advanced: true }), 0, "move", "move", "move");
    expect(rows(state)[0]).toBe("1 | @ | 3 . . . . . . .");
    expect(line(state, "hordesLeft")).toEqual([1, 1, 1]);
  });

  test("ZOM-7: one elsewhere on the way does not", () => {
    const sheet = sheetWith(ZOMBIES, ["@ | . 3"], "roundabouts 1");
    const state = decide(atHordes([sheet], "right", { advanced: true }), 0, "move", "move", "move");
    expect(rows(state)[0]).toBe("@ | Z | 3 . . . . . . .");
  });

  test.each([
    ["an empty house", "1 . 3", "1 | Z | 3"],
    ["a numbered house", "1 2 3", "1 | Z | 3"],
    ["a house numbered by extension", "1 1B 3", "1 | Z | 3"],
    ["a house with a fence beside it", "1 2 | 3", "1 | Z | 3"],
  ])("ZOM-7: %s is invaded", (_, before, now) => {
    expect(rows(invaded(before))[0]).toBe(`${now} . . . . . . .`);
  });
});

describe("ZOM-10: barricades", () => {
  test("ZOM-10: instead of a fence, where the number was written in a house without one", () => {
    const state = written("2 fence", 1, 2);
    expect(kindsOf(state)).toEqual(["barricade", "fence", "skip"]);
    const built = after(state, 0, { type: "barricade" });
    expect(rows(built)[0]).toBe(". 2+ . . . . . . . .");
    expect(kindsOf(built)).toEqual(["end"]);
    expect(rows(after(state, 0, { type: "fence", street: 0, gap: 1 }))[0]).toBe(". 2 | . . . . . . . .");
  });

  test.each([1, 3, 6, 8])("ZOM-10: house %i of street 1, counted from 0, has no printed one", (house) => {
    expect(kindsOf(written("5 fence", house, 5))).toContain("barricade");
  });

  test.each([0, 2, 4, 5, 7, 9])("ZOM-10: house %i has one", (house) => {
    const state = written("5 fence", house, 5);
    expect(kindsOf(state)).toEqual(["fence", "skip"]);
    expect(against(state, { type: "barricade" })).toBe("ZOM-10 barricade.printed");
  });

  test("ZOM-10: with the fence action only", () => {
    for (const shown of ["2 park", "2 improvement", "2 extension", "2 temp"]) {
      const state = written(shown, 1, 2);
      expect(kindsOf(state)).not.toContain("barricade");
      expect(against(state, { type: "barricade" })).toBe("RND-1 move.not-now");
    }
  });

  test("ZOM-10: also where there is no gap left for a fence", () => {
    const all = (street: string): string => street.replaceAll(" ", " | ");
    const sheet = sheetWith(ZOMBIES, [all("1 . 3 4 5 6 7 8 9 10"), all(FULL_2), all(`${FULL_2} 12`)]);
    const state = positionOf(ZOMBIES, [sheet], ["2 fence", "15 park"]);
    expect(kindsOf(after(state, 0, ...writing([0, 1, 2])))).toEqual(["barricade", "skip"]);
  });

  test("ZOM-10 RBT-6: a house replaced by a roundabout can't be barricaded any more (ruling)", () => {
    const options = { ...ZOMBIES, advanced: true, plans: { C: "all-barricades-one-street" } };
    const sheet = sheetWith(ZOMBIES, ["1 2+ 3 4+ 5 6 7+"]);
    const state = positionOf(options, [sheet]);
    const built = after(state, 0, { type: "roundabout", street: 0, house: 8 });
    expect(planStatus(built, 0, "C").parts).toContainEqual(
      expect.objectContaining({ of: "barricades", street: 0, have: 3, need: 4 }),
    );
  });
});
