import type { ClauseId } from "../rules/catalogue.js";
import { pointsOfAll } from "../rules/sum.js";

/** A section of a score: its lines and what they add up to. */
export function sectionOf<S extends string, I extends { readonly points: number }>(
  section: S,
  clause: ClauseId,
  items: readonly I[],
) {
  return { section, clause, items, points: pointsOfAll(items) };
}
