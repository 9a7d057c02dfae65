import {
  awaited,
  type DeckCard,
  explainMove,
  type GameState,
  isOver,
  legalMoves,
  observe,
  opponentScore,
  parseState,
  playersToMove,
  sampleState,
  scoreSheet,
  standings,
  stateKey,
  takeBackReveal,
  tryReveal,
} from "perfect-home-rules";
import { viewTable } from "perfect-home-rules/view";
import { describe, expect, test } from "vitest";
import { inRandomGames } from "../support/check.js";
import { deckOf } from "../support/deck.js";
import { type Entry, playTwins, type TwinMoment, withoutDealing } from "../support/entered.js";
import { ALL, COMBINATIONS } from "../support/variants.js";

const SPECIALS: readonly DeckCard[] = [
  ...(["A", "B", "C"] as const).map((letter) => ({ special: "validation", letter }) as const),
  { special: "solo" },
  ...(["right", "left", "both"] as const).map((move) => ({ special: "zombie", move }) as const),
];

const text = (card: DeckCard): string => JSON.stringify(Object.entries(card).sort());

/** All different cards, and some that no game has. */
function candidates({ setup }: GameState): DeckCard[] {
  const all: readonly DeckCard[] = [...deckOf(setup.cards), ...SPECIALS, { number: 1, action: "pool" }];
  return [...new Map(all.map((card) => [text(card), card] as const)).values()];
}

/** What a player, or a spectator, knows of a game, and can ask. */
function known(state: GameState) {
  return {
    seats: state.setup.players.map((_, player) => [
      legalMoves(state, player),
      scoreSheet(state, player),
      withoutDealing(observe(state, player)),
    ]),
    spectator: withoutDealing(observe(state, "spectator")),
    standings: standings(state),
    opponent: opponentScore(state),
  };
}

/** The cards that nobody has seen since they were shuffled, counted by going through all that lies open. */
function unseen({ setup, table, hands }: GameState): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (card: DeckCard, by: number) => {
    const shown = "special" in card ? card : { number: card.number, action: card.action };
    counts.set(text(shown), (counts.get(text(shown)) ?? 0) + by);
  };
  for (const card of [...deckOf(setup.cards), ...setup.specials]) count(card, 1);
  const open: readonly DeckCard[] = [
    ...table.stacks.flatMap(({ flipped, top }): readonly DeckCard[] =>
      top === null ? flipped : [...flipped, top],
    ),
    ...table.discards,
    ...table.removed,
    ...(table.opponent?.given ?? []),
    ...(hands.flat() as DeckCard[]),
  ];
  for (const card of open) count(card, -1);
  return counts;
}

function entriesIn(moments: Iterable<TwinMoment>): Entry[] {
  return Array.from(moments).flatMap(({ entries }) => entries);
}

/** Some of a list: the first, the last, and every so often one between. */
function some<T>(list: readonly T[], every: number): T[] {
  return list.filter((_, index) => index % every === 0 || index === list.length - 1);
}

const EVERYTHING = [...ALL, ...COMBINATIONS];

describe("a game with its cards entered", () => {
  test("is the same to all players as the one with these cards dealt, at every moment", () => {
    inRandomGames(
      (script) => {
        const moments = Array.from(playTwins(script));
        for (const { toldToo, told } of moments) expect(toldToo).toEqual(told);
        for (const { dealt, entered } of some(moments, 7)) expect(known(entered)).toEqual(known(dealt));
      },
      { variants: EVERYTHING, maxPlayers: 3, share: 0.5 },
    );
  });

  test("takes exactly the cards that it says are possible, each as often as it is unseen", () => {
    inRandomGames(
      (script) => {
        for (const { before } of some(entriesIn(playTwins(script)), 23)) {
          const next = awaited(before);
          const cards = next?.cards ?? [];
          const key = stateKey(before);
          const taken = candidates(before).filter((card) => tryReveal(before, card).ok);
          expect(new Set(taken.map(text))).toEqual(new Set(cards.map(({ card }) => text(card))));
          expect(viewTable(before).awaited).toEqual(next);
          for (const observer of [...before.setup.players.keys(), "spectator"] as const) {
            const seen = observe(before, observer);
            expect(viewTable(seen).awaited).toEqual(awaited(seen));
          }
          expect(cards.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
          const place = next?.place;
          const stack = place?.for === "stack" ? before.table.stacks[place.stack] : null;
          const left = unseen(before);
          for (const { card, count } of cards)
            if (stack?.known === null || stack === null) expect(count).toBe(left.get(text(card)));
          expect(stateKey(before)).toBe(key);
        }
      },
      { variants: EVERYTHING, maxPlayers: 3, share: 0.3 },
    );
  });

  test("waits while nobody is to move, and can be saved, observed, sampled and taken back at each card", () => {
    inRandomGames(
      (script) => {
        for (const { before, after } of some(entriesIn(playTwins(script)), 41)) {
          expect(playersToMove(before)).toEqual([]);
          expect(isOver(before)).toBe(false);
          expect(before.setup.players.flatMap((_, player) => legalMoves(before, player))).toEqual([]);
          expect(explainMove(before, { type: "end", player: 0 })?.code).toBe("move.card-awaited");
          expect(stateKey(takeBackReveal(after))).toBe(stateKey(before));
          for (const state of [before, after]) {
            expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
            for (const observer of [...state.setup.players.keys(), "spectator"] as const) {
              const seen = observe(state, observer);
              expect(stateKey(parseState(JSON.stringify(seen)))).toBe(stateKey(seen));
              const sample = sampleState(seen, script.seed);
              expect(sample.setup.entered).toBeUndefined();
              expect(playersToMove(sample).length > 0 || isOver(sample)).toBe(true);
              expect(stateKey(parseState(JSON.stringify(sample)))).toBe(stateKey(sample));
            }
          }
        }
      },
      { variants: EVERYTHING, maxPlayers: 3, share: 0.3 },
    );
  });

  test("is read again at every move", () => {
    inRandomGames(
      (script) => {
        for (const { entered } of some(Array.from(playTwins(script)), 29))
          expect(stateKey(parseState(JSON.stringify(entered)))).toBe(stateKey(entered));
      },
      { variants: EVERYTHING, maxPlayers: 3, share: 0.3 },
    );
  });
});
