import type { ViolationCode } from "../rules/violation-kinds.js";
import type { Writable } from "../sheet/writable.js";
import type { Move, MoveType } from "../state/move.js";
import type { Scene } from "../state/scene.js";
import type { Step, Turn } from "../state/turn.js";
import type { FieldName } from "./fields.js";

/**
 * A kind of move: the unit in which the rules are written.
 *
 * `list` and `whyNot` are asked only where the current step takes the kind, and call the same predicates, so
 * that what is listed is what is accepted. `play` writes to a turn that is plain or a draft, and reads from the
 * scene, which shows everything as it was before the move.
 */
export interface MoveKind<M extends Move> {
  /** The `type` of its moves. */
  readonly type: M["type"];
  /** Their fields beside `type` and `player`, in canonical order. */
  readonly fields: readonly FieldName[];
  /** Adds the legal moves to `out`, which holds those that the same step offered before. */
  list(scene: Scene, step: Step, out: Move[]): void;
  /** Why a move with fields in range is not legal; `null` where it is. */
  whyNot(scene: Scene, step: Step, move: M): ViolationCode | null;
  /** Carries out a legal move; the step it belongs to is the first of the turn's agenda. */
  play(turn: Writable<Turn>, scene: Scene, move: M, step: Step): void;
}

/** The kind of the moves of a type. */
export type KindOf<T extends MoveType> = MoveKind<Extract<Move, { readonly type: T }>>;

/** Ends the current step and puts others in its place. */
export function proceed(turn: Writable<Turn>, ...steps: Step[]): void {
  turn.agenda.splice(0, 1, ...(steps as Writable<Step>[]));
}

/** Puts steps before the current one. */
export function interpose(turn: Writable<Turn>, ...steps: Step[]): void {
  turn.agenda.unshift(...(steps as Writable<Step>[]));
}
