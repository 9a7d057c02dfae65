import { ACTIONS, type Card } from "../../data/cards.js";
import { isConstruction, isSameCard } from "../../data/special-cards.js";
import { invalid } from "../../input/fields.js";
import { sum } from "../../input/sum.js";
import { showsCombination } from "../../moves/combination.js";
import { isEntered } from "../../state/own-fields.js";
import type { Position } from "../../state/state.js";
import type { Stack } from "../../state/table.js";
import { areLeftOf, canShow } from "./check-segments.js";
import { type Phase, phaseOf, roundsOnAll } from "./progress.js";

/** The last round from which a position given can be played on. */
const LAST_START = 9999;

/** Special cards that have left a stack; fewer than none where it has too many cards. */
function goneFrom({ flipped, left }: Stack, laid: Stack): number {
  return laid.left - flipped.length - left;
}

/** Whether a stack has cards that it can come to have, special cards resolved or not. ZOM-1 RND-4 */
function isLeftOf(stack: Stack, laid: Stack): boolean {
  const { top, left, segments } = stack;
  const gone = goneFrom(stack, laid);
  if (laid.segments.length === 0) return segments.length === 0 && gone === 0 && isConstructionOrNone(stack);
  if (sum(segments.map((segment) => segment.left)) !== left) return false;
  const specials = laid.segments.flatMap((segment) => segment.specials).length;
  const hidden = segments.flatMap((segment) => segment.specials).length;
  const shows =
    top === null || canShow(segments, !isConstruction(top), isConstruction(top) ? "" : top.special);
  return shows && gone === specials - hidden && areLeftOf(segments, laid.segments);
}

function isConstructionOrNone({ top }: Stack): boolean {
  return top === null || isConstruction(top);
}

/** Whether known cards are told by action and number, among them the one on top. RND-4 */
function isToldInOrder({ known, top }: Stack): boolean {
  const rank = ({ action, number }: Card): number => ACTIONS.indexOf(action) * 100 + number;
  if (known === null) return true;
  const isRising = known.every((card, index) => index === 0 || rank(known[index - 1]) <= rank(card));
  return isRising && (top === null || known.some((card) => isSameCard(card, top)));
}

/** Whether the top card of a stack is awaited, or was never needed, as the game ended when all were shuffled. RND-6 */
function isToCome(agenda: Position["agenda"], { flipped }: Stack, index: number): boolean {
  if (agenda.length === 0) return flipped.length === 0;
  return agenda.some((step) => step.do === "await" && step.for === "stack" && step.stack === index);
}

/** Each stack by itself. */
function checkEach({ table, setup, agenda }: Position, laid: readonly Stack[], phase: Phase): void {
  const { supply } = setup;
  const endsWithFirst = supply.from === "stacks" && supply.endsWithFirst;
  table.stacks.forEach((stack, index) => {
    const path = `table.stacks[${index}]`;
    if (!isLeftOf(stack, laid[index])) invalid(path, "as many cards as a stack can have left");
    if (!isToldInOrder(stack)) invalid(`${path}.known`, "the cards by action and number, the top one too");
    const mayBeOut = phase === "over" && endsWithFirst && index === 0 && stack.left === 0;
    const mayBeAwaited = isEntered(setup) && stack.left > 0 && isToCome(agenda, stack, index);
    if (stack.top === null && !mayBeOut && !mayBeAwaited) invalid(`${path}.top`, "a card");
  });
}

/** How many cards of each stack were flipped since it was laid out, at least. */
function flipsOf({ flipped, known }: Stack, laid: Stack): number {
  return flipped.length + (known === null ? 0 : laid.left - 1);
}

/** All stacks are flipped in each round, and run out together. RND-2 RND-4 RND-5 ZOM-12 */
function checkTogether({ table, setup, sheets }: Position, laid: readonly Stack[], phase: Phase): void {
  const [first, ...others] = table.stacks;
  const flips = flipsOf(first, laid[0]);
  const isSame = others.every((stack, index) => flipsOf(stack, laid[index + 1]) === flips);
  const mayBeKnown = setup.rules.reshuffle === "each" && table.removed.length === 0;
  const isKnown = table.stacks.map(({ known }) => known !== null);
  if (!isSame || (isKnown.includes(true) && (isKnown.includes(false) || !mayBeKnown)))
    invalid("table.stacks", "stacks that have been flipped and reshuffled alike");
  const before = phase === "choose" || phase === "over" ? 1 : 0;
  const { max: played } = roundsOnAll({ setup, sheets });
  const isPlayed = flips - 1 <= played && table.round <= LAST_START + played;
  if (table.round < Math.max(flips, before) || !isPlayed)
    invalid("table.round", "a round that matches the number of cards flipped");
}

function isFlipStillToCome({ agenda }: Position): boolean {
  return agenda.some((step) => step.do === "flip" || step.do === "begin");
}

/** What lies in the stacks and beside them must be what can lie there in this phase of a game. SET-3 RND-2 ZOM-1 ZOM-3 */
export function checkStacks(position: Position, laid: Position): void {
  const { table } = position;
  const phase = phaseOf(position);
  const { stacks } = laid.table;
  if (phase === "choose" && !table.stacks.every(showsCombination)) invalid("table", "cards to choose from");
  checkEach(position, stacks, phase);
  checkTogether(position, stacks, phase);
  const isFlipped = table.stacks.every(({ flipped }) => flipped.length > 0);
  if (phase !== "over" && isFlipped === isFlipStillToCome(position))
    invalid("table.stacks", "cards flipped in the round, and none before it");
  const gone = sum(table.stacks.map((stack, index) => goneFrom(stack, stacks[index])));
  if (table.discards.length > 0) invalid("table.discards", "none, as cards come from stacks");
  if (table.removed.length !== gone || table.removed.some(isConstruction))
    invalid("table.removed", "the special cards that have left the stacks");
}
