import fc from "fast-check";
import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  observe,
  playersToMove,
  sampleState,
  stateKey,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { chiSquareBound } from "../support/chi-square.js";
import { lastState, runs, scripts } from "../support/games.js";
import { ALL } from "../support/variants.js";

/** How far counts are from equal, as chi-square. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How far a number is from where it would stand if all numbers were spread evenly over the street. */
function misplaced(state: GameState, move: Move): number {
  if (move.type !== "write") return 0;
  const { houses } = state.setup.layouts[0].streets[move.street];
  return Math.abs(move.number / 16 - (move.house + 0.5) / houses);
}

/** Plays moves until something holds: numbers are spread evenly so that games are long, actions left unused. */
function playUntil(start: GameState, holds: (state: GameState) => boolean): GameState {
  let state = start;
  while (!holds(state)) {
    if (isOver(state)) throw new Error("the game was over before");
    const moves = legalMoves(state).toSorted((a, b) => misplaced(state, a) - misplaced(state, b));
    state = applyMove(state, moves.find(({ type }) => type === "end" || type === "skip") ?? moves[0]);
  }
  return state;
}

const SAMPLES = 4000;

/** Samples an observation many times and counts how often each value comes. */
function countSamples(state: GameState, read: (sampled: GameState) => string): Map<string, number> {
  const seen = observe(state, 0);
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= SAMPLES; seed++) {
    const value = read(sampleState(seen, seed));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

const keyOf = (card: unknown): string => JSON.stringify(card);

/** A mode in which the next card is not known, and how many cards it can be, copies counted apart. */
interface SmallDeck {
  readonly name: string;
  readonly options: Omit<GameOptions, "seed">;
  readonly isSmall: (state: GameState) => boolean;
  readonly next: (state: GameState) => unknown;
  readonly candidates: (state: GameState) => readonly Weighed[];
}

const firstLeft = (count: number) => (state: GameState) =>
  state.table.stacks.length > 0 &&
  state.table.stacks[0].left === count &&
  state.table.stacks[0].known === null;

const SMALL_DECKS: readonly SmallDeck[] = [
  {
    name: "standard, towards the end of the first pass",
    options: { players: ["Ann"] },
    isSmall: firstLeft(3),
    next: ({ hidden }) => hidden.stacks[0].at(-1),
    candidates: unseenInStacks,
  },
  {
    name: "a stack reshuffled by itself",
    options: { players: ["Ann"] },
    isSmall: ({ table }) => table.stacks[0].known !== null && table.stacks[0].left < 17,
    next: ({ hidden }) => hidden.stacks[0].at(-1),
    candidates: unseenInStacks,
  },
  {
    name: "Expert: the number of a card in another hand",
    options: { players: ["Ann", "Bob", "Cleo"], mode: "expert" },
    isSmall: ({ table }) => table.round === 3,
    next: ({ hands }) => hands[2][2],
    candidates: unseenInHands,
  },
  {
    name: "AAA Solo: the card below the one on top",
    options: { players: ["Ann"], mode: { aaa: "sam" } },
    isSmall: ({ table }) => table.round === 5,
    next: ({ hidden }) => hidden.deck.at(-2),
    candidates: unseenInDeck,
  },
  {
    name: "the first edition's solo game",
    options: { players: ["Ann"], edition: "first-2018", mode: "solo" },
    isSmall: ({ table }) => table.round === 5,
    next: ({ hidden }) => hidden.deck.at(-2),
    candidates: unseenInDeck,
  },
];

describe("sampling", () => {
  test.each(SMALL_DECKS)(
    "XPT-5 SET-7: every card that agrees is equally likely: $name",
    ({ options, isSmall, next, candidates }) => {
      // Games end at different rounds: the first seed whose game comes so far.
      const state = Array.from({ length: 60 }, (_, seed) => seed).reduce<GameState | null>((found, seed) => {
        if (found !== null) return found;
        try {
          return playUntil(createGame({ ...options, seed }), isSmall);
        } catch {
          return null;
        }
      }, null);
      if (state === null) throw new Error("no game comes so far");
      const counts = countSamples(state, (sampled) => keyOf(next(sampled)));
      const unseen = weightsOf(candidates(state));
      const total = [...unseen.values()].reduce((sum, copies) => sum + copies, 0);
      const statistic = [...unseen].reduce((sum, [key, copies]) => {
        const expected = (SAMPLES * copies) / total;
        return sum + ((counts.get(key) ?? 0) - expected) ** 2 / expected;
      }, 0);
      expect([...counts.keys()].every((key) => unseen.has(key))).toBe(true);
      expect(statistic).toBeLessThan(chiSquareBound(Math.max(unseen.size - 1, 1)));
    },
  );

  test("AAA-2: a Validation card is equally likely at every place of its part, and each letter", () => {
    const state = createGame({ players: ["Ann"], seed: 3, mode: { aaa: "sam" } });
    const places = countSamples(state, ({ hidden }) =>
      String(hidden.deck.findIndex((card) => "special" in card)),
    );
    expect(places.size).toBe(21);
    expect(chiSquare([...places.values()])).toBeLessThan(chiSquareBound(20));
    const letters = countSamples(state, ({ hidden }) => keyOf(hidden.deck.find((card) => "special" in card)));
    expect(letters.size).toBe(3);
    expect(chiSquare([...letters.values()])).toBeLessThan(chiSquareBound(2));
  });

  test("a sample is observed as what it was drawn from, and can be played to its end", () => {
    fc.assert(
      fc.property(scripts({ variants: ALL, maxPlayers: 3 }), fc.nat(), (script, seed) => {
        const state = lastState(script);
        state.setup.players.forEach((_, player) => {
          const seen = observe(state, player);
          const sampled = sampleState(seen, seed);
          expect(stateKey(observe(sampled, player))).toBe(stateKey(seen));
          expect(playersToMove(playUntilOver(sampled))).toEqual([]);
        });
      }),
      runs(0.3),
    );
  });

  test("the same seed gives the same sample", () => {
    const seen = observe(createGame({ players: ["Ann", "Bob"], seed: 5 }), 1);
    expect(stateKey(sampleState(seen, 9))).toBe(stateKey(sampleState(seen, 9)));
    expect(stateKey(sampleState(seen, 9))).not.toBe(stateKey(sampleState(seen, 10)));
  });
});

function playUntilOver(start: GameState): GameState {
  let state = start;
  while (!isOver(state)) {
    const moves = legalMoves(state);
    state = applyMove(state, moves[moves.length - 1]);
  }
  return state;
}

/** The cards that nobody has seen in a stack: of this one alone, once it was reshuffled by itself. */
function unseenInStacks({ hidden, table }: GameState): readonly Weighed[] {
  const [{ known }] = table.stacks;
  const stacks =
    known === null
      ? hidden.stacks.filter((_, index) => table.stacks[index].known === null)
      : [hidden.stacks[0]];
  return stacks.flat().map((card) => ({ card, weight: 1 }));
}

/** In the first hand that is not the observer's neighbour's, the cards of the same action that nobody has seen. */
function unseenInHands({ hidden, hands }: GameState): readonly Weighed[] {
  const [, passedTo, ...others] = hands;
  const cards = [...hidden.deck, ...passedTo.slice(1), ...others.flat()];
  return cards
    .filter((card) => "action" in card && card.action === hands[2][2].action)
    .map((card) => ({ card, weight: 1 }));
}

/** Below the top card, which shows its action and so is a little less likely to be any other card with this action. */
function unseenInDeck({ hidden }: GameState): readonly Weighed[] {
  const top = hidden.deck.at(-1);
  const cards = hidden.deck.filter((card) => "action" in card);
  const isLikeTop = (card: unknown): boolean => actionOf(card) === actionOf(top);
  const alike = cards.filter(isLikeTop).length;
  return cards.map((card) => ({ card, weight: isLikeTop(card) ? 1 - 1 / alike : 1 }));
}

/** A card, and how likely it is compared with others. */
interface Weighed {
  readonly card: unknown;
  readonly weight: number;
}

function actionOf(card: unknown): unknown {
  return typeof card === "object" && card !== null && "action" in card ? card.action : null;
}

/** The cards that are asked for, equal ones together. */
function weightsOf(cards: readonly Weighed[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { card, weight } of cards) weights.set(keyOf(card), (weights.get(keyOf(card)) ?? 0) + weight);
  return weights;
}
