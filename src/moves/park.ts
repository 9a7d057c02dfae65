import { replaced } from "../sheet/replaced.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, Scene } from "../state/scene.js";
import { proceed } from "./agenda.js";
import { writtenPlace } from "./written.js";

function streetOf(scene: Scene): number {
  return scene.ground.streetOf[writtenPlace(scene)];
}

function canPark(scene: Scene): boolean {
  const street = streetOf(scene);
  return hasBox(scene.layout.streets[street].parks, scene.turn.sheet.parksCrossed[street]);
}

/** Park action: the next park box of the street of the house just numbered. PRK-1 ACT-2 */
export const park: KindOf<"park"> = {
  type: "park",
  fields: [],
  list(scene, _step, out) {
    if (canPark(scene)) out.push({ type: "park", player: scene.player });
  },
  whyNot(scene) {
    return canPark(scene) ? null : "park.no-box";
  },
  play(turn, scene) {
    const street = streetOf(scene);
    const { sheet } = turn;
    sheet.parksCrossed = replaced(sheet.parksCrossed, street, sheet.parksCrossed[street] + 1);
    proceed(turn);
  },
};
