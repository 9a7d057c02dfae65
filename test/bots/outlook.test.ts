import { createGame, isOver, playersToMove } from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { chancesOf } from "../../src/bots/chances.js";
import { factsOf } from "../../src/bots/facts.js";
import { outlookOf } from "../../src/bots/outlook.js";
import { supplyOf } from "../../src/bots/supply.js";
import { viewOf } from "../../src/bots/view.js";
import { some } from "../support/thorough.js";
import { ALL } from "../support/variants.js";
import { beginning, playSome } from "./table.js";

const { cards } = createGame({ players: ["Ann"], seed: 1, nineAndThreeQuarters: true }).setup;

describe("what can be expected", () => {
  test.each(some(ALL, 4))("of a sheet is a number in $name", (variant) => {
    for (let moves = 0; moves < 150; moves += 10) {
      const state = playSome(beginning(variant, moves), moves, moves);
      if (isOver(state)) return;
      const [player] = playersToMove(state);
      const view = viewOf(createSimulator(state), factsOf(state.setup)[player]);
      expect(Number.isFinite(outlookOf(view))).toBe(true);
      for (const chance of chancesOf(view)) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });

  test("of houses is nothing where no number is left, also before 0 and after 17", () => {
    const supply = supplyOf(cards, 12);
    for (const [above, below] of [
      [-1, 0],
      [17, 18],
      [6, 7],
      [9.75, 10],
    ]) {
      expect(supply.expected(2, above, below)).toBe(0);
    }
    expect(supply.expected(0, -1, 18)).toBe(0);
  });

  test("of houses is more with more numbers, and never more than the houses", () => {
    const supply = supplyOf(cards, 12);
    expect(supply.expected(1, 9, 10)).toBeGreaterThan(0); // 9¾
    expect(supply.expected(3, 5, 10)).toBeGreaterThan(supply.expected(3, 6, 10));
    expect(supply.expected(12, -1, 18)).toBeLessThanOrEqual(12);
  });
});
