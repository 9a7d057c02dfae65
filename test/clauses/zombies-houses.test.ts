import {
  describeSheet,
  type GameState,
  isOver,
  legalMoves,
  planStatus,
  scoreSheet,
  scoreSheets,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playUntil } from "../support/dealt.js";
import { against, FULL_1, FULL_2, kindsOf, numbersFor, scored, writing } from "../support/position-sheets.js";
import { after, customLayout, pointsOf, positionOf, sheetWith } from "../support/positions.js";
import { atHordes, type Direction, decide, rows, stacked, ZOMBIES } from "../support/zombies.js";

const NOTHING = sheetWith(ZOMBIES, []);

/** The first street after the horde at its left end has come to its second house. */
function invaded(street: string, ...lines: readonly string[]): GameState {
  const state = atHordes([sheetWith(ZOMBIES, [street], ...lines)], "right");
  return decide(state, 0, "move", "move", "move");
}

/** The houses of the first street, from 1, in which the number of the first stack, a 5, may be written. */
function housesFor5(begun: GameState): number[] {
  const moves = legalMoves(after(begun, 0, { type: "pick", stack: 0 }));
  return moves.flatMap((move) => (move.type === "write" && move.street === 0 ? [move.house + 1] : []));
}

describe("ZOM-8: an invaded house", () => {
  test("ZOM-8: is lost for good: not numbered, copied to or replaced by a roundabout any more", () => {
    const sheet = sheetWith(ZOMBIES, ["1 | Z | 3"], "hordesLeft 1 0 0");
    const options = { ...ZOMBIES, advanced: true };
    const state = positionOf(options, [sheet], ["2 extension", "15 park"]);
    expect(against(state, { type: "roundabout", street: 0, house: 1 })).toBe("RBT-1 roundabout.not-empty");
    const picked = after(state, 0, { type: "pick", stack: 0 });
    expect(against(picked, { type: "write", street: 0, house: 1, number: 2 })).toBe("NUM-1 write.not-empty");
    const acting = after(picked, 0, { type: "write", street: 1, house: 0, number: 2 });
    expect(against(acting, { type: "extend", street: 0, house: 1, from: "left" })).toBe(
      "EXT-1 extend.not-empty",
    );
  });

  test("ZOM-8: no estate with it counts, those that it leaves on both sides do", () => {
    const state = positionOf(ZOMBIES, [sheetWith(ZOMBIES, ["1 | Z | 3 4 |"], "hordesLeft 1 0 0")]);
    expect(scoreSheet(state, 0).estatesBySize).toEqual([1, 1, 0, 0, 0, 0]);
    expect(scoreSheet(invaded("1 2 3 4 |"), 0).estatesBySize).toEqual([1, 1, 0, 0, 0, 0]);
    expect(scoreSheet(invaded("1 2 3 4 5 6 7 8 |"), 0).estatesBySize).toEqual([1, 0, 0, 0, 0, 1]);
  });

  test("ZOM-8: 5B-Z goes on with 5, or with 5B by extension", () => {
    const state = invaded("5B 5");
    expect(rows(state)[0]).toBe("5B | Z | . . . . . . . .");
    const sheet = sheetWith(ZOMBIES, ["5B | Z |"], "extensions 1", "hordesLeft 1 0 0");
    const begun = positionOf(ZOMBIES, [sheet], ["5 extension", "15 park"]);
    const plain = after(begun, 0, ...writing([0, 2, 5]));
    expect(rows(plain)[0]).toBe("5B | Z | 5 . . . . . . .");
    const elsewhere = after(begun, 0, ...writing([1, 0, 5]));
    const copied = after(elsewhere, 0, { type: "extend", street: 0, house: 2, from: "left" });
    expect(rows(copied)[0]).toBe("5B | Z | 5B . . . . . . .");
  });

  test.each([
    // The street, and in which of its houses a 5 may be written.
    ["5B | Z |", [3, 4, 5, 6, 7, 8, 9, 10]],
    ["5 | Z |", []],
    ["5 | Z | 5B", []],
    [". | Z | 5B | @ | 5", [1]],
    ["4 | Z | 6", []],
    ["4 | Z | . 6", [3]],
    ["6 | Z |", []],
    [". | Z | 5B 5B", [1, 5, 6, 7, 8, 9, 10]],
    [". | Z | 5B 5", []],
    ["5B | Z | 5B", [4, 5, 6, 7, 8, 9, 10]],
    ["5B | Z | . 5", []],
    ["5B | Z | . 8", [3]],
  ])("ZOM-8 NUM-2 NUM-3: %s takes a 5 in houses %j (ruling)", (street, houses) => {
    const sheet = sheetWith(ZOMBIES, [street], "hordesLeft 1 0 0");
    expect(housesFor5(positionOf(ZOMBIES, [sheet], ["5 park", "15 park"]))).toEqual(houses);
  });

  test.each([
    ["beyond a roundabout on its left", ["5 | @ | 5B | Z |"], ["hordesLeft 2 0 0"], [5, 6, 7, 8, 9, 10]],
    [
      "in the next street",
      [". . . . . . . . | Z | 5B", "5"],
      ["hordesRight 1 0 0"],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ],
  ])("ZOM-8 RBT-3: a number %s is not the one that was copied", (_where, streets, lines, houses) => {
    const sheet = sheetWith(ZOMBIES, streets, ...lines);
    const begun = positionOf({ ...ZOMBIES, advanced: true }, [sheet], ["5 park", "15 park"]);
    expect(housesFor5(begun)).toEqual(houses);
  });

  test("ZOM-8: a copy goes to the next house without a Z, over any number of them, and no further (ruling)", () => {
    const layout = customLayout(ZOMBIES, {
      routes: [
        { left: [1, 2, 3], right: [] },
        { left: [], right: [] },
        { left: [], right: [] },
      ],
    });
    const described = { ...sheetWith(ZOMBIES, ["5 | Z | Z | Z | . . 8"]), layout: "own" };
    const lines = { hordesLeft: [3, 0, 0], ammunition: [1, 0] };
    const state = positionOf({ layout }, [{ ...described, lines }], ["1 extension", "15 park"]);
    const acting = after(state, 0, ...writing([1, 0, 1]));
    const copies = legalMoves(acting).flatMap((move) =>
      move.type === "extend" && move.street === 0 ? [`${move.house + 1} ${move.from}`] : [],
    );
    expect(copies).toEqual(["5 left", "6 right", "8 left"]);
    const copied = after(acting, 0, { type: "extend", street: 0, house: 4, from: "left" });
    expect(rows(copied)[0]).toBe("5 | Z | Z | Z | 5B . 8 . . .");
  });

  test("ZOM-8: nothing is copied over a Z from an empty house or a roundabout", () => {
    const sheet = sheetWith(ZOMBIES, ["@ | Z |", ". | Z |"], "roundabouts 1", "hordesLeft 1 1 0");
    const state = positionOf({ ...ZOMBIES, advanced: true }, [sheet], ["1 extension", "15 park"]);
    const acting = after(state, 0, ...writing([2, 0, 1]));
    const from = (street: number) => ({ type: "extend", street, house: 2, from: "left" }) as const;
    expect(against(acting, from(0))).toBe("EXT-4 extend.roundabout");
    expect(against(acting, from(1))).toBe("EXT-1 extend.no-number");
  });

  test("ZOM-8 RBT-3: parts of a street between roundabouts are judged by themselves", () => {
    const sheet = sheetWith(
      ZOMBIES,
      ["5B | Z | . . | @ | . 5"],
      "roundabouts 1",
      "extensions 1",
      "hordesLeft 1 0 0",
    );
    const state = positionOf({ ...ZOMBIES, advanced: true }, [sheet], ["5 park", "15 park"]);
    const picked = after(state, 0, { type: "pick", stack: 0 });
    expect([2, 3, 5].map((house) => numbersFor(picked, 0, house))).toEqual([[5], [5], []]);
  });

  test("ZOM-8 NTQ-2: 9¾ is judged and copied across a Z like any number", () => {
    const options = { ...ZOMBIES, nineAndThreeQuarters: true };
    const sheet = sheetWith(ZOMBIES, ["9¾B | Z |"], "extensions 1", "hordesLeft 1 0 0");
    const state = positionOf(options, [sheet], ["9¾ extension", "9 extension"]);
    const plain = after(state, 0, ...writing([0, 2, 9.75]));
    expect(rows(plain)[0]).toBe("9¾B | Z | 9¾ . . . . . . .");
    const other = after(state, 0, { type: "pick", stack: 1 });
    expect(numbersFor(other, 0, 2)).toEqual([]);
    const copying = after(state, 0, ...writing([1, 0, 9.75]));
    const copied = after(copying, 0, { type: "extend", street: 0, house: 2, from: "left" });
    expect(rows(copied)[0]).toBe("9¾B | Z | 9¾B . . . . . . .");
  });

  test("ZOM-8: an original invaded later leaves its place free again", () => {
    const sheet = sheetWith(ZOMBIES, ["5B | Z | 5B 5"], "extensions 2", "hordesLeft 1 0 0");
    const state = decide(atHordes([sheet], "right"), 0, "move", "move", "move");
    expect(rows(state)[0]).toBe("5B | Z | 5B | Z | . . . . . .");
    const again = positionOf(ZOMBIES, [describeSheet(state, 0)], ["5 park", "15 park"]);
    expect(numbersFor(after(again, 0, { type: "pick", stack: 0 }), 0, 4)).toEqual([5]);
  });

  test("ZOM-8 FNC-1: at the end of a street the fence on that side stands already", () => {
    const none = { left: [], right: [] };
    const layout = customLayout(ZOMBIES, { routes: [{ left: [0], right: [9] }, none, none] });
    const begun = stacked(
      [
        [0, "both"],
        [0, "left"],
        [0, "right"],
      ],
      { layout },
    );
    const { fences } = begun.sheets[0];
    const expected = fences.map((fence, place) => (place === 0 || place === 8 ? 1 : fence));
    expect(decide(begun, 0, "move", "move").sheets[0].fences).toStrictEqual(expected);
  });
});

