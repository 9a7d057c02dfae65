import type { BasicFeature, FeatureId } from "../data/feature-id.js";
import { sum } from "../input/sum.js";
import type { Feature, PlanContext } from "../sheet/feature.js";
import { type Area, placesIn, type SheetContext, streetsIn } from "../sheet/sheet-context.js";
import { boxCount } from "../sheet/tracks.js";

type PlaceTest = (context: SheetContext, place: number) => boolean;

function placesWith(context: SheetContext, area: Area, test: PlaceTest): number {
  let count = 0;
  for (const place of placesIn(context, area)) if (test(context, place)) count += 1;
  return count;
}

/** A feature of houses: counted where it is there, in total where it can be. */
export function houseFeature(isThere: PlaceTest, canBeThere: PlaceTest): Feature {
  return {
    count: (context, area) => placesWith(context, area, isThere),
    total: (context, area) => placesWith(context, area, canBeThere),
  };
}

/** A feature of the sheet as a whole. */
export function sheetFeature(
  count: (context: SheetContext) => number,
  total: (context: SheetContext) => number,
): Feature {
  const onSheet = (read: (context: SheetContext) => number) => (context: SheetContext, area: Area) =>
    area.kind === "sheet" ? read(context) : 0;
  return { count: onSheet(count), total: onSheet(total) };
}

/** The features of the basic sheet. */
export const BASIC_FEATURES = {
  /** Pools circled. A pool whose house is lost or a roundabout can't be had any more. RBT-6 */
  pools: houseFeature(
    ({ sheet }, place) => sheet.pools[place] === 1,
    ({ geometry }, place) => geometry.hasPool[place],
  ),
  /** Houses numbered by extension. PLN-4 */
  extensions: houseFeature(
    ({ sheet }, place) => sheet.places[place] === "extension",
    () => true,
  ),
  /** Roundabouts. */
  roundabouts: houseFeature(
    ({ sheet }, place) => sheet.places[place] === "roundabout",
    () => true,
  ),
  /** Park boxes crossed. */
  parks: {
    count: (context, area) =>
      sum(streetsIn(context, area).map((street) => context.sheet.parksCrossed[street])),
    total: (context, area) =>
      sum(streetsIn(context, area).map((street) => boxCount(context.layout.streets[street].parks))),
  },
  /** Temp boxes crossed. */
  temps: sheetFeature(
    ({ sheet }) => sheet.tempsCrossed,
    ({ layout }) => layout.temps,
  ),
  /** Improvement boxes crossed, of any size. [ADV-5] */
  improvements: sheetFeature(
    ({ sheet }) => sum(sheet.improvementsCrossed),
    ({ layout }) => sum(layout.improvements.map(boxCount)),
  ),
  /** Estate sizes with all improvement boxes crossed. ADV-5 */
  fullImprovementColumns: sheetFeature(
    ({ sheet, layout }) =>
      layout.improvements.filter(
        (track, index) => boxCount(track) > 0 && sheet.improvementsCrossed[index] >= boxCount(track),
      ).length,
    ({ layout }) => layout.improvements.length,
  ),
} satisfies Readonly<Record<BasicFeature, Feature>>;

/** The feature of a name. */
export function featureOf({ features }: PlanContext, name: FeatureId): Feature {
  const feature = Object.hasOwn(features, name) ? features[name] : undefined;
  if (feature === undefined) throw new Error(`there is no feature ${name}`);
  return feature;
}
