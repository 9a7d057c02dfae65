import type { Move } from "perfect-home-rules";

/** What has become of a cone or of a bonus. */
type Fate = "open" | "circled" | "crossed";

/** A cone, its house counted from 1 as on the sheet. */
interface Cone {
  readonly house: number;
  readonly scoops: number;
  fate: Fate;
}

/** A street as its truck sees it. */
interface Street {
  readonly houses: number;
  readonly cones: Cone[];
  /** The end at which the truck starts; `null` before one of two is chosen. */
  from: "left" | "right" | null;
  /** Where the truck is, counted from 1; `null` at its end of the street. */
  truck: number | null;
  bonus: Fate;
}

/** A player's part of the game: trucks and cones told once more, from nothing but the moves made. */
export interface Route {
  readonly streets: Street[];
  /** The house of street 3 that waits for a truck. */
  waits: number | null;
}

const HOUSES = [10, 11, 12];

/** Scoops by house. ICE-1 */
const CONES: readonly Readonly<Record<number, number>>[] = [
  { 1: 1, 3: 2, 5: 3, 6: 1, 8: 2, 10: 1 },
  { 1: 3, 2: 1, 4: 1, 5: 2, 7: 2, 9: 3, 10: 2 },
  { 1: 2, 2: 3, 4: 1, 5: 1, 6: 2, 8: 3, 10: 1, 11: 3 },
];

/** A player's routes before the game. ICE-1 PCK-3 */
export function newRoute(sheet: "ice-cream" | "ice-cream-2019"): Route {
  const ends =
    sheet === "ice-cream" ? (["left", "right", "left"] as const) : (["right", "left", null] as const);
  const streets = CONES.map((cones, street): Street => {
    const list = Object.entries(cones).map(
      ([house, scoops]): Cone => ({ house: Number(house), scoops, fate: "open" }),
    );
    return { houses: HOUSES[street], cones: list, from: ends[street], truck: null, bonus: "open" };
  });
  return { streets, waits: null };
}

/** How far a house is from the end at which the truck starts: 1 for the first one. */
function wayTo({ houses, from }: Street, house: number): number {
  return from === "left" ? house : houses + 1 - house;
}

/** ICE-2 */
function arrive(street: Street, house: number): void {
  const way = wayTo(street, house);
  if (street.truck !== null && wayTo(street, street.truck) > way) return;
  street.truck = house;
  for (const cone of street.cones) {
    if (cone.fate === "open" && wayTo(street, cone.house) <= way) {
      cone.fate = cone.house === house ? "circled" : "crossed";
    }
  }
}

/** What a move does to the routes. */
export function follow(route: Route, move: Move): void {
  const { streets } = route;
  switch (move.type) {
    case "write":
    case "extend":
      if (streets[move.street].from === null) route.waits = move.house + 1;
      else arrive(streets[move.street], move.house + 1);
      break;
    case "truck":
      streets[2].from = move.from;
      arrive(streets[2], route.waits ?? Number.NaN);
      break;
    case "roundabout":
      for (const cone of streets[move.street].cones) {
        if (cone.house === move.house + 1 && cone.fate === "open") cone.fate = "crossed"; // ICE-6
      }
      break;
    case "forfeit":
      streets[move.street].bonus = "crossed"; // ICE-5
      break;
  }
}

/** ICE-3 */
export function endRound(routes: readonly Route[]): void {
  HOUSES.forEach((_, index) => {
    const streets = routes.map((route) => route.streets[index]);
    const first = streets.filter(
      ({ bonus, cones }) => bonus === "open" && cones.every(({ fate }) => fate !== "open"),
    );
    if (first.length === 0) return;
    for (const street of streets) {
      if (street.bonus === "open") street.bonus = first.includes(street) ? "circled" : "crossed";
    }
  });
}

/** What the cones of each street score. ICE-4 */
export function conePoints({ streets }: Route): number[] {
  return streets.map(({ cones, bonus }) =>
    cones
      .filter(({ fate }) => fate === "circled")
      .reduce((sum, { scoops }) => sum + scoops + (bonus === "circled" ? 1 : 0), 0),
  );
}

/** How many bonuses are crossed out. ICE-5 */
export function bonusesLost({ streets }: Route): number {
  return streets.filter(({ bonus }) => bonus === "crossed").length;
}
