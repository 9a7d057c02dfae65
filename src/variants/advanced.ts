import { EDITIONS } from "../data/editions.js";
import type { EditionId } from "../data/ids.js";
import type { PlanCard } from "../data/plan-card.js";
import type { Additions } from "./expansions/expansion.js";

/*
 * Advanced Mode. What it adds are its plans and a kind of move, `moves/roundabout.ts`; its other actions and plans work
 * as in the standard game.
 */

/** Whether a plan can be met only where roundabouts are built. [ADV-6] */
export function needsRoundabout({ parts }: Pick<PlanCard, "parts">): boolean {
  const needs = parts.flatMap((part) => part.needs);
  return needs.some((need) => need.need === "feature" && need.feature === "roundabouts");
}

/** Plan cards of one letter. */
interface PlanPool {
  /** Those drawn in a game without Advanced Mode. */
  readonly standard: readonly PlanCard[];
  /** All that may be chosen; in Advanced Mode they are drawn from too. */
  readonly all: readonly PlanCard[];
}

/** The plan cards of a letter: an expansion's replace the others, and have no advanced ones. [ADV-1] [XPN-1] [PCK-1] */
export function plansOf(edition: EditionId, { plans }: Additions, letter: PlanCard["letter"]): PlanPool {
  const { standardPlans, advancedPlans } = EDITIONS[edition];
  const ofLetter = (cards: readonly PlanCard[]) => cards.filter((card) => card.letter === letter);
  const ofExpansion = ofLetter(plans[edition] ?? []);
  if (ofExpansion.length > 0) return { standard: ofExpansion, all: ofExpansion };
  const standard = ofLetter(standardPlans);
  return { standard, all: [...standard, ...ofLetter(advancedPlans)] };
}
