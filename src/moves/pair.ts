import type { ViolationCode } from "../rules/violation-kinds.js";
import { type Bounds, boundsOf } from "../sheet/numbering.js";
import type { KindOf, Scene } from "../state/scene.js";
import type { Picked } from "../state/turn.js";
import { proceed } from "./agenda.js";
import { canWrite } from "./combination.js";
import { ACTION_CARD, NUMBER_CARD } from "./fields.js";
import { restGoesOn } from "./give.js";

/** What two cards come to. The only card in hand is used for its number alone. AAA-3 XPT-4 ZOM-X */
function picked({ hand }: Scene, numberCard: number, actionCard: number): Picked {
  return {
    number: hand[numberCard].number,
    action: numberCard === actionCard ? null : hand[actionCard].action,
  };
}

function whyNotPair(
  scene: Scene,
  bounds: Bounds,
  numberCard: number,
  actionCard: number,
): ViolationCode | null {
  const { hand } = scene;
  if (numberCard >= hand.length || actionCard >= hand.length) return "pair.no-card";
  if (numberCard === actionCard && hand.length > 1) return "pair.same-card"; // ACT-1
  return canWrite(scene, bounds, picked(scene, numberCard, actionCard)) ? null : "pick.cannot-write";
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
        if (whyNotPair(scene, bounds, numberCard, actionCard) !== null) continue;
        out.push({ type: "pair", player, numberCard, actionCard });
      }
    }
  },
  whyNot(scene, _step, { numberCard, actionCard }) {
    return whyNotPair(scene, boundsOf(scene.turn.sheet, scene.ground), numberCard, actionCard);
  },
  play(turn, scene, { numberCard, actionCard }) {
    turn.picked = picked(scene, numberCard, actionCard);
    const unused = scene.hand.findIndex((_, index) => index !== numberCard && index !== actionCard);
    const isOpen = restGoesOn(scene) && unused < 0 && numberCard !== actionCard;
    turn.rest = unused < 0 ? null : unused;
    proceed(turn, { step: "write" }, ...(isOpen ? [{ step: "give" } as const] : []));
  },
};
