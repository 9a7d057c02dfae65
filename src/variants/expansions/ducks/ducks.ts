import type { ExpansionDescription } from "../../../sheet/description.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import { type Expansion, noExpansion } from "../expansion.js";
import {
  ALL_CIRCLED,
  blankTable,
  COUNTS,
  check,
  ducksSheet,
  finish,
  isPossible,
  NO_COUNTS,
  opponentSections,
  resolve,
  sectionsOf,
  settle,
  tableReaders,
} from "./counts.js";
import { FEATURES } from "./ducklings.js";
import { DUCKS, layoutReaders } from "./layout.js";
import { PLANS } from "./plans.js";
import type { DucksSheet } from "./types.js";

/** Ducklings circled are seen from the numbers; a count that was made has a line. */
function describe({ sheet }: SheetContext): ExpansionDescription {
  const { counts } = ducksSheet(sheet);
  const lines = COUNTS.flatMap((count) => {
    const points = counts[count];
    return points === null ? [] : [[count, [points]] as const];
  });
  return { marks: sheet.places.map(() => ({})), lines: Object.fromEntries(lines) };
}

function expansionOf({ lines }: ExpansionDescription): DucksSheet {
  const [yellow, black, both] = COUNTS.map((count) => lines[count]?.[0] ?? null);
  return { id: "ducks", counts: { yellow, black, both } };
}

/** Coin Coin, the ducks. A fence may be drawn where a duckling is: nothing stands in its way. [DUK-2] */
export const ducks: Expansion = {
  ...noExpansion,
  id: "ducks",
  sheets: { "collector-2023": DUCKS },
  plans: { "collector-2023": PLANS },
  features: FEATURES,
  layoutReaders,
  blankSheet: () => ({ id: "ducks", counts: NO_COUNTS }),
  marks: () => ({ houses: [], lines: COUNTS.map((name) => ({ name, values: 1 })) }),
  describe,
  expansionOf,
  check,
  blankTable,
  tableReaders,
  isPossible,
  resolve,
  declarations: [ALL_CIRCLED],
  settle,
  finish,
  sections: () => sectionsOf,
  opponentSections,
};
