import { type PlanCard, type PlanLetter, planWorth } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import type { Lot, Lots } from "./lots.js";
import type { View } from "./view.js";

/** The chance of an estate for which nothing has been done, while there is room for it. */
const FROM_NOTHING = 0.15;
/** The same where there is no room. */
const NO_ROOM = 0.03;
/** What can be validated now counts for a little less than what is: others can be faster. PLN-2 */
const SHARE_OF_PLAN = 0.95;

/** The sizes of the estates that a plan asks for anywhere on the sheet; `null` for other plans. */
function sizesOf({ parts }: PlanCard): readonly number[] | null {
  if (parts.length !== 1) return null;
  const [{ where, needs }] = parts;
  const [need] = needs;
  const isPlain = where.in === "sheet" && needs.length === 1 && need.need === "estates";
  return isPlain && need.each.length === 0 ? need.sizes : null;
}

/** Takes the likeliest lots for the sizes out of those left: the mean of their chances. */
function meanChance(sizes: readonly number[], left: Lot[], { unfenced }: Lots): number {
  let sum = 0;
  let room = unfenced;
  for (const size of sizes) {
    let best = -1;
    for (let at = 0; at < left.length; at++) {
      const lot = left[at];
      if (lot.size === size && !lot.used && (best < 0 || lot.chance > left[best].chance)) best = at;
    }
    const fromNothing = room >= size ? FROM_NOTHING : NO_ROOM;
    if (best >= 0 && left[best].chance >= fromNothing) {
      sum += left[best].chance;
      left.splice(best, 1);
    } else {
      sum += fromNothing;
      room -= size;
    }
  }
  return sum / sizes.length;
}

/** How much of what a plan asks for is there: the mean over its parts. */
function meanShare(simulator: Simulator, player: number, letter: PlanLetter): number {
  const { parts } = simulator.planStatus(player, letter);
  if (parts.length === 0) return 0;
  const shares = parts.map(({ have, need }) => (need === 0 ? 0 : Math.min(have / need, 1)));
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** What the plans not validated will probably bring. */
export function expectedOfPlans({ simulator, sheet, facts }: View, lots: Lots): number {
  const { player, plans } = facts;
  const { table } = simulator.position;
  const left = [...lots.lots];
  let sum = 0;
  for (let slot = 0; slot < plans.length; slot++) {
    if (sheet.planPoints[slot] !== null) continue;
    const plan = plans[slot];
    const sizes = sizesOf(plan);
    const reached =
      sizes === null ? meanShare(simulator, player, plan.letter) : meanChance(sizes, left, lots);
    sum += SHARE_OF_PLAN * reached ** 2 * planWorth(plan, table.turned[slot]);
  }
  return sum;
}
