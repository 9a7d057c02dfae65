import fc from "fast-check";
import { createGame, PRINTED_TABLES, viewHouse } from "perfect-home-rules/dream-home";
import { english } from "perfect-home-rules/dream-home/texts";
import { describe, expect, test } from "vitest";
import { drawHouse } from "../../src/cli/dream-home/draw-house.js";
import { columnsOf, WIDTH } from "../../src/cli/wording.js";
import { statesOf } from "../dream-home/support/any-games.js";
import { gamesWithOwnTables } from "../dream-home/support/own-tables.js";
import { runs } from "../support/games.js";

/** A house of a new game, as lines, with its spaces in other columns. */
function drawn(columnFor: (column: number) => number): string[] {
  const board = PRINTED_TABLES.board.map((space) => ({ ...space, column: columnFor(space.column) }));
  const state = createGame({ players: ["Ann", "Bob"], seed: 1, tables: { board } });
  return drawHouse(viewHouse(state, 0), english);
}

describe("DRH-7 DRH-93: a house of Dream Home in a terminal", () => {
  test("has its spaces below each other, those on nothing marked", () => {
    const cell = " ".repeat(13);
    expect(drawn((column) => column).slice(-5)).toEqual([
      `│.             │.             │.             │${cell} │${cell} │`,
      `│${cell} │${cell} │${cell} │${cell} │${cell} │`,
      `${" ".repeat(45)}├${"─".repeat(14)}┼${"─".repeat(14)}┤`,
      `${" ".repeat(45)}│.${cell}│.${cell}│`,
      `${" ".repeat(45)}│${cell} │${cell} │`,
    ]);
  });

  test("shows a gap between columns once, however wide it is", () => {
    const lines = drawn((column) => (column < 3 ? column : column + 2));
    expect(lines[2]).toBe(
      `├${"─".repeat(12)}┼${"─".repeat(12)}┼${"─".repeat(12)}┤${" ".repeat(12)}├${"─".repeat(12)}┼${"─".repeat(12)}┤`,
    );
    expect(drawn((column) => (column < 3 ? column : column + 90))).toEqual(lines);
  });

  test("fits into the lines of a terminal with tables of all sorts", () => {
    fc.assert(
      fc.property(gamesWithOwnTables, (game) => {
        for (const state of statesOf(game))
          for (const player of state.houses.keys())
            for (const line of drawHouse(viewHouse(state, player), english))
              expect(columnsOf(line)).toBeLessThanOrEqual(WIDTH);
      }),
      runs(1),
    );
    for (const line of drawn((column) => column * 40)) expect(columnsOf(line)).toBeLessThanOrEqual(WIDTH);
  });
});
