import type { ViolationCode } from "../rules/violation-kinds.js";
import { areCopies, dividesUsed, hasFence } from "../sheet/fences.js";
import { houseOf, isLast, placeOf } from "../sheet/ground.js";
import { replaced } from "../sheet/replaced.js";
import type { KindOf, Scene } from "../state/scene.js";
import { proceed } from "./agenda.js";
import { GAP, STREET } from "./fields.js";

/** Why no fence may be drawn on the right of a place; `null` where it may. */
function whyNoFence({ turn: { sheet }, setup }: Scene, place: number): ViolationCode | null {
  if (hasFence(sheet, place)) return "fence.exists"; // FNC-3
  if (dividesUsed(sheet, place)) return "fence.used-estate"; // FNC-2 PLN-5
  return !setup.rules.copiesMayBeFenced && areCopies(sheet, place) ? "fence.copies" : null; // FNC-4
}

/** Fence action: one fence between two neighbouring houses, anywhere. FNC-1 */
export const fence: KindOf<"fence"> = {
  type: "fence",
  fields: [STREET, GAP],
  list(scene, _step, out) {
    const { ground, player } = scene;
    for (let place = 0; place < ground.size; place++) {
      if (isLast(ground, place) || whyNoFence(scene, place) !== null) continue;
      out.push({ type: "fence", player, street: ground.streetOf[place], gap: houseOf(ground, place) });
    }
  },
  whyNot(scene, _step, move) {
    return whyNoFence(scene, placeOf(scene.ground, move.street, move.gap));
  },
  play(turn, scene, move) {
    turn.sheet.fences = replaced(turn.sheet.fences, placeOf(scene.ground, move.street, move.gap), 1);
    proceed(turn);
  },
};
