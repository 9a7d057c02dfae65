import { type Expansion, noExpansion } from "../expansion.js";
import { expansionAs } from "../expansion-as.js";
import { comparison, opponentCapacities, sheltersTable } from "./comparison.js";
import { layoutReaders, NUCLEAR_WAR_2023 } from "./layout.js";
import { blankTable, isPossible, ROUNDABOUT, resolve, settle, tableReaders } from "./opponent.js";
import { PLANS_2023 } from "./plans.js";
import { FEATURES, streetCapacities } from "./shelters.js";
import type { NuclearWarTable } from "./types.js";

/** Nuclear War. A shelter holds the number of its house, so nothing is kept on a sheet. NUC-1 */
export const nuclearWar: Expansion = {
  ...noExpansion,
  id: "nuclear-war",
  sheets: { "collector-2023": NUCLEAR_WAR_2023 },
  plans: { "collector-2023": PLANS_2023 },
  features: FEATURES,
  layoutReaders,
  blankTable,
  tableReaders,
  isPossible,
  resolve,
  declarations: [ROUNDABOUT],
  settle,
  sections(sheetContexts, onTable) {
    const compared = comparison(sheetContexts, sheltersTable(onTable));
    return (context) => compared(streetCapacities(context));
  },
  opponentSections({ sheetContexts, expansion }) {
    const onTable: NuclearWarTable = expansionAs(expansion, "nuclear-war");
    return comparison(sheetContexts, onTable)(opponentCapacities(onTable));
  },
};
