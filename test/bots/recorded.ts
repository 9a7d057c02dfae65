import {
  createGame,
  createRecorder,
  type GameOptions,
  type GameRecord,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  playersToMove,
  randomSeries,
  recordEvents,
  recordOf,
  tryApplyMove,
} from "perfect-home-rules";
import { askBot, greedyBot } from "perfect-home-rules/bots";
import { createSimulator } from "perfect-home-rules/simulate";
import { factsOf } from "../../src/bots/facts.js";
import { playoutMove } from "../../src/bots/playout.js";

/** Chooses a move of a player. */
export type Choose = (state: GameState, player: number) => Move;

/** Plays as the greedy bot does. */
export const greedily: Choose = (state, player) => askBot(state, player, greedyBot, randomSeries(1));

/** Takes any move; the same ones for the same seed. */
export function anyhow(seed: number): Choose {
  const random = randomSeries(seed);
  return (state, player) => {
    const moves = legalMoves(state, player);
    return moves[Math.floor(random() * moves.length)];
  };
}

/** Plays by the rules of thumb by which playouts go on, and makes any move without one. */
export function byRulesOfThumb(seed: number): Choose {
  const random = randomSeries(seed);
  return (state, player) => playoutMove(createSimulator(state), factsOf(state.setup)[player], random);
}

/** Spoils a street: writes the number where as many houses as can be can't be numbered any more, and does nothing else. */
export const foolishly: Choose = (state, player) => {
  const moves = legalMoves(state, player);
  const { streets } = state.setup.layouts[0];
  const spoiled = (move: Move): number => {
    if (move.type === "skip") return 0;
    if (move.type !== "write") return -1;
    const after = streets[move.street].houses - 1 - move.house;
    return Math.max(move.house - move.number, after - (17 - move.number));
  };
  return moves.toSorted((a, b) => spoiled(b) - spoiled(a))[0];
};

/** A record of a game that is played to its end, or to that of a round. */
export function recordedGame(options: GameOptions, choose: Choose, rounds = Infinity): GameRecord {
  let state = createGame(options);
  let recorder = createRecorder(options);
  while (!isOver(state) && state.table.round <= rounds) {
    const [player] = playersToMove(state);
    const result = tryApplyMove(state, choose(state, player));
    if (!result.ok) throw new Error(result.violation.message);
    state = result.state;
    recorder = recordEvents(recorder, result.events);
  }
  return recordOf(recorder, state);
}
