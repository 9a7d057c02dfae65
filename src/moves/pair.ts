import { boundsOf } from "../sheet/numbering.js";
import type { KindOf, Scene } from "../state/scene.js";
import type { Combination } from "../state/turn.js";
import { proceed } from "./agenda.js";
import { canWrite } from "./combination.js";
import { ACTION_CARD, NUMBER_CARD } from "./fields.js";
import { restGoesOn } from "./give.js";

function combinationOf({ hand }: Scene, numberCard: number, actionCard: number): Combination {
  return { number: hand[numberCard].number, action: hand[actionCard].action };
}

/** Choosing a card for its number, which can be written, and another for its action. AAA-3 XPT-4 FST-1 NUM-1 */
export const pair: KindOf<"pair"> = {
  type: "pair",
  fields: [NUMBER_CARD, ACTION_CARD],
  list(scene, _step, out) {
    const { hand, player } = scene;
    const bounds = boundsOf(scene.turn.sheet, scene.ground);
    for (let numberCard = 0; numberCard < hand.length; numberCard++) {
      for (let actionCard = 0; actionCard < hand.length; actionCard++) {
        if (numberCard === actionCard) continue;
        if (!canWrite(scene, bounds, combinationOf(scene, numberCard, actionCard))) continue;
        out.push({ type: "pair", player, numberCard, actionCard });
      }
    }
  },
  whyNot(scene, _step, { numberCard, actionCard }) {
    if (numberCard === actionCard) return "pair.same-card";
    const bounds = boundsOf(scene.turn.sheet, scene.ground);
    return canWrite(scene, bounds, combinationOf(scene, numberCard, actionCard)) ? null : "pick.cannot-write";
  },
  play(turn, scene, { numberCard, actionCard }) {
    turn.picked = combinationOf(scene, numberCard, actionCard);
    const unused = scene.hand.findIndex((_, index) => index !== numberCard && index !== actionCard);
    const isOpen = restGoesOn(scene) && unused < 0;
    turn.rest = unused < 0 ? null : unused;
    proceed(turn, { step: "write" }, ...(isOpen ? [{ step: "give" } as const] : []));
  },
};
