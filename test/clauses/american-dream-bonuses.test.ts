import {
  checkSheet,
  describeSheet,
  type GameState,
  isOver,
  scoreSheet,
  scoreSheets,
  standings,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { after, pointsIn, positionOf } from "../support/positions.js";
import { DREAM, full, points, sheet, withHouse, write } from "./american-dream.js";

describe("AMD-3: bonuses of streets and columns", () => {
  const NEARLY_STREET = ["1 2 3 4 5 6"];
  const NEARLY_COLUMN = ["1", "1", "1", "1"];
  const shown = ["8 park", "9 pool", "10 fence"] as const;
  const linesOf = (state: GameState, player: number): unknown => describeSheet(state, player).lines;

  test("AMD-3: the first to complete a street circles its bonus at the end of the round, the others cross it", () => {
    const begun = positionOf(DREAM, [sheet(NEARLY_STREET), sheet(NEARLY_STREET)], shown);
    const half = after(begun, 0, ...write(1, 7, 8));
    expect(linesOf(half, 0)).toBeUndefined();
    const state = after(half, 1, ...write(5, 7, 8));
    expect(linesOf(state, 0)).toEqual({ streets: [1, 0, 0, 0, 0] });
    expect(linesOf(state, 1)).toEqual({ streets: [2, 0, 0, 0, 0] });
  });

  test("AMD-3: the first to complete a column circles its x2", () => {
    const begun = positionOf(DREAM, [sheet(NEARLY_COLUMN), sheet([])], shown);
    const state = after(after(begun, 0, ...write(5, 1, 8)), 1, ...write(5, 1, 8));
    expect(linesOf(state, 0)).toEqual({ columns: [1, 0, 0, 0, 0, 0, 0] });
    expect(linesOf(state, 1)).toEqual({ columns: [2, 0, 0, 0, 0, 0, 0] });
  });

  test("AMD-3: all who complete it in the same round have it", () => {
    const begun = positionOf(DREAM, [sheet(NEARLY_STREET), sheet(NEARLY_STREET), sheet([])], shown);
    const all = [write(1, 7, 8), write(1, 7, 8), write(1, 7, 8)];
    const state = all.reduce((reached, turn, player) => after(reached, player, ...turn), begun);
    const streets = [0, 1, 2].map((player) => describeSheet(state, player).lines?.["streets"][0]);
    expect(streets).toEqual([1, 1, 2]);
  });

  test("AMD-3: a bonus crossed in an earlier round can't be had, whoever completes the street", () => {
    const sheets = [
      sheet(NEARLY_STREET, "streets 2 0 0 0 0"),
      sheet(full().slice(0, 1), "streets 1 0 0 0 0"),
    ];
    const begun = positionOf(DREAM, sheets, shown);
    const state = after(after(begun, 0, ...write(1, 7, 8)), 1, ...write(5, 7, 8));
    expect(linesOf(state, 0)).toEqual({ streets: [2, 0, 0, 0, 0] });
    expect(linesOf(state, 1)).toEqual({ streets: [1, 0, 0, 0, 0] });
  });

  test("AMD-3: street and column in one round, with normal houses", () => {
    const rows = withHouse(full(), 1, 7, ".").map((row, index) => (index === 0 ? row : ". . . . . . 8"));
    const begun = positionOf(DREAM, [sheet(rows)], shown);
    expect(linesOf(after(begun, 0, ...write(1, 7, 8)), 0)).toEqual({
      streets: [1, 0, 0, 0, 0],
      columns: [0, 0, 0, 0, 0, 0, 1],
    });
  });

  test("AMD-3: a bonus circled for a street or column that is not complete is wrong", () => {
    expect(checkSheet(sheet(full(), "streets 1 1 1 1 1", "columns 1 1 1 1 1 1 2"), DREAM)).toEqual([]);
    expect(checkSheet(sheet([], "streets 0 1 2 0 0", "columns 0 0 0 0 1 2 3"), DREAM)).toMatchObject([
      { code: "sheet.bonus", clause: "AMD-3", details: { street: 1, bonus: 1 } },
      { code: "sheet.bonus", clause: "AMD-3", details: { column: 4, bonus: 1 } },
      { code: "sheet.bonus", clause: "AMD-3", details: { column: 6, bonus: 3 } },
    ]);
  });
});

describe("AMD-4: the score", () => {
  test("AMD-4: a complete column scores 1 per normal and 3 per perfect house, any other nothing", () => {
    expect(points(["1 2", "1o 2", "1 2o", "1o 2", "1"])["columns"]).toBe(3 + 6);
    expect(points(["1", "1", "1", "1", "1"])["columns"]).toBe(5);
    expect(points(["1o", "1o", "1o", "1o", "1o"])["columns"]).toBe(15);
    expect(points(["1o", "1o", "1o", "1o"])["columns"]).toBe(0);
  });

  test("AMD-4: doubled with its bonus, and not where the bonus is crossed", () => {
    const rows = ["1 2", "1o 2", "1 2o", "1o 2", "1 2"];
    expect(points(rows, "columns 1 0 0 0 0 0 0")["columns"]).toBe(18 + 7);
    expect(points(rows, "columns 2 1 0 0 0 0 0")["columns"]).toBe(9 + 14);
  });

  test("AMD-4: 10 points per street bonus circled", () => {
    expect(points(full(), "streets 1 0 2 1 0")["streets"]).toBe(20);
    expect(points(full())["streets"]).toBe(0);
  });

  test("AMD-4: plans are added, Permit Refusals subtracted; the sheet has no other section", () => {
    const score = points(full("o"), "streets 1 0 0 0 0", "plans A 10 C 4", "refusals 2");
    expect(score).toEqual({ plans: 14, refusals: -3, columns: 105, streets: 10 });
    const [{ total }] = scoreSheets([sheet(full("o"), "refusals 3")], DREAM);
    expect(total).toBe(100);
  });

  test("AMD-4: a tie is shared", () => {
    const state = positionOf(DREAM, [sheet(["1", "1", "1", "1", "1"]), sheet(full(), "refusals 2")]);
    const tied = positionOf(DREAM, [sheet(["", "1"]), sheet(["1 2 3 4 5 6 7"]), sheet([], "refusals 2")]);
    expect(standings(tied).map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(standings(tied).map(({ completeEstates }) => completeEstates)).toEqual([0, 0, 0]);
    expect(standings(state).map(({ player }) => player)).toEqual([1, 0]);
  });

  test("END-1: the game ends when all houses are numbered", () => {
    const begun = positionOf(DREAM, [sheet(withHouse(full(), 5, 7, "."))], ["8 park", "9 pool", "10 fence"]);
    const state = after(begun, 0, ...write(5, 7, 8));
    expect(state.table.endedBy).toContain("no-empty-house");
    expect(isOver(state)).toBe(true);
    expect(pointsIn(scoreSheet(state, 0), "columns")).toBe(7 * 5 * 2);
  });
});
