import type { Layout } from "../../../data/layout.js";
import { sum } from "../../../input/sum.js";
import type { Feature, Features } from "../../../sheet/feature.js";
import { type Geometry, placeOf } from "../../../sheet/geometry.js";
import type { Sheet } from "../../../sheet/sheet.js";
import { type Area, placesIn, type SheetContext } from "../../../sheet/sheet-context.js";
import { expansionAs } from "../expansion-as.js";
import { COLOURS } from "./layout.js";
import type { EasterEggsLayout, EasterEggsSheet, EggsAt } from "./types.js";

/** What the layout shows of the expansion. */
export function eggsLayout({ expansion }: Pick<Layout, "expansion">): EasterEggsLayout {
  return expansionAs(expansion, "easter-eggs");
}

/** What a sheet has of the expansion. */
export function eggsSheet({ expansion }: Pick<Sheet, "expansion">): EasterEggsSheet {
  return expansionAs(expansion, "easter-eggs");
}

/** The eggs printed at a place; `null` where there are none. */
export function eggsAt(layout: Layout, geometry: Geometry, place: number): EggsAt | null {
  return (
    eggsLayout(layout).eggs.find(({ street, house }) => placeOf(geometry, street, house) === place) ?? null
  );
}

/**
 * How many eggs the loops of a number may circle: 6, 9 and 16 one, 0, 8 and 10 two. The part before ¾ decides.
 * EGG-1 [NTQ-3]
 */
export function loopsOf(number: number): number {
  const whole = Math.floor(number);
  if ([0, 8, 10].includes(whole)) return 2;
  return [6, 9, 16].includes(whole) ? 1 : 0;
}

function circledIn(context: SheetContext, area: Area, isWanted: (eggs: EggsAt) => boolean): EggsAt[] {
  const { circled } = eggsSheet(context.sheet);
  return placesIn(context, area).flatMap((place) => {
    const eggs = eggsAt(context.layout, context.geometry, place);
    return eggs !== null && isWanted(eggs) && circled[place] > 0 ? [{ ...eggs, count: circled[place] }] : [];
  });
}

function printedIn(context: SheetContext, area: Area, isWanted: (eggs: EggsAt) => boolean): EggsAt[] {
  return placesIn(context, area).flatMap((place) => {
    const eggs = eggsAt(context.layout, context.geometry, place);
    return eggs !== null && isWanted(eggs) ? [eggs] : [];
  });
}

function eggFeature(isWanted: (eggs: EggsAt) => boolean): Feature {
  return {
    count: (context, area) => sum(circledIn(context, area, isWanted).map((eggs) => eggs.count)),
    total: (context, area) => sum(printedIn(context, area, isWanted).map((eggs) => eggs.count)),
  };
}

function coloursOf(eggs: readonly EggsAt[]): number {
  return new Set(eggs.map(({ colour }) => colour)).size;
}

/** What plans can count: eggs circled, of all colours or of one, and colours. */
export const FEATURES: Features = {
  eggs: eggFeature(() => true),
  eggColours: {
    count: (context, area) => coloursOf(circledIn(context, area, () => true)),
    total: (context, area) => coloursOf(printedIn(context, area, () => true)),
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
  const reached = eggsLayout(layout).steps.filter(([min]) => eggs >= min);
  return reached.at(-1)?.[1] ?? 0;
}
