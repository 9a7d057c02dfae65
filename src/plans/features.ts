import type { BasicFeature, FeatureId } from "../data/feature-id.js";
import { sum } from "../rules/sum.js";
import { type Area, type Paper, placesIn, streetsIn } from "../sheet/area.js";
import type { Feature, PlanPaper } from "../sheet/feature.js";
import { boxCount } from "../sheet/tracks.js";

type PlaceTest = (paper: Paper, place: number) => boolean;

function placesWith(paper: Paper, area: Area, test: PlaceTest): number {
  let count = 0;
  for (const place of placesIn(paper, area)) if (test(paper, place)) count += 1;
  return count;
}

/** A feature of houses: counted where it is there, in total where it can be. */
export function houseFeature(isThere: PlaceTest, canBeThere: PlaceTest): Feature {
  return {
    count: (paper, area) => placesWith(paper, area, isThere),
    total: (paper, area) => placesWith(paper, area, canBeThere),
  };
}

/** A feature of the sheet as a whole. */
export function sheetFeature(count: (paper: Paper) => number, total: (paper: Paper) => number): Feature {
  const onSheet = (read: (paper: Paper) => number) => (paper: Paper, area: Area) =>
    area.kind === "sheet" ? read(paper) : 0;
  return { count: onSheet(count), total: onSheet(total) };
}

/** The features of the basic sheet. */
export const BASIC_FEATURES = {
  /** Pools circled. A pool whose house is lost or a roundabout can't be had any more. RBT-6 */
  pools: houseFeature(
    ({ sheet }, place) => sheet.pools[place] === 1,
    ({ ground }, place) => ground.hasPool[place],
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
    count: (paper, area) => sum(streetsIn(paper, area).map((street) => paper.sheet.parksCrossed[street])),
    total: (paper, area) =>
      sum(streetsIn(paper, area).map((street) => boxCount(paper.layout.streets[street].parks))),
  },
  /** Temp boxes crossed. */
  temps: sheetFeature(
    ({ sheet }) => sheet.tempsCrossed,
    ({ layout }) => layout.temps,
  ),
  /** Improvement boxes crossed, of any size. ADV-5 */
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
export function featureOf({ features }: PlanPaper, name: FeatureId): Feature {
  const feature = Object.hasOwn(features, name) ? features[name] : undefined;
  if (feature === undefined) throw new Error(`there is no feature ${name}`);
  return feature;
}
