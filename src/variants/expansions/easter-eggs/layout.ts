import type { EggColour } from "../../../data/feature-id.js";
import type { Layout } from "../../../data/layout.js";
import type { Provenance } from "../../../data/provenance.js";
import { CLASSIC_2018, CLASSIC_2023 } from "../../../data/sheets.js";
import {
  always,
  areDifferent,
  areRising,
  checked,
  choice,
  list,
  object,
  type Readers,
  tuple,
  whole,
} from "../../../input/readers.js";
import { houseOn } from "../read-houses.js";
import type { EasterEggsLayout, EggsAt } from "./types.js";

/** The colours of the printed eggs. */
export const COLOURS: readonly EggColour[] = ["teal", "pink", "orange", "blue", "purple"];

/** Eggs at a house; street and house are counted from 1 as on the sheet. */
function at(street: number, house: number, count: number, colour: EggColour): EggsAt {
  return { street: street - 1, house: house - 1, count, colour };
}

const EXPANSION: EasterEggsLayout = {
  id: "easter-eggs",
  eggs: [
    at(1, 3, 1, "teal"),
    at(1, 4, 2, "pink"),
    at(1, 5, 1, "orange"),
    at(1, 7, 1, "blue"),
    at(1, 10, 1, "purple"),
    at(2, 1, 2, "purple"),
    at(2, 4, 1, "orange"),
    at(2, 6, 1, "teal"),
    at(2, 7, 2, "blue"),
    at(2, 9, 1, "pink"),
    at(3, 3, 1, "pink"),
    at(3, 5, 2, "teal"),
    at(3, 6, 1, "purple"),
    at(3, 8, 2, "orange"),
    at(3, 10, 1, "blue"),
  ],
  steps: [
    [6, 5],
    [10, 10],
    [14, 20],
    [18, 35],
  ],
};

function layout(id: string, base: Layout, provenance: Provenance): Layout {
  return { ...base, id, expansion: EXPANSION, provenance };
}

/** The Easter sheet of the 2023 edition. */
export const EASTER_EGGS_2023 = layout("easter-eggs", CLASSIC_2023, {
  level: "inferred",
  note: "The eggs are those of the 2019 sheet; the steps are printed.",
});

/** The Easter sheet of 2019. [PCK-2] */
export const EASTER_EGGS_2019 = layout("easter-eggs-2019", CLASSIC_2018, {
  level: "published",
  note: "Read on published material; code and pictures agree.",
});

const steps = checked(
  list(tuple(whole(1, 1000), whole(0, 1000), "a pair of eggs and points"), "a list of pairs", 20),
  (pairs) => areRising(pairs.map(([eggs]) => eggs)),
  "pairs with rising numbers of eggs",
);

/** The eggs of a layout of the caller's. */
export function layoutReaders(layout: Layout): Readers<EasterEggsLayout> {
  const eggs = object<EggsAt>(({ street }) => ({
    ...houseOn(layout, street),
    count: whole(1, 9),
    colour: choice(COLOURS),
  }));
  return {
    id: always("easter-eggs"),
    eggs: checked(
      list(eggs, "a list of eggs", 120),
      (all) => areDifferent(all.map(({ street, house }) => `${street} ${house}`)),
      "at most one entry per house",
    ),
    steps,
  };
}
