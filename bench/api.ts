import { applyMove, createGame, type GameState, isOver, legalMoves, observe } from "perfect-home-rules";
import { anyOf, randomOf } from "./random.js";
import type { Workload } from "./workload.js";

function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => `architect ${seat + 1}`);
}

/** A random game of two, whole. */
export const apiPlay: Workload = {
  name: "API: moves of random games, 2 architects",
  work(seed) {
    const random = randomOf(seed);
    let state = createGame({ players: namesOf(2), seed });
    let moves = 0;
    for (; !isOver(state); moves++) state = applyMove(state, anyOf(legalMoves(state), random));
    return moves;
  },
};

const ROUNDS = 5;

/** The first rounds of a random game of many. */
export function apiPlayOf(architects: number): Workload {
  return {
    name: `API: moves of random games, ${architects} architects`,
    work(seed) {
      const random = randomOf(seed);
      let state = createGame({ players: namesOf(architects), seed });
      let moves = 0;
      for (; state.table.round <= ROUNDS; moves++) {
        state = applyMove(state, anyOf(legalMoves(state), random));
      }
      return moves;
    },
  };
}

function statesOf(seed: number): GameState[] {
  const random = randomOf(seed);
  const states = [createGame({ players: namesOf(2), seed })];
  for (let state = states[0]; !isOver(state); states.push(state)) {
    state = applyMove(state, anyOf(legalMoves(state), random));
  }
  return states;
}

const STATES = statesOf(1);

/** Listing the moves of all states of a game. */
export const apiList: Workload = {
  name: "API: legalMoves",
  work() {
    for (const state of STATES) legalMoves(state);
    return STATES.length;
  },
};

/** Observing all states of a game. */
export const apiObserve: Workload = {
  name: "API: observe",
  work() {
    for (const state of STATES) observe(state, 0);
    return STATES.length;
  },
};
