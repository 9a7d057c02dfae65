import { PLAN_LETTERS } from "../data/plan-card.js";
import { LARGEST_ESTATE } from "../sheet/estates.js";
import type { Setup } from "../state/state.js";
import { plansOf } from "../variants/advanced.js";
import { expansionIn } from "../variants/expansions/expansions.js";

/** How a plan is told: which printed card it is, its points, and how many estates of each size it asks for. */
export function planNumbers(setup: Setup): Float32Array {
  const width = 3 + LARGEST_ESTATE;
  const numbers = new Float32Array(PLAN_LETTERS.length * width);
  setup.plans.forEach(({ id, provenance, score, parts }, slot) => {
    const { all } = plansOf(setup.edition, expansionIn(setup), PLAN_LETTERS[slot]);
    const at = slot * width;
    // Cards of a caller's own are 0.
    numbers[at] = provenance === "custom" ? 0 : 1 + all.findIndex((card) => card.id === id);
    numbers[at + 1] = score[0];
    numbers[at + 2] = score[1];
    for (const need of parts.flatMap(({ needs }) => needs)) {
      if (need.need === "estates") for (const size of need.sizes) numbers[at + 2 + size] += 1;
    }
  });
  return numbers;
}
