import {
  combinations,
  describeSheet,
  estates,
  type GameState,
  HIGHEST_NUMBER,
  LOWEST_NUMBER,
  legalMoves,
  numberRanges,
  observe,
  type SheetDescription,
} from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { beforeAll, describe, expect, test } from "vitest";
import { beginning, playSome } from "../bots/table.js";
import { some } from "../support/thorough.js";
import { ALL } from "../support/variants.js";

type Street = SheetDescription["streets"][number];

/** The estates of a street, as its description shows them. EST-1 */
function estatesOf({ houses, fences }: Street, street: number) {
  const ends = [...fences, houses.length - 1];
  return ends.flatMap((end, index) => {
    const house = index === 0 ? 0 : ends[index - 1] + 1;
    const run = houses.slice(house, end + 1);
    if (run.some(({ kind }) => kind === "roundabout" || kind === "invaded")) return [];
    const complete = run.every(({ kind }) => kind !== "empty");
    return [{ street, house, size: run.length, complete, used: run.some(({ used }) => used === true) }];
  });
}

/** Positions of a variant, early and late. */
function positionsIn(variant: (typeof ALL)[number]): { state: GameState; player: number }[] {
  return [5, 30, 55, 80, 105, 130, 10_000].flatMap((moves, seed) => {
    const state = playSome(beginning(variant, seed), moves, seed);
    return [...state.setup.players.keys()].map((player) => ({ state, player }));
  });
}

/** How many numbers from 0 to 17 fit a house by the numbers beside it in its part of the street. NUM-2 RBT-3 */
function fitting({ houses }: Street, house: number): number[] {
  const beside = (step: 1 | -1): { numbers: number[]; plain: number[] } => {
    const numbers: number[] = [];
    const plain: number[] = [];
    for (let at = house + step; houses[at] !== undefined && houses[at].kind !== "roundabout"; at += step) {
      const next = houses[at];
      if ("number" in next) numbers.push(next.number);
      if ("number" in next && next.kind === "numbered") plain.push(next.number);
    }
    return { numbers, plain };
  };
  const [left, right] = [beside(-1), beside(1)];
  const plain = [...left.plain, ...right.plain];
  const all = Array.from({ length: HIGHEST_NUMBER - LOWEST_NUMBER + 1 }, (_, index) => LOWEST_NUMBER + index);
  return all.filter(
    (number) =>
      !plain.includes(number) &&
      left.numbers.every((each) => each <= number) &&
      right.numbers.every((each) => each >= number),
  );
}

describe.each(some(ALL, 2))("in $name", (variant) => {
  let positions: readonly { readonly state: GameState; readonly player: number }[] = [];
  beforeAll(() => {
    positions = positionsIn(variant);
  });

  test("EST-1 EST-2: the estates are the runs of houses from fence to fence", () => {
    for (const { state, player } of positions) {
      const { streets } = describeSheet(state, player);
      expect(estates(state, player)).toEqual(streets.flatMap(estatesOf));
    }
  });

  test("NUM-2 NUM-3 RBT-3 ZOM-8: the number ranges say for each empty house what fits", () => {
    for (const { state, player } of positions) {
      const { streets } = describeSheet(state, player);
      const ranges = numberRanges(state, player);
      const empty = streets.flatMap(({ houses }, street) =>
        houses.flatMap(({ kind }, house) => (kind === "empty" ? [[street, house]] : [])),
      );
      expect(ranges.flatMap(({ street, houses }) => houses.map((house) => [street, house]))).toEqual(empty);
      for (const { street, houses, above, below } of ranges) {
        for (const house of houses) {
          const fits = fitting(streets[street], house);
          expect(fits.every((number) => above < number && number < below)).toBe(true);
          expect(fits.length).toBe(Math.max(Math.ceil(below) - Math.floor(above) - 1, 0));
        }
      }
    }
  });

  test("NUM-1: every number to be written lies in the range of its house", () => {
    for (const { state, player } of positions) {
      const ranges = numberRanges(state, player);
      for (const move of legalMoves(state, player)) {
        if (move.type !== "write") continue;
        const range = ranges.find(
          ({ street, houses }) => street === move.street && houses.includes(move.house),
        );
        expect(range === undefined ? Number.NaN : move.number).toBeGreaterThan(range?.above ?? 0);
        expect(move.number).toBeLessThan(range?.below ?? 0);
      }
    }
  });

  test("a simulator and the player's observation say the same of a sheet", () => {
    for (const { state, player } of positions) {
      const simulator = createSimulator(state);
      const seen = observe(state, player);
      expect(simulator.estates(player)).toEqual(estates(state, player));
      expect(simulator.numberRanges(player)).toEqual(numberRanges(state, player));
      expect(simulator.combinations()).toEqual(combinations(state));
      expect(estates(seen, player)).toEqual(estates(state, player));
      expect(numberRanges(seen, player)).toEqual(numberRanges(state, player));
    }
  });
});
