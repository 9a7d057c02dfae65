import fc from "fast-check";
import { type CustomPlanCard, type GameState, legalMoves, legalTurns, type Move } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { type Estate, freeEstates, setsOf } from "../oracle/estates.js";
import { sheetContextOf } from "../oracle/paper.js";
import { validating } from "../support/position-plans.js";
import { after } from "../support/positions.js";
import { layoutOf, sheetOf } from "../support/sheets.js";

const HOUSES = [9, 10, 11]; // the last house of each street stays free

/** Estates that fill the streets of Classic, and the sizes that a plan asks for. */
const situation = fc
  .record({
    streets: fc.tuple(
      ...HOUSES.map((houses) => fc.array(fc.integer({ min: 1, max: 6 }), { minLength: houses })),
    ),
    wanted: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
    isOneStreet: fc.boolean(),
    order: fc.infiniteStream(fc.nat()),
  })
  .map(({ streets, wanted, isOneStreet, order }) => {
    const runs = streets.map((sizes, street) => filling(sizes, HOUSES[street]));
    const pool = isOneStreet ? runs[wanted[0] % runs.length] : runs.flat();
    const left = [...pool];
    const sizes = wanted.slice(0, pool.length).map((at) => left.splice(at % left.length, 1)[0]);
    return { runs, sizes: sizes.sort((a, b) => a - b), isOneStreet, order };
  });

/** The sizes as long as they find room. */
function filling(sizes: readonly number[], houses: number): number[] {
  const runs: number[] = [];
  for (const size of sizes) if (runs.reduce((sum, each) => sum + each, size) <= houses) runs.push(size);
  return runs;
}

function streetText(runs: readonly number[]): string {
  let number = 0;
  const next = (): number => {
    number += 1;
    return number;
  };
  return runs.map((size) => `${Array.from({ length: size }, next).join(" ")} |`).join(" ");
}

function plan(sizes: readonly number[], isOneStreet: boolean): CustomPlanCard {
  const where = isOneStreet ? ({ in: "streets", count: 1 } as const) : ({ in: "sheet" } as const);
  return {
    id: "own",
    letter: "A",
    score: [6, 3],
    parts: [{ where, needs: [{ need: "estates", sizes, each: [] }] }],
  };
}

function keyOf(estates: readonly Estate[]): string {
  return estates
    .map(({ street, at }) => `${street} ${at}`)
    .sort()
    .join(", ");
}

/** The free estates of a state's first player. */
function freeIn(state: GameState): Estate[] {
  return freeEstates(sheetContextOf(sheetOf(state, 0), layoutOf(state, 0)));
}

/** The estates offered; `null` where none is to be chosen. */
function offeredIn(state: GameState): string | null {
  const moves = legalMoves(state, 0).flatMap((move) => (move.type === "use" ? [move] : []));
  return moves.length === 0
    ? null
    : keyOf(moves.map(({ street, house }) => ({ street, at: house, size: 0 })));
}

/** The estates that were free before and are used now. */
function usedSince(before: readonly Estate[], state: GameState): string {
  const free = new Set(freeIn(state).map((estate) => keyOf([estate])));
  return keyOf(before.filter((estate) => !free.has(keyOf([estate]))));
}

function useOf({ street, at }: Estate) {
  return { type: "use", street, house: at } as const;
}

describe("PLN-3: the estates for a plan", () => {
  test("PLN-3 ADV-4: whichever is named first, a set comes out the same, and nothing is taken while there is a choice", () => {
    fc.assert(
      fc.property(situation, ({ runs, sizes, isOneStreet, order }) => {
        const options = { plans: { A: plan(sizes, isOneStreet) } };
        const start = validating(options, [runs.map(streetText).join("/")]);
        const free = freeIn(start);
        const sets = setsOf(free, sizes).filter(
          (set) => !isOneStreet || new Set(set.map(({ street }) => street)).size === 1,
        );
        const claimed = after(start, 0, { type: "claim", plan: "A" });
        for (const set of sets.slice(0, 12)) {
          const shuffled = set
            .map((estate) => ({ estate, at: order.next().value }))
            .sort((a, b) => a.at - b.at);
          let state = claimed;
          let named: Estate[] = [];
          let left = sets;
          for (const { estate } of shuffled) {
            if (left.length === 1) break;
            const open = new Set(left.flat().filter((each) => !named.includes(each)));
            expect(offeredIn(state)).toBe(keyOf([...open]));
            state = after(state, 0, useOf(estate));
            named = [...named, estate];
            left = left.filter((each) => each.includes(estate));
          }
          expect(usedSince(free, state)).toBe(keyOf(set));
          expect(offeredIn(state)).toBeNull();
        }
      }),
    );
  });

  test("PLN-3: whole turns name each set once", () => {
    fc.assert(
      fc.property(situation, ({ runs, sizes, isOneStreet }) => {
        const options = { plans: { A: plan(sizes, isOneStreet) } };
        const start = validating(options, [runs.map(streetText).join("/")]);
        const free = freeIn(start);
        const sets = setsOf(free, sizes).filter(
          (set) => !isOneStreet || new Set(set.map(({ street }) => street)).size === 1,
        );
        const claimed = after(start, 0, { type: "claim", plan: "A" });
        const isOfA = (turn: readonly Move[]): boolean =>
          turn.every(({ type }) => type === "use" || type === "end");
        const turns = [...legalTurns(claimed, 0)].filter(isOfA);
        const found = turns.map((turn) =>
          usedSince(free, after(claimed, 0, ...turn.filter(({ type }) => type === "use"))),
        );
        expect(found.sort()).toEqual(sets.map(keyOf).sort());
      }),
    );
  });
});
