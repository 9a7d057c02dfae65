import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import {
  applyMove,
  type Card,
  createGame,
  explainMove,
  type GameState,
  isOver,
  legalMoves,
  type Observer,
  observe,
  parseState,
  sampleState,
  takeBack,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { everyMove } from "../contract/every-move.js";
import { answers } from "../support/answers.js";
import { afterEveryMove, closesPhase, inRandomGames, sampledStates } from "../support/check.js";
import { deckOf } from "../support/deck.js";
import { runs } from "../support/games.js";
import { seats } from "../support/sheets.js";
import { ALL } from "../support/variants.js";

const ANY_RULES = { variants: ALL, share: 0.5 };

describe("what a player sees of a game", () => {
  test("SET-7 RND-3: all questions get the answer from an observation that they get from the state", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 7)) {
        for (const observer of seats(state)) {
          const view = observe(state, observer);
          // Once the game is over all turns lie open, those of the others too.
          for (const player of isOver(state) ? seats(state) : [observer]) {
            expect(isDeepStrictEqual(answers(view, player), answers(state, player))).toBe(true);
          }
        }
      }
    }, ANY_RULES);
  });

  test("RND-3: of another player an observation tells what was public when the phase began", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 7)) {
        if (isOver(state)) continue;
        for (const observer of [...seats(state), "spectator"] as const) {
          const view = observe(state, observer);
          for (const player of seats(state).filter((seat) => seat !== observer)) {
            const { legalMoves: moves, decision, playersToMove, ...open } = answers(view, player);
            const {
              legalMoves: _,
              decision: __,
              playersToMove: ___,
              ...begun
            } = answers(takeBack(state, player), player);
            expect([moves, decision, playersToMove]).toEqual([
              [],
              null,
              answers(state, player).playersToMove,
            ]);
            expect(isDeepStrictEqual(open, begun)).toBe(true);
          }
        }
      }
    }, ANY_RULES);
  });

  test("RND-3 XPT-5: a spectator sees no turn, no number in a hand and no order of the cards", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 7)) {
        const view = observe(state, "spectator");
        expect(legalMoves(view)).toEqual(isOver(state) ? legalMoves(state) : []);
        expect(view.hidden).toBeNull();
        expect(view.turns.every((turn) => turn === null)).toBe(true);
        expect(view.hands.flat().every(({ number }) => number === null)).toBe(true);
        const other = sampleState(view, 3);
        expect(isDeepStrictEqual(observe(other, "spectator"), view)).toBe(true);
        expect(isDeepStrictEqual(parseState(JSON.stringify(view)), view)).toBe(true);
      }
    }, ANY_RULES);
  });

  test("SET-7 RND-3: every move of the observer gets the same explanation", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 61)) {
        for (const player of seats(state)) {
          const view = observe(state, isOver(state) ? 0 : player);
          const differs = everyMove(state, player).filter(
            (move) => !isDeepStrictEqual(explainMove(view, move), explainMove(state, move)),
          );
          expect(differs).toEqual([]);
        }
      }
    }, ANY_RULES);
  });

  test("RND-3: an observer does not see what the others do before all have ended, only who has ended", () => {
    afterEveryMove((moment) => {
      const { before, after, player } = moment;
      if (closesPhase(moment)) return [];
      const others = [...seats(after).filter((seat) => seat !== player), "spectator"] as const;
      const seen = (state: GameState, seat: Observer) => ({ ...observe(state, seat), ended: null });
      return others
        .filter((seat) => !isDeepStrictEqual(seen(before, seat), seen(after, seat)))
        .map((seat) => `player ${seat} sees it`);
    }, ANY_RULES);
  });

  test("RND-3: events before all have ended tell the others only that somebody has", () => {
    afterEveryMove((moment) => {
      if (closesPhase(moment)) return [];
      return moment.events
        .filter(({ to, type }) => to !== moment.player && type !== "turnEnded")
        .map(({ type }) => type);
    }, ANY_RULES);
  });

  test("SET-7: games that differ only in cards not yet seen look the same", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 20 }),
        decks,
        fc.infiniteStream(fc.nat()),
        (seen, [deck, other], choices) => {
          let [state, twin] = [gameWith(deck, 1), gameWith(sameTops(deck, other, seen), 2)];
          while (!isOver(state) && state.table.round < seen) {
            const looksSame = (player: Observer) =>
              isDeepStrictEqual(observe(twin, player), observe(state, player));
            expect([...seats(state), "spectator" as const].every(looksSame)).toBe(true);
            const moves = legalMoves(state);
            const move = moves[Number(choices.next().value) % moves.length];
            [state, twin] = [applyMove(state, move), applyMove(twin, move)];
          }
        },
      ),
      runs(0.5),
    );
  });
});

const { cards } = createGame({ players: ["any"], seed: 1 }).setup;
const deck = deckOf(cards);
const shuffled = fc.shuffledSubarray(deck, { minLength: deck.length });
const decks = fc.tuple(shuffled, shuffled);

function gameWith(cards: readonly Card[], seed: number): GameState {
  const plans = { A: "two-estates-of-4", B: "3-6", C: "2-5" };
  return createGame({ players: ["Ann", "Bob"], seed, cards, plans });
}

/** The first cards of each stack of one deck, the others in the order of another. */
function sameTops(deck: readonly Card[], other: readonly Card[], count: number): Card[] {
  const size = deck.length / 3;
  const stacks = [0, 1, 2].map((stack) => deck.slice(stack * size, stack * size + count));
  const rest = [...other];
  for (const card of stacks.flat()) {
    const at = rest.findIndex(({ number, action }) => number === card.number && action === card.action);
    rest.splice(at, 1);
  }
  return stacks.flatMap((top) => [...top, ...rest.splice(0, size - top.length)]);
}
