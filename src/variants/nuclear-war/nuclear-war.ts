import { type Expansion, isUsualPile, nothing } from "../expansion.js";
import { ownAs } from "../own-as.js";
import { comparison, opponentCapacities, sheltersTable } from "./comparison.js";
import { NUCLEAR_WAR_2023, ownShape } from "./layout.js";
import { blankTable, isPossible, resolve, settle, tableShape } from "./opponent.js";
import { PLANS_2023 } from "./plans.js";
import type { SheltersTable } from "./shape.js";
import { FEATURES, streetCapacities } from "./shelters.js";

/** Nuclear War. A shelter holds the number of its house, so nothing is kept on a sheet. NUC-1 */
export const nuclearWar: Expansion = {
  ...nothing,
  id: "nuclear-war",
  sheets: { "collector-2023": NUCLEAR_WAR_2023 },
  plans: { "collector-2023": PLANS_2023 },
  features: FEATURES,
  ownShape,
  blankTable,
  tableShape,
  isPossible: (position) => isUsualPile(position) && isPossible(position),
  resolve,
  settle,
  sections(papers, onTable) {
    const compared = comparison(papers, sheltersTable(onTable));
    return (paper) => compared(streetCapacities(paper));
  },
  opponentSections({ papers, own }) {
    const onTable: SheltersTable = ownAs(own, "nuclear-war");
    return comparison(papers, onTable)(opponentCapacities(onTable));
  },
};
