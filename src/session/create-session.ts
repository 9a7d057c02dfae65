import {
  createGame,
  createRecorder,
  type GameOptions,
  type GameRecord,
  type MoveResult,
  type RevealResult,
  recordOf,
  replay,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules";
import { callable, throwViolation } from "perfect-home-rules/readers";
import { botSteps, botToMove, type Played, type Step, stepOf } from "./bot-steps.js";
import { readSaved, readSettings, type Table } from "./read-session.js";
import type { SavedSession, Session, SessionSettings } from "./session.js";

/** The index of the next step in a direction where only persons are to move, or of the last one. */
function restFrom(steps: readonly Step[], from: number, direction: 1 | -1, table: Table): number {
  let index = from + direction;
  while (steps[index + direction] !== undefined && botToMove(steps[index].state, table) !== undefined) {
    index += direction;
  }
  return index;
}

const readListener = callable<() => void>();

/** A session with some steps, of which one is where it stands. */
function sessionOf(options: GameOptions, steps: Step[], begun: number, table: Table): Session {
  let at = begun;
  const listeners = new Set<{ readonly listener: () => void }>();

  /** Goes to a step, makes a move there and lets the bots play. Nothing changes before all of it has come off. */
  function go(to: number, first: readonly Played[]): Played[] {
    const made = to + first.length;
    const added = [...first, ...botSteps((first[0] ?? steps[to]).state, made, table)];
    const kept = added.map(({ move, card, state }) => ({ move, card, state }));
    if (kept.length > 0) steps.splice(to + 1, steps.length, ...kept);
    at = to + added.length;
    for (const { listener } of [...listeners]) listener();
    return added;
  }

  /** Where an undo leads to; `null` where nothing can be undone. */
  function undone(): number | null {
    const to = restFrom(steps, at, -1, table);
    return to < 0 || botToMove(steps[to].state, table) !== undefined ? null : to;
  }

  function recordWith(moved: readonly Step[]): GameRecord {
    const moves = moved.flatMap(({ move }) => move ?? []);
    const revealed = moved.flatMap(({ card }) => card ?? []);
    const record = { ...recordOf(createRecorder(options), steps[at].state), moves };
    return record.revealed === undefined ? record : { ...record, revealed };
  }

  go(begun, []);
  return Object.freeze<Session>({
    get state() {
      return steps[at].state;
    },
    get canUndo() {
      return undone() !== null;
    },
    get canRedo() {
      return at + 1 < steps.length;
    },
    play(move): MoveResult {
      const result = tryApplyMove(steps[at].state, move);
      if (!result.ok) return result;
      const added = go(at, [stepOf(result)]);
      return { ok: true, state: steps[at].state, events: added.flatMap(({ events }) => events) };
    },
    reveal(card): RevealResult {
      const result = tryReveal(steps[at].state, card);
      if (!result.ok) return result;
      const added = go(at, [stepOf(result)]);
      return { ok: true, state: steps[at].state, events: added.flatMap(({ events }) => events) };
    },
    undo() {
      const to = undone();
      if (to !== null) go(to, []);
      return to !== null;
    },
    redo() {
      if (at + 1 >= steps.length) return false;
      go(restFrom(steps, at, 1, table), []);
      return true;
    },
    subscribe(listener) {
      readListener(listener, "listener");
      const subscription = { listener };
      listeners.add(subscription);
      return () => {
        listeners.delete(subscription);
      };
    },
    record: () => recordWith(steps.slice(0, at + 1)),
    toJSON: () => ({ version: 1, record: { ...recordWith(steps), result: null }, made: at }),
  });
}

/**
 * A session with a new game. Bots that are to move play at once.
 *
 * A session keeps the state after each move, so undo and redo only go to another one. States share what has not changed
 * between them. The pure functions remain the way for servers: they must not tell a client what the session holds.
 *
 * @param options - what the game is created from; they are copied.
 * @param settings - the bots, by seat.
 * @throws RulesError as `createGame` does; `options.invalid` for the settings; as `askBot` does.
 * @example
 * ```ts
 * const session = createSession({ players: ["Ann", "Bob"], seed: 1 }, { bots: [null, greedyBot] });
 * playersToMove(session.state) // => [0]
 * session.play({ type: "pick", player: 0, stack: 2 }).ok // => true
 * session.undo() // => true
 * session.canRedo // => true
 * ```
 */
export function createSession(options: GameOptions, settings: SessionSettings = {}): Session {
  createGame(options); // refuses options as everybody knows it, before they are copied
  const copy = createRecorder(options).options;
  const state = createGame(copy);
  return sessionOf(
    copy,
    [{ move: null, card: null, state }],
    0,
    readSettings(settings, state.setup.players.length),
  );
}

/**
 * A session as it was saved, with what can be redone. All its moves are made again and judged.
 *
 * @param saved - what {@link Session.toJSON} gave; it is copied. Anything at all is taken and judged.
 * @param settings - the bots, by seat: functions are not saved. Where one is to move it plays at once, and what could be
 * redone is dropped.
 * @throws RulesError `record.malformed`; as `replay`, `createSession` do.
 * @example
 * ```ts
 * const session = createSession({ players: ["Ann", "Bob"], seed: 1 });
 * session.play({ type: "pick", player: 0, stack: 2 });
 * const restored = restoreSession(JSON.parse(JSON.stringify(session)));
 * stateKey(restored.state) === stateKey(session.state) // => true
 * ```
 */
export function restoreSession(saved: SavedSession, settings: SessionSettings = {}): Session {
  const { record, made } = readSaved(saved);
  const steps = Array.from(replay(record), stepOf).map(
    ({ move, card, state }): Step => ({ move, card, state }),
  );
  if (made >= steps.length) {
    const expected = `at most ${steps.length - 1}, the number of moves and cards`;
    throwViolation("record.malformed", { path: "made", expected });
  }
  return sessionOf(record.options, steps, made, readSettings(settings, steps[0].state.setup.players.length));
}
