import type { KindOf, Scene } from "../state/scene.js";
import { proceed } from "./agenda.js";
import { CARD } from "./fields.js";

/** Whether one of the cards in hand goes on to the AAA or to a neighbour. AAA-3 XPT-4 */
export function restGoesOn({ setup }: Scene): boolean {
  return setup.supply.from === "deck" && setup.supply.rest !== "discard";
}

/** Choosing the card that goes on, any of those in hand. AAA-7 XPT-6 */
export const give: KindOf<"give"> = {
  type: "give",
  fields: [CARD],
  list(scene, _step, out) {
    scene.hand.forEach((_, card) => {
      out.push({ type: "give", player: scene.player, card });
    });
  },
  whyNot({ hand }, _step, { card }) {
    return card < hand.length ? null : "give.no-card";
  },
  play(turn, _scene, move) {
    turn.rest = move.card;
    proceed(turn);
  },
};
