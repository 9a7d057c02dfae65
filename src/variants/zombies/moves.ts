import { proceed, stepAs } from "../../moves/agenda.js";
import { writtenPlace } from "../../moves/written.js";
import type { ViolationCode } from "../../rules/violation-kinds.js";
import { openOwn } from "../../sheet/sheet.js";
import type { KindOf, Scene } from "../../state/scene.js";
import type { Step } from "../../state/turn.js";
import { arrive, hasAmmunition, isUnprotected, nextPlace, zombiesSheet } from "./hordes.js";

/** The place at which the horde of a step would arrive. */
function destination({ layout, ground, turn }: Scene, step: Step): number | null {
  return nextPlace(layout, ground, turn.sheet, stepAs(step, "horde"));
}

/** A horde moves, or ammunition holds it, which is allowed also where the move would do no harm. ZOM-4 ZOM-5 */
export const horde: KindOf<"horde"> = {
  type: "horde",
  fields: [{ name: "order", as: "word", range: () => ["move", "hold"] }],
  list(scene, step, out) {
    if (destination(scene, step) === null) return;
    const { player } = scene;
    out.push({ type: "horde", player, order: "move" });
    if (hasAmmunition(scene.turn.sheet)) out.push({ type: "horde", player, order: "hold" });
  },
  whyNot(scene, _step, { order }) {
    return order === "move" || hasAmmunition(scene.turn.sheet) ? null : "horde.no-ammunition";
  },
  play(turn, scene, { order }, step) {
    const place = destination(scene, step);
    if (place === null) throw new Error("the horde has no arrow left");
    const { street, end } = stepAs(step, "horde");
    const own = openOwn(turn.sheet, zombiesSheet);
    proceed(turn);
    if (order === "hold") {
      own.ammunitionUsed += 1;
      return;
    }
    const moved = end === "left" ? own.movedLeft : own.movedRight;
    moved[street] += 1;
    arrive(turn.sheet, scene.turn.sheet, scene.ground, place);
  },
};

function whyNoBarricade({ layout, ground, turn }: Scene): ViolationCode | null {
  return isUnprotected(layout, ground, writtenPlace({ turn })) ? null : "barricade.printed";
}

/** A barricade instead of a fence, where the number was written in a house without one. ZOM-10 */
export const barricade: KindOf<"barricade"> = {
  type: "barricade",
  fields: [],
  list(scene, _step, out) {
    if (whyNoBarricade(scene) === null) out.push({ type: "barricade", player: scene.player });
  },
  whyNot: whyNoBarricade,
  play(turn, scene) {
    openOwn(turn.sheet, zombiesSheet).barricades[writtenPlace(scene)] = 1;
    proceed(turn);
  },
};
