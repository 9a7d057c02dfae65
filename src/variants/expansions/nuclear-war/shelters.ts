import type { Layout } from "../../../data/layout.js";
import { sum } from "../../../input/sum.js";
import type { Features } from "../../../sheet/feature.js";
import { houseOf } from "../../../sheet/geometry.js";
import { HIGHEST_NUMBER } from "../../../sheet/numbering.js";
import { type Area, placesIn, type SheetContext } from "../../../sheet/sheet-context.js";
import { expansionAs } from "../expansion-as.js";
import type { SheltersLayout } from "./types.js";

/** What the layout shows of the expansion. */
export function sheltersLayout({ expansion }: Pick<Layout, "expansion">): SheltersLayout {
  return expansionAs(expansion, "nuclear-war");
}

/** The places of an area with a shelter, built or not. */
function sheltersIn(context: SheetContext, area: Area): number[] {
  const { shelters } = sheltersLayout(context.layout);
  const { geometry } = context;
  return placesIn(context, area).filter((place) =>
    shelters[geometry.streetOf[place]].includes(houseOf(geometry, place)),
  );
}

/** What the shelters of an area hold: each the number of its house, of 9¾ the part before ¾. NUC-1 NTQ-5 */
function capacitiesIn(context: SheetContext, area: Area): number[] {
  return sheltersIn(context, area).flatMap((place) => {
    const number = context.sheet.numbers[place];
    return number === null ? [] : [Math.floor(number)];
  });
}

/** What the shelters of each street hold together. NUC-2 */
export function streetCapacities(context: SheetContext): number[] {
  return context.layout.streets.map((_, street) => sum(capacitiesIn(context, { kind: "street", street })));
}

/** What plans can count. */
export const FEATURES: Features = {
  /** Shelters built. One whose house is a roundabout can't be built any more. RBT-6 */
  shelters: {
    count: (context, area) => capacitiesIn(context, area).length,
    total: (context, area) => sheltersIn(context, area).length,
  },
  /** What they hold together. */
  capacity: {
    count: (context, area) => sum(capacitiesIn(context, area)),
    total: (context, area) => sheltersIn(context, area).length * HIGHEST_NUMBER,
  },
};
