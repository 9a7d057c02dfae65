import type { Layout } from "../../../data/layout.js";
import type { Feature, Features } from "../../../sheet/feature.js";
import { isFirst, isLast, placeOf } from "../../../sheet/geometry.js";
import { isNumbered, type Sheet } from "../../../sheet/sheet.js";
import { type Area, placesIn, type SheetContext } from "../../../sheet/sheet-context.js";
import { expansionAs } from "../expansion-as.js";
import type { DuckCount, DuckFamily, Duckling, DucklingView, DuckParent, DucksLayout } from "./types.js";

/** What the layout shows of the expansion. */
function ducksLayout({ expansion }: Pick<Layout, "expansion">): DucksLayout {
  return expansionAs(expansion, "ducks");
}

/** A duckling with the places of the two houses beside it. */
interface PlacedDuckling extends Duckling {
  readonly places: readonly [number, number];
}

function placed({ geometry, layout }: SheetContext, duckling: Duckling): PlacedDuckling {
  const { family, street, house, side } = duckling;
  const place = placeOf(geometry, street, house);
  if (side === "right") return { family, street, house, side, places: [place, place + 1] };
  const below = placeOf(geometry, street + 1, geometry.columnOf[place] - layout.streets[street + 1].column);
  return { family, street, house, side, places: [place, below] };
}

const known = new WeakMap<DucksLayout, readonly PlacedDuckling[]>();

/** The ducklings of a sheet, placed once per layout. */
function ducklingsOn(context: SheetContext): readonly PlacedDuckling[] {
  const expansion = ducksLayout(context.layout);
  const ducklings = known.get(expansion) ?? expansion.ducklings.map((duckling) => placed(context, duckling));
  known.set(expansion, ducklings);
  return ducklings;
}

/** A duckling is circled as soon as both houses beside it are numbered. [DUK-1] */
function isCircled(sheet: Sheet, { places }: PlacedDuckling): boolean {
  return places.every((place) => isNumbered(sheet, place));
}

/** The places to which a chain leads from a house: to those beside it, and over a duckling to another street. */
function neighboursOf(
  { geometry }: SheetContext,
  ducklings: readonly PlacedDuckling[],
  place: number,
): number[] {
  const across = ducklings
    .filter(({ side, places }) => side === "below" && places.includes(place))
    .flatMap(({ places }) => places);
  return [
    ...(isFirst(geometry, place) ? [] : [place - 1]),
    ...(isLast(geometry, place) ? [] : [place + 1]),
    ...across,
  ];
}

/** The numbered houses that an unbroken chain connects with the parent of a family. [DUK-4] */
function connectedTo(context: SheetContext, family: DuckFamily): ReadonlySet<number> {
  const { street, house } = ducksLayout(context.layout).parents[family];
  const ducklings = ducklingsOn(context);
  const connected = new Set<number>();
  const waiting = [placeOf(context.geometry, street, house)];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (connected.has(place) || !isNumbered(context.sheet, place)) continue;
    connected.add(place);
    waiting.push(...neighboursOf(context, ducklings, place));
  }
  return connected;
}

/** Both families. */
const FAMILIES: readonly DuckFamily[] = ["yellow", "black"];

/** The ducklings of a family that chains connect with their parent. DUK-4 */
function connectedDucklings(context: SheetContext, family: DuckFamily): PlacedDuckling[] {
  const connected = connectedTo(context, family);
  return ducklingsOn(context).filter(
    (duckling) => duckling.family === family && duckling.places.every((place) => connected.has(place)),
  );
}

/** The ducklings, to be drawn. */
export function ducklingsDrawn(context: SheetContext): DucklingView[] {
  const connected = new Set(FAMILIES.flatMap((family) => connectedDucklings(context, family)));
  return ducklingsOn(context).map((duckling) => {
    const { family, street, house, side } = duckling;
    const isThere = isCircled(context.sheet, duckling);
    return { family, street, house, side, circled: isThere, connected: connected.has(duckling) };
  });
}

/** The parents, each with its family. */
export function parentsOn(layout: Layout): readonly ({ readonly family: DuckFamily } & DuckParent)[] {
  const { parents } = ducksLayout(layout);
  return FAMILIES.map((family) => ({ family, street: parents[family].street, house: parents[family].house }));
}

/** The families that a count is about. DUK-3 */
function familiesIn(count: DuckCount): readonly DuckFamily[] {
  return count === "both" ? FAMILIES : [count];
}

/** What a count brings on a sheet as it stands. DUK-4 */
export function ducklingsCounted(context: SheetContext, count: DuckCount): number {
  return familiesIn(count).reduce((sum, family) => sum + connectedDucklings(context, family).length, 0);
}

/** Whether all ducklings that a count is about are circled. DUK-3 */
export function allCircled(context: SheetContext, count: DuckCount): boolean {
  const families = familiesIn(count);
  return ducklingsOn(context).every(
    (duckling) => !families.includes(duckling.family) || isCircled(context.sheet, duckling),
  );
}

/** Ducklings with both their houses in an area: none between streets is in a street or in an estate. [PLN-8] */
function ducklingFeature(isWanted: (duckling: Duckling) => boolean): Feature {
  const inside = (context: SheetContext, area: Area): PlacedDuckling[] => {
    const places = placesIn(context, area);
    return ducklingsOn(context).filter(
      (duckling) => isWanted(duckling) && duckling.places.every((place) => places.includes(place)),
    );
  };
  return {
    count: (context, area) =>
      inside(context, area).filter((duckling) => isCircled(context.sheet, duckling)).length,
    total: (context, area) => inside(context, area).length,
  };
}

/** What plans can count: ducklings circled, of one family, and of one family between two streets. */
export const FEATURES: Features = {
  ducklings: ducklingFeature(() => true),
  yellowDucklings: ducklingFeature(({ family }) => family === "yellow"),
  blackDucklings: ducklingFeature(({ family }) => family === "black"),
  yellowDucklingsBetweenStreets: ducklingFeature(
    ({ family, side }) => family === "yellow" && side === "below",
  ),
  blackDucklingsBetweenStreets: ducklingFeature(({ family, side }) => family === "black" && side === "below"),
};
