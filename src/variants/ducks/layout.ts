import type { Layout } from "../../data/layout.js";
import { CLASSIC_2023 } from "../../data/sheets.js";
import { choiceOf, type Fields, fieldsOf, invalid, listOf, wholeOf } from "../../rules/fields.js";
import type { DuckFamily, Duckling, DuckParent, DucksLayout } from "./shape.js";

/** A duckling in a street, right of a house; street and house are counted from 1 as on the sheet. */
function inStreet(family: DuckFamily, street: number, house: number): Duckling {
  return { family, street: street - 1, house: house - 1, side: "right" };
}

/** A duckling between two streets, below a house of the upper one. */
function below(family: DuckFamily, street: number, house: number): Duckling {
  return { family, street: street - 1, house: house - 1, side: "below" };
}

const OWN: DucksLayout = {
  variant: "ducks",
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
  own: OWN,
  provenance: {
    level: "reconstructed",
    note: "The plans name how many ducklings stand where; the printed places are not known.",
  },
};

/** More than there are gaps on any sheet. */
const MOST_DUCKLINGS = 240;

function streetAndHouse(fields: Fields, path: string, streets: Layout["streets"]): DuckParent {
  const street = wholeOf(fields["street"], `${path}.street`, 0, streets.length - 1);
  return { street, house: wholeOf(fields["house"], `${path}.house`, 0, streets[street].houses - 1) };
}

/** There must be a house on both sides of a duckling. DUK-1 */
function checkNeighbour({ street, house, side }: Duckling, path: string, streets: Layout["streets"]): void {
  const { houses, column } = streets[street];
  if (side === "right") {
    if (house === houses - 1) invalid(`${path}.house`, "a house with one on its right");
    return;
  }
  if (street === streets.length - 1) invalid(`${path}.street`, "a street with one below it");
  const lower = streets[street + 1];
  const houseBelow = column + house - lower.column;
  if (houseBelow < 0 || houseBelow >= lower.houses) invalid(`${path}.house`, "a house with one below it");
}

function ducklingOf(value: unknown, path: string, streets: Layout["streets"]): Duckling {
  const fields = fieldsOf(value, path, ["family", "street", "house", "side"]);
  const duckling: Duckling = {
    family: choiceOf(fields["family"] ?? "", `${path}.family`, ["yellow", "black"]),
    ...streetAndHouse(fields, path, streets),
    side: choiceOf(fields["side"] ?? "", `${path}.side`, ["right", "below"]),
  };
  checkNeighbour(duckling, path, streets);
  return duckling;
}

function ducklingsOf(value: unknown, path: string, streets: Layout["streets"]): Duckling[] {
  const ducklings = listOf(value, path, "a list of ducklings", MOST_DUCKLINGS).map((each, index) =>
    ducklingOf(each, `${path}[${index}]`, streets),
  );
  const standsAt = ({ street, house, side }: Duckling): string => `${street} ${house} ${side}`;
  if (new Set(ducklings.map(standsAt)).size < ducklings.length)
    invalid(path, "at most one duckling between the same two houses");
  const families = new Set(ducklings.map(({ family }) => family));
  return families.size === 2 ? ducklings : invalid(path, "ducklings of both families");
}

function parentOf(value: unknown, path: string, streets: Layout["streets"]): DuckParent {
  return streetAndHouse(fieldsOf(value, path, ["street", "house"]), path, streets);
}

/** Reads the ducks of a layout of the caller's. */
export function readOwn(value: unknown, path: string, { streets }: Layout): DucksLayout {
  const fields = fieldsOf(value, path, ["variant", "ducklings", "parents"]);
  const ducklings = ducklingsOf(fields["ducklings"], `${path}.ducklings`, streets);
  const parents = fieldsOf(fields["parents"], `${path}.parents`, ["yellow", "black"]);
  const parent = (family: DuckFamily): DuckParent =>
    parentOf(parents[family], `${path}.parents.${family}`, streets);
  return { variant: "ducks", ducklings, parents: { yellow: parent("yellow"), black: parent("black") } };
}
