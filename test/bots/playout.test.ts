import type { Standing } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import { expect, test } from "vitest";
import { outcomeFor } from "../../src/bots/playout.js";

/** A simulator of a game that is over, of which only this is asked. */
function overWith(ranking: readonly (readonly [player: Standing["player"], place: number, total: number])[]) {
  const standings = ranking.map(([player, place, total]) => ({ player, place, total, completeEstates: 0 }));
  const position = {
    sheets: [0, 1, 2].map((player) => ({ expansion: player === 2 ? { id: "paper" } : null })),
  };
  return { standings: () => standings, position } as unknown as Simulator;
}

test("TIE-1: a tie that the rules break is a win, one that stays is a share of it", () => {
  const broken = overWith([
    [0, 1, 60],
    [1, 2, 60],
  ]);
  expect(outcomeFor(broken, 0)).toEqual({ score: 60, margin: 0, win: 1 });
  expect(outcomeFor(broken, 1)).toEqual({ score: 60, margin: 0, win: 0 });
  const shared = overWith([
    [0, 1, 60],
    [1, 1, 60],
    ["opponent", 1, 60],
  ]);
  expect(outcomeFor(shared, 1)).toEqual({ score: 60, margin: 0, win: 1 / 3 });
});

test("AAA-13: the AAA is one of the others", () => {
  expect(
    outcomeFor(
      overWith([
        ["opponent", 1, 70],
        [0, 2, 64],
      ]),
      0,
    ),
  ).toEqual({ score: 64, margin: -6, win: 0 });
});

test("nobody is compared with a sheet of paper", () => {
  expect(
    outcomeFor(
      overWith([
        [2, 1, 90],
        [0, 2, 64],
        [1, 3, 60],
      ]),
      0,
    ),
  ).toEqual({ score: 64, margin: 4, win: 1 });
  expect(
    outcomeFor(
      overWith([
        [2, 1, 90],
        [0, 2, 64],
      ]),
      0,
    ),
  ).toEqual({ score: 64, margin: null, win: null });
});
