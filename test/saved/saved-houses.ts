import {
  awaited,
  createGame,
  createRecorder,
  formatMove,
  formatRecord,
  type GameOptions,
  type GameRecord,
  type GameState,
  isOver,
  legalMoves,
  observe,
  recordEvents,
  recordOf,
  scoreSheet,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules/dream-home";
import { rollOf } from "./saved-games.js";

/** A game of *Dream Home* as some version of the package has saved it. */
export interface SavedHouses {
  readonly name: string;
  /** A state in the middle of the game. */
  readonly state: unknown;
  /** What its players and spectators see, by seat; spectators last. */
  readonly observations: readonly unknown[];
  /** The legal moves of that state as texts. */
  readonly moves: readonly string[];
  /** The whole game, as data and as text. */
  readonly record: GameRecord;
  readonly recordText: string;
  /** The points of each player. */
  readonly totals: readonly number[];
}

const SEATS = ["Ann", "Bob", "Cleo", "Dan"];

/** Each number of players, with and without the simple rules, with cards that are dealt and entered. */
function* games(): Generator<readonly [name: string, options: GameOptions]> {
  for (const count of [2, 3, 4])
    for (const simple of [false, true])
      for (const seed of [1, 2]) {
        const options = { players: SEATS.slice(0, count), simple, seed };
        const name = `${count} players${simple ? ", simple" : ""}, seed ${seed}`;
        yield [name, options];
        yield [`${name}, entered`, { ...options, cards: "entered" }];
      }
}

/** One step of a game: a card that comes up, or a move. */
function goOn(state: GameState, roll: (size: number) => number) {
  const next = awaited(state);
  if (next !== null) return tryReveal(state, next.cards[roll(next.cards.length)].card);
  const moves = legalMoves(state);
  return tryApplyMove(state, moves[roll(moves.length)]);
}

function saved(name: string, options: GameOptions): SavedHouses {
  const roll = rollOf(Number(options.seed));
  const states = [createGame(options)];
  let recorder = createRecorder(options);
  for (let state = states[0]; !isOver(state); states.push(state)) {
    const step = goOn(state, roll);
    if (!step.ok) throw new Error(step.violation.message);
    state = step.state;
    recorder = recordEvents(recorder, step.events);
  }
  const last = states[states.length - 1];
  const half = states.slice(states.length / 2);
  const middle = half.find((state) => legalMoves(state).length > 1) ?? half[0];
  const record = recordOf(recorder, last);
  const seats = [...options.players.keys()];
  return {
    name,
    state: middle,
    observations: [...seats, "spectator" as const].map((observer) => observe(middle, observer)),
    moves: legalMoves(middle).map(formatMove),
    record,
    recordText: formatRecord(record),
    totals: seats.map((player) => scoreSheet(last, player).total),
  };
}

/** A line of JSON for each game. */
export function savedHouseLines(): string {
  return [...games()].map(([name, options]) => `${JSON.stringify(saved(name, options))}\n`).join("");
}
