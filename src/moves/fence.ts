import { canFence, hasFence } from "../sheet/fences.js";
import { houseOf, isLast, placeOf } from "../sheet/ground.js";
import { type KindOf, proceed } from "./move-kind.js";

/** Fence action: one fence between two neighbouring houses, anywhere. FNC-1 FNC-2 FNC-3 */
export const fence: KindOf<"fence"> = {
  type: "fence",
  fields: ["street", "gap"],
  list(scene, _step, out) {
    const { ground, player } = scene;
    for (let place = 0; place < ground.size; place++) {
      if (isLast(ground, place) || !canFence(scene.turn.sheet, place)) continue;
      out.push({ type: "fence", player, street: ground.streetOf[place], gap: houseOf(ground, place) });
    }
  },
  whyNot(scene, _step, move) {
    const { sheet } = scene.turn;
    const place = placeOf(scene.ground, move.street, move.gap);
    if (canFence(sheet, place)) return null;
    return hasFence(sheet, place) ? "fence.exists" : "fence.used-estate";
  },
  play(turn, scene, move) {
    turn.sheet.fences[placeOf(scene.ground, move.street, move.gap)] = 1;
    proceed(turn);
  },
};
