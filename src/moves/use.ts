import type { PlanLetter } from "../data/plan-card.js";
import { estateGroups } from "../plans/conditions.js";
import { canFind, onlySet, withoutSize } from "../plans/estate-sets.js";
import { slotOf } from "../plans/worth.js";
import type { ViolationCode } from "../rules/violation-kinds.js";
import { completeEstates, type Estate, isUsed } from "../sheet/estates.js";
import { houseOf, placeOf } from "../sheet/ground.js";
import type { OpenTurn } from "../state/open-turn.js";
import type { KindOf, Scene } from "../state/scene.js";
import type { UseStep } from "../state/turn.js";
import { interpose, proceed, stepAs } from "./agenda.js";
import { HOUSE, STREET } from "./fields.js";
import { paperIn } from "./paper.js";

function markUsed(turn: OpenTurn, estate: Estate): void {
  const { first, size } = estate;
  turn.sheet.used = turn.sheet.used.map((mark, place) => (place >= first && place < first + size ? 1 : mark));
}

/** What is still to be chosen for a plan. */
interface Wanted {
  readonly plan: PlanLetter;
  readonly sizes: readonly number[];
}

/**
 * Lets the architect choose estates of the sizes that a plan asks for, all from one group; where just one set is
 * possible it is taken at once. PLN-3 ADV-4
 */
export function chooseEstates(turn: OpenTurn, groups: readonly (readonly Estate[])[], wanted: Wanted): void {
  const only = groups.length === 1 ? onlySet(groups[0], wanted.sizes) : null;
  if (only === null) interpose(turn, { step: "use", ...wanted, chosen: [] });
  else for (const estate of only) markUsed(turn, estate);
}

/** The estates that can be used next, by group: those to the right of the ones chosen, with enough after them. */
function candidates(
  scene: Scene,
  step: UseStep,
): { readonly estate: Estate; readonly after: readonly Estate[] }[] {
  const card = scene.setup.plans[slotOf(step.plan)];
  const last = step.chosen.at(-1) ?? -1;
  return estateGroups(paperIn(scene), card)
    .filter((group) => step.chosen.every((first) => group.some((estate) => estate.first === first)))
    .flatMap((group) =>
      group
        .filter((estate) => estate.first > last && step.sizes.includes(estate.size))
        .map((estate) => ({ estate, after: group.filter((other) => other.first > estate.first) })),
    );
}

function leavesEnough(estate: Estate, after: readonly Estate[], sizes: readonly number[]): boolean {
  return canFind(after, withoutSize(sizes, estate.size));
}

function whyNotUse(scene: Scene, step: UseStep, place: number): ViolationCode | null {
  const { sheet } = scene.turn;
  const estate = completeEstates(sheet, scene.ground).find((each) => each.first === place);
  if (estate === undefined || !step.sizes.includes(estate.size)) return "use.not-an-estate";
  if (isUsed(sheet, estate)) return "use.used";
  if (place <= (step.chosen.at(-1) ?? -1)) return "use.order";
  const candidate = candidates(scene, step).find((each) => each.estate.first === place);
  if (candidate === undefined) return "use.condition";
  return leavesEnough(estate, candidate.after, step.sizes) ? null : "use.too-few-left";
}

/** Using an estate for the plan just claimed: from left to right, so that each set is named once. PLN-3 PLN-5 */
export const use: KindOf<"use"> = {
  type: "use",
  fields: [STREET, HOUSE],
  list(scene, step, out) {
    const { ground, player } = scene;
    const useStep = stepAs(step, "use");
    for (const { estate, after } of candidates(scene, useStep)) {
      if (!leavesEnough(estate, after, useStep.sizes)) continue;
      out.push({
        type: "use",
        player,
        street: ground.streetOf[estate.first],
        house: houseOf(ground, estate.first),
      });
    }
  },
  whyNot(scene, step, move) {
    return whyNotUse(scene, stepAs(step, "use"), placeOf(scene.ground, move.street, move.house));
  },
  play(turn, scene, move, step) {
    const useStep = stepAs(step, "use");
    const place = placeOf(scene.ground, move.street, move.house);
    const candidate = candidates(scene, useStep).find(({ estate }) => estate.first === place);
    if (candidate === undefined) throw new Error("there is no estate to use");
    const { estate, after } = candidate;
    const sizes = withoutSize(useStep.sizes, estate.size);
    const chosen = [...useStep.chosen, place];
    proceed(turn);
    const only = onlySet(after, sizes);
    if (only === null) interpose(turn, { step: "use", plan: useStep.plan, sizes, chosen });
    else {
      const earlier = completeEstates(scene.turn.sheet, scene.ground).filter(({ first }) =>
        chosen.includes(first),
      );
      for (const each of [...earlier, ...only]) markUsed(turn, each);
    }
  },
};
