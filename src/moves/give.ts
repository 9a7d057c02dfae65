import type { KindOf, RuleContext } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { FIELDS } from "./move-fields.js";

/** Whether one of the cards in hand goes on to the AAA or to a neighbour. AAA-3 XPT-4 */
export function passesLeftover({ setup }: RuleContext): boolean {
  return setup.supply.from === "deck" && setup.supply.leftover !== "discard";
}

/** Choosing the card that goes on, any of those in hand. [AAA-7] [XPT-6] */
export const give: KindOf<"give"> = {
  type: "give",
  fields: FIELDS.give,
  list(context, _step, out) {
    context.hand.forEach((_, card) => {
      out.push({ type: "give", player: context.player, card });
    });
  },
  whyNot({ hand }, _step, { card }) {
    return card < hand.length ? null : "give.no-card";
  },
  play(turn, _context, move) {
    turn.leftover = move.card;
    proceed(turn);
  },
};
