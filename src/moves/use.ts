import type { PlanLetter } from "../data/plan-card.js";
import { canFind, freeEstates, onlySet, withoutSize } from "../plans/estate-sets.js";
import type { ViolationCode } from "../rules/violation-kinds.js";
import { completeEstates, type Estate, isUsed } from "../sheet/estates.js";
import { houseOf, placeOf } from "../sheet/ground.js";
import type { Writable } from "../sheet/writable.js";
import type { Scene } from "../state/scene.js";
import type { Step, Turn, UseStep } from "../state/turn.js";
import { interpose, type KindOf, proceed } from "./move-kind.js";

function markUsed(turn: Writable<Turn>, estate: Estate): void {
  for (let place = estate.first; place < estate.first + estate.size; place++) turn.sheet.used[place] = 1;
}

/**
 * Lets the architect choose estates of the sizes that a plan asks for; where just one set is possible it is
 * taken at once. PLN-3
 */
export function chooseEstates(
  turn: Writable<Turn>,
  estates: readonly Estate[],
  wanted: { readonly plan: PlanLetter; readonly sizes: readonly number[] },
): void {
  const only = onlySet(estates, wanted.sizes);
  if (only === null) interpose(turn, { step: "use", ...wanted, from: estates[0].first });
  else for (const estate of only) markUsed(turn, estate);
}

function asUseStep(step: Step): UseStep {
  if (step.step !== "use") throw new Error("an estate is used outside a plan");
  return step;
}

/** Whether an estate can be the next one used: of a size asked for, with enough others after it. */
function leavesEnough(estates: readonly Estate[], estate: Estate, sizes: readonly number[]): boolean {
  const after = estates.filter((other) => other.first > estate.first);
  return canFind(after, withoutSize(sizes, estate.size));
}

function whyNotUse(scene: Scene, step: UseStep, place: number): ViolationCode | null {
  const { sheet } = scene.turn;
  const estate = completeEstates(sheet, scene.ground).find((each) => each.first === place);
  if (estate === undefined || !step.sizes.includes(estate.size)) return "use.not-an-estate";
  if (isUsed(sheet, estate)) return "use.used";
  if (estate.first < step.from) return "use.order";
  return leavesEnough(freeEstates(sheet, scene.ground, step.from), estate, step.sizes) ? null : "use.too-few-left";
}

/** Using an estate for the plan just claimed: from left to right, so that each set is named once. PLN-3 PLN-5 */
export const use: KindOf<"use"> = {
  type: "use",
  fields: ["street", "house"],
  list(scene, step, out) {
    const { ground, player } = scene;
    const { sizes, from } = asUseStep(step);
    const estates = freeEstates(scene.turn.sheet, ground, from);
    for (const estate of estates) {
      if (!sizes.includes(estate.size) || !leavesEnough(estates, estate, sizes)) continue;
      out.push({ type: "use", player, street: ground.streetOf[estate.first], house: houseOf(ground, estate.first) });
    }
  },
  whyNot(scene, step, move) {
    return whyNotUse(scene, asUseStep(step), placeOf(scene.ground, move.street, move.house));
  },
  play(turn, scene, move, step) {
    const { plan, sizes, from } = asUseStep(step);
    const place = placeOf(scene.ground, move.street, move.house);
    const estates = freeEstates(scene.turn.sheet, scene.ground, from);
    const estate = estates.find((each) => each.first === place);
    if (estate === undefined) throw new Error("there is no estate to use");
    markUsed(turn, estate);
    proceed(turn);
    const left = withoutSize(sizes, estate.size);
    if (left.length === 0) return;
    const after = estates.filter((other) => other.first > place);
    chooseEstates(turn, after, { plan, sizes: left });
  },
};
