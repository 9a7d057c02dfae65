import {
  applyMove,
  createGame,
  type GameState,
  isRulesError,
  legalMoves,
  type Move,
  observe,
  playersToMove,
  takeBack,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playGame, WAYS } from "../records/games.js";
import { unfrozenIn } from "../support/frozen.js";

/** The moves of this phase. */
function movesOf(state: GameState, player: number): readonly Move[] {
  return state.turns[player]?.moves ?? [];
}

function refusal(work: () => unknown): string {
  try {
    work();
    return "done";
  } catch (error) {
    return isRulesError(error) ? error.code : "crash";
  }
}

describe.each(WAYS)("taking moves back: $name", (way) => {
  const states = playGame(way, 11).states.filter((_, index) => index % 5 === 0);

  test("RND-3: moves taken back and made again give the same state, however many are kept", () => {
    let tried = 0;
    for (const state of states) {
      state.setup.players.forEach((_, player) => {
        const moves = movesOf(state, player);
        moves.forEach((_move, keep) => {
          const before = takeBack(state, player, keep);
          expect(movesOf(before, player)).toEqual(moves.slice(0, keep));
          expect(moves.slice(keep).reduce(applyMove, before)).toEqual(state);
          expect(unfrozenIn(before)).toBeNull();
          tried += 1;
        });
      });
    }
    expect(tried).toBeGreaterThan(10);
  });

  test("RND-3: nothing else changes", () => {
    for (const state of states) {
      state.setup.players.forEach((_, player) => {
        const before = takeBack(state, player);
        const turns = state.turns.map((turn, index) => (index === player ? null : turn));
        const ended = state.ended.map((isDone, index) => (index === player ? false : isDone));
        expect(before).toEqual({ ...state, turns, ended });
        expect(JSON.stringify(before)).toBe(JSON.stringify({ ...state, turns, ended }));
      });
    }
  });
});

describe("taking moves back", () => {
  const start = createGame({ players: ["Ann", "Bob"], seed: 1 });
  const end = (state: GameState, player: number): GameState => {
    let later = state;
    while (playersToMove(later).includes(player)) later = applyMove(later, legalMoves(later, player)[0]);
    return later;
  };
  const waiting = end(start, 0);

  test("who has ended the turn can go back as long as another one has not", () => {
    expect(playersToMove(waiting)).toEqual([1]);
    expect(playersToMove(takeBack(waiting, 0))).toEqual([0, 1]);
    const kept = takeBack(waiting, 0, movesOf(waiting, 0).length - 1);
    expect(playersToMove(kept)).toEqual([0, 1]);
    expect(legalMoves(kept, 0).map(({ type }) => type)).toContain("end");
  });

  test("the sheets made public at the end of a phase stay as they are", () => {
    let [state, round] = [waiting, waiting.table.round];
    while (state.table.round === round) state = applyMove(state, legalMoves(state, 1)[0]);
    round = state.table.round;
    expect(takeBack(state, 0)).toBe(state);
    expect(takeBack(state, 1, 0)).toBe(state);
  });

  test("with all moves kept nothing is taken back, and the turn stays ended", () => {
    expect(takeBack(waiting, 0, movesOf(waiting, 0).length)).toBe(waiting);
    expect(takeBack(start, 0)).toBe(start);
  });

  test("the state before can be played on another way", () => {
    const [, other] = legalMoves(start, 0);
    expect(applyMove(takeBack(waiting, 0), other)).toEqual(applyMove(start, other));
  });

  test("wrong arguments are refused", () => {
    for (const keep of [-1, 5, 0.5, -0, Number.NaN, "1"]) {
      expect(refusal(() => takeBack(waiting, 0, keep as number))).toBe("takeBack.keep");
    }
    expect(refusal(() => takeBack(start, 0, 1))).toBe("takeBack.keep");
    expect(refusal(() => takeBack(waiting, 2))).toBe("player.unknown");
    expect(refusal(() => takeBack(structuredClone(waiting), 0))).toBe("state.unknown");
    expect(refusal(() => takeBack(observe(waiting, 0) as unknown as GameState, 0))).toBe("state.observation");
  });
});
