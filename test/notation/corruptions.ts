import type {
  HouseDescription,
  SheetDescription,
  StreetDescription,
  ViolationCode,
} from "perfect-home-rules";
import type { SheetKind } from "./descriptions.js";
import type { Dice } from "./dice.js";
import { stretchesOf } from "./right-sheets.js";

/** One thing made wrong on a right sheet. */
export interface Corruption {
  /** The violation that must be found. */
  readonly code: ViolationCode;
  /** How many roundabouts the right sheet needs. */
  readonly roundabouts?: number;
  /** The sheet made wrong; `null` where this one offers no place for it. */
  apply(sheet: SheetDescription, kind: SheetKind, dice: Dice): SheetDescription | null;
}

interface Place {
  readonly street: number;
  readonly at: number;
  readonly house: HouseDescription;
}

function placesOf(sheet: SheetDescription): Place[] {
  return sheet.streets.flatMap(({ houses }, street) => houses.map((house, at) => ({ street, at, house })));
}

function withStreet(
  sheet: SheetDescription,
  street: number,
  change: Partial<StreetDescription>,
): SheetDescription {
  return {
    ...sheet,
    streets: sheet.streets.map((each, index) => (index === street ? { ...each, ...change } : each)),
  };
}

function withHouse(
  sheet: SheetDescription,
  { street, at }: Omit<Place, "house">,
  house: object,
): SheetDescription {
  const houses = sheet.streets[street].houses.map((each, index) =>
    index === at ? (house as HouseDescription) : each,
  );
  return withStreet(sheet, street, { houses });
}

function withFence(sheet: SheetDescription, street: number, gap: number): SheetDescription {
  const fences = [...sheet.streets[street].fences, gap].sort((a, b) => a - b);
  return withStreet(sheet, street, { fences: [...new Set(fences)] });
}

/** Changes one of the houses for which something holds. */
function changeHouse(
  holds: (place: Place, kind: SheetKind, sheet: SheetDescription) => boolean,
  change: object,
): Corruption["apply"] {
  return (sheet, kind, dice) => {
    const place = dice.pick(placesOf(sheet).filter((each) => holds(each, kind, sheet)));
    return place === null ? null : withHouse(sheet, place, { ...place.house, ...change });
  };
}

/** The number that stands before a house in the same part of its street. */
function numberBefore(sheet: SheetDescription, { street, at }: Place): number | null {
  for (const house of sheet.streets[street].houses.slice(0, at).reverse()) {
    if (house.kind === "roundabout") return null;
    if (house.kind === "numbered" || house.kind === "extension") return house.number;
  }
  return null;
}

/** Gives a numbered house a number that depends on the one before it. */
function renumber(numberAfter: (before: number) => number): Corruption["apply"] {
  return (sheet, _kind, dice) => {
    const places = placesOf(sheet).filter(({ house }) => house.kind === "numbered");
    const place = dice.pick(
      places.filter((each) => {
        const before = numberBefore(sheet, each);
        return before !== null && before > 0 && "number" in each.house && each.house.number > before;
      }),
    );
    const before = place === null ? null : numberBefore(sheet, place);
    return place === null || before === null
      ? null
      : withHouse(sheet, place, { ...place.house, number: numberAfter(before) });
  };
}

/** Whether a house has a neighbour with the same number. */
function hasTwin(sheet: SheetDescription, { street, at, house }: Place): boolean {
  const { houses } = sheet.streets[street];
  return [houses[at - 1], houses[at + 1]].some(
    (other) => other !== undefined && "number" in other && "number" in house && other.number === house.number,
  );
}

/** A copy with a number that no neighbour has. */
const strangeCopy: Corruption["apply"] = (sheet, _kind, dice) => {
  const copies = placesOf(sheet).filter(({ house }) => house.kind === "extension");
  const place = dice.pick(copies);
  if (place === null) return null;
  const strange = Array.from({ length: 18 }, (_, number) => ({ ...place.house, kind: "extension", number }));
  const house = dice.pick(
    strange.filter((each) => !hasTwin(sheet, { ...place, house: each as HouseDescription })),
  );
  return house === null ? null : withHouse(sheet, place, house);
};

