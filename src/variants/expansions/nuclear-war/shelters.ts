import type { Layout } from "../../../data/layout.js";
import { sum } from "../../../input/sum.js";
import type { Features } from "../../../sheet/feature.js";
import { houseOf } from "../../../sheet/geometry.js";
import { HIGHEST_NUMBER } from "../../../sheet/numbering.js";
import { type Area, placesIn, type SheetContext } from "../../../sheet/sheet-context.js";
import { expansionAs } from "../expansion-as.js";
import type { NuclearWarLayout } from "./types.js";

/** What the layout shows of the expansion. */
export function sheltersLayout({ expansion }: Pick<Layout, "expansion">): NuclearWarLayout {
  return expansionAs(expansion, "nuclear-war");
}

/** Whether a shelter is printed at a place. */
export function hasShelter(
  { layout, geometry }: Pick<SheetContext, "layout" | "geometry">,
  place: number,
): boolean {
  return sheltersLayout(layout).shelters[geometry.streetOf[place]].includes(houseOf(geometry, place));
}

/** The places of an area with a shelter, built or not. */
function sheltersIn(context: SheetContext, area: Area): number[] {
  return placesIn(context, area).filter((place) => hasShelter(context, place));
}

/** What a shelter holds: the number of its house, of 9¾ the part before ¾; `null` before it is built. [NUC-1] [NTQ-5] */
export function capacityAt({ sheet }: Pick<SheetContext, "sheet">, place: number): number | null {
  const number = sheet.numbers[place];
  return number === null ? null : Math.floor(number);
}

/** What the shelters of an area hold. */
function capacitiesIn(context: SheetContext, area: Area): number[] {
  return sheltersIn(context, area).flatMap((place) => capacityAt(context, place) ?? []);
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
