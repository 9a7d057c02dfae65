import { describe, test } from "vitest";
import { afterEveryMove } from "../support/check.js";
import { differences, inWords } from "../support/differences.js";
import { layoutOf, runsOf, sheetOf, streetsOf } from "../support/sheets.js";

describe("fences on random sheets", () => {
  test("FNC-1: each street ends with a fence, so no run of houses crosses to another street", () => {
    afterEveryMove(({ after, player }) =>
      streetsOf(sheetOf(after, player), layoutOf(after, player))
        .filter((street) => street.at(-1)?.fence !== true)
        .map((street) => `no fence at the end of a street of ${street.length}`),
    );
  });

  test("FNC-1 FNC-3: only a fence move draws a fence, in a gap that had none, and none goes away", () => {
    afterEveryMove(({ before, after, player, move }) => {
      const drawn = differences(sheetOf(before, player), sheetOf(after, player)).filter(
        ({ field }) => field === "fences",
      );
      if (move.type !== "fence") return drawn.map(inWords);
      const { place } = streetsOf(sheetOf(before, player), layoutOf(before, player))[move.street][move.gap];
      const [fence] = drawn;
      return drawn.length === 1 && fence.index === place && fence.to === 1
        ? []
        : ["not the fence of the move"];
    });
  });

  test("FNC-2 PLN-5: an estate used for a plan is never divided: a run is used as a whole or not at all", () => {
    afterEveryMove(({ before, after, player }) => {
      const usedRuns = (state: typeof before) =>
        runsOf(sheetOf(state, player), layoutOf(state, player)).filter(({ used }) => used);
      const now = new Map(usedRuns(after).map((run) => [run.first, run.size]));
      return usedRuns(before)
        .filter(({ first, size }) => now.get(first) !== size)
        .map(({ first, size }) => `the used estate of ${size} at ${first} has changed`);
    });
  });
});
