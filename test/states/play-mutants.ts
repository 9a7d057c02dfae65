import {
  applyMove,
  createGame,
  type GameState,
  isOver,
  legalMoves,
  observe,
  opponentScore,
  parseState,
  playersToMove,
  sampleState,
  standings,
  stateKey,
} from "perfect-home-rules";
import { allConfigurations } from "perfect-home-rules/testing";
import { type Roll, rollOf } from "../support/chance.js";
import { mutantOf } from "./mutants.js";
import { readingOf } from "./reading.js";
import { seenMutantOf } from "./seen-mutants.js";
import { stateShowing } from "./state-showing.js";

const SEATS = ["Ann", "Bob", "Cleo"];

/** All that can be played together. */
export const CONFIGURATIONS = allConfigurations().filter(({ code }) => code === null);

/** How many of the states or observations that were tried were read. */
export interface Tried {
  readonly tried: number;
  readonly read: number;
}

function demand(holds: boolean, what: string, done: readonly string[]): void {
  if (!holds) throw new Error(`${what}: ${done.join(", ")}`);
}

/** The state after any of the legal moves of any player. */
function playAny(state: GameState, roll: Roll): GameState {
  const actors = playersToMove(state);
  const moves = legalMoves(state, actors[roll(actors.length)]);
  return applyMove(state, moves[roll(moves.length)]);
}

/** The states of a random game of a combination. */
function gameOf({ options, mode }: (typeof CONFIGURATIONS)[number], roll: Roll): GameState[] {
  const least = mode === "expert" ? 2 : 1;
  const most = mode === "solo" || mode === "aaa" ? 1 : SEATS.length;
  const players = SEATS.slice(0, least + roll(most - least + 1));
  const states = [createGame({ ...options, players, seed: roll(2 ** 31) })];
  for (let state = states[0]; !isOver(state); states.push(state)) state = playAny(state, roll);
  return states;
}

function checkScores(state: GameState, done: readonly string[]): void {
  const totals = standings(state).map(({ total }) => total);
  const points = (opponentScore(state)?.sections ?? []).map((section) => section.points);
  demand([...totals, ...points].every(Number.isSafeInteger), "a score is no number", done);
}

/** Of one in this many mutants that are read, every later state is read again; of the others each that begins a phase. */
const READ_ALL = 4;

/** No player is stuck in any state on the way to the end, and states are read again. */
function playOut(start: GameState, roll: Roll, done: readonly string[]): void {
  const isEachRead = roll(READ_ALL) === 0;
  let state = start;
  while (!isOver(state)) {
    state = playAny(state, roll);
    if (!isEachRead && state.turns.some((turn) => turn !== null)) continue;
    const reading = readingOf(JSON.stringify(state));
    demand("key" in reading && reading.key === stateKey(state), "a later state is not read", done);
  }
  checkScores(state, done);
}

/** Tries mutants of the states of a game: each must be refused, or played to its end. */
export function tryStates(index: number, seed: number, count: number): Tried {
  const roll = rollOf(seed);
  const states = gameOf(CONFIGURATIONS[index], roll);
  let read = 0;
  for (let tried = 0; tried < count; tried++) {
    const [mutant, done] = mutantOf(states[roll(states.length)], states[roll(states.length)], roll);
    const reading = readingOf(JSON.stringify(mutant));
    if (!("key" in reading)) continue;
    read += 1;
    const state = parseState(reading.key);
    if (state.hidden === null) throw new Error("a state is read as an observation");
    try {
      playOut(state, roll, done);
    } catch (error) {
      throw new Error(`read, but not played on: ${done.join(", ")}`, { cause: error });
    }
  }
  return { tried: count, read };
}

/** Tries mutants of what is seen in a game: each is read just where a state shows it. */
export function tryObservations(index: number, seed: number, count: number): Tried {
  const roll = rollOf(seed);
  const states = gameOf(CONFIGURATIONS[index], roll);
  let read = 0;
  for (let tried = 0; tried < count; tried++) {
    const state = states[roll(states.length)];
    const seats = roll(state.ended.length + 1);
    const observer = seats === state.ended.length ? "spectator" : seats;
    const [mutant, done] = seenMutantOf(state, observer, states[roll(states.length)], roll);
    const reading = readingOf(JSON.stringify(mutant));
    const shown = stateShowing(mutant, roll);
    if (!("key" in reading)) {
      demand(shown === null, "refused, though a state shows it", done);
      continue;
    }
    read += 1;
    const view = parseState(reading.key);
    if (view.hidden !== null) throw new Error("an observation is read as a state");
    const sample = sampleState(view, roll(2 ** 31));
    demand(stateKey(observe(sample, view.observer)) === reading.key, "a sample is seen otherwise", done);
    demand(stateKey(parseState(JSON.stringify(sample))) === stateKey(sample), "a sample is not read", done);
  }
  return { tried: count, read };
}
