import { describe, test } from "vitest";
import { afterEveryMove } from "../support/check.js";
import { type Difference, differences, inWords } from "../support/differences.js";
import type { Moment } from "../support/games.js";
import { layoutOf, runsOf, sheetOf, streetsOf } from "../support/sheets.js";
import { ZOMBIES } from "../support/variants.js";
import { invadedPlace } from "../support/zombies.js";

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

  test("FNC-1 FNC-3 ZOM-8: with Zombies, a horde draws fences too, beside the house that it invades", () => {
    const drawnWrongly = (moment: Moment): Difference[] => {
      const invaded = invadedPlace(moment);
      const drawn = fencesDrawn(moment).filter(({ to }) => to === 1);
      if (invaded === null) return moment.move.type === "fence" ? drawn.slice(1) : drawn;
      return drawn.filter(({ index }) => index !== invaded && index !== invaded - 1);
    };
    afterEveryMove(
      (moment) => [
        ...drawnWrongly(moment).map(inWords),
        ...fencesDrawn(moment)
          .filter(({ to }) => to !== 1)
          .map(inWords),
        ...unfencedBeside(moment),
      ],
      WITH_ZOMBIES,
    );
  });

  test("FNC-2 PLN-5: an estate used for a plan is never divided: a run is used as a whole or not at all", () => {
    afterEveryMove(usedEstatesChanged);
  });

  test("FNC-2 PLN-5 ZOM-9: with Zombies, it is cut where a horde invades one of its houses, its parts stay used", () => {
    afterEveryMove((moment) => {
      const invaded = invadedPlace(moment);
      if (invaded === null) return usedEstatesChanged(moment);
      const { before, after, player } = moment;
      const [old, now] = [before, after].map((state) => sheetOf(state, player).used);
      const changed = old.flatMap((used, place) => (used === now[place] || place === invaded ? [] : [place]));
      return [...changed.map((place) => `used at ${place}`), ...(now[invaded] === 0 ? [] : ["a Z is used"])];
    }, WITH_ZOMBIES);
  });
});

const WITH_ZOMBIES = { variants: ZOMBIES, share: 0.3 };

/** The fences in which a sheet differs after a move. */
function fencesDrawn({ before, after, player }: Moment): Difference[] {
  return differences(sheetOf(before, player), sheetOf(after, player)).filter(
    ({ field }) => field === "fences",
  );
}

/** Sides of an invaded house without a fence. */
function unfencedBeside(moment: Moment): string[] {
  const invaded = invadedPlace(moment);
  if (invaded === null) return [];
  const { fences } = sheetOf(moment.after, moment.player);
  return [invaded - 1, invaded]
    .filter((place) => place >= 0 && fences[place] === 0)
    .map((place) => `no fence at ${place}`);
}

function usedEstatesChanged({ before, after, player }: Moment): string[] {
  const usedRuns = (state: typeof before) =>
    runsOf(sheetOf(state, player), layoutOf(state, player)).filter(({ used }) => used);
  const now = new Map(usedRuns(after).map((run) => [run.first, run.size]));
  return usedRuns(before)
    .filter(({ first, size }) => now.get(first) !== size)
    .map(({ first, size }) => `the used estate of ${size} at ${first} has changed`);
}
