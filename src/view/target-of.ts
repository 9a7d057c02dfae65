import { throwViolation } from "../clauses/violation.js";
import { contextOf } from "../game/context.js";
import { checkSeat, knownPosition } from "../game/known.js";
import { isPlainObject } from "../input/fields.js";
import { malformedField } from "../input/read-move.js";
import { readMove } from "../moves/read-move.js";
import { fieldsIn } from "../moves/shape.js";
import { locate } from "../sheet/geometry.js";
import type { Place } from "../sheet/place.js";
import type { Move } from "../state/move.js";
import type { RuleContext } from "../state/rule-context.js";
import type { GameState, Observation } from "../state/state.js";
import type { ButtonTarget, Target } from "../state/target.js";
import type { Drawing } from "../variants/drawing.js";
import { MOVE_SHAPES } from "../variants/move-shapes.js";
import { drawingOf } from "./drawings.js";

/** The button of a move. Moves for which there is one have at most one choice. */
function buttonOf(move: Move): ButtonTarget {
  const { type, player: _player, ...choices } = fieldsIn(move);
  return { target: "button", move: move.type, choice: Object.values(choices)[0] ?? null };
}

/** What is clicked to make a move, given the house numbered in this turn. */
function targetWith(move: Move, written: Place | null, drawing: Drawing | null): Target {
  switch (move.type) {
    case "pick":
      return { target: "stack", stack: move.stack };
    case "pair":
      return { target: "card", card: move.numberCard };
    case "give":
      return { target: "card", card: move.card };
    case "permitRefusal":
      return { target: "track", track: "refusals" };
    case "temp":
      return { target: "track", track: "temps" };
    case "write":
    case "extend":
    case "roundabout":
      return { target: "house", street: move.street, house: move.house };
    case "pool":
      return written === null ? buttonOf(move) : { target: "house", ...written };
    case "park":
      return written === null ? buttonOf(move) : { target: "parks", street: written.street };
    case "fence":
      return { target: "gap", street: move.street, gap: move.gap };
    case "improve":
      return { target: "improvement", size: move.size };
    case "claim":
      return { target: "plan", plan: move.plan };
    case "use":
      return { target: "estate", street: move.street, house: move.house };
    case "skip":
    case "reshuffle":
    case "end":
      return buttonOf(move);
    default:
      return drawing?.target(move) ?? buttonOf(move);
  }
}

/** Says what is clicked to make a move of a player. */
export function targetsIn({ layout, geometry, turn }: RuleContext): (move: Move) => Target {
  const drawing = drawingOf(layout.expansion);
  const written = turn.written === null ? null : locate(geometry, turn.written);
  return (move) => targetWith(move, written, drawing);
}

/**
 * What is clicked to make a move, legal or not.
 *
 * @param state - a state or an observation.
 * @param move - the move; it is copied.
 * @throws RulesError `state.unknown`, `move.malformed`, `player.unknown`.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * targetOf(state, { type: "claim", player: 0, plan: "B" }) // => { target: "plan", plan: "B" }
 * ```
 */
export function targetOf(state: GameState | Observation, move: Move): Target {
  const position = knownPosition(state);
  const read =
    readMove(move, MOVE_SHAPES) ?? throwViolation("move.malformed", malformedField(move, MOVE_SHAPES));
  checkSeat(position, read.player);
  return targetsIn(contextOf(position, read.player))(read);
}

/**
 * A text that stands for a target, for an attribute of an element: equal for equal targets, different for others.
 *
 * @param target - the target.
 * @throws RulesError `target.unknown` for what is no target.
 * @example
 * ```ts
 * targetKey({ target: "house", street: 0, house: 3 }) // => "house-0-3"
 * ```
 */
export function targetKey(target: Target): string {
  return keyOf(target) ?? throwViolation("target.unknown", {});
}

/** The most fields that a target has. */
const MAX_FIELDS = 3;

/** The key of what a caller passed, whatever that is; `null` for what is no target. */
function keyOf(target: unknown): string | null {
  try {
    if (!isPlainObject(target)) return null;
    const values: unknown[] = Object.values(target);
    const isShort = (value: unknown): boolean =>
      value === null || typeof value === "number" || (typeof value === "string" && value.length < 100);
    return values.length <= MAX_FIELDS && values.every(isShort) ? values.join("-") : null;
  } catch {
    return null;
  }
}
