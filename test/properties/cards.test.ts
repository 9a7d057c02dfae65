import type { Card, DeckCard, GameState, Stack } from "perfect-home-rules";
import { createGame } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { afterEveryMove, closesPhase, inRandomGames } from "../support/check.js";
import { ACTIONS, constructionCard, deckOf, multiset } from "../support/deck.js";
import { optionsOf, statesOf } from "../support/games.js";

describe("Construction cards of random games", () => {
  test("SET-1: 63 cards, as many of each number and action as printed", () => {
    const deck = deckOf(createGame({ players: ["one"], seed: 1 }).setup.cards);
    const numbers = Array.from(
      { length: 15 },
      (_, index) => deck.filter((card) => card.number === index + 1).length,
    );
    const actions = ACTIONS.map((action) => deck.filter((card) => card.action === action).length);
    expect(numbers).toEqual([2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2]);
    expect(actions).toEqual([14, 14, 14, 7, 7, 7]);
  });

  test("SET-3 RND-2: at first three equal stacks, one card flipped from each", () => {
    inRandomGames((script) => {
      const state = createGame(optionsOf(script));
      const size = deckOf(state.setup.cards).length / 3;
      const sizes = state.table.stacks.map(({ flipped, left }) => [flipped.length, left]);
      expect(sizes).toEqual([1, 2, 3].map(() => [1, size - 1]));
    });
  });

  test("SET-1 RND-4: the cards on the table and those hidden are the deck at every moment", () => {
    inRandomGames((script) => {
      let known: readonly unknown[] = [];
      for (const state of statesOf(script)) {
        if (state.table === known[0] && state.hidden === known[1]) continue;
        known = [state.table, state.hidden];
        expect(multiset(cardsIn(state))).toEqual(multiset(deckOf(state.setup.cards)));
        expect(state.table.stacks.map(({ left }) => left - 1)).toEqual(
          state.hidden.stacks.map((cards) => cards.length),
        );
      }
    });
  });

  test("SET-7 RND-4: what a reshuffled stack is known to hold is what it holds, told in an order of its own", () => {
    afterEveryMove(({ after }) => {
      const { stacks } = after.table;
      return stacks.flatMap((stack, index) => knownFaults(stack, after.hidden.stacks[index]));
    });
  });

  test("RND-3: cards change only when all players have ended", () => {
    afterEveryMove((moment) => {
      const { before, after } = moment;
      const isSame = before.table === after.table && before.hidden === after.hidden;
      return isSame || closesPhase(moment) ? [] : ["the table has changed in the middle of a round"];
    });
  });

  test("RND-2 RND-4: each round flips the top card; a stack flipped to its end is made of its discards anew", () => {
    afterEveryMove(({ before, after }) => {
      if (after.table.round === before.table.round) return [];
      return before.table.stacks.flatMap((stack, index) => flipFaults(stack, after.table.stacks[index]));
    });
  });
});

function cardsIn({ table, hidden }: GameState): Card[] {
  const shown = table.stacks.flatMap(({ flipped, top }) => [...flipped, top]);
  return [...shown, ...hidden.stacks.flat()].map(constructionCard);
}

/** A stack made anew is known to hold its former discards, in no order. */
function knownFaults({ top, known, left }: Stack, hidden: readonly DeckCard[]): string[] {
  if (known === null) return [];
  const cards = multiset([top, ...hidden].map(constructionCard));
  if (multiset(known).join() !== cards.join() || known.length !== left) return ["other cards are known"];
  const rank = ({ action, number }: Card): number => ACTIONS.indexOf(action) * 100 + number;
  const tells = known.some((card, index) => index > 0 && rank(known[index - 1]) > rank(card));
  return tells ? ["the order is told"] : [];
}

function flipFaults(before: Stack, after: Stack): string[] {
  const flipped = multiset([...before.flipped, constructionCard(before.top)]).join();
  const faults =
    after.flipped.at(-1) === before.top ? [] : ["the card flipped is not the one that lay on top"];
  if (before.left > 1) {
    const isOn = multiset(after.flipped).join() === flipped && after.left === before.left - 1;
    return isOn ? faults : [...faults, "the card flipped does not lie on those before"];
  }
  const isAnew = after.flipped.length === 1 && after.left === before.flipped.length;
  return isAnew ? faults : [...faults, "the stack is not made of its discards"];
}
