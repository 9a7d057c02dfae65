import fc from "fast-check";
import {
  type Action,
  applyMove,
  type CardTable,
  checkOptions,
  createGame,
  type GameOptions,
  type GameState,
} from "perfect-home-rules";
import { checkContract } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { ACTIONS, deckOf, multiset } from "../support/deck.js";
import { type Moment, optionsOf, play, runs, scripts, wholeGame } from "../support/games.js";
import { ALL, COMBINATIONS, type Variant } from "../support/variants.js";

const EVERYWHERE: readonly Variant[] = [...ALL, ...COMBINATIONS].filter(
  ({ options }) => options.cards === undefined,
);

/** Random cards, over and over. */
type Draw = readonly (readonly [action: Action, number: number])[];

const draws: fc.Arbitrary<Draw> = fc.array(
  fc.tuple(fc.constantFrom<Action>(...ACTIONS), fc.oneof(fc.integer({ min: 1, max: 15 }), fc.constant(9.75))),
  { minLength: 1, maxLength: 120, size: "max" },
);

/** A deck of that many cards. */
function deckOfSize(draw: Draw, size: number): CardTable {
  const cards = Array.from({ length: size }, (_, index) => draw[index % draw.length]);
  const numbersOf = (action: Action) => cards.filter(([each]) => each === action).map(([, number]) => number);
  return Object.fromEntries(ACTIONS.map((action) => [action, numbersOf(action)])) as unknown as CardTable;
}

/** Options with a deck of the first size from a given one on that the mode takes. */
function withDeck(options: GameOptions, draw: Draw, size: number): GameOptions {
  for (let count = size; ; count++) {
    const all = { ...options, deck: deckOfSize(draw, count) };
    const codes = checkOptions(all).map(({ code }) => code);
    if (codes.length === 0) return all;
    const isSize = codes.every((code) => code === "options.deck-size" || code === "options.expert-players");
    if (!isSize || count > 400) throw new Error(codes.join());
  }
}

/** The cards of an edition, as a caller would enter them. */
function printedDeck(options: GameOptions): CardTable {
  const { cards } = createGame(options).setup;
  return JSON.parse(JSON.stringify(cards));
}

/** The state after the same moves. */
function replayed(options: GameOptions, moments: readonly Moment[]): GameState {
  return moments.reduce((state, { move }) => applyMove(state, move), createGame(options));
}

describe("a deck of your own", () => {
  test("every promise holds with random decks in every combination", () => {
    const scope = { variants: EVERYWHERE, maxPlayers: 3 };
    fc.assert(
      fc.property(scripts(scope), draws, fc.integer({ min: 1, max: 120 }), (script, draw, size) => {
        const options = optionsOf(script);
        const isFirst = options.edition === "first-2018";
        const drawn: Draw = draw.map(([action, number]) => [action, isFirst ? Math.floor(number) : number]);
        checkContract(withDeck(options, [...drawn, ["park", 8]], size), {
          seed: script.seed,
          every: 60,
          tries: 30,
        });
      }),
      runs(0.3),
    );
  });

  test("SET-1 NTQ-1: the printed cards, given as a deck, play exactly the same games", () => {
    fc.assert(
      fc.property(scripts({ variants: EVERYWHERE, maxPlayers: 4 }), (script) => {
        const options = optionsOf(script);
        const deck = printedDeck(options);
        const moments = play(wholeGame(script));
        const shown = createGame({ ...options, deck });
        const usual = createGame(options);
        expect(multiset(deckOf(shown.setup.cards))).toEqual(multiset(deckOf(usual.setup.cards)));
        const ofUsual = ({ setup: _setup, ...rest }: object & { readonly setup?: unknown }) => rest;
        expect(ofUsual(shown)).toEqual(ofUsual(usual));
        expect(ofUsual(replayed({ ...options, deck }, moments))).toEqual(
          ofUsual(moments.at(-1)?.after ?? usual),
        );
      }),
      runs(0.5),
    );
  });
});
