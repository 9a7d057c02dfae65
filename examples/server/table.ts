import {
  createGame,
  createRecorder,
  type GameEvent,
  type GameState,
  isOver,
  type Move,
  type Observation,
  observe,
  parseState,
  playersToMove,
  type Recorder,
  recordEvents,
  takeBack,
  tryApplyMove,
  type Violation,
} from "perfect-home-rules";
import { botOf, finishTurn } from "perfect-home-rules/bots";

/** A game with all that a restarted server needs: plain JSON, which never leaves the server. */
export interface Table {
  readonly state: GameState;
  readonly recorder: Recorder;
  /** For each seat a number that goes up with each of its moves and each phase: a move that comes twice or late is dropped. */
  readonly counts: readonly number[];
  /** For each seat the secret that lets its player in. */
  readonly keys: readonly string[];
}

/** What has come of a message. */
export interface Outcome {
  readonly table: Table;
  readonly events: readonly GameEvent[];
  readonly violation: Violation | null;
}

/** What a client is told. */
export interface Told {
  /** What it may know: the whole state once the game is over. */
  readonly view: GameState | Observation;
  readonly seat: number | null;
  readonly count: number;
  readonly events: readonly GameEvent[];
  readonly violation: Violation | null;
}

/** What a client sends: a move, or that its last one is to be taken back. */
export interface Message {
  readonly count: number;
  readonly move?: Move;
  readonly undo?: boolean;
}

export function newTable(players: readonly string[]): Table {
  const options = { players, seed: [...crypto.getRandomValues(new Uint32Array(4))] };
  return {
    state: createGame(options),
    recorder: createRecorder(options),
    counts: players.map(() => 0),
    keys: players.map(() => crypto.randomUUID()),
  };
}

/** A table as it was saved. */
export function tableIn(text: string): Table {
  const table = JSON.parse(text) as Table;
  const state = parseState(table.state);
  if (state.hidden === null) throw new Error("this is an observation, not a saved game");
  return { ...table, state };
}

/** What a seat is told, or a spectator. */
export function toldTo(
  table: Table,
  seat: number | null,
  { events, violation }: Omit<Outcome, "table">,
): Told {
  const { state, counts } = table;
  return {
    view: isOver(state) ? state : observe(state, seat ?? "spectator"),
    seat,
    count: seat === null ? 0 : (counts[seat] ?? 0),
    events: events.filter(({ to }) => to === "all" || to === seat),
    violation,
  };
}

/** A table after something has happened at it. */
function moved(table: Table, seat: number, state: GameState, events: readonly GameEvent[]): Outcome {
  const isClosed = events.some(({ type }) => type === "turnRevealed");
  const counts = table.counts.map((count, each) => (isClosed || each === seat ? count + 1 : count));
  const recorder = recordEvents(table.recorder, events);
  return { table: { ...table, state, recorder, counts }, events, violation: null };
}

/** What comes of a message from a seat. Anything may arrive: what is no message, or too late, changes nothing. */
export function receive(table: Table, seat: number, text: string): Outcome {
  const nothing = { table, events: [], violation: null };
  const { state } = table;
  const message = messageIn(text);
  if (message === null || message.count !== table.counts[seat]) return nothing;
  if (message.undo === true) {
    const made = state.turns[seat]?.moves.length ?? 0;
    return made === 0 ? nothing : moved(table, seat, takeBack(state, seat, made - 1), []);
  }
  const result = tryApplyMove(state, { ...message.move, player: seat } as Move); // whose move it is the connection says
  return result.ok
    ? moved(table, seat, result.state, result.events)
    : { ...nothing, violation: result.violation };
}

function messageIn(text: string): Message | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? (value as Message | null) : null;
  } catch {
    return null;
  }
}

/** A bot finishes the turn of a player who has left. */
export function finishFor(table: Table, seat: number): Outcome {
  if (!playersToMove(table.state).includes(seat)) return { table, events: [], violation: null };
  const { state, events } = finishTurn(table.state, seat, botOf("greedy"), Math.random);
  return moved(table, seat, state, events);
}
