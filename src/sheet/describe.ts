import type { Layout } from "../data/layout.js";
import type { Mark } from "../data/mark.js";
import { PLAN_LETTERS } from "../data/plan-card.js";
import type { Writable } from "../input/plain.js";
import type { ExpansionSheet } from "../variants/expansions/types.js";
import type {
  ExpansionDescription,
  HouseDescription,
  SheetDescription,
  StreetDescription,
} from "./description.js";
import { geometryOf, placeOf } from "./geometry.js";
import { blankSheet, type Sheet } from "./sheet.js";

function describeHouse(sheet: Sheet, place: number, expansion: ExpansionDescription): HouseDescription {
  const kind = sheet.places[place];
  const added = expansion.marks[place];
  const marks = {
    ...(sheet.pools[place] === 1 ? { pool: true as const } : {}),
    ...(sheet.used[place] === 1 ? { used: true as const } : {}),
    ...(Object.keys(added).length > 0 ? { marks: { ...added } } : {}),
  };
  const number = sheet.numbers[place];
  if (kind !== "numbered" && kind !== "extension") return { kind, ...marks };
  if (number === null) throw new Error("a numbered house has no number");
  return { kind, number, ...marks };
}

function describeStreet(
  sheet: Sheet,
  layout: Layout,
  expansion: ExpansionDescription,
  street: number,
): StreetDescription {
  const first = placeOf(geometryOf(layout), street, 0);
  const houses = Array.from({ length: layout.streets[street].houses }, (_, house) => house);
  return {
    houses: houses.map((house) => describeHouse(sheet, first + house, expansion)),
    fences: houses.slice(0, -1).filter((gap) => sheet.fences[first + gap] === 1),
    parks: sheet.parksCrossed[street],
  };
}

/** What stands on a sheet, with what a module says of it; {@link sheetOf} makes the same sheet of it. */
export function descriptionOf(
  sheet: Sheet,
  layout: Layout,
  expansion: ExpansionDescription,
): SheetDescription {
  const plans = PLAN_LETTERS.flatMap((letter, slot) => {
    const points = sheet.planPoints[slot];
    return points === null ? [] : [[letter, points] as const];
  });
  return {
    layout: layout.id,
    streets: layout.streets.map((_, street) => describeStreet(sheet, layout, expansion, street)),
    pools: sheet.poolsCrossed,
    temps: sheet.tempsCrossed,
    improvements: [...sheet.improvementsCrossed],
    extensions: sheet.extensionsCrossed,
    roundabouts: sheet.roundaboutsCrossed,
    refusals: sheet.refusalsCrossed,
    plans: Object.fromEntries(plans),
    ...(Object.keys(expansion.lines).length > 0 ? { lines: { ...expansion.lines } } : {}),
  };
}

/** The fields of an object without those that it inherits: names of marks and lines may stand on `Object.prototype`. */
function ownFields<T>(fields: Readonly<Record<string, T>> | undefined): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null), fields);
}

/** What a module has in a description. */
export function expansionPartOf({ streets, lines }: SheetDescription): ExpansionDescription {
  return {
    marks: streets.flatMap(({ houses }) => houses.map((house) => ownFields(house.marks))),
    lines: ownFields(lines),
  };
}

function markIf(isMarked: true | undefined): Mark {
  return isMarked === true ? 1 : 0;
}

function writeHouse(sheet: Writable<Sheet>, place: number, house: HouseDescription): void {
  sheet.places[place] = house.kind;
  if (house.kind === "numbered" || house.kind === "extension") sheet.numbers[place] = house.number;
  sheet.pools[place] = markIf(house.pool);
  sheet.used[place] = markIf(house.used);
}

/** The sheet that a description of its layout says, with what a module makes of its part. */
export function sheetOf(
  description: SheetDescription,
  layout: Layout,
  expansion: ExpansionSheet | null,
): Sheet {
  const geometry = geometryOf(layout);
  const sheet = blankSheet(layout, expansion) as Writable<Sheet>;
  description.streets.forEach((street, index) => {
    const first = placeOf(geometry, index, 0);
    street.houses.forEach((house, at) => {
      writeHouse(sheet, first + at, house);
    });
    for (const gap of street.fences) sheet.fences[first + gap] = 1;
    sheet.parksCrossed[index] = street.parks;
  });
  return {
    ...sheet,
    poolsCrossed: description.pools,
    tempsCrossed: description.temps,
    improvementsCrossed: [...description.improvements],
    extensionsCrossed: description.extensions,
    roundaboutsCrossed: description.roundabouts,
    refusalsCrossed: description.refusals,
    planPoints: PLAN_LETTERS.map((letter) => description.plans[letter] ?? null),
  };
}
