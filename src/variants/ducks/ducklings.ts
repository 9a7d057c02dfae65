import type { Layout } from "../../data/layout.js";
import { type Area, type Paper, placesIn } from "../../sheet/area.js";
import type { Feature, Features } from "../../sheet/feature.js";
import { isFirst, isLast, placeOf } from "../../sheet/ground.js";
import { isNumbered, type Sheet } from "../../sheet/sheet.js";
import { ownAs } from "../own-as.js";
import type { DuckCount, DuckFamily, Duckling, DucksLayout } from "./shape.js";

/** What the layout shows of the expansion. */
function ducksLayout({ own }: Pick<Layout, "own">): DucksLayout {
  return ownAs(own, "ducks");
}

/** A duckling with the places of the two houses beside it. */
interface PlacedDuckling extends Duckling {
  readonly places: readonly [number, number];
}

function placed({ ground, layout }: Paper, duckling: Duckling): PlacedDuckling {
  const { street, house, side } = duckling;
  const place = placeOf(ground, street, house);
  if (side === "right") return { ...duckling, places: [place, place + 1] };
  const below = placeOf(ground, street + 1, ground.columnOf[place] - layout.streets[street + 1].column);
  return { ...duckling, places: [place, below] };
}

const known = new WeakMap<DucksLayout, readonly PlacedDuckling[]>();

/** The ducklings of a sheet, placed once per layout. */
function ducklingsOn(paper: Paper): readonly PlacedDuckling[] {
  const own = ducksLayout(paper.layout);
  const ducklings = known.get(own) ?? own.ducklings.map((duckling) => placed(paper, duckling));
  known.set(own, ducklings);
  return ducklings;
}

/** A duckling is circled as soon as both houses beside it are numbered. DUK-1 */
function isCircled(sheet: Sheet, { places }: PlacedDuckling): boolean {
  return places.every((place) => isNumbered(sheet, place));
}

/** The places to which a chain leads from a house: to those beside it, and over a duckling to another street. */
function neighboursOf({ ground }: Paper, ducklings: readonly PlacedDuckling[], place: number): number[] {
  const across = ducklings
    .filter(({ side, places }) => side === "below" && places.includes(place))
    .flatMap(({ places }) => places);
  return [
    ...(isFirst(ground, place) ? [] : [place - 1]),
    ...(isLast(ground, place) ? [] : [place + 1]),
    ...across,
  ];
}

/** The numbered houses that an unbroken chain connects with the parent of a family. DUK-4 */
function connectedTo(paper: Paper, family: DuckFamily): ReadonlySet<number> {
  const { street, house } = ducksLayout(paper.layout).parents[family];
  const ducklings = ducklingsOn(paper);
  const connected = new Set<number>();
  const waiting = [placeOf(paper.ground, street, house)];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (connected.has(place) || !isNumbered(paper.sheet, place)) continue;
    connected.add(place);
    waiting.push(...neighboursOf(paper, ducklings, place));
  }
  return connected;
}

function connectedDucklings(paper: Paper, family: DuckFamily): number {
  const connected = connectedTo(paper, family);
  return ducklingsOn(paper).filter(
    (duckling) => duckling.family === family && duckling.places.every((place) => connected.has(place)),
  ).length;
}

/** The families that a count is about. DUK-3 */
function familiesIn(count: DuckCount): readonly DuckFamily[] {
  return count === "both" ? ["yellow", "black"] : [count];
}

/** What a count brings on a sheet as it stands. DUK-4 */
export function ducklingsCounted(paper: Paper, count: DuckCount): number {
  return familiesIn(count).reduce((sum, family) => sum + connectedDucklings(paper, family), 0);
}

/** Whether all ducklings that a count is about are circled. DUK-3 */
export function allCircled(paper: Paper, count: DuckCount): boolean {
  const families = familiesIn(count);
  return ducklingsOn(paper).every(
    (duckling) => !families.includes(duckling.family) || isCircled(paper.sheet, duckling),
  );
}

/** Ducklings with both their houses in an area: none between streets is in a street or in an estate. PLN-8 */
function ducklingFeature(isWanted: (duckling: Duckling) => boolean): Feature {
  const inside = (paper: Paper, area: Area): PlacedDuckling[] => {
    const places = placesIn(paper, area);
    return ducklingsOn(paper).filter(
      (duckling) => isWanted(duckling) && duckling.places.every((place) => places.includes(place)),
    );
  };
  return {
    count: (paper, area) => inside(paper, area).filter((duckling) => isCircled(paper.sheet, duckling)).length,
    total: (paper, area) => inside(paper, area).length,
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
