import { aboutMinus } from "../../input/fields.js";
import { malformedField, readMoveOf } from "../../input/read-move.js";
import { kindOf, kinds, movesIn, whyNotIn } from "../moves/kinds.js";
import type { RefusalCode } from "../moves/refusals.js";
import type { Move } from "../state/moves.js";
import type { GameState, Observation, Position } from "../state/state.js";
import { actorOf } from "./apply.js";
import { checkPlayer, knownPosition } from "./known.js";
import { type Violation, violationOf } from "./violation.js";

/**
 * Every legal move of a player: exactly those that {@link applyMove} accepts.
 *
 * @param state - a state or an observation.
 * @param player - whose moves, from 0; by default whoever has to act.
 * @returns the moves in a fixed order; none for a player who has nothing to do now.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see DRH-80 to DRH-88
 * @example
 * ```ts
 * import { createGame, legalMoves } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * legalMoves(state).length // => 4
 * legalMoves(state)[0] // => { type: "discardPair", player: 0, column: 1 }
 * legalMoves(state, 1) // => []
 * ```
 */
export function legalMoves(state: GameState | Observation, player?: number): readonly Move[] {
  const position = knownPosition(state);
  if (player === undefined) return movesIn(position);
  checkPlayer(position, player);
  return actorOf(position.agenda[0]) === player ? movesIn(position) : [];
}

/** A move read from what a caller passed, or what is wrong with it. */
export type Judgement =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly violation: Violation };

function no(...violation: Parameters<typeof violationOf>): Judgement {
  return { ok: false, violation: violationOf(...violation) };
}

/** The first field of a move that lies outside its range; `null` where none does. */
function fieldOutOfRange({ setup }: Position, move: Readonly<Record<string, unknown>>): string | null {
  const fields = kindOf(move["type"] as Move["type"]).fields;
  const wrong = fields.find(({ name, range }) => {
    const value = move[name] as number | string;
    return !range(setup.tables).includes(value) || Object.is(value, -0);
  });
  return wrong?.name ?? null;
}

/** Why a player can't move at all; `null` for whoever has to act. */
export function whyIdle({ agenda }: Position, player: number): RefusalCode | null {
  const actor = actorOf(agenda[0]);
  if (actor === null) return agenda.length === 0 ? "move.game-over" : "move.card-awaited";
  return actor === player ? null : "move.not-yours";
}

/** Judges a move: its shape, its ranges, then the rules. */
export function judge(position: Position, value: unknown): Judgement {
  const read = readMoveOf(value, kinds);
  const player = read?.["player"];
  if (read === null) return no("move.malformed", malformedField(value, kinds));
  if (typeof player !== "number") return no("move.malformed", { field: "player" });
  const isPlayer = position.setup.players[player] !== undefined && !Object.is(player, -0);
  const field = isPlayer ? fieldOutOfRange(position, read) : "player";
  if (field !== null) return no("move.out-of-range", { field, ...aboutMinus(read[field]) });
  const move = read as unknown as Move;
  const details = { move: { ...move } };
  const idle = whyIdle(position, player);
  if (idle !== null) return no(idle, details);
  const code = whyNotIn(position, move);
  return code === null ? { ok: true, move } : no(code, details);
}

/**
 * Why a move can't be made now.
 *
 * @param state - a state or an observation.
 * @param move - the move; anything at all is taken and judged.
 * @returns the reason with its clause, or `null` for a legal move.
 * @throws RulesError `state.unknown`.
 * @see DRH-80 to DRH-88
 * @example
 * ```ts
 * import { createGame, explainMove } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const reason = explainMove(state, { type: "discardPair", player: 0, column: 0 });
 * reason?.code // => "discardPair.first-column"
 * reason?.clause // => "DRH-18"
 * ```
 */
export function explainMove(state: GameState | Observation, move: Move): Violation | null {
  const judgement = judge(knownPosition(state), move);
  return judgement.ok ? null : judgement.violation;
}

/**
 * Whether a move can be made now.
 *
 * @param state - a state or an observation.
 * @param move - the move; anything at all is taken and judged.
 * @returns `true` exactly for the moves of {@link legalMoves}; {@link explainMove} says why not.
 * @throws RulesError `state.unknown`.
 */
export function isLegal(state: GameState | Observation, move: Move): boolean {
  return explainMove(state, move) === null;
}
