import { callable, throwShared } from "perfect-home-rules/readers";
import { botToMove, withBots } from "./bot-steps.js";
import { readSaved, readSettings, type Seats } from "./read-session.js";
import type { GameSession, SavedGame, SeatSettings, SessionResult, SessionTypes } from "./session.js";
import type { SessionGame, Step } from "./session-game.js";

/** A session with some steps, of which one is where it stands. */
function sessionOf<G extends SessionTypes>(
  game: SessionGame<G>,
  options: G["options"],
  begun: readonly Step<G>[],
  made: number,
  seats: Seats<G>,
): GameSession<G> {
  const isForPersons = (step: Step<G>): boolean => botToMove(game, step.state, seats) === undefined;
  const stands = isForPersons(begun[made]);
  let steps = withBots(game, stands ? begun : begun.slice(0, made + 1), seats);
  let at = stands ? made : steps.length - 1;
  const listeners = new Set<() => void>();

  const before = (): number => steps.findLastIndex((step, index) => index < at && isForPersons(step));
  const after = (): number => steps.findIndex((step, index) => index > at && isForPersons(step));

  /** Tells all listeners, also when one of them throws. */
  function tellAll(): void {
    const thrown: unknown[] = [];
    for (const tell of [...listeners]) {
      try {
        tell();
      } catch (error) {
        thrown.push(error);
      }
    }
    for (const error of thrown) throw error;
  }

  /** Goes to a step, unless its index is -1. */
  function goTo(index: number): boolean {
    if (index < 0) return false;
    at = index;
    tellAll();
    return true;
  }

  /**
   * Goes on with what a move or a card comes to. Nothing changes before the bots have moved too; what is done to the session
   * meanwhile, by a bot or by what reading a move calls, is dropped.
   */
  function goOn<T>(change: (state: G["state"], by: T) => SessionResult<G>, by: T): SessionResult<G> {
    const before = steps.slice(0, at + 1);
    const result = change(steps[at].state, by);
    if (!result.ok) return result;
    const played = withBots(game, [...before, result], seats);
    const events = played.slice(before.length).flatMap((step) => step.events);
    steps = played;
    goTo(played.length - 1);
    return { ok: true, state: played[played.length - 1].state, events };
  }

  return Object.freeze<GameSession<G>>({
    get state() {
      return steps[at].state;
    },
    get canUndo() {
      return before() >= 0;
    },
    get canRedo() {
      return after() >= 0;
    },
    play: (move) => goOn(game.tryApplyMove, move),
    reveal: (card) => goOn(game.tryReveal, card),
    undo: () => goTo(before()),
    redo: () => goTo(after()),
    subscribe(listener) {
      const read = callable<() => void>()(listener, "listener");
      const tell = (): void => read(); // another one for each subscription
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    record: () => game.recordOf(options, steps.slice(0, at + 1)),
    toJSON: () => ({ version: 1, record: { ...game.recordOf(options, steps), result: null }, made: at }),
  });
}

/** A session with a new game. Bots that are to move play at once. */
export function newSession<G extends SessionTypes>(
  game: SessionGame<G>,
  options: G["options"],
  settings: SeatSettings<G>,
): GameSession<G> {
  game.createGame(options); // refuses options as everybody knows it, before they are copied
  const copy = game.copyOptions(options);
  const state = game.createGame(copy);
  return sessionOf(game, copy, [{ state, events: [] }], 0, readSettings<G>(settings, state));
}

/** A session as it was saved. All its moves are made again and judged. */
export function savedSession<G extends SessionTypes>(
  game: SessionGame<G>,
  saved: SavedGame<G>,
  settings: SeatSettings<G>,
): GameSession<G> {
  const { record, made } = readSaved<G>(saved);
  const steps = [...game.replay(record)];
  const expected = `at most ${steps.length - 1}, the number of moves and cards`;
  if (made >= steps.length) throwShared("record.malformed", { path: "made", expected });
  return sessionOf(game, game.optionsOf(record), steps, made, readSettings<G>(settings, steps[0].state));
}
