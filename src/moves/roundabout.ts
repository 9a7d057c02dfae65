import type { MoveCode } from "../clauses/move-kinds.js";
import { replaced } from "../input/plain.js";
import { fencedOff } from "../sheet/fences.js";
import { houseOf, placeOf } from "../sheet/geometry.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import { FIELDS } from "./move-fields.js";

/** Why no roundabout may be built at all; `null` where one may. */
function whyNoRoundabout({ setup, layout, turn }: RuleContext): MoveCode | null {
  if (!setup.advanced) return "roundabout.not-advanced"; // ADV-6
  if (!hasBox(layout.roundabouts, turn.sheet.roundaboutsCrossed)) return "roundabout.no-box"; // RBT-2
  if (!setup.rules.oneRoundaboutPerRound) return null;
  return turn.moves.some((move) => move.type === "roundabout") ? "roundabout.one-per-round" : null; // [RBT-4]
}

/** A roundabout in place of an empty house, with a fence on both sides. [RBT-1] [RBT-2] RBT-3 */
export const roundabout: KindOf<"roundabout"> = {
  type: "roundabout",
  fields: FIELDS.roundabout,
  list(context, _step, out) {
    if (whyNoRoundabout(context) !== null) return;
    const { geometry, player } = context;
    context.turn.sheet.places.forEach((kind, place) => {
      if (kind !== "empty") return;
      out.push({
        type: "roundabout",
        player,
        street: geometry.streetOf[place],
        house: houseOf(geometry, place),
      });
    });
  },
  whyNot(context, _step, move) {
    const place = placeOf(context.geometry, move.street, move.house);
    return (
      whyNoRoundabout(context) ??
      (context.turn.sheet.places[place] === "empty" ? null : "roundabout.not-empty")
    );
  },
  play(turn, context, move) {
    const { sheet } = turn;
    const place = placeOf(context.geometry, move.street, move.house);
    sheet.places = replaced(sheet.places, place, "roundabout");
    sheet.fences = fencedOff(sheet.fences, context.geometry, place);
    sheet.roundaboutsCrossed += 1;
    context.book.roundaboutBuilt(turn, context, place);
  },
};
