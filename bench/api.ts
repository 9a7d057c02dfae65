import {
  applyMove,
  createGame,
  type GameState,
  isOver,
  legalMoves,
  type Observation,
  observe,
  sampleState,
  scoreSheet,
} from "perfect-home-rules";
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

function statesOf(architects: number, seed: number): GameState[] {
  const random = randomOf(seed);
  const states = [createGame({ players: namesOf(architects), seed })];
  for (let state = states[0]; !isOver(state); states.push(state)) {
    state = applyMove(state, anyOf(legalMoves(state), random));
  }
  return states;
}

/** Something done with every state of a random game. */
function withStates(name: string, architects: number, read: (state: GameState) => void): Workload {
  const states = statesOf(architects, 1);
  return {
    name: `API: ${name}, ${architects} architects`,
    work() {
      for (const state of states) read(state);
      return states.length;
    },
  };
}

/** Listing moves. */
export const apiList: Workload = withStates("legalMoves", 2, (state) => legalMoves(state));

/** Observing. */
export const apiObserve: Workload = withStates("observe", 4, (state) => observe(state, 0));

/** A score sheet. */
export const apiScoreSheet: Workload = withStates("scoreSheet", 4, (state) => scoreSheet(state, 0));

const observations = new WeakMap<GameState, Observation>();

/** Sampling a state from what an architect sees. */
export const apiSample: Workload = withStates("sampleState", 4, (state) => {
  const seen = observations.get(state) ?? observe(state, 0);
  observations.set(state, seen);
  sampleState(seen, 1);
});
