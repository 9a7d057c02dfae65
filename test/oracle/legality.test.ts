import { isDeepStrictEqual } from "node:util";
import { type GameState, legalMoves, type Move, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { afterEveryMove, closesPhase, inRandomGames } from "../support/check.js";
import { constructionCard } from "../support/deck.js";
import { type Moment, play, wholeGame } from "../support/games.js";
import { sizesOf } from "../support/plan-sizes.js";
import { layoutOf, sheetOf } from "../support/sheets.js";
import { freeEstates } from "./estates.js";
import * as plain from "./legality.js";
import { sheetContextOf } from "./paper.js";
import { afterMove, newTurn, type Table, type Turn } from "./turn.js";

describe("the library against plain rules, at every decision of random games", () => {
  test("RND-1 NUM-1 REF-1 ACT-1 PLN-1: the same moves are legal", () => {
    afterEveryMove(({ before, player }) => {
      const expected = plain.legalMoves(turnOf(before, player), tableOf(before, player)).map(inWords);
      const found = legalMoves(before, player).map(inWords);
      return difference(found, expected);
    });
  });

  test("NUM-5 ACT-3 PLN-5: a turn's moves leave the same sheet", () => {
    afterEveryMove((moment) => {
      const { before, after, player, move } = moment;
      const expected = afterMove(turnOf(before, player), tableOf(before, player), move).paper;
      const found = sheetContextOf(sheetOf(after, player), layoutOf(after, player));
      return isDeepStrictEqual(found, expected) ? [] : ["the sheet is not the one expected"];
    });
  });

  test("RND-7: at the end of a round the sheets made in it become public, and nothing else changes on them", () => {
    inRandomGames((script) => {
      for (const moment of play(wholeGame(script))) {
        if (!closesPhase(moment)) continue;
        expect(sheetsOf(moment.after)).toEqual(sheetsAtEndOf(moment));
      }
    });
  });

  test("PLN-3: the status of a plan counts the free estates of each size", () => {
    afterEveryMove(({ after, player }) =>
      after.setup.plans.flatMap((plan) => {
        const { parts, met, worth, scored } = planStatus(after, player, plan.letter);
        const estates = freeEstates(sheetContextOf(sheetOf(after, player), layoutOf(after, player)));
        const slot = after.setup.plans.indexOf(plan);
        const expected = [...new Set(sizesOf(plan))].map((size) => ({
          size,
          have: estates.filter((estate) => estate.size === size).length,
          need: sizesOf(plan).filter((each) => each === size).length,
        }));
        const isMet = scored === null && expected.every(({ have, need }) => have >= need);
        const found = parts.map(({ size, have, need }) => ({ size, have, need }));
        const isWorth = worth === plan.score[after.table.turned[slot] ? 1 : 0];
        return isDeepStrictEqual(found, expected) && met === isMet && isWorth ? [] : [`plan ${plan.letter}`];
      }),
    );
  });
});

function tableOf(state: GameState, player: number): Table {
  const { stacks, turned } = state.table;
  const combinations = stacks.map(({ flipped, top }) => ({
    number: constructionCard(top).number,
    action: flipped[flipped.length - 1].action,
  }));
  return { layout: layoutOf(state, player), combinations, plans: state.setup.plans, turned };
}

/** The turn as the moves made in it leave it, from the public sheet on. */
function turnOf(state: GameState, player: number): Turn {
  const table = tableOf(state, player);
  const begun = newTurn(sheetContextOf(state.sheets[player], table.layout));
  return (state.turns[player]?.moves ?? []).reduce((turn, move) => afterMove(turn, table, move), begun);
}

function inWords({ type, ...fields }: plain.PlainMove | Move): string {
  const values = Object.entries(fields).filter(([name]) => name !== "player");
  return [type, ...values.map(([name, value]) => `${name} ${value}`).sort()].join(" ");
}

function difference(found: readonly string[], expected: readonly string[]): string[] {
  const missing = expected.filter((move) => !found.includes(move)).map((move) => `missing: ${move}`);
  return [...missing, ...found.filter((move) => !expected.includes(move)).map((move) => `wrong: ${move}`)];
}

function sheetsOf(state: GameState) {
  return state.sheets.map((sheet, player) => sheetContextOf(sheet, layoutOf(state, player)));
}

function sheetsAtEndOf({ before, player, move }: Moment) {
  return before.setup.players.map((_, seat) => {
    const turn = turnOf(before, seat);
    return (seat === player ? afterMove(turn, tableOf(before, seat), move) : turn).paper;
  });
}
