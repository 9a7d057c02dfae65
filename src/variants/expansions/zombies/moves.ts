import type { MoveCode } from "../../../clauses/move-kinds.js";
import { proceed, stepAs } from "../../../moves/agenda.js";
import { writtenPlace } from "../../../moves/turn-context.js";
import { openExpansion } from "../../../sheet/sheet.js";
import type { KindOf, RuleContext } from "../../../state/rule-context.js";
import type { Step } from "../../../state/turn.js";
import { FIELDS } from "./fields.js";
import { arrive, hasAmmunition, isUnprotected, nextPlace, zombiesSheet } from "./hordes.js";

/** The place at which the horde of a step would arrive. */
function destination({ layout, geometry, turn }: RuleContext, step: Step): number | null {
  return nextPlace(layout, geometry, turn.sheet, stepAs(step, "horde"));
}

/** A horde moves, or ammunition holds it, which is allowed also where the move would do no harm. ZOM-4 [ZOM-5] */
export const horde: KindOf<"horde"> = {
  type: "horde",
  fields: FIELDS.horde,
  list(context, step, out) {
    if (destination(context, step) === null) return;
    const { player } = context;
    out.push({ type: "horde", player, order: "move" });
    if (hasAmmunition(context.turn.sheet)) out.push({ type: "horde", player, order: "hold" });
  },
  whyNot(context, _step, { order }) {
    return order === "move" || hasAmmunition(context.turn.sheet) ? null : "horde.no-ammunition";
  },
  play(turn, context, { order }, step) {
    const place = destination(context, step);
    if (place === null) throw new Error("the horde has no arrow left");
    const { street, end } = stepAs(step, "horde");
    const expansion = openExpansion(turn.sheet, zombiesSheet);
    proceed(turn);
    if (order === "hold") {
      expansion.ammunitionUsed += 1;
      return;
    }
    const moved = end === "left" ? expansion.movedLeft : expansion.movedRight;
    moved[street] += 1;
    arrive(turn.sheet, context.turn.sheet, context.geometry, place);
  },
};

function whyNoBarricade({ layout, geometry, turn }: RuleContext): MoveCode | null {
  return isUnprotected(layout, geometry, writtenPlace({ turn })) ? null : "barricade.printed";
}

/** A barricade instead of a fence, where the number was written in a house without one. [ZOM-10] */
export const barricade: KindOf<"barricade"> = {
  type: "barricade",
  fields: FIELDS.barricade,
  list(context, _step, out) {
    if (whyNoBarricade(context) === null) out.push({ type: "barricade", player: context.player });
  },
  whyNot: whyNoBarricade,
  play(turn, context) {
    openExpansion(turn.sheet, zombiesSheet).barricades[writtenPlace(context)] = 1;
    proceed(turn);
  },
};
