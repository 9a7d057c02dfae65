import type { MoveCode } from "../clauses/move-kinds.js";
import type { Move, MoveType } from "../state/move.js";
import { openTurn } from "../state/open-turn.js";
import type { AnyKind, RuleContext } from "../state/rule-context.js";
import type { Step, Turn } from "../state/turn.js";
import { isActionMove } from "./kinds.js";

/** The kind of a type that a step takes, if it does. */
function kindTaken(context: RuleContext, step: Step, type: MoveType): AnyKind | undefined {
  for (const kind of context.book.kindsTaken(step)) if (kind.type === type) return kind;
  return undefined;
}

function listStep(context: RuleContext, step: Step): Move[] {
  const moves: Move[] = [];
  for (const kind of context.book.kindsTaken(step)) kind.list(context, step, moves);
  return moves;
}

/** Steps that always offer a move: reading them ahead can be spared. */
const NEVER_EMPTY: readonly Step["step"][] = ["choose", "write", "use", "wrapUp", "finish"];

function mayBeEmpty(step: Step): boolean {
  return !NEVER_EMPTY.includes(step.step);
}

/** Index in the agenda of the first step that offers a move. */
function currentIndex(context: RuleContext): number {
  return context.turn.agenda.findIndex((step) => !mayBeEmpty(step) || listStep(context, step).length > 0);
}

/** The first step of a turn that offers a move; the others are passed over. */
export function currentStep(context: RuleContext): Step {
  return context.turn.agenda[currentIndex(context)];
}

/** What a player can do now. */
export interface Choice {
  /** Index in the agenda of the current step. */
  readonly index: number;
  /** The legal moves. */
  readonly moves: readonly Move[];
}

/** What the player of a turn that is not ended can do now. */
export function choiceIn(context: RuleContext): Choice {
  const { agenda } = context.turn;
  for (let index = 0; index < agenda.length; index++) {
    const moves = listStep(context, agenda[index]);
    if (moves.length > 0) return { index, moves };
  }
  throw new Error("a turn that is not ended offers no move");
}

/** The legal moves of a turn that is not ended. */
export function listMoves(context: RuleContext): readonly Move[] {
  return choiceIn(context).moves;
}

/** Why a move whose fields are in range is not legal now; `null` where it is. */
export function whyNotNow(context: RuleContext, move: Move): MoveCode | null {
  const index = currentIndex(context);
  const step = context.turn.agenda[index];
  const kind = kindTaken(context, step, move.type);
  if (kind !== undefined) return kind.whyNot(context, step, move);
  for (const passed of context.turn.agenda.slice(0, index)) {
    const reason = kindTaken(context, passed, move.type)?.whyNot(context, passed, move) ?? null;
    if (reason !== null) return reason; // why the step was passed over
  }
  if (move.type === "roundabout" && !context.setup.advanced) return "roundabout.not-advanced"; // ADV-6
  return step.step === "act" && isActionMove(move.type) ? "move.other-action" : "move.not-now";
}

/**
 * The turn after a legal move. What the move does not change is shared with the turn before.
 *
 * @param index - the index of the current step, where it is known from {@link choiceIn}.
 */
export function playMove(context: RuleContext, move: Move, index: number = currentIndex(context)): Turn {
  const turn = openTurn(context.turn);
  const step = turn.agenda[index];
  if (index > 0) turn.agenda = turn.agenda.slice(index);
  turn.moves = [...turn.moves, move];
  const kind = kindTaken(context, step, move.type);
  if (kind === undefined) throw new Error(`no step takes ${move.type}`);
  kind.play(turn, context, move, step);
  return turn;
}
