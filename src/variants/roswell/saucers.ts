import type { Layout } from "../../data/layout.js";
import { houseFeature } from "../../plans/features.js";
import type { Paper } from "../../sheet/area.js";
import { completeEstates, type Estate } from "../../sheet/estates.js";
import type { Features } from "../../sheet/feature.js";
import { type Ground, houseOf } from "../../sheet/ground.js";
import type { Sheet } from "../../sheet/sheet.js";
import { ownAs } from "../own-as.js";
import type { SaucersLayout, SaucersSheet } from "./shape.js";

/** What the layout shows of the expansion. */
export function saucersLayout({ own }: Pick<Layout, "own">): SaucersLayout {
  return ownAs(own, "roswell");
}

/** What a sheet has of the expansion. */
export function saucersSheet({ own }: Pick<Sheet, "own">): SaucersSheet {
  return ownAs(own, "roswell");
}

/** Whether a saucer is printed at a place. */
export function hasSaucer(layout: Layout, ground: Ground, place: number): boolean {
  return saucersLayout(layout).saucers[ground.streetOf[place]].includes(houseOf(ground, place));
}

/** What plans can count. */
export const FEATURES: Features = {
  /** Saucers circled, in complete estates or not. One whose house is a roundabout can't be had any more. RBT-6 PLN-8 */
  zoorgs: houseFeature(
    ({ sheet }, place) => saucersSheet(sheet).circled[place] === 1,
    ({ layout, ground }, place) => hasSaucer(layout, ground, place),
  ),
};

/** The complete estates with at least one circled saucer. ROS-3 */
function infiltratedEstates({ sheet, ground }: Paper): Estate[] {
  const { circled } = saucersSheet(sheet);
  return completeEstates(sheet, ground).filter(({ first, size }) =>
    circled.slice(first, first + size).includes(1),
  );
}

/** How many estates are infiltrated, and what they score by the objective. ROS-4 */
export function infiltration(paper: Paper): { readonly count: number; readonly points: number } {
  const { objectives, failedEach } = saucersLayout(paper.layout);
  const { objective } = saucersSheet(paper.sheet);
  const count = infiltratedEstates(paper).length;
  const chosen = objective === null ? undefined : objectives[objective];
  const isReached =
    chosen !== undefined && count >= chosen.from && (chosen.to === null || count <= chosen.to);
  return { count, points: count * (isReached ? chosen.each : failedEach) };
}
