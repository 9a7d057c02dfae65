import { isRulesError, RulesError, type Violation, violationOf } from "../clauses/violation.js";
import type { DeckCard } from "../data/special-cards.js";
import { outcomeOf } from "../floor/outcome-of.js";
import { differencesBetween } from "../floor/result-differences.js";
import type { GameEvent } from "../state/events.js";
import type { Move } from "../state/move.js";
import type { GameState } from "../state/state.js";
import { tryApplyMove } from "./apply.js";
import { awaitStep } from "./context.js";
import { createGame } from "./create.js";
import { type GameRecord, readRecord } from "./record.js";
import { type ResultDifference, recordedScores } from "./recorded-scores.js";
import { tryReveal } from "./reveal.js";

/** A state of a game replayed, with the move or the entered card that led to it. */
export interface ReplayStep {
  /** How many moves have been made, this one included. */
  readonly number: number;
  /** The move; `null` before the first, and where a card was entered. */
  readonly move: Move | null;
  /** The card entered; `null` where none was. */
  readonly card: DeckCard | null;
  /** What happened with it, in order. */
  readonly events: readonly GameEvent[];
  /** The state after it. */
  readonly state: GameState;
}

/** How a game replayed comes out. */
export interface ReplayOutcome {
  /** The last state. */
  readonly state: GameState;
  /** In what the results differ from the recorded ones; empty where they agree and where none were recorded. */
  readonly differences: readonly ResultDifference[];
}

/** What {@link replay} throws at the first move or card that does not fit. Recognise it with {@link isReplayError}. */
export class ReplayError extends RulesError {
  /** Whether a move does not fit or a card entered. */
  readonly of: "move" | "card";
  /** Number of the move among all moves, or of the card among all cards, from 1. */
  readonly number: number;
  /** The state before it. */
  readonly state: GameState;

  /**
   * An error about a move that can't be made in a state, or a card that can't have come up.
   *
   * @throws RulesError `violation.malformed`.
   */
  constructor(number: number, violation: Violation, state: GameState, of: "move" | "card" = "move") {
    super(typeof number === "number" ? [violation] : []);
    this.message = `${of === "card" ? "Card" : "Move"} ${number}: ${this.message}`;
    this.of = of === "card" ? "card" : "move";
    this.number = number;
    this.state = state;
  }
}

/**
 * Whether an error says which move of a record does not fit, also one of another copy of the package.
 *
 * @param error - anything that was caught.
 */
export function isReplayError(error: unknown): error is ReplayError {
  return isRulesError(error) && Object.hasOwn(error, "number") && Object.hasOwn(error, "state");
}

/** Enters cards as long as they are awaited and there are any left. */
function* replayedCards(
  begun: GameState,
  cards: readonly DeckCard[],
  entered: number,
  number: number,
): Generator<ReplayStep, void, undefined> {
  let state = begun;
  for (let index = entered; index < cards.length && awaitStep(state) !== null; index++) {
    const card = cards[index];
    const result = tryReveal(state, card);
    if (!result.ok) throw new ReplayError(index + 1, result.violation, state, "card");
    state = result.state;
    yield { number, move: null, card, events: result.events, state };
  }
}

function* replayed({
  options,
  moves,
  revealed = [],
  result,
}: GameRecord): Generator<ReplayStep, ReplayOutcome, undefined> {
  let state = createGame(options);
  let entered = 0;
  const enter = function* (number: number): Generator<ReplayStep, void, undefined> {
    for (const step of replayedCards(state, revealed, entered, number)) {
      entered += 1;
      state = step.state;
      yield step;
    }
  };
  yield { number: 0, move: null, card: null, events: [], state };
  yield* enter(0);
  for (const [index, move] of moves.entries()) {
    const played = tryApplyMove(state, move);
    if (!played.ok) throw new ReplayError(index + 1, played.violation, state);
    state = played.state;
    yield { number: index + 1, move, card: null, events: played.events, state };
    yield* enter(index + 1);
  }
  if (entered < revealed.length)
    throw new ReplayError(entered + 1, violationOf("reveal.not-awaited", {}), state, "card");
  const differences = result === null ? [] : differencesBetween(result, recordedScores(state) ?? []);
  return { state, differences };
}

/**
 * Plays a recorded game again, as fast as states are asked for: first the state before any move, then the one after
 * each, and after each card that was entered.
 *
 * What the iterator returns at last says in what the results differ from those recorded, as they do where a version of
 * the package rules otherwise; {@link checkRecord} is the short way to that.
 *
 * @param record - the record; it is copied. Anything at all is taken and judged.
 * @returns an iterator over the states, each with the move that led to it and its events.
 * @throws RulesError `record.malformed` at once; `options.…` with the first state; a {@link ReplayError} with the
 * violation at the first move that can't be made, or card that can't have come up, with its number and the state before it.
 * @example
 * ```ts
 * const options = { players: ["Ann"], seed: 1 };
 * const moves = legalMoves(createGame(options)).slice(0, 1);
 * const record = { version: 1, package: "1.0.0", options, moves, result: null } as const;
 * Array.from(replay(record), ({ number, move }) => `${number} ${move?.type}`) // => ["0 undefined", "1 pick"]
 * ```
 */
export function replay(record: GameRecord): Generator<ReplayStep, ReplayOutcome, undefined> {
  return replayed(readRecord(record));
}

/**
 * Plays a recorded game again to its last move and compares the results.
 *
 * @param record - the record; it is copied. Anything at all is taken and judged.
 * @returns the last state, and in what the results differ from those recorded.
 * @throws RulesError as {@link replay} does.
 * @example
 * ```ts
 * const options = { players: ["Ann"], seed: 1 };
 * const record = { version: 1, package: "1.0.0", options, moves: [], result: null } as const;
 * checkRecord(record).differences // => []
 * ```
 */
export function checkRecord(record: GameRecord): ReplayOutcome {
  return outcomeOf(replay(record));
}
