import {
  type Card,
  createGame,
  decision,
  type GameState,
  isOver,
  legalMoves,
  observe,
  playersToMove,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { deckOf } from "../support/deck.js";
import {
  allNumbered,
  classic,
  EDITIONS,
  kindsOf,
  roundsLater,
  scored,
  writing,
} from "../support/position-sheets.js";
import { after, positionOf, type Untaken } from "../support/positions.js";

const END: Untaken = { type: "end" };

describe.each(EDITIONS)("a round (%s)", (edition) => {
  const plans = { A: "two-estates-of-4", B: "3-6", C: "2-5" };
  const newGame = (players: readonly string[], cards?: readonly Card[]): GameState =>
    createGame({ players, seed: 3, edition, plans, cards });
  const stepOf = (state: GameState) => decision(state, 0)?.step.step;

  test("RND-1: choose a combination, number a house, use the action, validate plans, in this order", () => {
    const state = positionOf({ edition, plans }, [classic("")], ["8 park", "4 fence", "5 temp"]);
    const [pick, write] = writing([0, 2, 8]);
    const steps: GameState[] = [state];
    for (const move of [pick, write, { type: "park" } as const]) {
      steps.push(after(steps[steps.length - 1], 0, move));
    }
    expect(steps.map(stepOf)).toEqual(["choose", "write", "act", "wrapUp"]);
    expect(steps.map((each) => kindsOf(each))).toEqual([["pick"], ["write"], ["park", "skip"], ["end"]]);
    expect(steps[1].turns[0]?.picked).toEqual({ number: 8, action: "park" });
  });

  test("RND-1: numbering is mandatory: there is no way around it", () => {
    const picked = after(newGame(["Ann"]), 0, { type: "pick", stack: 0 });
    expect(legalMoves(picked, 0).every(({ type }) => type === "write")).toBe(true);
  });

  test("RND-2: a combination is the action just turned up with the number now on top of the stack", () => {
    const cards = deckOf(newGame(["Ann"]).setup.cards);
    const size = cards.length / 3;
    const state = newGame(["Ann"], cards);
    const shown = [0, 1, 2].map((stack) => after(state, 0, { type: "pick", stack }).turns[0]?.picked);
    expect(shown).toEqual(
      [0, size, 2 * size].map((first) => ({ action: cards[first].action, number: cards[first + 1].number })),
    );
  });

  test("RND-2: in the next round the card that showed its number shows its action", () => {
    const state = newGame(["Ann"]);
    const tops = state.table.stacks.map(({ top }) => top);
    const next = roundsLater(state, 1);
    expect(next.table.round).toBe(2);
    expect(next.table.stacks.map(({ flipped }) => flipped.at(-1))).toEqual(tops);
    expect(next.table.stacks.map(({ flipped }) => flipped.length)).toEqual([2, 2, 2]);
  });

  test("RND-3: all play at the same time, in any order, and may take the same combination", () => {
    const state = newGame(["Ann", "Bob", "Cleo"]);
    expect(playersToMove(state)).toEqual([0, 1, 2]);
    const picked = [2, 0, 1].reduce(
      (reached, player) => after(reached, player, { type: "pick", stack: 1 }),
      state,
    );
    expect(new Set(picked.turns.map((turn) => JSON.stringify(turn?.picked))).size).toBe(1);
  });

  test("RND-3: nobody sees what others do in the round before all have finished", () => {
    const state = newGame(["Ann", "Bob"]);
    const done = after(allNumbered(state), 0, END);
    const seen = observe(done, 1);
    expect(seen.turns[0]).toBeNull();
    expect(seen.sheets[0]).toEqual(state.sheets[0]);
    expect(seen.ended).toEqual([true, false]);
  });

  test("RND-3: claims too are seen when all have finished, and then by all", () => {
    const sheets = [classic("1 2 3 4 | 5 6 7 8 |"), classic("")];
    const start = allNumbered(positionOf({ edition, plans }, sheets));
    const claimed = after(start, 0, { type: "claim", plan: "A" }, END);
    expect(observe(claimed, 1).sheets[0].planPoints).toEqual([null, null, null]);
    expect(observe(claimed, 1).table.turned).toEqual([false, false, false]);
    const result = tryApplyMove(claimed, { type: "end", player: 1 });
    if (!result.ok) throw new Error(result.violation.code);
    expect(observe(result.state, 1).sheets[0].planPoints).toEqual([6, null, null]);
    expect(result.events.map(({ type }) => type).slice(0, 5)).toEqual([
      ...["moved", "turnEnded", "turnRevealed", "turnRevealed", "planTurned"],
    ]);
  });

  test("RND-7: a round is resolved for all at once, on the sheets as they stand then", () => {
    const sheets = [classic("1 2 3 4 | 5 6 7 8 |"), classic("1 2 3 4 | 5 6 7 8 |", "plans B 4 C 3")];
    const start = allNumbered(positionOf({ edition, plans }, sheets));
    const claims: Untaken[] = [{ type: "claim", plan: "A" }, END];
    const state = after(after(start, 1, ...claims), 0, ...claims);
    expect(isOver(state)).toBe(true);
    expect(state.table.turned).toEqual([true, true, true]);
    expect([0, 1].map((player) => scored(state, "plans", player))).toEqual([6, 6 + 4 + 3]);
  });
});
