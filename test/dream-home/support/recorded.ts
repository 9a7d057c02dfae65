import {
  createGame,
  createRecorder,
  type GameRecord,
  type GameState,
  parseMove,
  type Recorder,
  recordEvents,
  recordOf,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules/dream-home";
import { cardNamed, ROUNDS, SMALL } from "./scripted.js";

/** The options of the small game, the cards of which are entered. */
export const options = { players: ["Ann", "Bob"], cards: "entered", tables: SMALL, simple: true } as const;

/** The small game with its recorder, after some of its cards and moves. */
export function recorded(
  rounds: number,
  words = Number.POSITIVE_INFINITY,
): { state: GameState; recorder: Recorder } {
  const all = ROUNDS.slice(0, rounds).flatMap((lines) =>
    lines.flatMap((line) => (/^\d/.test(line) ? [line] : line.split(" "))),
  );
  let state = createGame(options);
  let recorder = createRecorder(options);
  for (const word of all.slice(0, words)) {
    const result = /^\d/.test(word)
      ? tryApplyMove(state, parseMove(word))
      : tryReveal(state, cardNamed(word, state.setup.tables));
    if (!result.ok) throw new Error(result.violation.message);
    ({ state } = result);
    recorder = recordEvents(recorder, result.events);
  }
  return { state, recorder };
}

/** The record of the small game after some of it. */
export function recordAfter(rounds: number, words?: number): GameRecord {
  const { state, recorder } = recorded(rounds, words);
  return recordOf(recorder, state);
}
