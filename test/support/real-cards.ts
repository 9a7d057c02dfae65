import type { CardPlace, DeckCard, GameEvent, GameOptions } from "perfect-home-rules";
import { expect } from "vitest";

/** Cards on a table, handled as the book says by somebody who knows nothing of the library. */
export interface RealCards {
  /** Turns up the card that comes next at a place. */
  next(place: CardPlace): DeckCard;
  /** Hears what has happened, and shuffles what the players would. */
  hear(event: GameEvent): void;
}

function shuffled<T>(cards: readonly T[], random: () => number): T[] {
  return cards
    .map((card) => ({ card, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card);
}

/** Three stacks: 20 rounds, then each stack is shuffled by itself but for the card just flipped. SET-3 RND-4 */
function stackTable(deck: readonly DeckCard[], random: () => number): RealCards {
  const cards = shuffled(deck, random);
  const size = cards.length / 3;
  const stacks = [0, 1, 2].map((stack) => cards.slice(stack * size, (stack + 1) * size));
  const shown: DeckCard[][] = [[], [], []];
  return {
    next(place) {
      if (place.for !== "stack") throw new Error("there are no hands");
      const card = stacks[place.stack].shift();
      if (card === undefined) throw new Error("the stack is empty");
      shown[place.stack].push(card);
      return card;
    },
    hear(event) {
      if (event.type !== "stackReshuffled") return;
      const { stack } = event;
      expect(stacks[stack]).toEqual([]);
      stacks[stack] = shuffled(shown[stack].splice(0, shown[stack].length - 1), random);
    },
  };
}

/** One deck, passed cards going round. The discards are what was drawn and is in no hand any more. XPT-3 */
function deckTable(
  piles: readonly DeckCard[][],
  random: () => number,
  held: () => readonly DeckCard[],
): RealCards {
  let deck = piles.flatMap((pile) => shuffled(pile, random));
  const all = [...deck];
  return {
    next() {
      const card = deck.shift();
      if (card === undefined) throw new Error("the deck is empty");
      return card;
    },
    hear(event) {
      if (event.type !== "cardsReshuffled") return;
      expect(deck).toEqual([]);
      const left = [...all];
      for (const card of held()) {
        const at = left.findIndex((each) => JSON.stringify(each) === JSON.stringify(card));
        left.splice(at, 1);
      }
      deck = shuffled(left, random);
    },
  };
}

const WITH_ZOMBIES: GameOptions = { players: ["Ann"], layout: "zombies", mode: { aaa: "sam" }, seed: 5 };

/** Three piles of twenty with a Zombie card each; the Validation cards in the second and the third. ZOM-13 */
function zombiePiles(deck: readonly DeckCard[], random: () => number): DeckCard[][] {
  const cards = shuffled(deck, random);
  const moves = shuffled(["right", "left", "both"] as const, random);
  const letters = shuffled(["A", "B", "C"] as const, random);
  const lettersOf = [[], letters.slice(0, 1), letters.slice(1)];
  return moves.map((move, pile) => [
    ...cards.slice(pile * 20, (pile + 1) * 20),
    { special: "zombie", move },
    ...lettersOf[pile].map((letter) => ({ special: "validation", letter }) as const),
  ]);
}

/** A table for each way in which cards come: stacks, a deck with hands, a deck with special cards. */
export const REAL_TABLES: readonly (readonly [
  string,
  GameOptions,
  (deck: readonly DeckCard[], random: () => number, held: () => readonly DeckCard[]) => RealCards,
])[] = [
  ["standard", { players: ["Ann", "Bob"], seed: 5 }, stackTable],
  [
    "expert",
    { players: ["Ann", "Bob"], mode: "expert", seed: 5 },
    (deck, random, held) => deckTable([[...deck]], random, held),
  ],
  [
    "AAA with Zombies",
    WITH_ZOMBIES,
    (deck, random, held) => deckTable(zombiePiles(deck, random), random, held),
  ],
];
