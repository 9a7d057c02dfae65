import type { ViolationCode } from "../rules/violation-kinds.js";
import type { Move, MoveType } from "../state/move.js";
import { openTurn } from "../state/open-turn.js";
import type { AnyKind, Scene } from "../state/scene.js";
import type { Step, Turn } from "../state/turn.js";
import { isActionMove } from "./kinds.js";

/** The kind of a type that a step takes, if it does. */
function kindTaken(scene: Scene, step: Step, type: MoveType): AnyKind | undefined {
  for (const kind of scene.book.kindsTaken(step)) if (kind.type === type) return kind;
  return undefined;
}

function listStep(scene: Scene, step: Step): Move[] {
  const moves: Move[] = [];
  for (const kind of scene.book.kindsTaken(step)) kind.list(scene, step, moves);
  return moves;
}

/** Steps that always offer a move: reading them ahead can be spared. */
const NEVER_EMPTY: readonly Step["step"][] = ["choose", "write", "use", "wrap-up", "finish"];

function mayBeEmpty(step: Step): boolean {
  return !NEVER_EMPTY.includes(step.step);
}

/** Index in the agenda of the first step that offers a move. */
function currentIndex(scene: Scene): number {
  return scene.turn.agenda.findIndex((step) => !mayBeEmpty(step) || listStep(scene, step).length > 0);
}

/** The first step of a turn that offers a move; the others are passed over. */
export function currentStep(scene: Scene): Step {
  return scene.turn.agenda[currentIndex(scene)];
}

/** What an architect can do now. */
export interface Choice {
  /** Index in the agenda of the current step. */
  readonly index: number;
  /** The legal moves. */
  readonly moves: readonly Move[];
}

/** What the architect of a turn that is not ended can do now. */
export function choiceIn(scene: Scene): Choice {
  const { agenda } = scene.turn;
  for (let index = 0; index < agenda.length; index++) {
    const moves = listStep(scene, agenda[index]);
    if (moves.length > 0) return { index, moves };
  }
  throw new Error("a turn that is not ended offers no move");
}

/** The legal moves of a turn that is not ended. */
export function listMoves(scene: Scene): readonly Move[] {
  return choiceIn(scene).moves;
}

/** Why a move whose fields are in range is not legal now; `null` where it is. */
export function whyNotNow(scene: Scene, move: Move): ViolationCode | null {
  const index = currentIndex(scene);
  const step = scene.turn.agenda[index];
  const kind = kindTaken(scene, step, move.type);
  if (kind !== undefined) return kind.whyNot(scene, step, move);
  for (const passed of scene.turn.agenda.slice(0, index)) {
    const reason = kindTaken(scene, passed, move.type)?.whyNot(scene, passed, move) ?? null;
    if (reason !== null) return reason; // why the step was passed over
  }
  return step.step === "act" && isActionMove(move.type) ? "move.other-action" : "move.not-now";
}

/**
 * The turn after a legal move. What the move does not change is shared with the turn before.
 *
 * @param index - the index of the current step, for who knows it from {@link choiceIn}.
 */
export function playMove(scene: Scene, move: Move, index: number = currentIndex(scene)): Turn {
  const turn = openTurn(scene.turn);
  const step = turn.agenda[index];
  if (index > 0) turn.agenda = turn.agenda.slice(index);
  turn.moves = [...turn.moves, move];
  const kind = kindTaken(scene, step, move.type);
  if (kind === undefined) throw new Error(`no step takes ${move.type}`);
  kind.play(turn, scene, move, step);
  return turn;
}
