import { sum } from "../../../input/sum.js";
import { sectionOf } from "../../../scoring/section.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import { expansionAs } from "../expansion-as.js";
import type { ExpansionTable } from "../types.js";
import { sheltersLayout, streetCapacities } from "./shelters.js";
import type { NuclearWarTable } from "./types.js";

/** What lies on the table; `null` where there is no AAA. */
export function sheltersTable(expansion: ExpansionTable | null): NuclearWarTable | null {
  return expansion === null ? null : expansionAs(expansion, "nuclear-war");
}

/** What the AAA's shelters of each street hold together. */
export function opponentCapacities({ built }: NuclearWarTable): number[] {
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
 * [NUC-2] [NUC-3] [NUC-7] [XPN-3]
 */
export function comparison(sheetContexts: readonly SheetContext[], onTable: NuclearWarTable | null) {
  const { streetScores, optimism } = sheltersLayout(sheetContexts[0].layout);
  const opponent = onTable === null ? [] : [opponentCapacities(onTable)];
  const rivals = [...sheetContexts.map(streetCapacities), ...opponent];
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
