import type { Track } from "../data/layout.js";
import type { PlanCard } from "../data/plan-card.js";
import { invalid, isList, isWhole } from "../input/fields.js";
import { worthOf } from "../plans/worth.js";
import { visibleValue } from "../sheet/tracks.js";

/** A number that is read from what a caller passed. */
function numberOr(read: () => unknown, path: string, allowed: string): number {
  let value: unknown;
  try {
    value = read();
  } catch {
    // A getter or a proxy threw.
  }
  return typeof value === "number" ? value : invalid(path, allowed);
}

/**
 * The value of a track that counts: the first one that is not crossed.
 *
 * @param track - a track of a layout.
 * @param crossed - how many of its boxes are crossed, a non-negative integer; more than there are show the last value.
 * @returns 0 for a track without values.
 * @throws RulesError `options.invalid`.
 * @see ACT-3
 * @example
 * ```ts
 * trackValue(layoutOf("classic").pools, 2) // => 6
 * ```
 */
export function trackValue(track: Track, crossed: number): number {
  if (!isWhole(crossed, 0, Number.MAX_SAFE_INTEGER)) invalid("crossed", "a non-negative integer");
  return numberOr(() => (isList(track) ? visibleValue(track, crossed) : null), "track", "a list of numbers");
}

/**
 * What a plan scores for those who validate it now.
 *
 * @param plan - the plan.
 * @param isTurned - whether its card has been turned, as `turned` of the table says.
 * @throws RulesError `options.invalid`.
 * @see PLN-2
 * @example
 * ```ts
 * const { setup, table } = createGame({ players: ["Ann"], seed: 1, plans: { C: "3-4" } });
 * setup.plans.map((plan, index) => planWorth(plan, table.turned[index] ?? false))[2] // => 7
 * setup.plans.map((plan) => planWorth(plan, true))[2] // => 3
 * ```
 */
export function planWorth(plan: PlanCard, isTurned: boolean): number {
  return numberOr(() => worthOf(plan, isTurned), "plan", "a plan card");
}
