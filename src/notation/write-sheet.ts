import type { Layout } from "../data/layout.js";
import type { SheetMarks } from "../data/sheet-marks.js";
import type { SheetDescription } from "../sheet/description.js";
import { writeName } from "./names.js";
import { numberLinesOf, numbersOf } from "./number-lines.js";
import { writePlans } from "./plans-text.js";
import type { NamedSheet } from "./read-sheet.js";
import { PLAYER_WORD, SHEET_WORD, USUAL_SHEET } from "./signs.js";
import { writeStreet } from "./street-text.js";

/** The lines that say something else than 0. */
function writeNumbers(description: SheetDescription, layout: Layout, marks: SheetMarks): string[] {
  const numbers = numbersOf(description);
  return numberLinesOf(layout, marks)
    .map(({ name }) => ({ name, values: numbers[name] ?? [] }))
    .filter(
      ({ name, values }) => values.some((value) => value > 0) || description.lines?.[name] !== undefined,
    )
    .map(({ name, values }) => [name, ...values].join(" "));
}

/** Writes a sheet; where it does not stand alone it begins with the line of its player or of its layout. */
export function writeSheet(
  { name, description }: NamedSheet,
  layout: Layout,
  marks: SheetMarks,
  standsAlone: boolean,
): string {
  const isNamed = layout.id !== USUAL_SHEET || (name === null && !standsAlone);
  return [
    ...(name === null ? [] : [`${PLAYER_WORD} ${writeName(name)}`]),
    ...(isNamed ? [`${SHEET_WORD} ${writeName(layout.id)}`] : []),
    ...description.streets.map((street) => writeStreet(street, marks)),
    ...writeNumbers(description, layout, marks),
    ...writePlans(description.plans),
  ].join("\n");
}
