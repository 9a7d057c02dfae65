import { PLAN_LETTERS, type PlanLetter } from "../data/plan-card.js";
import { estateGroups, estatesNeedOf, housesUsedBy, meetsPlan } from "../plans/conditions.js";
import { slotOf, worthOf } from "../plans/worth.js";
import type { ViolationCode } from "../rules/violation-kinds.js";
import type { PlanPaper } from "../sheet/feature.js";
import { replaced } from "../sheet/replaced.js";
import type { KindOf, Scene } from "../state/scene.js";
import { PLAN } from "./fields.js";
import { paperIn } from "./paper.js";
import { chooseEstates } from "./use.js";

function whyNotClaim(scene: Scene, paper: PlanPaper, letter: PlanLetter): ViolationCode | null {
  const slot = slotOf(letter);
  if (scene.turn.sheet.planPoints[slot] !== null) return "claim.again";
  return meetsPlan(paper, scene.setup.plans[slot]) ? null : "claim.not-met";
}

/** Validating a plan: the value is the one on the side that shows, as the round began. PLN-1 PLN-2 */
export const claim: KindOf<"claim"> = {
  type: "claim",
  fields: [PLAN],
  list(scene, _step, out) {
    const paper = paperIn(scene);
    for (const plan of PLAN_LETTERS) {
      if (whyNotClaim(scene, paper, plan) === null) out.push({ type: "claim", player: scene.player, plan });
    }
  },
  whyNot(scene, _step, move) {
    return whyNotClaim(scene, paperIn(scene), move.plan);
  },
  play(turn, scene, move) {
    const slot = slotOf(move.plan);
    const card = scene.setup.plans[slot];
    const paper = paperIn(scene);
    const sizes = estatesNeedOf(card)?.need.sizes ?? [];
    const groups = estateGroups(paper, card);
    const houses = housesUsedBy(paper, card);
    const { sheet } = turn;
    sheet.planPoints = replaced(sheet.planPoints, slot, worthOf(card, scene.table.turned[slot]));
    for (const place of houses) sheet.used = replaced(sheet.used, place, 1);
    if (sizes.length > 0) chooseEstates(turn, groups, { plan: move.plan, sizes, chosen: [] });
  },
};
