import { proceed, stepAs } from "../../../moves/agenda.js";
import { CROSSED, OPEN } from "../../../sheet/bonus.js";
import { placeOf } from "../../../sheet/geometry.js";
import { openExpansion } from "../../../sheet/sheet.js";
import type { KindOf, RuleContext } from "../../../state/rule-context.js";
import { SIDES } from "../../../state/sides.js";
import { iceCreamSheet } from "./cones.js";
import { FIELDS } from "./fields.js";
import { drive } from "./trucks.js";

/** Choosing one of two trucks, which drives at once to the house just numbered; the other stays. [PCK-3] */
export const truck: KindOf<"truck"> = {
  type: "truck",
  fields: FIELDS.truck,
  list({ player }, _step, out) {
    for (const from of SIDES) out.push({ type: "truck", player, from });
  },
  whyNot() {
    return null;
  },
  play(turn, context, { from }, step) {
    const { street, house } = stepAs(step, "truck");
    const { trucks } = openExpansion(turn.sheet, iceCreamSheet);
    trucks[street] = from === "left" ? 1 : 2;
    proceed(turn);
    drive(turn, context, from, placeOf(context.geometry, street, house));
  },
};

function isOpen({ turn }: RuleContext, street: number): boolean {
  return iceCreamSheet(turn.sheet).bonuses[street] === OPEN;
}

/** Crossing out an end-of-route bonus that is neither circled nor crossed out. ICE-5 */
export const forfeit: KindOf<"forfeit"> = {
  type: "forfeit",
  fields: FIELDS.forfeit,
  list(context, _step, out) {
    context.layout.streets.forEach((_, street) => {
      if (isOpen(context, street)) out.push({ type: "forfeit", player: context.player, street });
    });
  },
  whyNot(context, _step, { street }) {
    return isOpen(context, street) ? null : "forfeit.not-open";
  },
  play(turn, _context, { street }) {
    const { bonuses } = openExpansion(turn.sheet, iceCreamSheet);
    bonuses[street] = CROSSED;
    proceed(turn);
  },
};
