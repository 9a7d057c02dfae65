import { sum } from "../../rules/sum.js";
import { sectionOf } from "../../scoring/section.js";
import type { Paper } from "../../sheet/area.js";
import { ownAs } from "../own-as.js";
import type { TableOwn } from "../shapes.js";
import type { SheltersTable } from "./shape.js";
import { sheltersLayout, streetCapacities } from "./shelters.js";

/** What lies on the table; `null` where there is no AAA. */
export function sheltersTable(own: TableOwn | null): SheltersTable | null {
  return own === null ? null : ownAs(own, "nuclear-war");
}

/** What the AAA's shelters of each street hold together. */
export function opponentCapacities({ built }: SheltersTable): number[] {
  return built.map(sum);
}

/** What scores in a comparison: in each street the largest capacity, and the smallest total. NUC-2 NUC-3 */
interface Best {
  /** For each street the largest capacity. */
  readonly largest: readonly number[];
  /** The smallest total. */
  readonly smallest: number;
}

/** Of one alone who holds so much in each street. */
function alone(capacities: readonly number[]): Best {
  return { largest: capacities, smallest: sum(capacities) };
}

function together(a: Best, b: Best): Best {
  return {
    largest: a.largest.map((capacity, street) => Math.max(capacity, b.largest[street])),
    smallest: Math.min(a.smallest, b.smallest),
  };
}

/**
 * Compares what one holds in each street with all, the AAA at any level too, and scores it; everybody tied scores.
 * NUC-2 NUC-3 NUC-7 XPN-3
 */
export function comparison(papers: readonly Paper[], onTable: SheltersTable | null) {
  const { streetScores, optimism } = sheltersLayout(papers[0].layout);
  const opponent = onTable === null ? [] : [opponentCapacities(onTable)];
  const rivals = [...papers.map(streetCapacities), ...opponent];
  const { largest, smallest } = rivals.map(alone).reduce(together);
  return (mine: readonly number[]) => {
    const streets = mine.map((count, street) => {
      const points = count === largest[street] ? streetScores[street] : 0;
      return { of: String(street + 1), count, points };
    });
    const count = sum(mine);
    const total = { of: "optimism", count, points: count === smallest ? optimism : 0 };
    return [sectionOf("shelters", "NUC-2", streets), sectionOf("optimism", "NUC-3", [total])];
  };
}
