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
import { botToMove, type Step, withBots } from "./bot-steps.js";
import { readSaved, readSettings, type Table } from "./read-session.js";
import type { SavedSession, Session, SessionSettings } from "./session.js";

/** A session with some steps, of which one is where it stands. */
function sessionOf(options: GameOptions, begun: readonly Step[], made: number, table: Table): Session {
  const isForPersons = (step: Step): boolean => botToMove(step.state, table) === undefined;
  const stands = isForPersons(begun[made]);
  let steps = withBots(stands ? begun : begun.slice(0, made + 1), table);
  let at = stands ? made : steps.length - 1;
  const listeners = new Set<() => void>();

  const before = (): number => steps.findLastIndex((step, index) => index < at && isForPersons(step));
  const after = (): number => steps.findIndex((step, index) => index > at && isForPersons(step));

  /** Goes to a step, unless its index is -1. */
  function goTo(index: number): boolean {
    if (index < 0) return false;
    at = index;
    for (const tell of [...listeners]) tell();
    return true;
  }

  /** Goes on with what a move or a card has come to. Nothing changes before the bots have moved too. */
  function goOn(result: MoveResult | RevealResult): MoveResult {
    if (!result.ok) return result;
    const played = withBots([...steps.slice(0, at + 1), result], table);
    const events = played.slice(at + 1).flatMap((step) => step.events);
    const { state } = played[played.length - 1];
    steps = played;
    goTo(played.length - 1);
    return { ok: true, state, events };
  }

  function recordWith(moved: readonly Step[]): GameRecord {
    const events = moved.flatMap((step) => step.events);
    const moves = events.flatMap((event) => (event.type === "moved" ? event.move : []));
    const revealed = events.flatMap((event) => (event.type === "cardRevealed" ? event.card : []));
    const record = { ...recordOf(createRecorder(options), steps[at].state), moves };
    return record.revealed === undefined ? record : { ...record, revealed };
  }

  return Object.freeze<Session>({
    get state() {
      return steps[at].state;
    },
    get canUndo() {
      return before() >= 0;
    },
    get canRedo() {
      return after() >= 0;
    },
    play: (move) => goOn(tryApplyMove(steps[at].state, move)),
    reveal: (card) => goOn(tryReveal(steps[at].state, card)),
    undo: () => goTo(before()),
    redo: () => goTo(after()),
    subscribe(listener) {
      const read = callable<() => void>()(listener, "listener");
      const tell = (): void => read(); // another one for each subscription
      listeners.add(tell);
      return () => void listeners.delete(tell);
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
  return sessionOf(copy, [{ state, events: [] }], 0, readSettings(settings, state));
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
  const { record, made } = readSaved(saved, "");
  const steps = [...replay(record)];
  const expected = `at most ${steps.length - 1}, the number of moves and cards`;
  if (made >= steps.length) throwViolation("record.malformed", { path: "made", expected });
  return sessionOf(record.options, steps, made, readSettings(settings, steps[0].state));
}
