import type { Features } from "../../../sheet/feature.js";
import { isLast } from "../../../sheet/geometry.js";
import { isHouse } from "../../../sheet/sheet.js";
import { type Area, placesIn, type SheetContext } from "../../../sheet/sheet-context.js";
import type { LightString } from "./types.js";

/** The fewest houses that a string links. XMS-2 */
const SHORTEST_STRING = 2;

/**
 * Whether a place and the one on its right are linked: their numbers are consecutive or equal, and the part before
 * ¾ decides. A fence does not matter. [XMS-1] [NTQ-4]
 */
function isLinked({ sheet, geometry }: SheetContext, place: number): boolean {
  const left = sheet.numbers[place];
  const right = isLast(geometry, place) ? null : sheet.numbers[place + 1];
  return left !== null && right !== null && Math.abs(Math.floor(right) - Math.floor(left)) <= 1;
}

/** The strings of a street, from left to right. XMS-2 */
export function stringsOf(
  context: SheetContext,
  street: number,
): Pick<LightString, "street" | "house" | "size">[] {
  const strings: Pick<LightString, "street" | "house" | "size">[] = [];
  let size = 1;
  placesIn(context, { kind: "street", street }).forEach((place, house) => {
    if (isLinked(context, place)) size += 1;
    else {
      if (size >= SHORTEST_STRING) strings.push({ street, house: house + 1 - size, size });
      size = 1;
    }
  });
  return strings;
}

/** How many houses the longest string of a street links; 0 without a string. XMS-2 */
export function longestString(context: SheetContext, street: number): number {
  return Math.max(0, ...stringsOf(context, street).map(({ size }) => size));
}

/** The places of an area that have their right neighbour in it too. */
function gapsIn(context: SheetContext, area: Area): number[] {
  const places = placesIn(context, area);
  const { geometry } = context;
  return places.filter((place, index) => places[index + 1] === place + 1 && !isLast(geometry, place));
}

/** Whether neighbouring places, of which there are two or more, are all linked. */
function isOneString(context: SheetContext, places: readonly number[]): boolean {
  return (
    places.length >= SHORTEST_STRING &&
    places.slice(0, -1).every((place, index) => places[index + 1] === place + 1 && isLinked(context, place))
  );
}

/** Whether all houses of a street that are left are linked by one string. PLN-8 RBT-6 */
function isStreetLinked(context: SheetContext, street: number): boolean {
  const places = placesIn(context, { kind: "street", street });
  return isOneString(
    context,
    places.filter((place) => isHouse(context.sheet, place)),
  );
}

/** How many streets or estates of an area are linked by one string as a whole. */
function wholeStringsIn(context: SheetContext, area: Area): number {
  switch (area.kind) {
    case "sheet":
      return context.layout.streets.filter((_, street) => isStreetLinked(context, street)).length;
    case "street":
      return isStreetLinked(context, area.street) ? 1 : 0;
    case "houses":
      return isOneString(context, placesIn(context, area)) ? 1 : 0;
    case "column":
      return 0;
  }
}

/** The house in the middle of an estate; `null` for an estate without one. */
function middleOf(area: Area): number | null {
  return area.kind === "houses" && area.size % 2 === 1 ? area.first + (area.size - 1) / 2 : null;
}

function isMiddleLinked(context: SheetContext, area: Area): boolean {
  const middle = middleOf(area);
  return (
    middle !== null &&
    gapsIn(context, area).some((gap) => (gap === middle || gap === middle - 1) && isLinked(context, gap))
  );
}

/** What plans can count; only strings between houses of the same estate matter to it. */
export const FEATURES: Features = {
  /** Pairs of neighbours that are linked. */
  links: {
    count: (context, area) => gapsIn(context, area).filter((place) => isLinked(context, place)).length,
    total: (context, area) => gapsIn(context, area).length,
  },
  /** Estates, or streets, all of whose houses one string links; it may go on beyond them. [PLN-8] */
  wholeStrings: {
    count: wholeStringsIn,
    total: ({ layout }, area) => (area.kind === "sheet" ? layout.streets.length : 1),
  },
  /** Houses in the middle of an estate that are linked to a neighbour. */
  linkedMiddles: {
    count: (context, area) => (isMiddleLinked(context, area) ? 1 : 0),
    total: (_paper, area) => (middleOf(area) === null ? 0 : 1),
  },
};
