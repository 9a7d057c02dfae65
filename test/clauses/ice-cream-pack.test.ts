import { checkSheet, decision, type GameState, legalMoves } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { after, meetsPlanC, positionOf, sheetWith, type Untaken } from "../support/positions.js";
import { bonusesOf, choosing, instead, PACK, streetsOf, write } from "./ice-cream.js";

describe("PCK-3: the pack of 2019", () => {
  const first = after(choosing(9, [], PACK), 0, write(2, 6, 9));

  test("PCK-3: street 1 goes from right to left, street 2 from left to right", () => {
    const state = (street: number, house: number) =>
      streetsOf(after(choosing(9, [], PACK), 0, write(street, house, 9)), PACK)[street];
    expect(state(0, 7)).toBe(". . . . . . . 9o . .x");
    expect(state(1, 4)).toBe(".x .x . .x 9o");
  });

  test("PCK-3: the first house of street 3 asks for a truck before the action", () => {
    expect(decision(first, 0)?.step).toEqual({ step: "truck", street: 2, house: 6 });
    expect(legalMoves(first)).toEqual([
      { type: "truck", player: 0, from: "left" },
      { type: "truck", player: 0, from: "right" },
    ]);
    expect(streetsOf(first, PACK)[2]).toBe(". . . . . . 9");
    expect(decision(after(first, 0, { type: "truck", from: "left" }), 0)?.step).toMatchObject({
      step: "act",
    });
  });

  test("PCK-3: the truck chosen drives to that house", () => {
    expect(streetsOf(after(first, 0, { type: "truck", from: "left" }), PACK)[2]).toBe(".x .x . .x .x .x 9");
    expect(streetsOf(after(first, 0, { type: "truck", from: "right" }), PACK)[2]).toBe(
      ". . . . . . 9 .x . .x .x",
    );
  });

  test("PCK-3: the other truck is gone: the next house asks nothing", () => {
    const streets = ["", "", ". . . . . . 9 .x . .x .x"];
    const sheet = sheetWith(PACK, streets, "trucks 0 0 2");
    const begun = positionOf(PACK, [sheet], ["5 fence", "5 park", "15 park"]);
    const state = after(begun, 0, { type: "pick", stack: 0 }, write(2, 4, 5));
    expect(streetsOf(state, PACK)[2]).toBe(". . . . 5o .x 9 .x . .x .x");
    expect(decision(state, 0)?.step).toMatchObject({ step: "act" });
    const behind = after(begun, 0, { type: "pick", stack: 2 }, write(2, 10, 15));
    expect(streetsOf(behind, PACK)[2]).toBe(". . . . . . 9 .x . .x 15x");
  });

  test("PCK-3 ICE-3: a route is over at its last cone; whoever is too late loses the bonus at both ends", () => {
    const sheets = [
      sheetWith(PACK, ["", "", ". 2o . .x .x .x 9 .x . .x .x"], "trucks 0 0 2"),
      sheetWith(PACK, ["", "", ".x .x . .x .x .x 9 .x . 10o"], "trucks 0 0 1"),
      sheetWith(PACK, []),
    ];
    const begun = positionOf(PACK, sheets, ["1 fence", "15 fence", "7 fence"]);
    const turn = (state: GameState, player: number, stack: number, move: Untaken) =>
      after(state, player, { type: "pick", stack }, move, { type: "skip" }, { type: "end" });
    const both = turn(turn(begun, 0, 0, write(2, 0, 1)), 1, 1, write(2, 11, 15));
    const state = turn(both, 2, 2, write(0, 4, 7));
    expect([0, 1, 2].map((player) => bonusesOf(state, player))).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 2],
    ]);
  });

  test("PCK-3: a truck chosen where there is no choice, or too early, is wrong on a sheet", () => {
    const audit = (streets: readonly string[], trucks: string) =>
      checkSheet(sheetWith(PACK, streets, `trucks ${trucks}`), PACK).map(
        ({ code, clause, details }) => `${clause} ${code} ${details["street"]}`,
      );
    expect(audit(["", "", "1o"], "0 0 1")).toEqual([]);
    expect(audit([], "0 0 1")).toEqual(["PCK-3 sheet.truck 2"]);
    expect(audit(["", "", "1o"], "0 0 3")).toContain("PCK-3 sheet.truck 2");
    expect(audit([". . . . . . . . . 15o"], "2 0 0")).toEqual(["PCK-3 sheet.truck 0"]);
    expect(audit(["", "", "1o"], "0 0 0")).toEqual(["ICE-2 sheet.cone 2"]);
  });
});

describe("PCK-1: the plan cards of the pack", () => {
  test.each([
    [
      "all-cones-one-street",
      ["1o . 3o . 5o 6o . 8o . 10o"],
      [{ 0: ". . 3o . 5o 6o . 8o . 10o" }, { 0: "1o . 3x . 5o 6o . 8o . 10o" }],
    ],
    [
      "3-4-5-no-cone",
      [". | 2 3x 4 | 5x 6x 7 8x | . .x", "1x 2x 3 4x 5x | 6"],
      [{ 1: "1x 2x 3 4x 5o | 6" }, { 0: ". | 2 3x 4 | 5x 6x 7 8o | . .x" }],
    ],
    [
      "three-4-three-cones-each",
      [". . | 3o 4 5o 6o | . .x . .x", "1o 2o 3 4o |", "1o 2o 3 4o |"],
      [{ 1: "1o 2x 3 4o |" }, { 2: "1o 2o 3 4x | 5o" }],
    ],
  ] as const)("PCK-1 PLN-4: %s of the pack of 2019", (id, streets, missed) => {
    const sheet = (each: readonly string[]) =>
      sheetWith(PACK, each, `trucks 0 0 ${each[2] === undefined || each[2] === "" ? 0 : 1}`);
    expect(meetsPlanC(PACK, id, sheet(streets))).toBe(true);
    for (const others of missed) {
      expect(meetsPlanC(PACK, id, sheet(instead(streets, others)))).toBe(false);
    }
  });
});
