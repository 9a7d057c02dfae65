import { type GameState, scoreSheet, standings } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { inRandomGames, sampledStates } from "../support/check.js";
import { lastState, wholeGame } from "../support/games.js";
import { layoutOf, seats, sheetOf } from "../support/sheets.js";
import { sheetContextOf } from "./paper.js";
import { placesOf, type Score, scoreOf } from "./score.js";

describe("the library's scores against plain ones", () => {
  test("SCO-1 SCO-2 SCO-3 SCO-4 SCO-5 SCO-6: sections, complete estates and total are the same", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 5)) {
        for (const player of seats(state))
          expect(foundScore(state, player)).toEqual(plainScore(state, player));
      }
    });
  });

  test("SCO-1 to SCO-6: the lines of a section add up to it, the sections to the total", () => {
    inRandomGames((script) => {
      const state = lastState(script);
      for (const player of seats(state)) {
        const { sections, total } = scoreSheet(state, player);
        const sums = sections.map(({ items }) => items.reduce((sum, { points }) => sum + points, 0));
        expect(sums).toEqual(sections.map(({ points }) => points));
        expect(sums.reduce((sum, points) => sum + points, 0)).toBe(total);
      }
    });
  });

  test("TIE-1: totals, then complete estates give the places; those who share one stand in seat order", () => {
    inRandomGames((script) => {
      for (const state of [lastState(script), lastState(wholeGame(script))]) {
        const scores = seats(state).map((player) => publicScore(state, player));
        const places = placesOf(scores);
        const expected = seats(state)
          .map((player) => ({ player, place: places[player], ...resultOf(scores[player]) }))
          .toSorted((a, b) => a.place - b.place || a.player - b.player);
        expect(standings(state)).toEqual(expected);
      }
    });
  });
});

function foundScore(state: GameState, player: number): Score {
  const { sections, estatesBySize, completeEstates, total } = scoreSheet(state, player);
  const points = Object.fromEntries(sections.map(({ section, points }) => [section, points]));
  return { sections: points, estatesBySize, completeEstates, total };
}

/** With the player's own sheet as it stands and the others' as they were when the round began. */
function plainScore(state: GameState, player: number): Score {
  const all = seats(state).map((seat) =>
    sheetContextOf(seat === player ? sheetOf(state, seat) : state.sheets[seat], layoutOf(state, seat)),
  );
  return scoreOf(all[player], layoutOf(state, player), all);
}

function publicScore(state: GameState, player: number): Score {
  const all = seats(state).map((seat) => sheetContextOf(state.sheets[seat], layoutOf(state, seat)));
  return scoreOf(all[player], layoutOf(state, player), all);
}

function resultOf({ total, completeEstates }: Score): { total: number; completeEstates: number } {
  return { total, completeEstates };
}
