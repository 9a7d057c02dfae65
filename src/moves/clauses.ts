import type { ClauseId } from "../clauses/catalogue.js";
import type { MoveCode } from "../clauses/move-kinds.js";
import { estatesNeedOf } from "../plans/conditions.js";
import { estatesIn } from "../plans/needs.js";
import { slotOf } from "../plans/worth.js";
import { placeOf } from "../sheet/geometry.js";
import type { ClaimMove, Move, UseMove } from "../state/move.js";
import type { RuleContext } from "../state/rule-context.js";
import { currentStep } from "./current-step.js";
import { sheetContextIn } from "./turn-context.js";

function isFirstEdition({ setup }: RuleContext): boolean {
  return setup.edition === "first-2018";
}

/** Where cards in hand come from. AAA-3 XPT-4 FST-1 FST-5 */
function clauseOfHand(context: RuleContext): ClauseId | null {
  const { mode } = context.setup;
  const ofExpansion = context.book.cardClauses[mode];
  if (ofExpansion !== undefined) return ofExpansion;
  if (mode === "expert") return isFirstEdition(context) ? "FST-5" : "XPT-4";
  return mode === "solo" ? "FST-1" : null;
}

/** Which card may go on with a Permit Refusal. AAA-7 XPT-6 */
function clauseOfGiving({ setup: { mode }, book }: RuleContext): ClauseId | null {
  return book.cardClauses[mode] ?? (mode === "expert" ? "XPT-6" : null);
}

/** Why the game is over: END-1, unless it is nothing but the cards. FST-3 AAA-4 */
function clauseOfEnd({ setup: { mode }, table, book }: RuleContext): ClauseId | null {
  if (table.endedBy.some((cause) => cause !== "deck-empty")) return null;
  if (mode === "solo") return "FST-3";
  return book.cardClauses[mode] ?? (mode === "aaa" ? "AAA-4" : null);
}

/** When a roundabout may be built: in 2018 not between number and action. RBT-4 RBT-5 */
function clauseOfRoundabout(context: RuleContext): ClauseId {
  const isBetween = context.turn.agenda.some(({ step }) => step === "write" || step === "act");
  return isBetween && isFirstEdition(context) ? "RBT-4" : "RBT-5";
}

/** Why no step takes a move: of a reshuffle the first edition says that there is none in its solo game. RND-6 */
function clauseOfStep(context: RuleContext, move: Move): ClauseId | null {
  if (move.type === "roundabout") return clauseOfRoundabout(context);
  return move.type === "reshuffle" && context.setup.mode === "solo" ? "RND-6" : null;
}

/** What a plan asks for: estates of certain sizes, or something else. PLN-1 PLN-3 */
function clauseOfPlan({ setup }: RuleContext, { plan }: ClaimMove): ClauseId {
  const { parts } = setup.plans[slotOf(plan)];
  const needs = parts.flatMap((part) => part.needs);
  const asksForEstates = needs.some(
    (need) => need.need === "estates" || (need.need === "houses" && need.which === "endEstates"),
  );
  return asksForEstates ? "PLN-3" : "PLN-1";
}

/** An estate that would do where it stands lies in the wrong street; another one lacks what each must have. PLN-4 */
function clauseOfEstate(context: RuleContext, { street, house }: UseMove): ClauseId {
  const step = currentStep(context);
  const found = step.step === "use" ? estatesNeedOf(context.setup.plans[slotOf(step.plan)]) : null;
  if (found === null || found.part.where.in === "sheet") return "PLN-4";
  const place = placeOf(context.geometry, street, house);
  const fitting = estatesIn(sheetContextIn(context), { kind: "street", street }, found.need);
  if (!fitting.some(({ first }) => first === place)) return "PLN-4";
  return found.part.where.in === "street" || isFirstEdition(context) ? "PLN-3" : "ADV-4";
}

/**
 * The clause that a refusal cites where it depends on the edition, the mode, the expansion or the plan; `null` where it
 * is that of the code.
 */
export function clauseHere(code: MoveCode, context: RuleContext, move: Move): ClauseId | null {
  switch (code) {
    case "move.game-over":
      return clauseOfEnd(context);
    case "move.not-now":
      return clauseOfStep(context, move);
    case "pair.no-card":
      return clauseOfHand(context);
    case "give.no-card":
      return clauseOfGiving(context);
    case "claim.not-met":
      return move.type === "claim" ? clauseOfPlan(context, move) : null;
    case "use.condition":
      return move.type === "use" ? clauseOfEstate(context, move) : null;
    default:
      return null;
  }
}