describe("ZOM-9: what was there before stays", () => {
  const options = { ...ZOMBIES, plans: { A: "three-estates-of-3" } };
  const cut = (): GameState => {
    const street = "1_ 2_ 3_ | 4 5 6 |";
    const used = "1_ 2_ 3_ | 4_ 5_ 6_ |";
    const sheet = sheetWith(ZOMBIES, [street, used], "plans A 8");
    return decide(atHordes([sheet], "right", options), 0, "move", "hold", "move");
  };

  test("ZOM-9: a plan scored with an estate that is cut keeps its points", () => {
    const state = cut();
    expect(rows(state).slice(0, 2)).toEqual([
      "1_ | Z | 3_ | 4 5 6 | . . . .",
      "1_ 2_ 3_ | 4_ 5_ 6_ | . . . . .",
    ]);
    expect(scored(state, "plans")).toBe(8);
  });

  test("ZOM-9: its parts can't be used for another plan, but they score as estates", () => {
    const used = sheetWith(ZOMBIES, ["1_ | Z | 3_ | 4 5 6 |"], "plans A 8", "hordesLeft 1 0 0");
    const plan = {
      id: "two-1",
      letter: "B",
      score: [5, 3],
      parts: [{ where: { in: "sheet" }, needs: [{ need: "estates", sizes: [1, 1], each: [] }] }],
    } as const;
    const state = positionOf({ ...options, plans: { B: plan } }, [used]);
    expect(planStatus(state, 0, "B")).toMatchObject({ met: false });
    expect(planStatus(state, 0, "B").parts[0]).toMatchObject({ have: 0, need: 2 });
    expect(scoreSheet(state, 0).estatesBySize).toEqual([2, 0, 1, 0, 0, 0]);
    const free = sheetWith(ZOMBIES, ["1 | Z | 3 | 4 5 6 |"], "hordesLeft 1 0 0");
    expect(planStatus(positionOf({ ...options, plans: { B: plan } }, [free]), 0, "B").met).toBe(true);
  });

  test("ZOM-9 PLN-5: no fence between two houses of such a part (ruling)", () => {
    const sheet = sheetWith(ZOMBIES, ["1_ | Z | 3_ 4_ | 5 6"], "plans A 8", "hordesLeft 1 0 0");
    const state = positionOf(options, [sheet], ["1 fence", "15 park"]);
    const acting = after(state, 0, ...writing([1, 0, 1]));
    expect(against(acting, { type: "fence", street: 0, gap: 2 })).toBe("PLN-5 fence.used-estate");
    expect(against(acting, { type: "fence", street: 0, gap: 1 })).toBe("FNC-3 fence.exists");
    expect(against(acting, { type: "fence", street: 0, gap: 4 })).toBeNull();
  });

  test("ZOM-9: pools circled and extension boxes crossed stay", () => {
    // The second house of street 3 has a pool.
    const sheet = sheetWith(ZOMBIES, ["1 1B", "", "1 2*"], "pools 1", "extensions 1", "parks 0 0 1");
    const state = decide(atHordes([sheet], "right"), 0, "move", "move", "move");
    expect(rows(state)[2]).toContain("1 | Z* | .");
    expect(["pools", "extensions", "parks"].map((name) => scored(state, name))).toEqual([3, -1, 2]);
  });

  test("RBT-6: a pool that was not circled can't be had any more (ruling)", () => {
    const C = {
      id: "pools",
      letter: "C",
      score: [5, 3],
      parts: [
        { where: { in: "street", street: 2 }, needs: [{ need: "feature", feature: "pools", min: "all" }] },
      ],
    } as const;
    const partOf = (...street3: readonly string[]) => {
      const sheet = sheetWith(ZOMBIES, ["", "", ...street3], "hordesLeft 0 0 1");
      return planStatus(positionOf({ ...ZOMBIES, plans: { C } }, [sheet]), 0, "C");
    };
    expect(partOf("1 | Z* | 3 4 5 6 7* 8 9 10 11+* 12").met).toBe(true);
    expect(partOf("1 | Z | 3 4 5 6 7* 8 9 10 11+* 12").parts[0]).toMatchObject({ have: 2, need: 3 });
  });
});

