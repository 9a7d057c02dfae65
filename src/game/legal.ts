import { moveViolation, type Violation } from "../clauses/violation.js";
import { aboutMinus } from "../input/fields.js";
import { malformedField } from "../input/read-move.js";
import { clauseHere } from "../moves/clauses.js";
import { listMoves, whyNotNow } from "../moves/current-step.js";
import { readMove } from "../moves/read-move.js";
import { fieldOutOfRange, fieldsIn } from "../moves/shape.js";
import type { Move } from "../state/move.js";
import type { GameState, Observation } from "../state/state.js";
import { rulebookOf } from "../variants/rulebook.js";
import { awaitStep, contextOf, firstActor, isToAct } from "./context.js";
import { checkSeat, isSeenToAct, knownPosition, observerKeptFrom } from "./known.js";

/**
 * Every legal move of a player: exactly those that {@link applyMove} accepts.
 *
 * @param state - a state or an observation.
 * @param player - whose moves, from 0; by default the first player who has to act, in an observation the observer.
 * @returns the moves in a fixed order; none for a player who has nothing to do now, or whose turn an observation does not
 * show.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see RND-1
 * @example
 * ```ts
 * legalMoves(createGame({ players: ["Ann", "Bob"], seed: 1 }), 1)
 * // => [{ type: "pick", player: 1, stack: 0 },
 * //   { type: "pick", player: 1, stack: 1 },
 * //   { type: "pick", player: 1, stack: 2 }]
 * ```
 */
export function legalMoves(state: GameState | Observation, player?: number): readonly Move[] {
  const position = knownPosition(state);
  const first = position.hidden === null ? position.observer : (firstActor(position) ?? 0);
  const who = player === undefined ? first : player;
  if (who === "spectator") return [];
  checkSeat(position, who);
  return isSeenToAct(position, who) ? listMoves(contextOf(position, who)) : [];
}

/** A move read from what a caller passed, or what is wrong with it. */
export type Judgement =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly violation: Violation };

function no(...violation: Parameters<typeof moveViolation>): Judgement {
  return { ok: false, violation: moveViolation(...violation) };
}

/** Judges a move: its shape, its ranges, then the rules. */
export function judge(state: GameState | Observation, value: Move): Judgement {
  const move = readMove(value, rulebookOf(state.setup).kinds);
  if (move === null) return no("move.malformed", malformedField(value, rulebookOf(state.setup).kinds));
  const { player } = move;
  if (typeof player !== "number") return no("move.malformed", { field: "player" });
  if (state.setup.players[player] === undefined || Object.is(player, -0)) {
    return no("move.out-of-range", { field: "player", ...aboutMinus(player) });
  }
  const observer = observerKeptFrom(state, player);
  if (observer !== null) return no("player.not-observer", { player, observer });
  const context = contextOf(state, player);
  const field = fieldOutOfRange(context, move);
  if (field !== null) return no("move.out-of-range", { field, ...aboutMinus(fieldsIn(move)[field]) });
  const details = { move: { ...move } };
  if (state.agenda.length === 0)
    return no("move.game-over", details, clauseHere("move.game-over", context, move));
  if (awaitStep(state) !== null) return no("move.card-awaited", details);
  if (!isToAct(state, player)) return no("move.turn-ended", details);
  const code = whyNotNow(context, move);
  return code === null ? { ok: true, move } : no(code, details, clauseHere(code, context, move));
}

/**
 * Why a move can't be made now.
 *
 * @param state - a state, or an observation of the mover's.
 * @param move - the move; anything at all is taken and judged.
 * @returns the reason with its clause, or `null` for a legal move.
 * @throws RulesError `state.unknown`.
 * @see RND-1
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * const reason = explainMove(state, { type: "fence", player: 0, street: 0, gap: 2 });
 * reason?.code // => "move.not-now"
 * reason?.clause // => "RND-1"
 * ```
 */
export function explainMove(state: GameState | Observation, move: Move): Violation | null {
  const position = knownPosition(state);
  const judgement = judge(position, move);
  return judgement.ok ? null : judgement.violation;
}

/**
 * Whether a move can be made now.
 *
 * @param state - a state, or an observation of the mover's.
 * @param move - the move; anything at all is taken and judged.
 * @returns `true` exactly for the moves of {@link legalMoves}; {@link explainMove} says why not.
 * @throws RulesError `state.unknown`.
 * @see RND-1
 */
export function isLegal(state: GameState | Observation, move: Move): boolean {
  return explainMove(state, move) === null;
}
