import { type Move, randomSeries } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import type { Facts } from "./facts.js";
import { outlookOf } from "./outlook.js";
import { playoutMove } from "./playout.js";
import { linesFrom, type Width } from "./turn-search.js";
import { viewOf } from "./view.js";

/** Moves of a player one after the other, and what can be expected of the sheet afterwards. */
export interface Way {
  readonly moves: readonly Move[];
  readonly outlook: number;
}

/** Whether a player can't go on: the turn is ended, or the phase with it. */
function hasEnded({ position }: Simulator, player: number): boolean {
  return position.ended[player] || position.turns[player] === null;
}

/** A move, and how the rest of the turn looks best afterwards. */
export function wayWith(move: Move, simulator: Simulator, facts: Facts, widthNow: () => Width): Way {
  if (move.type === "end") return { moves: [move], outlook: outlookOf(viewOf(simulator, facts)) };
  const after = simulator.clone();
  after.apply(move);
  if (hasEnded(after, facts.player)) return { moves: [move], outlook: outlookOf(viewOf(after, facts)) };
  const [{ moves, outlook }] = linesFrom(after, facts, widthNow);
  return { moves: [move, ...moves], outlook };
}

/** The moves of a turn to its end: what is left of it is played by rules of thumb. */
function toTheEnd(moves: readonly Move[], simulator: Simulator, facts: Facts): readonly Move[] {
  const random = randomSeries(0);
  const game = simulator.clone();
  const all: Move[] = [];
  const make = (move: Move): void => {
    game.apply(move);
    all.push(move);
  };
  for (const move of moves) make(move);
  while (!hasEnded(game, facts.player)) make(playoutMove(game, facts, random));
  return all;
}

/** What a turn comes to before it is ended: two that come to the same are the same. */
export function whatComesOf(moves: readonly Move[], simulator: Simulator, { player }: Facts): string {
  const game = simulator.clone();
  for (const move of moves.slice(0, -1)) game.apply(move);
  const turn = game.position.turns[player];
  return JSON.stringify([turn?.sheet, turn?.picked, moves.at(-1)]);
}

/** The turns that look best at first sight, each to its end, the best first. */
export function likelyTurns(simulator: Simulator, facts: Facts, count: number): readonly (readonly Move[])[] {
  const met = new Set<string>();
  const turns: (readonly Move[])[] = [];
  for (const { moves } of linesFrom(simulator, facts, () => ({ writes: 4, others: 4 }))) {
    if (turns.length === count) break;
    const turn = toTheEnd(moves, simulator, facts);
    const outcome = whatComesOf(turn, simulator, facts);
    if (!met.has(outcome)) turns.push(turn);
    met.add(outcome);
  }
  return turns;
}
