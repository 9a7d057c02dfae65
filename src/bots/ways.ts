import { type Move, randomSeries } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import type { Facts } from "./facts.js";
import { playoutMove } from "./playout.js";
import { linesFrom } from "./turn-search.js";

/** How many turns are compared. */
const TURNS = 16;

/** How many moves of a step are followed to find them. */
const WIDTH = { writes: 4, others: 4 };

/** Whether a player can't go on: the turn is ended, or the phase with it. */
function hasEnded({ position }: Simulator, player: number): boolean {
  return position.ended[player] || position.turns[player] === null;
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
  // Before the first move there is no turn that could have ended.
  while (all.length === 0 || !hasEnded(game, facts.player)) make(playoutMove(game, facts, random));
  return all;
}

/** What a turn comes to before it is ended: two that come to the same are the same. */
export function whatComesOf(moves: readonly Move[], simulator: Simulator, { player }: Facts): string {
  const game = simulator.clone();
  for (const move of moves.slice(0, -1)) game.apply(move);
  const turn = game.position.turns[player];
  return JSON.stringify([turn?.sheet, turn?.picked, moves.at(-1)]);
}

/** The legal moves, first of all the one that the rules of thumb would make. */
export function likelyMoves(moves: readonly Move[], simulator: Simulator, facts: Facts): readonly Move[] {
  const wanted = JSON.stringify(playoutMove(simulator, facts, randomSeries(0)));
  const isWanted = (move: Move): boolean => JSON.stringify(move) === wanted;
  return moves.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
}

/** The turn that is played by rules of thumb, and those that look best at first sight, each to its end. */
export function likelyTurns(simulator: Simulator, facts: Facts): readonly (readonly Move[])[] {
  const found = new Map<string, readonly Move[]>();
  const add = (moves: readonly Move[]): void => {
    const turn = toTheEnd(moves, simulator, facts);
    const come = whatComesOf(turn, simulator, facts);
    if (!found.has(come)) found.set(come, turn);
  };
  add([]);
  for (const { moves } of linesFrom(simulator, facts, () => WIDTH)) {
    if (found.size === TURNS) break;
    add(moves);
  }
  return [...found.values()];
}
