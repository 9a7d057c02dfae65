import type { EstatesNeed, FeatureRange } from "../data/plan-card.js";
import { countOfSize, type Estate, isUsed } from "../sheet/estates.js";
import type { PlanContext } from "../sheet/feature.js";
import { featureOf } from "./features.js";

function hasWithin(context: PlanContext, estate: Estate, { feature, min, max }: FeatureRange): boolean {
  const count = featureOf(context, feature).count(context, { kind: "houses", ...estate });
  return count >= min && (max === null || count <= max);
}

/** Whether an estate is one of those that a need asks for. [PLN-3] [PLN-4] PLN-5 */
function isWanted(context: PlanContext, estate: Estate, need: EstatesNeed): boolean {
  return (
    need.sizes.includes(estate.size) &&
    !isUsed(context.sheet, estate) &&
    need.each.every((range) => hasWithin(context, estate, range))
  );
}

/** The estates that a need can use, from left to right. */
export function wantedEstates(context: PlanContext, need: EstatesNeed): Estate[] {
  return context.estates.filter((estate) => isWanted(context, estate, need));
}

function countOf(sizes: readonly number[], size: number): number {
  let count = 0;
  for (const each of sizes) if (each === size) count += 1;
  return count;
}

function sizesOf(estates: readonly Estate[]): number[] {
  return estates.map((estate) => estate.size);
}

/** Whether the sizes asked for can be found among the estates. */
export function canFind(estates: readonly Estate[], sizes: readonly number[]): boolean {
  if (estates.length < sizes.length) return false;
  for (const size of sizes) if (countOfSize(estates, size) < countOf(sizes, size)) return false;
  return true;
}

/** The only set of estates that has the sizes asked for; `null` where there are several. */
export function onlySet(estates: readonly Estate[], sizes: readonly number[]): Estate[] | null {
  const found = sizesOf(estates);
  const isOnly = sizes.every((size) => countOf(found, size) === countOf(sizes, size));
  return isOnly ? estates.filter((estate) => sizes.includes(estate.size)) : null;
}

/** The sizes still asked for after an estate of one of them. */
export function withoutSize(sizes: readonly number[], size: number): number[] {
  const at = sizes.indexOf(size);
  return sizes.filter((_, index) => index !== at);
}
