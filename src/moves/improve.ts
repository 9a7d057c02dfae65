import { replaced } from "../sheet/replaced.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, Scene } from "../state/scene.js";
import { proceed } from "./agenda.js";
import { SIZE } from "./fields.js";

function canImprove(scene: Scene, size: number): boolean {
  return hasBox(scene.layout.improvements[size - 1], scene.turn.sheet.improvementsCrossed[size - 1]);
}

/** Improvement action: the next box of an estate size, built or not. IMP-1 ACT-2 */
export const improve: KindOf<"improve"> = {
  type: "improve",
  fields: [SIZE],
  list(scene, _step, out) {
    for (let size = 1; size <= scene.layout.improvements.length; size++) {
      if (canImprove(scene, size)) out.push({ type: "improve", player: scene.player, size });
    }
  },
  whyNot(scene, _step, move) {
    return canImprove(scene, move.size) ? null : "improve.no-box";
  },
  play(turn, scene, move) {
    scene.book.improved(turn, scene, move.size);
    const { sheet } = turn;
    const crossed = sheet.improvementsCrossed[move.size - 1];
    sheet.improvementsCrossed = replaced(sheet.improvementsCrossed, move.size - 1, crossed + 1);
    proceed(turn);
  },
};
