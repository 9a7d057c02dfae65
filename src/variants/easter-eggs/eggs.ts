import type { Layout } from "../../data/layout.js";
import { sum } from "../../rules/sum.js";
import { type Area, type Paper, placesIn } from "../../sheet/area.js";
import type { Feature, Features } from "../../sheet/feature.js";
import { type Ground, placeOf } from "../../sheet/ground.js";
import type { Sheet } from "../../sheet/sheet.js";
import { ownAs } from "../own-as.js";
import { COLOURS } from "./layout.js";
import type { EggsAt, EggsLayout, EggsSheet } from "./shape.js";

/** What the layout shows of the expansion. */
function eggsLayout({ own }: Pick<Layout, "own">): EggsLayout {
  return ownAs(own, "easter-eggs");
}

/** What a sheet has of the expansion. */
export function eggsSheet({ own }: Pick<Sheet, "own">): EggsSheet {
  return ownAs(own, "easter-eggs");
}

/** The eggs printed at a place; `null` where there are none. */
export function eggsAt(layout: Layout, ground: Ground, place: number): EggsAt | null {
  return (
    eggsLayout(layout).eggs.find(({ street, house }) => placeOf(ground, street, house) === place) ?? null
  );
}

/**
 * How many eggs the loops of a number may circle: 6, 9 and 16 one, 0, 8 and 10 two. The part before ¾ decides.
 * EGG-1 NTQ-3
 */
export function loopsOf(number: number): number {
  const whole = Math.floor(number);
  if ([0, 8, 10].includes(whole)) return 2;
  return [6, 9, 16].includes(whole) ? 1 : 0;
}

function circledIn(paper: Paper, area: Area, isWanted: (eggs: EggsAt) => boolean): EggsAt[] {
  const { circled } = eggsSheet(paper.sheet);
  return placesIn(paper, area).flatMap((place) => {
    const eggs = eggsAt(paper.layout, paper.ground, place);
    return eggs !== null && isWanted(eggs) && circled[place] > 0 ? [{ ...eggs, count: circled[place] }] : [];
  });
}

function printedIn(paper: Paper, area: Area, isWanted: (eggs: EggsAt) => boolean): EggsAt[] {
  return placesIn(paper, area).flatMap((place) => {
    const eggs = eggsAt(paper.layout, paper.ground, place);
    return eggs !== null && isWanted(eggs) ? [eggs] : [];
  });
}

function eggFeature(isWanted: (eggs: EggsAt) => boolean): Feature {
  return {
    count: (paper, area) => sum(circledIn(paper, area, isWanted).map((eggs) => eggs.count)),
    total: (paper, area) => sum(printedIn(paper, area, isWanted).map((eggs) => eggs.count)),
  };
}

function coloursOf(eggs: readonly EggsAt[]): number {
  return new Set(eggs.map(({ colour }) => colour)).size;
}

/** What plans can count: eggs circled, of all colours or of one, and colours. */
export const FEATURES: Features = {
  eggs: eggFeature(() => true),
  eggColours: {
    count: (paper, area) => coloursOf(circledIn(paper, area, () => true)),
    total: (paper, area) => coloursOf(printedIn(paper, area, () => true)),
  },
  ...Object.fromEntries(
    COLOURS.map((colour) => [`${colour}Eggs`, eggFeature((eggs) => eggs.colour === colour)]),
  ),
};

/** All eggs circled on a sheet. */
export function eggsCircled(sheet: Sheet): number {
  return sum(eggsSheet(sheet).circled);
}

/** What a number of eggs scores. EGG-3 */
export function pointsOf(layout: Layout, eggs: number): number {
  const reached = eggsLayout(layout).steps.filter(([least]) => eggs >= least);
  return reached.at(-1)?.[1] ?? 0;
}
