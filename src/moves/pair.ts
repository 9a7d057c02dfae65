import type { MoveCode } from "../clauses/move-kinds.js";
import { type Bounds, boundsOf } from "../sheet/numbering.js";
import type { Move } from "../state/move.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import type { Picked } from "../state/turn.js";
import { proceed } from "./agenda.js";
import { canWrite } from "./combination.js";
import { passesLeftover } from "./give.js";
import { FIELDS } from "./move-fields.js";

/** What two cards come to. The only card in hand is used for its number alone. AAA-3 XPT-4 ZOM-X */
function picked({ hand }: RuleContext, numberCard: number, actionCard: number): Picked {
  return {
    number: hand[numberCard].number,
    action: numberCard === actionCard ? null : hand[actionCard].action,
  };
}

/** Why two cards in hand can't be used for number and action; `null` where they can. */
export function whyNotCards({ hand }: RuleContext, numberCard: number, actionCard: number): MoveCode | null {
  if (numberCard >= hand.length || actionCard >= hand.length) return "pair.no-card";
  return numberCard === actionCard && hand.length > 1 ? "pair.same-card" : null; // ACT-1
}

function whyNotPair(
  context: RuleContext,
  bounds: Bounds,
  numberCard: number,
  actionCard: number,
): MoveCode | null {
  const reason = whyNotCards(context, numberCard, actionCard);
  if (reason !== null) return reason;
  return canWrite(context, bounds, picked(context, numberCard, actionCard)) ? null : "pick.cannot-write";
}

/** Adds all pairs of cards in hand that can be used, but for those that something else forbids. */
export function listPairs(
  context: RuleContext,
  forbids: (numberCard: number, actionCard: number) => MoveCode | null,
  out: Move[],
): void {
  const { hand, player } = context;
  for (let numberCard = 0; numberCard < hand.length; numberCard++) {
    for (let actionCard = 0; actionCard < hand.length; actionCard++) {
      if (whyNotCards(context, numberCard, actionCard) !== null) continue;
      if (forbids(numberCard, actionCard) !== null) continue;
      out.push({ type: "pair", player, numberCard, actionCard });
    }
  }
}

/** Choosing a card for its number, which can be written, and another for its action. AAA-3 XPT-4 FST-1 NUM-1 */
export const pair: KindOf<"pair"> = {
  type: "pair",
  fields: FIELDS.pair,
  list(context, _step, out) {
    const bounds = boundsOf(context.turn.sheet, context.geometry);
    listPairs(context, (number, action) => whyNotPair(context, bounds, number, action), out);
  },
  whyNot(context, _step, { numberCard, actionCard }) {
    return whyNotPair(context, boundsOf(context.turn.sheet, context.geometry), numberCard, actionCard);
  },
  play(turn, context, { numberCard, actionCard }) {
    turn.picked = picked(context, numberCard, actionCard);
    const unused = context.hand.findIndex((_, index) => index !== numberCard && index !== actionCard);
    const isOpen = passesLeftover(context) && unused < 0 && numberCard !== actionCard;
    turn.leftover = unused < 0 ? null : unused;
    proceed(turn, { step: "write" }, ...(isOpen ? [{ step: "give" } as const] : []));
  },
};
