import type { Layout } from "../../../data/layout.js";
import { CLASSIC_2023 } from "../../../data/sheets.js";
import { invalid } from "../../../input/fields.js";
import {
  always,
  areDifferent,
  checked,
  choice,
  list,
  object,
  type Reader,
  type Readers,
} from "../../../input/readers.js";
import { houseOn } from "../read-houses.js";
import type { DuckFamily, Duckling, DuckParent, DucksLayout } from "./types.js";

/** A duckling in a street, right of a house; street and house are counted from 1 as on the sheet. */
function inStreet(family: DuckFamily, street: number, house: number): Duckling {
  return { family, street: street - 1, house: house - 1, side: "right" };
}

/** A duckling between two streets, below a house of the upper one. */
function below(family: DuckFamily, street: number, house: number): Duckling {
  return { family, street: street - 1, house: house - 1, side: "below" };
}

const EXPANSION: DucksLayout = {
  id: "ducks",
  ducklings: [
    inStreet("yellow", 1, 7),
    inStreet("yellow", 2, 3),
    inStreet("yellow", 2, 9),
    inStreet("yellow", 3, 4),
    inStreet("yellow", 3, 10),
    below("yellow", 1, 4),
    below("yellow", 2, 8),
    inStreet("black", 1, 2),
    inStreet("black", 1, 5),
    inStreet("black", 2, 6),
    inStreet("black", 3, 7),
    below("black", 1, 8),
    below("black", 1, 10),
    below("black", 2, 3),
  ],
  parents: { yellow: { street: 2, house: 0 }, black: { street: 0, house: 9 } },
};

/** The sheet with the ducks. */
export const DUCKS: Layout = {
  ...CLASSIC_2023,
  id: "ducks",
  expansion: EXPANSION,
  provenance: {
    level: "reconstructed",
    note: "The plans name how many ducklings stand in some places; the others are not known.",
  },
};

/** A duckling with a house on both sides of it. DUK-1 */
function ducklingOn(layout: Layout): Reader<Duckling> {
  const { streets } = layout;
  const duckling = object<Duckling>(({ street }) => ({
    family: choice(["yellow", "black"]),
    ...houseOn(layout, street),
    side: choice(["right", "below"]),
  }));
  return (value, path) => {
    const read = duckling(value, path);
    const { street, house, side } = read;
    if (side === "right") {
      return house + 1 < streets[street].houses
        ? read
        : invalid(`${path}.house`, "a house with one on its right");
    }
    const lower = streets[street + 1];
    if (lower === undefined) invalid(`${path}.street`, "a street with one below it");
    const below = streets[street].column + house - lower.column;
    return below >= 0 && below < lower.houses ? read : invalid(`${path}.house`, "a house with one below it");
  };
}

/** The ducks of a layout of the caller's. */
export function layoutReaders(layout: Layout): Readers<DucksLayout> {
  const parent = object<DuckParent>(({ street }) => houseOn(layout, street));
  const single = checked(
    list(ducklingOn(layout), "a list of ducklings", 240), // more than there are gaps on any sheet
    (ducklings) => areDifferent(ducklings.map(({ street, house, side }) => `${street} ${house} ${side}`)),
    "at most one duckling between the same two houses",
  );
  return {
    id: always("ducks"),
    ducklings: checked(
      single,
      (ducklings) => new Set(ducklings.map(({ family }) => family)).size === 2,
      "ducklings of both families",
    ),
    parents: object({ yellow: parent, black: parent }),
  };
}
