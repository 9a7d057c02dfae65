import type { ViolationCode } from "../rules/violation-kinds.js";
import { fencedOff } from "../sheet/fences.js";
import { houseOf, placeOf } from "../sheet/ground.js";
import { replaced } from "../sheet/replaced.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, Scene } from "../state/scene.js";
import { HOUSE, STREET } from "./fields.js";

/** Why no roundabout may be built at all; `null` where one may. */
function whyNoRoundabout({ setup, layout, turn }: Scene): ViolationCode | null {
  if (!setup.advanced) return "roundabout.not-advanced"; // ADV-6
  const { places, roundaboutsCrossed } = turn.sheet;
  const drawn = places.filter((kind) => kind === "roundabout").length;
  if (!hasBox(layout.roundabouts, Math.max(drawn, roundaboutsCrossed))) return "roundabout.no-box"; // RBT-2
  if (!setup.rules.oneRoundaboutPerRound) return null;
  return turn.moves.some((move) => move.type === "roundabout") ? "roundabout.one-per-round" : null; // RBT-4
}

/** A roundabout in place of an empty house, with a fence on both sides. RBT-1 RBT-2 RBT-3 */
export const roundabout: KindOf<"roundabout"> = {
  type: "roundabout",
  fields: [STREET, HOUSE],
  list(scene, _step, out) {
    if (whyNoRoundabout(scene) !== null) return;
    const { ground, player } = scene;
    scene.turn.sheet.places.forEach((kind, place) => {
      if (kind !== "empty") return;
      out.push({ type: "roundabout", player, street: ground.streetOf[place], house: houseOf(ground, place) });
    });
  },
  whyNot(scene, _step, move) {
    const place = placeOf(scene.ground, move.street, move.house);
    return (
      whyNoRoundabout(scene) ?? (scene.turn.sheet.places[place] === "empty" ? null : "roundabout.not-empty")
    );
  },
  play(turn, scene, move) {
    const { sheet } = turn;
    const place = placeOf(scene.ground, move.street, move.house);
    sheet.places = replaced(sheet.places, place, "roundabout");
    sheet.fences = fencedOff(sheet.fences, scene.ground, place);
    sheet.roundaboutsCrossed += 1;
    scene.book.roundaboutBuilt(turn, scene, place);
  },
};
