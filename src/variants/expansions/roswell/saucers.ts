import type { Layout } from "../../../data/layout.js";
import { houseFeature } from "../../../plans/features.js";
import { completeEstates, type Estate } from "../../../sheet/estates.js";
import type { Features } from "../../../sheet/feature.js";
import { type Geometry, houseOf } from "../../../sheet/geometry.js";
import type { Sheet } from "../../../sheet/sheet.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import { expansionAs } from "../expansion-as.js";
import type { RoswellLayout, RoswellSheet } from "./types.js";

/** What the layout shows of the expansion. */
export function saucersLayout({ expansion }: Pick<Layout, "expansion">): RoswellLayout {
  return expansionAs(expansion, "roswell");
}

/** What a sheet has of the expansion. */
export function saucersSheet({ expansion }: Pick<Sheet, "expansion">): RoswellSheet {
  return expansionAs(expansion, "roswell");
}

/** Whether a saucer is printed at a place. */
export function hasSaucer(layout: Layout, geometry: Geometry, place: number): boolean {
  return saucersLayout(layout).saucers[geometry.streetOf[place]].includes(houseOf(geometry, place));
}

/** What plans can count. */
export const FEATURES: Features = {
  /** Saucers circled, in complete estates or not. One whose house is a roundabout can't be had any more. RBT-6 [PLN-8] */
  zoorgs: houseFeature(
    ({ sheet }, place) => saucersSheet(sheet).circled[place] === 1,
    ({ layout, geometry }, place) => hasSaucer(layout, geometry, place),
  ),
};

/** The complete estates with at least one circled saucer. [ROS-3] */
function infiltratedEstates({ sheet, geometry }: SheetContext): Estate[] {
  const { circled } = saucersSheet(sheet);
  return completeEstates(sheet, geometry).filter(({ first, size }) =>
    circled.slice(first, first + size).includes(1),
  );
}

/** How many estates are infiltrated, and what they score by the objective. ROS-4 */
export function infiltration(context: SheetContext): { readonly count: number; readonly points: number } {
  const { objectives, failedEach } = saucersLayout(context.layout);
  const { objective } = saucersSheet(context.sheet);
  const count = infiltratedEstates(context).length;
  const chosen = objective === null ? undefined : objectives[objective];
  const isReached =
    chosen !== undefined && count >= chosen.from && (chosen.to === null || count <= chosen.to);
  return { count, points: count * (isReached ? chosen.each : failedEach) };
}
