import type { Layout } from "../../data/layout.js";
import { sum } from "../../rules/sum.js";
import { type Area, type Paper, placesIn } from "../../sheet/area.js";
import type { Features } from "../../sheet/feature.js";
import { houseOf } from "../../sheet/ground.js";
import { HIGHEST_NUMBER } from "../../sheet/numbering.js";
import { ownAs } from "../own-as.js";
import type { SheltersLayout } from "./shape.js";

/** What the layout shows of the expansion. */
export function sheltersLayout({ own }: Pick<Layout, "own">): SheltersLayout {
  return ownAs(own, "nuclear-war");
}

/** The places of an area with a shelter, built or not. */
function sheltersIn(paper: Paper, area: Area): number[] {
  const { shelters } = sheltersLayout(paper.layout);
  const { ground } = paper;
  return placesIn(paper, area).filter((place) =>
    shelters[ground.streetOf[place]].includes(houseOf(ground, place)),
  );
}

/** What the shelters of an area hold: each the number of its house, of 9¾ the part before ¾. NUC-1 NTQ-5 */
function capacitiesIn(paper: Paper, area: Area): number[] {
  return sheltersIn(paper, area).flatMap((place) => {
    const number = paper.sheet.numbers[place];
    return number === null ? [] : [Math.floor(number)];
  });
}

/** What the shelters of each street hold together. NUC-2 */
export function streetCapacities(paper: Paper): number[] {
  return paper.layout.streets.map((_, street) => sum(capacitiesIn(paper, { kind: "street", street })));
}

/** What plans can count. */
export const FEATURES: Features = {
  /** Shelters built. One whose house is a roundabout can't be built any more. RBT-6 */
  shelters: {
    count: (paper, area) => capacitiesIn(paper, area).length,
    total: (paper, area) => sheltersIn(paper, area).length,
  },
  /** What they hold together. */
  capacity: {
    count: (paper, area) => sum(capacitiesIn(paper, area)),
    total: (paper, area) => sheltersIn(paper, area).length * HIGHEST_NUMBER,
  },
};