/** Changes the fences of one of the gaps for which something holds. */
function changeGap(
  holds: (sheet: SheetDescription, street: number, gap: number) => boolean,
  change: (sheet: SheetDescription, street: number, gap: number) => SheetDescription,
): Corruption["apply"] {
  return (sheet, _kind, dice) => {
    const gaps = sheet.streets.flatMap(({ houses }, street) =>
      houses.slice(1).map((_, gap) => ({ street, gap })),
    );
    const place = dice.pick(gaps.filter(({ street, gap }) => holds(sheet, street, gap)));
    return place === null ? null : change(sheet, place.street, place.gap);
  };
}

const oneParkTooMany: Corruption["apply"] = (sheet, { layout }, dice) => {
  const streets = sheet.streets.flatMap(({ houses }, street) => {
    const numbered = houses.filter(({ kind }) => kind === "numbered").length;
    return numbered < layout.streets[street].parks.length - 1 ? [{ street, numbered }] : [];
  });
  const place = dice.pick(streets);
  return place === null ? null : withStreet(sheet, place.street, { parks: place.numbered + 1 });
};

const TRACKS = ["pools", "extensions", "roundabouts", "refusals"] as const;

/** One box more crossed than a track has. */
const oneBoxTooMany: Corruption["apply"] = (sheet, { layout }, dice) => {
  const size = dice.upTo(layout.improvements.length - 1);
  const street = dice.upTo(layout.streets.length - 1);
  const track = dice.pick(TRACKS) ?? "pools";
  const improvements = sheet.improvements.map((crossed, index) =>
    index === size ? layout.improvements[index].length : crossed,
  );
  return dice.pick([
    { ...sheet, [track]: layout[track].length },
    { ...sheet, temps: layout.temps + 1 },
    { ...sheet, improvements },
    withStreet(sheet, street, { parks: Math.max(layout.streets[street].parks.length, 1) }),
  ]);
};

const unusedEstate: Corruption["apply"] = (sheet, _kind, dice) => {
  const stretches = sheet.streets.flatMap(({ houses, fences }, street) =>
    stretchesOf(houses.length, fences)
      .filter(
        (places) => places.length > 1 && places.every((at) => "number" in houses[at] && !houses[at].used),
      )
      .flatMap((places) => places.filter((at) => at > 0 && at < houses.length - 1))
      .map((at) => ({ street, at })),
  );
  const place = dice.pick(stretches);
  return place === null
    ? null
    : withHouse(sheet, place, { ...sheet.streets[place.street].houses[place.at], used: true });
};

const usedEstate: Corruption["apply"] = (sheet, _kind, dice) => {
  const places = sheet.streets.flatMap(({ houses, fences }, street) =>
    stretchesOf(houses.length, fences)
      .filter((stretch) => stretch.length > 1 && stretch.every((at) => houses[at].used))
      .filter((stretch) => stretch.filter((at) => at > 0 && at < houses.length - 1).length > 1)
      .flatMap((stretch) => stretch.map((at) => ({ street, at }))),
  );
  const place = dice.pick(places);
  if (place === null) return null;
  const { used: _used, ...house } = sheet.streets[place.street].houses[place.at];
  return withHouse(sheet, place, house);
};

function isTwin({ streets }: SheetDescription, street: number, gap: number): boolean {
  const [left, right] = [streets[street].houses[gap], streets[street].houses[gap + 1]];
  return "number" in left && "number" in right && left.number === right.number;
}

function isBesideRoundabout({ streets }: SheetDescription, street: number, gap: number): boolean {
  const { houses } = streets[street];
  return houses[gap].kind === "roundabout" || houses[gap + 1].kind === "roundabout";
}

function withoutFence(sheet: SheetDescription, street: number, gap: number): SheetDescription {
  return withStreet(sheet, street, { fences: sheet.streets[street].fences.filter((each) => each !== gap) });
}

/** A roundabout in place of an empty house, with its fences. */
const oneRoundaboutTooMany: Corruption["apply"] = (sheet, { layout }, dice) => {
  const roundabouts = placesOf(sheet).filter(({ house }) => house.kind === "roundabout").length;
  const place = dice.pick(placesOf(sheet).filter(({ house }) => house.kind === "empty"));
  if (place === null || roundabouts < layout.roundabouts.length - 1) return null;
  const { street, at } = place;
  const left = at > 0 ? withFence(sheet, street, at - 1) : sheet;
  const fenced = at < layout.streets[street].houses - 1 ? withFence(left, street, at) : left;
  return withHouse(fenced, place, { kind: "roundabout" });
};

