import { ACTIONS } from "../../../data/cards.js";
import { proceed } from "../../../moves/agenda.js";
import { ACTION_KINDS } from "../../../moves/kinds.js";
import { skip } from "../../../moves/skip.js";
import { writtenPlace } from "../../../moves/turn-context.js";
import { openExpansion } from "../../../sheet/sheet.js";
import type { AnyKind, KindOf, RuleContext } from "../../../state/rule-context.js";
import type { Step } from "../../../state/turn.js";
import { FIELDS } from "./fields.js";
import { hasSaucer, saucersLayout, saucersSheet } from "./saucers.js";

/** Choosing an objective, once; a player who already has one can only end the phase. [ROS-1] */
const objective: KindOf<"objective"> = {
  type: "objective",
  fields: FIELDS.objective,
  list({ layout, turn, player }, _step, out) {
    if (saucersSheet(turn.sheet).objective !== null) return;
    saucersLayout(layout).objectives.forEach((_, index) => {
      out.push({ type: "objective", player, objective: index });
    });
  },
  whyNot() {
    return null;
  },
  play(turn, _context, move) {
    openExpansion(turn.sheet, saucersSheet).objective = move.objective;
    proceed(turn);
  },
};

function canInfiltrate(context: RuleContext): boolean {
  return hasSaucer(context.layout, context.geometry, writtenPlace(context));
}

/** Infiltrating the house just numbered, instead of the action. [ROS-2] */
const infiltrate: KindOf<"infiltrate"> = {
  type: "infiltrate",
  fields: FIELDS.infiltrate,
  list(context, _step, out) {
    if (canInfiltrate(context)) out.push({ type: "infiltrate", player: context.player });
  },
  whyNot(context) {
    return canInfiltrate(context) ? null : "infiltrate.no-saucer";
  },
  play(turn, context) {
    openExpansion(turn.sheet, saucersSheet).circled[writtenPlace(context)] = 1;
    proceed(turn);
  },
};

/** The kinds of move of the expansion. */
export const KINDS: readonly AnyKind[] = [objective, infiltrate];

const OBJECTIVE_KINDS = [objective];

/** The action, or infiltrating, or neither. A number changed by a temp leaves no such step. ROS-2 */
const ACT_KINDS = Object.fromEntries(
  ACTIONS.map((action) => [action, [ACTION_KINDS[action], infiltrate, skip]]),
);

/** What a step takes. ROS-1 ROS-2 */
export function kindsTaken(step: Step, basic: readonly AnyKind[]): readonly AnyKind[] {
  if (step.step === "objective") return OBJECTIVE_KINDS;
  return step.step === "act" ? ACT_KINDS[step.action] : basic;
}
