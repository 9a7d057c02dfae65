import type { Move } from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { legalMoves as plainMoves } from "../oracle/legality.js";
import { sheetContextOf } from "../oracle/paper.js";
import { afterMove, newTurn, type Table, type Turn } from "../oracle/turn.js";
import { constructionCard } from "../support/deck.js";
import { IS_THOROUGH } from "../support/thorough.js";
import { countWithApi } from "./count-with-api.js";
import { countedPositions } from "./positions.js";

/** The API is much slower: it counts as far as there are no more series than this. */
const MAX_FOR_API = IS_THOROUGH ? 3000 : 1000;

/** How far the simulator counts: all the way in `npm run verify`. */
const MAX_COUNTED = IS_THOROUGH ? Number.POSITIVE_INFINITY : 20_000;

describe.each(countedPositions())("series of moves from $name", ({ name, state, counts }) => {
  test("are as many as before", () => {
    const simulator = createSimulator(state);
    const few = counts.filter((count) => count <= MAX_COUNTED);
    expect(
      few.map((_, index) => simulator.perft(index + 1)),
      `a rule that changed on purpose changes \`counts\` in test/perft/${name}.json: enter them by hand`,
    ).toEqual(few);
  });

  test("are as many with the API", () => {
    const few = counts.filter((count) => count <= MAX_FOR_API);
    expect(few.map((_, index) => countWithApi(state, index + 1))).toEqual(few);
  });
});

/** In this many moves two players can't come to a second round: each numbers a house, does something and ends the turn. */
const WITHIN_A_ROUND = 5;

/** How far the plain rules count. */
const MAX_PLAIN = IS_THOROUGH ? MAX_COUNTED : 5000;

/** Counts with the plain rules of the oracle, which share nothing with the library. */
function countPlainly(turns: readonly Turn[], table: Table, depth: number): number {
  if (depth === 0) return 1;
  const mover = turns.findIndex(({ stage }) => stage !== "ended");
  if (mover < 0) throw new Error("the round is over");
  return plainMoves(turns[mover], table).reduce((count, fields) => {
    const turn = afterMove(turns[mover], table, { ...fields, player: mover } as Move);
    return count + countPlainly(turns.with(mover, turn), table, depth - 1);
  }, 0);
}

const STANDARD = ["late", "opening", "plans-to-claim"];

describe.each(countedPositions().filter(({ name }) => STANDARD.includes(name)))(
  "series of moves from $name",
  ({ state, counts }) => {
    test("are as many by the plain rules, every order of the estates for a plan counted", () => {
      const { layouts, plans } = state.setup;
      const { stacks, turned } = state.table;
      const combinations = stacks.map(({ flipped, top }) => ({
        number: constructionCard(top).number,
        action: flipped[flipped.length - 1].action,
      }));
      const table: Table = { layout: layouts[0], combinations, plans, turned };
      const turns = state.sheets.map((sheet) => newTurn(sheetContextOf(sheet, layouts[0])));
      const few = counts.slice(0, WITHIN_A_ROUND).filter((count) => count <= MAX_PLAIN);
      expect(few.map((_, index) => countPlainly(turns, table, index + 1))).toEqual(few);
    });
  },
);
