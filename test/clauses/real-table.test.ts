import {
  applyMove,
  awaited,
  createGame,
  type DeckCard,
  isOver,
  legalMoves,
  playersToMove,
  randomSeries,
  standings,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { deckOf } from "../support/deck.js";
import { accepted } from "../support/entered.js";
import { REAL_TABLES } from "../support/real-cards.js";

describe("people play with their own cards, which they enter as they come up", () => {
  test.each(REAL_TABLES)("%s: whole games", (_name, options, lay) => {
    for (let game = 0; game < 4; game++) {
      const random = randomSeries(game + 1);
      let state = createGame({ ...options, cards: "entered" });
      const table = lay(deckOf(state.setup.cards), random, () => state.hands.flat() as DeckCard[]);
      let cards = 0;
      while (!isOver(state)) {
        const next = awaited(state);
        if (next === null) {
          const [player] = playersToMove(state);
          const moves = legalMoves(state, player);
          const move = moves[Math.floor(random() * moves.length)];
          const result = tryApplyMove(state, move);
          if (!result.ok) throw new Error(result.violation.code);
          expect(applyMove(state, move)).toEqual(result.state);
          state = result.state;
          for (const event of result.events) table.hear(event);
          continue;
        }
        const { state: after, events } = accepted(tryReveal(state, table.next(next.place)));
        state = after;
        cards += 1;
        for (const event of events) table.hear(event);
      }
      expect(cards).toBeGreaterThan(20);
      expect(standings(state)[0].place).toBe(1);
    }
  });
});
