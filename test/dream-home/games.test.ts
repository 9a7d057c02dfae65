import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roomCardsOf, specialsOf } from "../../src/dream-home/game/cards.js";
import { createGame } from "../../src/dream-home/game/create.js";
import { observe } from "../../src/dream-home/game/observe.js";
import { applyMove } from "../../src/dream-home/game/play.js";
import { sampleState } from "../../src/dream-home/game/sample.js";
import { roofsOfTurn, unseen } from "../../src/dream-home/game/unseen.js";
import { crowdedRoom } from "../../src/dream-home/house/rooms.js";
import { movesIn } from "../../src/dream-home/moves/kinds.js";
import { scoreHouse } from "../../src/dream-home/scoring/score.js";
import type { GameState } from "../../src/dream-home/state/state.js";
import { oracleScore } from "./oracle/score.js";

const games = fc.record({
  players: fc.constantFrom(2, 3, 4),
  seed: fc.nat(),
  simple: fc.boolean(),
  choices: fc.infiniteStream(fc.nat()),
});

/** Every state of a random game. */
function* statesOf(game: {
  players: number;
  seed: number;
  simple: boolean;
  choices: IterableIterator<number>;
}): Generator<GameState> {
  const players = ["Ann", "Bob", "Cleo", "Dan"].slice(0, game.players);
  let state = createGame({ players, seed: game.seed, simple: game.simple });
  yield state;
  while (state.agenda.length > 0) {
    const moves = movesIn(state);
    const move = moves[(game.choices.next().value ?? 0) % moves.length];
    if (move === undefined) throw new Error(`nothing can be done in ${state.agenda[0]?.do}`);
    state = applyMove(state, move);
    yield state;
  }
}

const sorted = (cards: readonly object[]): string[] => cards.map((card) => JSON.stringify(card)).sort();

describe("random games", () => {
  test("DRH-69 DRH-30 end after twelve rounds with full houses; both scorers agree all the time", () => {
    fc.assert(
      fc.property(games, (game) => {
        let last: GameState | undefined;
        for (const state of statesOf(game)) {
          for (const house of state.houses)
            expect(scoreHouse(state.setup.tables, house).total).toBe(oracleScore(house));
          last = state;
        }
        expect(last?.table.round).toBe(12);
        expect(last?.table.left).toEqual({ rooms: 0, specials: 0 });
        expect(last?.houses.flatMap(({ spaces }) => spaces)).not.toContain(null);
      }),
    );
  });

  test("DRH-90 DRH-91 what is seen and what is hidden are all cards, each once", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const state of statesOf(game)) {
          const { rooms, specials, roofs } = state.hidden ?? { rooms: [], specials: [], roofs: [] };
          const { tables } = state.setup;
          const hidden = unseen(observe(state, 0));
          expect(sorted(hidden.rooms)).toEqual(sorted(rooms));
          expect(sorted([...hidden.specials, ...roofsOfTurn(state)])).toEqual(
            sorted([...specials, ...roofs.flat()]),
          );
          expect(roofs.map((box) => box.length)).toEqual(
            state.houses.map(({ roofCards, roof }) => (roof === null ? roofCards : 0)),
          );
          expect(hidden.rooms.length).toBeLessThanOrEqual(roomCardsOf({ tables }).length);
          expect(hidden.specials.length).toBeLessThanOrEqual(specialsOf(tables).length);
        }
      }),
    );
  });

  test("DRH-27 DRH-31 no room is larger than its type, none has two tokens once a step is over", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const state of statesOf(game)) {
          const { tables } = state.setup;
          for (const [player, house] of state.houses.entries()) {
            const step = state.agenda[0];
            const isAsked = step?.do === "keep" && step.player === player;
            expect(crowdedRoom(tables.board, house) === null).toBe(!isAsked);
            for (const { type, spaces } of scoreHouse(tables, house).rooms)
              expect(spaces.length).toBeLessThanOrEqual(
                tables.rooms.find(({ id }) => id === type)?.points.length ?? 0,
              );
          }
        }
      }),
    );
  });

  test("DRH-92 a sample plays on to the end", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, seed) => {
        for (const state of statesOf(game)) {
          if (state.table.round % 4 !== 0) continue;
          const sample = sampleState(observe(state, "spectator"), seed);
          expect({ ...sample, hidden: null }).toEqual({ ...state, hidden: null });
          expect(sample.hidden?.rooms.length).toBe(state.table.left.rooms);
          expect(sample.hidden?.specials.length).toBe(state.table.left.specials);
        }
      }),
      { numRuns: 5 },
    );
  });
});
