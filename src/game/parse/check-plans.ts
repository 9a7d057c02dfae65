import { PLAN_LETTERS, type PlanLetter } from "../../data/plan-card.js";
import { type DeckCard, isConstruction } from "../../data/special-cards.js";
import { invalid } from "../../input/fields.js";
import type { Position } from "../../state/state.js";
import { expansionIn } from "../../variants/expansions/expansions.js";
import { endCauses } from "../settle.js";
import { phaseOf } from "./progress.js";

/** Whether the special card that turns plans has been drawn: one of the AAA's for a plan, or the Solo card. AAA-5 FST-2 */
function isDrawn(cards: readonly DeckCard[], letter: PlanLetter | null): boolean {
  return cards.some((card) => {
    if (isConstruction(card)) return false;
    return card.special === "validation"
      ? card.letter === letter
      : card.special === "solo" && letter === null;
  });
}

/** What the AAA has scored for a plan. AAA-5 */
function checkOpponent({ table, setup }: Position, slot: number): void {
  const { opponent } = table;
  if (opponent === null || setup.opponent === null) return;
  const letter = PLAN_LETTERS[slot];
  const points = opponent.planPoints[slot];
  const hasScored = setup.opponent.validates.includes(letter) && isDrawn(table.removed, letter);
  const isRight = points === null ? !hasScored : hasScored && setup.plans[slot].score.includes(points);
  if (!isRight) invalid(`table.opponent.planPoints[${slot}]`, "what the AAA has scored for the plan");
}

/** Whether a plan is turned, and what those have scored who have validated it. PLN-2 AAA-6 FST-2 */
function checkTurned({ table, setup, sheets }: Position, slot: number): void {
  const ofOpponent = table.opponent?.planPoints[slot] ?? null;
  const points = [...sheets.map(({ planPoints }) => planPoints[slot]), ofOpponent].filter(
    (each) => each !== null,
  );
  const isTurned = table.turned[slot];
  const isSolo = isDrawn(table.removed, null);
  const canBeGiven = setup.supply.from === "stacks"; // in a position given
  const canBe = points.length > 0 || isSolo || canBeGiven;
  if (isTurned ? !canBe : points.length > 0 || isSolo)
    invalid(`table.turned[${slot}]`, "whether the plan has been validated");
  const [first, later] = setup.plans[slot].score;
  if (canBeGiven || points.length === 0 || first === later) return;
  const firsts = points.filter((each) => each === first).length;
  const isOneFirst = ofOpponent === null ? firsts > 0 || isSolo : firsts === 1;
  if (!isOneFirst) invalid("sheets", "the higher points for those who validate a plan first");
}

/** Nobody is asked once the game is over, but where the last empty house was lost in the meantime. END-1 ZOM-11 */
function checkGoesOn(position: Position): void {
  const { setup, sheets } = position;
  if (phaseOf(position) === "over") return;
  const causes = endCauses(setup, sheets).filter((cause) => cause !== "no-empty-house");
  const { isFull: isSheetFull } = expansionIn(setup);
  const isFull = sheets.some((sheet) => isSheetFull(sheet) && !sheet.places.includes("invaded"));
  if (causes.length > 0 || isFull) invalid("agenda", "nothing, as the sheets end the game");
}

/** Plans turned and scored, on the table and on the sheets, must be such as can be in this game. PLN-2 AAA-5 END-1 */
export function checkPlans(position: Position): void {
  for (let slot = 0; slot < PLAN_LETTERS.length; slot++) {
    checkOpponent(position, slot);
    checkTurned(position, slot);
  }
  checkGoesOn(position);
}
