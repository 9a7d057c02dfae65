import { describe, test } from "vitest";
import { afterEveryMove, closesPhase } from "../support/check.js";
import { differences, inWords } from "../support/differences.js";
import type { Moment } from "../support/games.js";
import { sizesOf } from "../support/plan-sizes.js";
import { layoutOf, runsOf, seats, sheetOf } from "../support/sheets.js";

const LETTERS = ["A", "B", "C"];

describe("City Plans in random games", () => {
  test("PLN-3 PLN-5: estates become used complete, of size 1 to 6 and as a whole, none of them twice", () => {
    afterEveryMove(({ before, after, player }) => {
      const used = differences(sheetOf(before, player), sheetOf(after, player)).filter(
        ({ field }) => field === "used",
      );
      const runs = runsOf(sheetOf(before, player), layoutOf(before, player));
      const places = new Set(used.map(({ index }) => index));
      const taken = runs.filter(({ first }) => places.has(first));
      const isWhole = taken.reduce((sum, { size }) => sum + size, 0) === used.length;
      const areFree = taken.every((run) => run.complete && !run.used && run.size <= 6);
      return isWhole && areFree && used.every(({ to }) => to === 1) ? [] : used.map(inWords);
    });
  });

  test("PLN-1 PLN-3: when a turn has ended, the estates used are those that the plans validated ask for", () => {
    afterEveryMove(({ after, player, move }) => {
      if (move.type !== "end") return [];
      const sheet = sheetOf(after, player);
      const used = runsOf(sheet, layoutOf(after, player)).filter((run) => run.used);
      const asked = after.setup.plans.filter((_, slot) => sheet.planPoints[slot] !== null).flatMap(sizesOf);
      const inOrder = (sizes: readonly number[]): string => sizes.toSorted((a, b) => a - b).join(" ");
      const [have, want] = [inOrder(used.map(({ size }) => size)), inOrder(asked)];
      return have === want ? [] : [`used are ${have}, asked for ${want}`];
    });
  });

  test("PLN-1 PLN-2: validating scores the value that shows as the round begins, once per plan", () => {
    afterEveryMove(claimFaults);
  });

  test("PLN-2: a plan is turned at the end of the round in which it is first validated", () => {
    afterEveryMove((moment) => {
      const { before, after } = moment;
      if (!closesPhase(moment))
        return before.table === after.table ? [] : ["turned in the middle of a round"];
      return LETTERS.filter((_, slot) => {
        const isValidated = seats(after).some((player) => after.sheets[player].planPoints[slot] !== null);
        return after.table.turned[slot] !== isValidated;
      });
    });
  });

  test("PLN-2: the event says who validated a plan first and for how many points", () => {
    afterEveryMove(({ after, events }) =>
      events.flatMap((event) => {
        if (event.type !== "planTurned") return [];
        const slot = LETTERS.indexOf(event.plan);
        const first = seats(after).filter((player) => after.sheets[player].planPoints[slot] === event.points);
        const isRight =
          first.join() === event.players.join() && event.points === after.setup.plans[slot].score[0];
        return isRight ? [] : [`${event.plan} validated by ${event.players.join()}`];
      }),
    );
  });
});

function claimFaults({ before, after, player, move }: Moment): string[] {
  const points = differences(sheetOf(before, player), sheetOf(after, player)).filter(
    ({ field }) => field === "planPoints",
  );
  if (move.type !== "claim") return points.map(inWords);
  const slot = LETTERS.indexOf(move.plan);
  const { score } = before.setup.plans[slot];
  const value = before.table.turned[slot] ? score[1] : score[0];
  const [change] = points;
  const isRight = points.length === 1 && change.index === slot && change.from === null && change.to === value;
  return isRight ? [] : points.map(inWords);
}
