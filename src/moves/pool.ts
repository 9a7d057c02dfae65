import type { ViolationCode } from "../rules/violation-kinds.js";
import { replaced } from "../sheet/replaced.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, Scene } from "../state/scene.js";
import { proceed } from "./agenda.js";
import { writtenPlace } from "./written.js";

function whyNoPool(scene: Scene): ViolationCode | null {
  const place = writtenPlace(scene);
  if (!scene.ground.hasPool[place]) return "pool.no-pool";
  if (scene.turn.sheet.pools[place] === 1) return "pool.circled";
  return hasBox(scene.layout.pools, scene.turn.sheet.poolsCrossed) ? null : "pool.no-box";
}

/** Pool action: the pool of the house just numbered, then or never. POL-1 POL-2 ACT-2 */
export const pool: KindOf<"pool"> = {
  type: "pool",
  fields: [],
  list(scene, _step, out) {
    if (whyNoPool(scene) === null) out.push({ type: "pool", player: scene.player });
  },
  whyNot: whyNoPool,
  play(turn, scene) {
    turn.sheet.pools = replaced(turn.sheet.pools, writtenPlace(scene), 1);
    turn.sheet.poolsCrossed += 1;
    proceed(turn);
  },
};
