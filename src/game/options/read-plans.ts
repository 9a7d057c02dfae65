import { RulesError, throwInput, type Violation } from "../../clauses/violation.js";
import type { FeatureId } from "../../data/feature-id.js";
import type { EditionId } from "../../data/ids.js";
import type { Layout } from "../../data/layout.js";
import { PLAN_LETTERS, type PlanCard, type PlanLetter, type PlanPart } from "../../data/plan-card.js";
import type { Random } from "../../input/random.js";
import { anything, object, optional, readPart, withId } from "../../input/readers.js";
import { sum } from "../../input/sum.js";
import { BASIC_FEATURES } from "../../plans/features.js";
import { boxCount } from "../../sheet/tracks.js";
import { needsRoundabout, plansOf } from "../../variants/advanced.js";
import { expansionOn } from "../../variants/expansions/expansions.js";
import { planCard } from "./read-plan-card.js";

/** A custom plan card; where it comes from is known. */
export type CustomPlanCard = Omit<PlanCard, "provenance">;

/** The plans to be played with: an id or a custom card per letter. SET-4 */
export interface PlanChoices {
  /** Plan A. */
  readonly A?: string | CustomPlanCard | undefined;
  /** Plan B. */
  readonly B?: string | CustomPlanCard | undefined;
  /** Plan C. */
  readonly C?: string | CustomPlanCard | undefined;
}

const choices = optional(object({ A: anything, B: anything, C: anything }), {
  A: undefined,
  B: undefined,
  C: undefined,
});

/** Whether no plan is left to be drawn. */
export function isEveryPlanGiven(value: unknown): boolean {
  const chosen = choices(value, "plans");
  return PLAN_LETTERS.every((letter) => chosen[letter] !== undefined);
}

/** Whether the street in which a plan asks for something is there, and long enough for the estates asked for. */
function hasStreet({ where, needs }: PlanPart, streets: Layout["streets"]): boolean {
  if (where.in !== "street") return true;
  const houses = streets[where.street]?.houses ?? 0;
  return houses > 0 && needs.every((need) => need.need !== "estates" || sum(need.sizes) <= houses);
}

/** Whether a layout has what a plan asks for: its streets, and boxes for its roundabouts. SET-4 */
export function isPossible(card: PlanCard, { streets, roundabouts }: Layout): boolean {
  const hasStreets = card.parts.every((part) => hasStreet(part, streets));
  return hasStreets && (boxCount(roundabouts) > 0 || !needsRoundabout(card));
}

/** One of the plans that the layout can meet, if there is one. SET-4 */
function drawPlan(cards: readonly PlanCard[], layout: Layout, random: Random): PlanCard | undefined {
  const possible = cards.filter((card) => isPossible(card, layout));
  return possible[random.nextInteger(Math.max(possible.length, 1))];
}

/**
 * The three plans: those chosen, the others drawn from the standard plans and in Advanced Mode from the advanced
 * ones too. [SET-4] ADV-1 ADV-6
 */
export function readPlans(
  value: unknown,
  edition: EditionId,
  advanced: boolean,
  layout: Layout,
  random: Random,
): PlanCard[] {
  const expansion = expansionOn(layout);
  const chosen = choices(value, "plans");
  const features = Object.keys({ ...BASIC_FEATURES, ...expansion.features }) as FeatureId[];
  const violations: Violation[] = [];
  const readLetter = (letter: PlanLetter): PlanCard => {
    const { standard, all } = plansOf(edition, expansion, letter);
    const choice = chosen[letter];
    const drawn = drawPlan(advanced ? all : standard, layout, random); // also where it is not needed: cards stay the same
    const path = `plans.${letter}`;
    if (choice === undefined) return drawn ?? throwInput("options.plan-impossible", { path });
    const card =
      typeof choice === "string" ? withId(all, choice, path) : planCard(letter, features)(choice, path);
    if (!advanced && needsRoundabout(card)) throwInput("options.plan-advanced", { path });
    if (!isPossible(card, layout)) throwInput("options.plan-impossible", { path, plan: card.id });
    return card;
  };
  const cards = PLAN_LETTERS.flatMap((letter) => readPart(violations, () => readLetter(letter)) ?? []);
  if (violations.length > 0) throw new RulesError(violations);
  return cards;
}
