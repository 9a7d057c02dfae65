import type { MoveCode } from "../clauses/move-kinds.js";
import { replaced } from "../input/plain.js";
import { areCopies, dividesUsed, hasFence } from "../sheet/fences.js";
import { houseOf, isLast, placeOf } from "../sheet/geometry.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { FIELDS } from "./move-fields.js";

/** Why no fence may be drawn on the right of a place; `null` where it may. */
function whyNoFence({ turn: { sheet }, setup }: RuleContext, place: number): MoveCode | null {
  if (hasFence(sheet, place)) return "fence.exists"; // [FNC-3]
  if (dividesUsed(sheet, place)) return "fence.used-estate"; // [FNC-2] [PLN-5]
  return !setup.rules.copiesMayBeFenced && areCopies(sheet, place) ? "fence.copies" : null; // [FNC-4]
}

/** Fence action ("surveyor"): one fence between two neighbouring houses, anywhere. [FNC-1] */
export const fence: KindOf<"fence"> = {
  type: "fence",
  fields: FIELDS.fence,
  list(context, _step, out) {
    const { geometry, player } = context;
    for (let place = 0; place < geometry.size; place++) {
      if (isLast(geometry, place) || whyNoFence(context, place) !== null) continue;
      out.push({ type: "fence", player, street: geometry.streetOf[place], gap: houseOf(geometry, place) });
    }
  },
  whyNot(context, _step, move) {
    return whyNoFence(context, placeOf(context.geometry, move.street, move.gap));
  },
  play(turn, context, move) {
    turn.sheet.fences = replaced(turn.sheet.fences, placeOf(context.geometry, move.street, move.gap), 1);
    proceed(turn);
  },
};
