import { checkSheet, isOver, legalMoves, planStatus, scoreSheet, standings } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { after, positionOf } from "../support/positions.js";
import {
  circled,
  counted,
  countsMade,
  DUCKS,
  EIGHTS,
  FULL,
  NEARLY_ALL,
  NEARLY_YELLOW,
  sheet,
  without,
  writeEight,
} from "./ducks.js";

describe("DUK-1: a duckling is circled as soon as both houses beside it are numbered", () => {
  test("DUK-1: in a street", () => {
    expect(circled([". 2 3"])).toEqual([0, 1]);
    expect(circled([". 2"])).toEqual([0, 0]);
    expect(circled(["1 . 3"])).toEqual([0, 0]);
  });

  test("DUK-1: between two streets, the house below standing in the same column", () => {
    expect(circled([". . . 4", ". . . . 5"])).toEqual([1, 0]);
    expect(circled([". . . 4", ". . . 5"])).toEqual([0, 0]);
    expect(circled(["", ". . 3", ". . . 4"])).toEqual([0, 1]);
  });

  test("DUK-1 NTQ-6: also by extension and by a 9¾", () => {
    expect(circled([". 2 2B"])).toEqual([0, 1]);
    expect(circled([". 9 9¾"])).toEqual([0, 1]);
  });

  test("DUK-1: at once, not at the end of the round", () => {
    const state = positionOf(
      { ...DUCKS, plans: { C: "five-yellow-five-black" } },
      [sheet([". . . . . . 7"])],
      EIGHTS,
    );
    const [pick, write] = writeEight(1, 8);
    expect(planStatus(after(state, 0, pick, write), 0, "C").parts[0].have).toBe(1);
  });

  test("RBT-6: a duckling beside a roundabout can't be circled, and all are not reached without it", () => {
    const streets = without(FULL, 1, 8);
    expect(circled([streets[0].replace("7 . 9", "7 | @ | 9"), ...streets.slice(1)])).toEqual([6, 6]);
  });
});

test("DUK-2: a fence may be drawn where a duckling is, circled or not; it stays circled and connected", () => {
  const shown = ["8 fence", "8 park", "8 pool"] as const;
  const state = positionOf(DUCKS, [sheet(["", "", "1 2 3 4 5"])], shown);
  const [pick, write] = writeEight(1, 8);
  const acting = after(state, 0, pick, write);
  const gaps = legalMoves(acting).flatMap((move) =>
    move.type === "fence" ? [`${move.street} ${move.gap}`] : [],
  );
  expect(gaps).toEqual(expect.arrayContaining(["0 1", "2 3"]));
  const fenced = after(acting, 0, { type: "fence", street: 2, gap: 3 }, { type: "end" });
  expect(counted(["", "", "1 2 3 4 | 5"])).toEqual([1, 0, 1]);
  expect(scoreSheet(fenced, 0).sections.at(-1)).toMatchObject({ section: "ducklings", points: 2 });
});

describe("DUK-3: three counts, each made once", () => {
  test("DUK-3: at the end of the round in which all yellow ones are circled, by everybody", () => {
    const begun = positionOf(DUCKS, [sheet(NEARLY_YELLOW), sheet(["", "", "1 2 3 4 5"])], EIGHTS);
    const half = after(begun, 0, ...writeEight(1, 8));
    expect(countsMade(half)).toBeUndefined();
    const state = after(half, 1, ...writeEight(1, 1));
    expect(countsMade(state, 0)).toEqual({ yellow: [3] });
    expect(countsMade(state, 1)).toEqual({ yellow: [1] });
  });

  test("DUK-3: not while one is missing", () => {
    const begun = positionOf(DUCKS, [sheet(NEARLY_YELLOW)], EIGHTS);
    expect(countsMade(after(begun, 0, ...writeEight(1, 9)))).toBeUndefined();
  });

  test("DUK-3: several counts in one round", () => {
    const begun = positionOf(DUCKS, [sheet(NEARLY_ALL), sheet(["", "", "1 2 3 4 5"])], EIGHTS);
    const state = after(after(begun, 0, ...writeEight(1, 8)), 1, ...writeEight(1, 1));
    expect(isOver(state)).toBe(false);
    expect(countsMade(state, 0)).toEqual({ yellow: [7], black: [7], both: [14] });
    expect(countsMade(state, 1)).toEqual({ yellow: [1], black: [0], both: [1] });
  });

  test("DUK-3: black ones alone", () => {
    const streets = [". 2 3 . 5 6 . . . 10", ". . 3 . . 6 7 . 9 . 11", ". . . 4 . . 7 8"];
    const begun = positionOf(DUCKS, [sheet(streets)], EIGHTS);
    expect(countsMade(after(begun, 0, ...writeEight(1, 8)))).toEqual({ black: [1] });
  });

  test("DUK-3: a count that was made is not made again", () => {
    const begun = positionOf(DUCKS, [sheet(NEARLY_ALL, "yellow 2"), sheet([], "yellow 0")], EIGHTS);
    const state = after(after(begun, 0, ...writeEight(1, 8)), 1, ...writeEight(1, 1));
    expect(countsMade(state, 0)).toEqual({ yellow: [2], black: [7], both: [14] });
    expect(countsMade(state, 1)).toEqual({ yellow: [0], black: [0], both: [0] });
  });
});

