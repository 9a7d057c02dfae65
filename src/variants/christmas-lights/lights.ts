import { type Area, type Paper, placesIn } from "../../sheet/area.js";
import type { Features } from "../../sheet/feature.js";
import { isLast } from "../../sheet/ground.js";
import { isHouse } from "../../sheet/sheet.js";

/** A string links at least so many houses. XMS-2 */
const SHORTEST_STRING = 2;

/**
 * Whether a place and the one on its right are linked: their numbers are consecutive or equal, and the part before
 * ¾ decides. A fence does not matter. XMS-1 NTQ-4
 */
function isLinked({ sheet, ground }: Paper, place: number): boolean {
  const left = sheet.numbers[place];
  const right = isLast(ground, place) ? null : sheet.numbers[place + 1];
  return left !== null && right !== null && Math.abs(Math.floor(right) - Math.floor(left)) <= 1;
}

/** How many houses the longest string of a street links; 0 where there is none. XMS-2 */
export function longestString(paper: Paper, street: number): number {
  let run = 1;
  let longest = 1;
  for (const place of placesIn(paper, { kind: "street", street })) {
    run = isLinked(paper, place) ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest < SHORTEST_STRING ? 0 : longest;
}

/** The places of an area that have their right neighbour in it too. */
function gapsIn(paper: Paper, area: Area): number[] {
  const places = placesIn(paper, area);
  const { ground } = paper;
  return places.filter((place, index) => places[index + 1] === place + 1 && !isLast(ground, place));
}

/** Whether neighbouring places, of which there are two or more, are all linked. */
function isOneString(paper: Paper, places: readonly number[]): boolean {
  return (
    places.length >= SHORTEST_STRING &&
    places.slice(0, -1).every((place, index) => places[index + 1] === place + 1 && isLinked(paper, place))
  );
}

/** Whether all houses of a street that are left are linked by one string. PLN-8 RBT-6 */
function isStreetLinked(paper: Paper, street: number): boolean {
  const places = placesIn(paper, { kind: "street", street });
  return isOneString(
    paper,
    places.filter((place) => isHouse(paper.sheet, place)),
  );
}

/** How many streets or estates of an area are linked by one string as a whole. */
function wholeStringsIn(paper: Paper, area: Area): number {
  switch (area.kind) {
    case "sheet":
      return paper.layout.streets.filter((_, street) => isStreetLinked(paper, street)).length;
    case "street":
      return isStreetLinked(paper, area.street) ? 1 : 0;
    case "houses":
      return isOneString(paper, placesIn(paper, area)) ? 1 : 0;
    case "column":
      return 0;
  }
}

/** The house with as many on its left as on its right in an estate; `null` where there is none. */
function middleOf(area: Area): number | null {
  return area.kind === "houses" && area.size % 2 === 1 ? area.first + (area.size - 1) / 2 : null;
}

function isMiddleLinked(paper: Paper, area: Area): boolean {
  const middle = middleOf(area);
  return (
    middle !== null &&
    gapsIn(paper, area).some((gap) => (gap === middle || gap === middle - 1) && isLinked(paper, gap))
  );
}

/** What plans can count; only strings between houses of the same estate matter to it. */
export const FEATURES: Features = {
  /** Pairs of neighbours that are linked. */
  links: {
    count: (paper, area) => gapsIn(paper, area).filter((place) => isLinked(paper, place)).length,
    total: (paper, area) => gapsIn(paper, area).length,
  },
  /** Estates, or streets, all of whose houses one string links; it may go on beyond them. PLN-8 */
  wholeStrings: {
    count: wholeStringsIn,
    total: ({ layout }, area) => (area.kind === "sheet" ? layout.streets.length : 1),
  },
  /** Houses in the middle of an estate that are linked to a neighbour. */
  linkedMiddles: {
    count: (paper, area) => (isMiddleLinked(paper, area) ? 1 : 0),
    total: (_paper, area) => (middleOf(area) === null ? 0 : 1),
  },
};
