import type { DeckCard, GameState } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { afterEveryMove, inRandomGames } from "../support/check.js";
import { deckOf } from "../support/deck.js";
import { play, wholeGame } from "../support/games.js";
import { inAnyOrder } from "../support/position-cards.js";
import { ALL, type Variant } from "../support/variants.js";

/** The ways to play in which cards come from a deck or special cards are among them. */
const WITH_DECKS = ALL.filter(
  ({ options: { mode = "standard", layout } }) => mode !== "standard" || layout === "zombies",
);

function isAaa({ options: { mode, layout } }: Variant): boolean {
  return typeof mode === "object" && layout !== "zombies";
}

/** All cards, wherever they are. */
function cardsIn({ table, hidden, hands }: GameState): readonly object[] {
  const places: readonly (readonly (object | null)[])[] = [
    ...table.stacks.map(({ flipped, top }) => [...flipped, top]),
    ...hidden.stacks,
    hidden.deck,
    hidden.faceDown,
    hidden.outOfGame,
    ...hands,
    table.discards,
    table.opponent?.given ?? [],
    table.removed,
  ];
  return places.flat().flatMap((card) => (card === null ? [] : [asWritten(card)]));
}

/** A card with its fields in one order. */
function asWritten(card: object): object {
  return Object.fromEntries(Object.entries(card).sort(([a], [b]) => a.localeCompare(b)));
}

/** The cards with which a game is played. */
function wholeDeck({ setup }: GameState): readonly object[] {
  const validations = ["A", "B", "C"].map((letter) => ({ special: "validation", letter }));
  const zombies = ["right", "left", "both"].map((move) => ({ special: "zombie", move }));
  return [
    ...deckOf(setup.cards),
    ...(setup.mode === "aaa" ? validations : []),
    ...(setup.mode === "solo" ? [{ special: "solo" }] : []),
    ...(setup.layouts[0].expansion?.id === "zombies" ? zombies : []),
  ].map(asWritten);
}

function lettersIn(cards: readonly DeckCard[]): string[] {
  return cards.flatMap((card) => ("letter" in card ? [card.letter] : []));
}

describe("the cards of random games with decks and special cards", () => {
  test("AAA-4 XPT-3 FST-1 ZOM-13: after every move they are the whole deck", () => {
    let known: readonly unknown[] = [];
    afterEveryMove(
      ({ after }) => {
        const { table, hidden, hands } = after;
        if (known[0] === table && known[1] === hidden && known[2] === hands) return [];
        known = [table, hidden, hands];
        return inAnyOrder(cardsIn(after)).join() === inAnyOrder(wholeDeck(after)).join()
          ? []
          : [`in round ${table.round} they are not`];
      },
      { variants: WITH_DECKS, share: 0.6 },
    );
  });

  test("AAA-2 AAA-5: a Validation card is met once at most: one in the first pass, the others later", () => {
    afterEveryMove(
      ({ after: { table, hidden } }) => {
        const met = lettersIn(table.removed);
        const [left, aside] = [lettersIn(hidden.deck), lettersIn(hidden.faceDown)];
        const faults = new Set([...met, ...left, ...aside]).size === 3 ? [] : ["a letter is missing"];
        const isFirstPass = table.deck?.rebuilt === 0;
        const isRight = isFirstPass ? met.length + left.length === 1 : aside.length === 0 && met.length >= 1;
        return isRight && met.length + left.length + aside.length === 3
          ? faults
          : [...faults, `met ${met.join()}, to come ${left.join()}, aside ${aside.join()}`];
      },
      { variants: ALL.filter(isAaa), share: 0.5 },
    );
  });

  test("AAA-4: cards given to the AAA never come back, and their order never changes", () => {
    inRandomGames(
      (script) => {
        let given: readonly DeckCard[] = [];
        for (const { after } of play(wholeGame(script))) {
          const now = after.table.opponent?.given ?? [];
          expect(now.slice(0, given.length)).toEqual(given);
          given = now;
        }
      },
      { variants: ALL.filter(isAaa), share: 0.3 },
    );
  });

  test("FST-2: the Solo card is met once", () => {
    afterEveryMove(
      ({ after: { table, hidden } }) => {
        const isSolo = (card: DeckCard) => "special" in card;
        const count = [...table.removed, ...hidden.deck].filter(isSolo).length;
        return count === 1 && table.discards.every((card) => !isSolo(card)) ? [] : ["it is not"];
      },
      { variants: ALL.filter(({ options }) => options.mode === "solo"), share: 0.3 },
    );
  });
});
