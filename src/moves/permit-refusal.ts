import { boundsOf, fitsSomewhere } from "../sheet/numbering.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, Scene } from "../state/scene.js";
import { proceed } from "./agenda.js";
import { numbersShown } from "./combination.js";
import { restGoesOn } from "./give.js";

/** Whether none of the numbers shown fits unchanged, on the sheet as it stands. REF-1 REF-2 REF-3 */
function nothingFits(scene: Scene): boolean {
  const bounds = boundsOf(scene.turn.sheet, scene.ground);
  for (const number of numbersShown(scene)) if (fitsSomewhere(bounds, number)) return false;
  return true;
}

/**
 * Permit Refusal: the next box is crossed, no house numbered, no action used; plans and roundabouts come afterwards as
 * in any round, and it is what is left when the last empty house was invaded. REF-1 REF-4 REF-5 ZOM-11
 */
export const permitRefusal: KindOf<"refuse"> = {
  type: "refuse",
  fields: [],
  list(scene, _step, out) {
    if (nothingFits(scene)) out.push({ type: "refuse", player: scene.player });
  },
  whyNot(scene) {
    return nothingFits(scene) ? null : "refuse.number-fits";
  },
  play(turn, scene) {
    if (hasBox(scene.layout.refusals, turn.sheet.refusalsCrossed)) turn.sheet.refusalsCrossed += 1;
    proceed(turn, ...(restGoesOn(scene) ? [{ step: "give" } as const] : []));
  },
};
