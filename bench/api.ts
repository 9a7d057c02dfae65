import {
  applyMove,
  createGame,
  type GameState,
  isOver,
  legalMoves,
  observe,
  parseState,
  randomSeries,
  sampleState,
  scoreSheet,
} from "perfect-home-rules";
import type { Workload } from "./workload.js";
import { anyOf } from "./workload.js";

function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);
}

/** A random game of two, whole. */
export const apiPlay: Workload = {
  name: "API: moves of random games, 2 players",
  work(seed) {
    const random = randomSeries(seed);
    let state = createGame({ players: namesOf(2), seed });
    let moves = 0;
    for (; !isOver(state); moves++) state = applyMove(state, anyOf(legalMoves(state), random));
    return moves;
  },
};

const ROUNDS = 5;

/** The first rounds of a random game of many. */
export function apiPlayOf(playerCount: number): Workload {
  return {
    name: `API: moves of random games, ${playerCount} players`,
    work(seed) {
      const random = randomSeries(seed);
      let state = createGame({ players: namesOf(playerCount), seed });
      let moves = 0;
      for (; state.table.round <= ROUNDS; moves++) {
        state = applyMove(state, anyOf(legalMoves(state), random));
      }
      return moves;
    },
  };
}

/** The states of a random game. */
function statesOf(playerCount: number, seed: number): GameState[] {
  const random = randomSeries(seed);
  const states = [createGame({ players: namesOf(playerCount), seed })];
  for (let state = states[0]; !isOver(state); states.push(state)) {
    state = applyMove(state, anyOf(legalMoves(state), random));
  }
  return states;
}

/** Something done with each of some things. */
function withEach<T>(
  name: string,
  playerCount: number,
  things: readonly T[],
  read: (thing: T) => void,
): Workload {
  return {
    name: `API: ${name}, ${playerCount} players`,
    work() {
      for (const thing of things) read(thing);
      return things.length;
    },
  };
}

/** Listing moves. */
export const apiList: Workload = withEach("legalMoves", 2, statesOf(2, 1), (state) => legalMoves(state));

const states4 = statesOf(4, 1);

/** Observing. */
export const apiObserve: Workload = withEach("observe", 4, states4, (state) => observe(state, 0));

/** A score sheet. */
export const apiScoreSheet: Workload = withEach("scoreSheet", 4, states4, (state) => scoreSheet(state, 0));

const seen4 = states4.map((state) => observe(state, 0));

/** Sampling a state from what a player sees. */
export const apiSample: Workload = withEach("sampleState", 4, seen4, (seen) => sampleState(seen, 1));

const texts4 = states4.filter((_, index) => index % 9 === 0).map((state) => JSON.stringify(state));

/** Reading saved states. */
export const apiParse: Workload = withEach("parseState", 4, texts4, (text) => parseState(text));

/** The states of a game of two after which the last player ends the phase. */
const ending = statesOf(2, 1).filter(({ ended, turns }, index, all) => {
  const next = all[index + 1];
  return next !== undefined && turns.length === ended.length && next.turns.every((turn) => turn === null);
});

/** Moves that end a phase: cards are flipped, plans turned. */
export const apiPhaseEnds: Workload = withEach("applyMove at a phase's end", 2, ending, (state) => {
  const last = state.ended.indexOf(false);
  const end = legalMoves(state, last).findLast(({ type }) => type === "end");
  if (end !== undefined) applyMove(state, end);
});
