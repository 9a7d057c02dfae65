import { malformedField, readMoveOf } from "../../input/read-move.js";
import { knownPosition } from "../game/known.js";
import { throwViolation } from "../game/violation.js";
import { kinds, movesIn } from "../moves/kinds.js";
import type { Move } from "../state/moves.js";
import type { GameState, Observation } from "../state/state.js";

/**
 * What can be clicked, as text, which is also the `data-target` of a drawing: `space 0 3` (player, space), `column 2`,
 * `room garage` and `roof red window` in the discards, `button decline`.
 */
export type TargetKey = string;

/** Something that can be clicked now. */
export interface TargetMoves {
  /** What is clicked. */
  readonly key: TargetKey;
  /** The legal moves that begin there: those of two places stand at both. */
  readonly moves: readonly Move[];
}

/**
 * What is clicked to make a move: one thing, or both that it names.
 *
 * @param move - a move.
 * @throws RulesError `move.malformed`.
 * @example
 * ```ts
 * import { targetsOf } from "perfect-home-rules/dream-home";
 *
 * targetsOf({ type: "drill", player: 1, column: 2, space: 5 }) // => ["column 2", "space 1 5"]
 * targetsOf({ type: "finish", player: 1 }) // => ["button finish"]
 * ```
 */
export function targetsOf(move: Move): readonly TargetKey[] {
  return placesOf(
    (readMoveOf(move, kinds) as Move | null) ?? throwViolation("move.malformed", malformedField(move, kinds)),
  );
}

/** What is clicked to make a move that is well-formed. */
export function placesOf(move: Move): readonly TargetKey[] {
  const space = (index: number): TargetKey => `space ${move.player} ${index}`;
  switch (move.type) {
    case "discardPair":
    case "take":
      return [`column ${move.column}`];
    case "mixer":
      return [`column ${move.first}`, `column ${move.second}`];
    case "drill":
      return [`column ${move.column}`, space(move.space)];
    case "place":
    case "decor":
    case "scaffold":
    case "keep":
      return [space(move.space)];
    case "supplier":
      return [`room ${move.room}`, space(move.space)];
    case "handyman":
      return [space(move.first), space(move.second)];
    case "roofer":
      return [`roof ${move.colour} ${move.kind}`];
    case "jackhammer":
    case "decline":
    case "finish":
      return [`button ${move.type}`];
    default:
      return move satisfies never;
  }
}

/**
 * The legal moves by what is clicked. A move that names two things, such as a drill, stands at both: an app lets its user
 * click one and then the other.
 *
 * @param state - a state or an observation.
 * @returns each thing that can be clicked, with its moves.
 * @throws RulesError `state.unknown`.
 * @example
 * ```ts
 * import { createGame, targets } from "perfect-home-rules/dream-home";
 *
 * targets(createGame({ players: ["Ann", "Bob"], seed: 1 })).map(({ key }) => key)
 * // => ["column 1", "column 2", "column 3", "column 4"]
 * ```
 */
export function targets(state: GameState | Observation): readonly TargetMoves[] {
  const found = new Map<TargetKey, Move[]>();
  for (const move of movesIn(knownPosition(state)))
    for (const key of placesOf(move)) found.set(key, [...(found.get(key) ?? []), move]);
  return Array.from(found, ([key, moves]) => ({ key, moves }));
}