describe("ZOM-11: the last empty house", () => {
  test("ZOM-11 END-1: the round is still played, with a Permit Refusal; then the game is over", () => {
    const sheet = sheetWith(ZOMBIES, ["1 . 3 4 5 6 7 8 9 10", FULL_2, FULL_2]);
    const state = decide(atHordes([sheet, NOTHING], "right"), 0, "move", "move", "move");
    const both = decide(state, 1, "move", "move", "move");
    expect(isOver(both)).toBe(false);
    expect(legalMoves(both, 0)).toEqual([{ type: "permitRefusal", player: 0 }]);
    expect(kindsOf(both, 1)).toEqual(["pick"]);
    const refused = after(both, 0, { type: "permitRefusal" }, { type: "end" });
    expect(isOver(refused)).toBe(false);
    const ended = playUntil(refused, () => false);
    expect(ended.table).toMatchObject({ round: 2, endedBy: ["no-empty-house"] });
    expect(ended.sheets[0].refusalsCrossed).toBe(1);
  });

  test("ZOM-11: a plan can be validated in it", () => {
    const sheet = sheetWith(ZOMBIES, ["1 | . | 3 4 5 | 6 7 8 | 9 10", `1 2 3 | 4 5 6 7 8 9 10 11`, FULL_2]);
    const options = { plans: { A: "three-estates-of-3" } };
    const begun = decide(atHordes([sheet], "right", options), 0, "move", "hold", "move");
    const state = after(begun, 0, { type: "permitRefusal" });
    expect(kindsOf(state)).toEqual(["claim", "end"]);
  });
});

describe("scores with Zombies", () => {
  test("SCO-7: nothing is added to the sections of the basic game", () => {
    const [score] = scoreSheets([sheetWith(ZOMBIES, [FULL_1], "ammunition 1 0")], ZOMBIES);
    expect(score.sections.map(({ section }) => section)).toEqual([
      "plans",
      "parks",
      "pools",
      "temps",
      "estates",
      "extensions",
      "refusals",
      "roundabouts",
    ]);
    expect(pointsOf(ZOMBIES, [sheetWith(ZOMBIES, ["1 | Z |"])], "estates")).toEqual([1]);
  });

  test.each(["right", "left", "both"] as const satisfies readonly Direction[])(
    "ZOM-8 END-1: an invaded house is not empty: a card that shows %s on a sheet with nothing else open",
    (move) => {
      const sheet = sheetWith(ZOMBIES, [FULL_1, FULL_2, FULL_2]);
      const state = atHordes([sheet, NOTHING], move);
      expect(isOver(state)).toBe(true);
      expect(state.table.endedBy).toEqual(["no-empty-house"]);
    },
  );
});
