import type { ViolationCode } from "../rules/violation-kinds.js";
import type { Writable } from "../sheet/writable.js";
import type { Move } from "../state/move.js";
import type { Scene } from "../state/scene.js";
import type { Step, Turn } from "../state/turn.js";
import { isActionMove } from "./kinds.js";

function listStep(scene: Scene, step: Step): Move[] {
  const moves: Move[] = [];
  for (const kind of scene.book.kindsTaken(step)) kind.list(scene, step, moves);
  return moves;
}

/** Steps that always offer a move: reading them ahead can be spared. */
const NEVER_EMPTY: readonly Step["step"][] = ["choose", "write", "give", "use", "wrap-up", "finish"];

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

/** The legal moves of a turn that is not ended. */
export function listMoves(scene: Scene): Move[] {
  for (const step of scene.turn.agenda) {
    const moves = listStep(scene, step);
    if (moves.length > 0) return moves;
  }
  throw new Error("a turn that is not ended offers no move");
}

/** Why a move whose fields are in range is not legal now; `null` where it is. */
export function whyNotNow(scene: Scene, move: Move): ViolationCode | null {
  const step = currentStep(scene);
  const kind = scene.book.kindsTaken(step).find((each) => each.type === move.type);
  if (kind !== undefined) return kind.whyNot(scene, step, move);
  return step.step === "act" && isActionMove(move.type) ? "move.other-action" : "move.not-now";
}

/** Carries out a legal move on a turn, which is plain or a draft of the turn in the scene. */
export function playMove(turn: Writable<Turn>, scene: Scene, move: Move): void {
  const index = currentIndex(scene);
  const step = scene.turn.agenda[index];
  if (index > 0) turn.agenda.splice(0, index);
  turn.moves.push(move as Writable<Move>);
  const kind = scene.book.kindsTaken(step).find((each) => each.type === move.type);
  if (kind === undefined) throw new Error(`no step takes ${move.type}`);
  kind.play(turn, scene, move, step);
}
