import {
  applyMove,
  combinations,
  createGame,
  explainMove,
  type GameEvent,
  type GameState,
  type Move,
  observe,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { allNumbered, classic, EDITIONS, writing } from "../support/position-sheets.js";
import { after, positionOf, type Untaken } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";

const END: Untaken = { type: "end" };
const PLANS = { A: "two-estates-of-4", B: "3-6", C: "2-5" };
/** Numbering a house of the third street, and no action. */
const ROUND: readonly Untaken[] = [...writing([2, 8, 8]), { type: "skip" }];
const TWO_FOURS = "1 2 3 4 | 5 6 7 8 |";

/** What happens with a move, and the state after it. */
function made(
  state: GameState,
  player: number,
  move: Untaken,
): { events: readonly GameEvent[]; next: GameState } {
  const result = tryApplyMove(state, { ...move, player } as Move);
  if (!result.ok) throw new Error(result.violation.message);
  return { events: result.events, next: result.state };
}

/** A game of two, on these sheets, in which both have numbered a house of the third street. */
function bothNumbered(streets: readonly [string, string], ...lines: readonly string[]): GameState {
  const sheets = streets.map((each) => classic(each, ...lines));
  const state = positionOf({ plans: PLANS }, sheets, ["8 park", "4 fence", "5 temp"]);
  return [0, 1].reduce((reached, player) => after(reached, player, ...ROUND), state);
}

describe.each(EDITIONS)("what a move tells (%s)", (edition) => {
  const state = createGame({ players: ["Ann", "Bob"], seed: 3, edition });

  test("RND-3: a move is told to its player alone", () => {
    const move: Move = { type: "pick", player: 1, stack: 2 };
    expect(made(state, 1, move).events).toEqual([{ type: "moved", to: 1, move }]);
  });

  test("RND-1: what is refused is thrown with the same violation", () => {
    const move: Move = { type: "end", player: 0 };
    const violation = violationIn(() => applyMove(state, move));
    expect(violation).toMatchObject({ code: "move.not-now", clause: "RND-1" });
    expect(violation).toEqual(explainMove(state, move));
    expect(tryApplyMove(state, move)).toEqual({ ok: false, violation });
  });
});

describe("what the end of a round tells", () => {
  test("RND-3: that a turn is ended is told to all, not what was done in it", () => {
    const { events } = made(bothNumbered(["", ""]), 0, END);
    expect(events).toEqual([
      { type: "moved", to: 0, move: { type: "end", player: 0 } },
      { type: "turnEnded", to: "all", player: 0 },
    ]);
  });

  test("RND-7 RND-2: when all have ended, what each has done is told to all, then the next combinations", () => {
    const numbered = bothNumbered(["", ""]);
    const state = after(numbered, 0, END);
    const { events, next } = made(state, 1, END);
    const moves = (player: number) => [
      ...ROUND.map((move) => ({ ...move, player })),
      { type: "end", player },
    ];
    expect(events).toEqual([
      { type: "moved", to: 1, move: { type: "end", player: 1 } },
      { type: "turnEnded", to: "all", player: 1 },
      { type: "turnRevealed", to: "all", player: 0, moves: moves(0) },
      { type: "turnRevealed", to: "all", player: 1, moves: moves(1) },
      { type: "roundBegun", to: "all", round: next.table.round },
      { type: "cardsFlipped", to: "all", combinations: combinations(next) },
    ]);
    expect(next.table.round).toBe(numbered.table.round + 1);
  });

  test("PLN-2: a plan validated for the first time is turned, which is told with who has scored what", () => {
    const numbered = bothNumbered([TWO_FOURS, TWO_FOURS]);
    const claimed = after(numbered, 1, { type: "claim", plan: "A" }, END);
    const { events, next } = made(claimed, 0, END);
    expect(events.filter(({ type }) => type === "planTurned")).toEqual([
      { type: "planTurned", to: "all", plan: "A", players: [1], points: 6 },
    ]);
    expect(next.table.turned).toEqual([true, false, false]);
  });

  test("PLN-2: a plan turned before is not turned again", () => {
    const numbered = bothNumbered([TWO_FOURS, TWO_FOURS]);
    const turned = after(after(numbered, 1, { type: "claim", plan: "A" }, END), 0, END);
    const claimed = after(allNumbered(turned), 0, { type: "claim", plan: "A" }, END);
    const { events, next } = made(claimed, 1, END);
    expect(events.some(({ type }) => type === "planTurned")).toBe(false);
    expect(next.table.turned).toEqual([true, false, false]);
    expect(next.sheets.map(({ planPoints }) => planPoints[0])).toEqual([3, 6]);
  });

  test("END-1 REF-4: the end of the game is told to all, with its causes", () => {
    const full = "0 1 2 3 4 5 6 7 8 9/0 1 2 3 4 5 6 7 8 9 10/0 1 2 3 4 5 6 7 . 9 10 11";
    const { events, next } = made(after(bothNumbered([full, ""], "refusals 2"), 0, END), 1, END);
    expect(events.at(-1)).toEqual({ type: "gameOver", to: "all", causes: ["no-empty-house"] });
    expect(next.table.endedBy).toEqual(["no-empty-house"]);
    expect(events.some(({ type }) => type === "roundBegun")).toBe(false);
  });
});

describe("what is never changed", () => {
  test("RND-7: a state is frozen to its depths, also when a round is resolved, and so is an observation", () => {
    const numbered = bothNumbered(["", ""]);
    const next = after(after(numbered, 0, END), 1, END);
    const parts = [numbered, next].flatMap((state) => [
      state,
      state.table,
      state.table.stacks,
      state.table.stacks[0].flipped,
      state.sheets,
      state.sheets[0].numbers,
      state.turns,
      state.ended,
      state.hidden.stacks,
      observe(state, 1),
      observe(state, 1).turns,
      observe(state, 1).hands,
      observe(state, 1).hands[0],
    ]);
    expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true));
  });
});
