import { replaced } from "../input/plain.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { FIELDS } from "./move-fields.js";
import { writtenPlace } from "./turn-context.js";

function streetOf(context: RuleContext): number {
  return context.geometry.streetOf[writtenPlace(context)];
}

function canPark(context: RuleContext): boolean {
  const street = streetOf(context);
  return hasBox(context.layout.streets[street].parks, context.turn.sheet.parksCrossed[street]);
}

/** Park action ("landscaper"): the next park box of the street of the house just numbered. [PRK-1] ACT-2 */
export const park: KindOf<"park"> = {
  type: "park",
  fields: FIELDS.park,
  list(context, _step, out) {
    if (canPark(context)) out.push({ type: "park", player: context.player });
  },
  whyNot(context) {
    return canPark(context) ? null : "park.no-box";
  },
  play(turn, context) {
    const street = streetOf(context);
    const { sheet } = turn;
    sheet.parksCrossed = replaced(sheet.parksCrossed, street, sheet.parksCrossed[street] + 1);
    proceed(turn);
  },
};
