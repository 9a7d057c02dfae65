import { sum } from "../../rules/sum.js";
import { sectionOf } from "../../scoring/section.js";
import type { Paper } from "../../sheet/area.js";
import { ownAs } from "../own-as.js";
import type { TableOwn } from "../shapes.js";
import type { SheltersLayout, SheltersTable } from "./shape.js";
import { sheltersLayout, streetCapacities } from "./shelters.js";

/** What lies on the table; `null` where there is no AAA. */
export function sheltersTable(own: TableOwn | null): SheltersTable | null {
  return own === null ? null : ownAs(own, "nuclear-war");
}

/** What the AAA's shelters of each street hold together. */
export function opponentCapacities({ built }: SheltersTable): number[] {
  return built.map(sum);
}

/** What each one who is compared holds in each street: all architects, and the AAA at any level. NUC-7 XPN-3 */
function rivalsOf(papers: readonly Paper[], onTable: SheltersTable | null): number[][] {
  const opponent = onTable === null ? [] : [opponentCapacities(onTable)];
  return [...papers.map(streetCapacities), ...opponent];
}

/** In each street the largest capacity scores, and everybody tied with it. NUC-2 */
function streetItems(mine: readonly number[], rivals: readonly (readonly number[])[], own: SheltersLayout) {
  return mine.map((count, street) => {
    const largest = Math.max(...rivals.map((capacities) => capacities[street]));
    return { of: String(street + 1), count, points: count === largest ? own.streetScores[street] : 0 };
  });
}

/** The smallest total scores, and everybody tied with it. NUC-3 */
function optimismItem(mine: readonly number[], rivals: readonly (readonly number[])[], own: SheltersLayout) {
  const count = sum(mine);
  const isSmallest = rivals.every((capacities) => count <= sum(capacities));
  return { of: "optimism", count, points: isSmallest ? own.optimism : 0 };
}

/** The sections of one who holds so much in each street, compared with all. NUC-2 NUC-3 NUC-7 */
export function compare(mine: readonly number[], papers: readonly Paper[], onTable: SheltersTable | null) {
  const own = sheltersLayout(papers[0].layout);
  const rivals = rivalsOf(papers, onTable);
  const streets = streetItems(mine, rivals, own);
  const optimism = optimismItem(mine, rivals, own);
  return [sectionOf("shelters", "NUC-2", streets), sectionOf("optimism", "NUC-3", [optimism])];
}