describe("DUK-4: what a count brings", () => {
  test("DUK-4: a point per circled duckling connected to its parent", () => {
    expect(counted(FULL)).toEqual([7, 7, 14]);
    expect(counted([])).toEqual([0, 0, 0]);
  });

  test("DUK-4: an empty house breaks the chain, also the parent's own", () => {
    expect(counted(["", "", "1 2 3 4 5"])).toEqual([1, 0, 1]);
    expect(counted(["", "", "1 2 . 4 5"])).toEqual([0, 0, 0]);
    expect(counted(["", "", ". 2 3 4 5"])).toEqual([0, 0, 0]);
    expect(counted([". . . . 5 6 7 8 9 10"])).toEqual([0, 1, 1]);
    expect(counted([". . . . 5 6 7 8 9"])).toEqual([0, 0, 0]);
  });

  test("DUK-4: a fence does not break it, a roundabout does", () => {
    expect(counted(["", "", "1 | 2 3 | 4 | 5"])).toEqual([1, 0, 1]);
    expect(counted(["", "", "1 2 | @ | 4 5"], "roundabouts 1")).toEqual([0, 0, 0]);
  });

  test("DUK-4: streets connect only over a duckling between them, of any colour (ruling)", () => {
    expect(counted(["", ". . 3 4", "1 2 3 4"])).toEqual([1, 0, 1]);
    expect(counted(["", ". . . 4 5 6 7", "1 2 3 . 5 6 7"])).toEqual([0, 0, 0]);
    expect(counted(NEARLY_YELLOW)).toEqual([3, 0, 3]);
  });

  test("DUK-4: a black duckling is connected to its own parent only", () => {
    expect(counted(["", "", "1 2 3 4 5 6 7 8"])).toEqual([1, 0, 1]);
  });

  test("DUK-4: counts made keep their points, the others are scored as the sheet stands", () => {
    expect(counted(FULL, "yellow 2", "both 0")).toEqual([2, 7, 0]);
  });

  test("DUK-4: a count of more ducklings than are connected is wrong", () => {
    expect(checkSheet(sheet(FULL, "yellow 7", "black 7", "both 14"), DUCKS)).toEqual([]);
    expect(checkSheet(sheet([], "yellow 0", "black 1"), DUCKS)).toMatchObject([
      { code: "sheet.ducklings", clause: "DUK-4", details: { of: "black", count: 1, max: 0 } },
    ]);
  });
});

test("DUK-5: counts that were not made are made at the end of the game", () => {
  const [street] = without(FULL, 1, 8);
  const round = [street.replace("7 . 9", "7 | @ | 9").replace("1 2", ". 2"), ...FULL.slice(1)];
  const begun = positionOf(
    { ...DUCKS, advanced: true },
    [sheet(round, "roundabouts 1")],
    ["1 park", "2 pool", "3 fence"],
  );
  const write = { type: "write", street: 0, house: 0, number: 1 } as const;
  const state = after(begun, 0, { type: "pick", stack: 0 }, write, { type: "skip" }, { type: "end" });
  expect(isOver(state)).toBe(true);
  expect(countsMade(state)).toEqual({ yellow: [6], black: [6], both: [12] });
  expect(standings(state)[0].total).toBe(scoreSheet(state, 0).total);
});
