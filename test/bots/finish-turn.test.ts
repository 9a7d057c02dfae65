import {
  applyMove,
  createGame,
  isOver,
  legalMoves,
  observe,
  playersToMove,
  randomSeries,
} from "perfect-home-rules";
import { type Bot, finishTurn, greedyBot, randomBot } from "perfect-home-rules/bots";
import { describe, expect, test } from "vitest";
import { ALL } from "../support/variants.js";
import { beginning, playSome } from "./table.js";

const several = ALL.filter(({ playerCount: [, most] }) => most > 1);

describe("finishing a turn", () => {
  test.each(ALL)("ends the phase of the player in $name, and no more", (variant) => {
    for (let moves = 0; moves < 120; moves += 29) {
      const state = playSome(beginning(variant, 1), moves, moves);
      for (const player of playersToMove(state)) {
        const { state: after } = finishTurn(state, player, randomBot, randomSeries(moves));
        const isClosed = playersToMove(state).length === 1;
        expect(after.ended[player]).toBe(!isClosed);
        expect(after.turns[player] === null).toBe(isClosed);
      }
    }
  });

  test.each(several)("RND-3: it does not matter whose turn is finished first in $name", (variant) => {
    for (let moves = 0; moves < 120; moves += 37) {
      const state = playSome(beginning(variant, 2), moves, moves + 1);
      const finish = (from: typeof state, player: number) =>
        finishTurn(from, player, randomBot, randomSeries(moves * 2 + player)).state;
      const [first, second] = playersToMove(state);
      if (second === undefined) continue;
      expect(finish(finish(state, second), first)).toEqual(finish(finish(state, first), second));
    }
  });

  test("tells what happened, and comes to the state that the moves lead to", () => {
    const start = createGame({ players: ["Ann", "Bob"], seed: 3 });
    const { state, events } = finishTurn(start, 1, greedyBot, randomSeries(3));
    const moves = state.turns[1]?.moves ?? [];
    expect(moves.length).toBeGreaterThan(2);
    expect(moves.reduce(applyMove, start)).toEqual(state);
    expect(events.slice(0, -1).every(({ to }) => to === 1)).toBe(true);
    expect(events.at(-1)).toEqual({ type: "turnEnded", to: "all", player: 1 });
  });

  test("goes on from where the player has left the turn", () => {
    const start = createGame({ players: ["Ann", "Bob"], seed: 3 });
    const picked = applyMove(start, legalMoves(start, 1)[2]);
    const { state } = finishTurn(picked, 1, greedyBot, randomSeries(3));
    expect(state.turns[1]?.moves[0]).toEqual(legalMoves(start, 1)[2]);
  });

  test("shows the bot nothing that the player can't see", () => {
    const empty = createGame({ players: ["Ann", "Bob"], seed: 3 });
    const start = applyMove(empty, legalMoves(empty, 1)[0]);
    const bot: Bot = (seat) => {
      const { hidden, observer, turns } = seat.observe();
      expect([hidden, observer, turns[1]]).toEqual([null, 0, null]);
      expect(Object.keys(seat).sort()).toEqual(["moves", "observe", "player", "random"]);
      return seat.moves[0];
    };
    expect(start.turns[1]).not.toBeNull();
    expect(finishTurn(start, 0, bot, randomSeries(1)).state.ended[0]).toBe(true);
  });

  test("leaves a state as it is in which the player has nothing to do", () => {
    const start = createGame({ players: ["Ann", "Bob"], seed: 3 });
    const once = finishTurn(start, 0, randomBot, randomSeries(1)).state;
    expect(finishTurn(once, 0, randomBot, randomSeries(2))).toEqual({ state: once, events: [] });
    const over = playSome(start, 10_000, 1);
    expect(isOver(over)).toBe(true);
    expect(finishTurn(over, 1, randomBot, randomSeries(3)).state).toBe(over);
  });

  test("refuses a move of the bot that is not legal, with the reason", () => {
    const start = createGame({ players: ["Ann", "Bob"], seed: 3 });
    const bot: Bot = ({ player }) => ({ type: "end", player });
    expect(() => finishTurn(start, 0, bot, randomSeries(1))).toThrow(
      expect.objectContaining({ name: "RulesError", code: "move.not-now" }),
    );
    expect(observe(start, 0).turns[0]).toBeNull();
  });
});
