import type { Card } from "../data/cards.js";
import { constructionCard, isConstruction } from "../data/special-cards.js";
import { type Bounds, fitsSomewhere, HIGHEST_NUMBER, LOWEST_NUMBER } from "../sheet/numbering.js";
import type { RuleContext } from "../state/rule-context.js";
import type { Stack } from "../state/table.js";
import type { Combination, Picked } from "../state/turn.js";

/**
 * By how much a temp can change a number at most.
 *
 * @see TMP-1
 */
export const LARGEST_SHIFT = 2;

/** The Construction card on top of a stack, as whenever players choose. */
function topCard({ top }: Stack): Card {
  if (top === null) throw new Error("no card shows");
  return constructionCard(top);
}

/** Whether a stack shows an action and a number. */
export function showsCombination({ top, flipped }: Stack): boolean {
  return top !== null && isConstruction(top) && flipped.length > 0;
}

/** The combination of a stack: the action just flipped with the number now on top. [RND-2] */
export function combinationOf(stack: Stack): Combination {
  return { number: topCard(stack).number, action: stack.flipped[stack.flipped.length - 1].action };
}

/** Whether one of the numbers shown fits unchanged: those on the stacks, or those in hand. REF-1 AAA-7 XPT-6 */
export function fitsUnchanged({ table, hand }: RuleContext, bounds: Bounds): boolean {
  for (const stack of table.stacks) if (fitsSomewhere(bounds, topCard(stack).number)) return true;
  for (const card of hand) if (fitsSomewhere(bounds, card.number)) return true;
  return false;
}

/** Whether a temp box is left to cross. ACT-2 */
export function hasTempBox(context: RuleContext): boolean {
  return context.turn.sheet.tempsCrossed < context.layout.temps;
}

/** By how much a number can be changed at most. TMP-1 ACT-2 */
function reachOf(context: RuleContext, { action }: Picked): number {
  return action === "temp" && hasTempBox(context) ? LARGEST_SHIFT : 0;
}

/** Numbers in steps of one. */
export interface NumberSpan {
  /** The first. */
  readonly from: number;
  /** The last. */
  readonly to: number;
}

/** The numbers that may be written with a combination; 9¾ changes like any other. [TMP-1] [TMP-3] [NTQ-2] */
export function numbersOf(context: RuleContext, combination: Picked): NumberSpan {
  const { number } = combination;
  const reach = reachOf(context, combination);
  return { from: Math.max(number - reach, LOWEST_NUMBER), to: Math.min(number + reach, HIGHEST_NUMBER) };
}

/** Whether any number of a combination can be written on the sheet. */
export function canWrite(context: RuleContext, bounds: Bounds, combination: Picked): boolean {
  const { from, to } = numbersOf(context, combination);
  for (let number = from; number <= to; number++) if (fitsSomewhere(bounds, number)) return true;
  return false;
}
