import type { Layout } from "../../data/layout.js";
import type { Provenance } from "../../data/provenance.js";
import { CLASSIC_2018, CLASSIC_2023 } from "../../data/sheets.js";
import { choiceOf, fieldsOf, invalid, listOf, wholeOf } from "../../rules/fields.js";
import type { EggsAt, EggsLayout } from "./shape.js";

/** The colours of the printed eggs. */
export const COLOURS = ["teal", "pink", "orange", "blue", "purple"] as const;

/** Eggs at a house; street and house are counted from 1 as on the sheet. */
function at(street: number, house: number, count: number, colour: (typeof COLOURS)[number]): EggsAt {
  return { street: street - 1, house: house - 1, count, colour };
}

const OWN: EggsLayout = {
  variant: "easter-eggs",
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
  return { ...base, id, own: OWN, provenance };
}

/** The Easter sheet of the 2023 edition. */
export const EASTER_EGGS_2023 = layout("easter-eggs", CLASSIC_2023, {
  level: "inferred",
  note: "The eggs are those of the 2019 sheet; the steps are printed.",
});

/** The Easter sheet of 2019. PCK-2 */
export const EASTER_EGGS_2019 = layout("easter-eggs-2019", CLASSIC_2018, {
  level: "published",
  note: "Read on published material; code and pictures agree.",
});

const MOST_EGGS = 9;
const MOST_STEPS = 20;
const MOST_POINTS = 1000;

function eggsOf(value: unknown, path: string, { streets }: Layout): EggsAt {
  const fields = fieldsOf(value, path, ["street", "house", "count", "colour"]);
  const street = wholeOf(fields["street"], `${path}.street`, 0, streets.length - 1);
  return {
    street,
    house: wholeOf(fields["house"], `${path}.house`, 0, streets[street].houses - 1),
    count: wholeOf(fields["count"], `${path}.count`, 1, MOST_EGGS),
    colour: choiceOf(fields["colour"] ?? "", `${path}.colour`, COLOURS),
  };
}

function stepsOf(value: unknown, path: string): EggsLayout["steps"] {
  const steps = listOf(value, path, "a list of pairs", MOST_STEPS).map((each, index) => {
    const [eggs, points] = listOf(each, `${path}[${index}]`, "a pair of eggs and points", 2);
    return [
      wholeOf(eggs, `${path}[${index}][0]`, 1, MOST_POINTS),
      wholeOf(points, `${path}[${index}][1]`, 0, MOST_POINTS),
    ] as const;
  });
  const isRising = steps.every(([eggs], index) => index === 0 || eggs > steps[index - 1][0]);
  return isRising ? steps : invalid(path, "pairs with rising numbers of eggs");
}

/** Reads the eggs of a layout of the caller's. */
export function readOwn(value: unknown, path: string, base: Layout): EggsLayout {
  const fields = fieldsOf(value, path, ["variant", "eggs", "steps"]);
  const eggs = listOf(fields["eggs"], `${path}.eggs`, "a list of eggs", 120).map((each, index) =>
    eggsOf(each, `${path}.eggs[${index}]`, base),
  );
  const isTwice = (each: EggsAt, index: number): boolean =>
    eggs.findIndex(({ street, house }) => street === each.street && house === each.house) !== index;
  if (eggs.some(isTwice)) invalid(`${path}.eggs`, "at most one entry per house");
  return { variant: "easter-eggs", eggs, steps: stepsOf(fields["steps"], `${path}.steps`) };
}