/** A box more or less than there are marks. */
function oneBox(track: "pools" | "extensions" | "roundabouts"): Corruption["apply"] {
  return (sheet, { layout }, dice) => {
    const crossed = sheet[track];
    const others = [crossed - 1, crossed + 1].filter((each) => each >= 0 && each < layout[track].length);
    const other = dice.pick(others);
    return other === null ? null : { ...sheet, [track]: other };
  };
}

/** The corruptions that are wrong in every edition. */
export const CORRUPTIONS: Readonly<Record<string, Corruption>> = {
  "NUM-2: a number below the one before it": {
    code: "sheet.order",
    apply: renumber((before) => Math.ceil(before) - 1),
  },
  "NUM-3: a number twice": { code: "sheet.repeated", apply: renumber((before) => before) },
  "EXT-1: a copy of nothing": {
    code: "sheet.extension",
    apply: changeHouse((place, _kind, sheet) => place.house.kind === "numbered" && !hasTwin(sheet, place), {
      kind: "extension",
    }),
  },
  "EXT-1: a copy of another number": { code: "sheet.extension", apply: strangeCopy },
  "RBT-2: a roundabout without a fence": {
    code: "sheet.roundabout-fence",
    roundabouts: 2,
    apply: changeGap(isBesideRoundabout, withoutFence),
  },
  "RBT-2: a roundabout too many": { code: "sheet.roundabouts", roundabouts: 3, apply: oneRoundaboutTooMany },
  "PLN-5: a used place without a number": {
    code: "sheet.used-house",
    apply: changeHouse(({ house }) => house.kind === "empty" || house.kind === "roundabout", { used: true }),
  },
  "PLN-5: one house of an estate used": { code: "sheet.used-estate", apply: unusedEstate },
  "PLN-5: one house of a used estate not used": { code: "sheet.used-estate", apply: usedEstate },
  "POL-1: a pool where none is planned": {
    code: "sheet.no-pool",
    apply: changeHouse(({ street, at }, { layout }) => !layout.streets[street].pools.includes(at), {
      pool: true,
    }),
  },
  "POL-2: a pool in a house numbered by extension": {
    code: "sheet.extension-pool",
    apply: changeHouse(
      ({ street, at, house }, { layout }) =>
        house.kind === "extension" && layout.streets[street].pools.includes(at),
      { pool: true },
    ),
  },
  "POL-2: a pool where no number stands": {
    code: "sheet.unnumbered-pool",
    apply: changeHouse(
      ({ street, at, house }, { layout }) =>
        (house.kind === "empty" || house.kind === "roundabout") && layout.streets[street].pools.includes(at),
      { pool: true },
    ),
  },
  "POL-1: a circle erased": {
    code: "sheet.pool-boxes",
    apply: changeHouse(({ house }) => house.pool === true, { pool: undefined }),
  },
  "POL-1: a pool box too many or too few": { code: "sheet.pool-boxes", apply: oneBox("pools") },
  "EXT-1: a B erased": {
    code: "sheet.extension-boxes",
    apply: changeHouse(({ house }) => house.kind === "extension", { kind: "numbered" }),
  },
  "EXT-1: an extension box too many or too few": {
    code: "sheet.extension-boxes",
    apply: oneBox("extensions"),
  },
  "RBT-2: a roundabout erased": {
    code: "sheet.roundabout-boxes",
    roundabouts: 2,
    apply: changeHouse(({ house }) => house.kind === "roundabout", { kind: "empty" }),
  },
  "RBT-2: a roundabout box too many or too few": {
    code: "sheet.roundabout-boxes",
    apply: oneBox("roundabouts"),
  },
  "ZOM-7: a house lost where there are no zombies": {
    code: "sheet.invaded",
    apply: changeHouse(({ house }) => house.kind === "empty", { kind: "invaded" }),
  },
  "PRK-1: more parks than houses": { code: "sheet.parks", apply: oneParkTooMany },
  "ACT-2: more boxes than a track has": { code: "sheet.boxes", apply: oneBoxTooMany },
};

/** What is wrong in the first edition only. */
export const FIRST_EDITION_CORRUPTIONS: Readonly<Record<string, Corruption>> = {
  "FNC-4 [2018]: a fence between copies": { code: "sheet.fence", apply: changeGap(isTwin, withFence) },
  "NTQ-1 [2018]: a number with ¾": {
    code: "sheet.number-edition",
    apply: changeHouse(({ house }) => "number" in house, { number: 9.75 }),
  },
};
