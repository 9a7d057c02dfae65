import { sheetViolation, type Violation } from "../../clauses/violation.js";
import { isFirst } from "../geometry.js";
import { isNumbered } from "../sheet.js";
import type { SheetContext } from "../sheet-context.js";
import { houseAt, placesWhere } from "./check.js";
import type { SheetRules } from "./sheet-rules.js";

/** What is numbered before a place in the same part of its street. */
interface Before {
  /** The nearest number. */
  readonly number: number;
  /** Whether it stands there otherwise than by extension. */
  readonly isPlain: boolean;
}

/** 9¾, and what a temp or an extension makes of it, belong to one edition. NTQ-1 */
export function checkQuarters(context: SheetContext, { nineAndThreeQuarters }: SheetRules): Violation[] {
  const { numbers } = context.sheet;
  if (nineAndThreeQuarters) return [];
  return placesWhere(context, (place) => !Number.isInteger(numbers[place] ?? 0)).map((place) =>
    sheetViolation("sheet.number-edition", { ...houseAt(context, place), number: numbers[place] }),
  );
}

/** Numbers rise in every part of a street, and none is written twice. NUM-2 NUM-3 NUM-4 */
export function checkNumbering(context: SheetContext): Violation[] {
  const { sheet, geometry } = context;
  const violations: Violation[] = [];
  let before: Before | null = null;
  for (let place = 0; place < geometry.size; place++) {
    if (isFirst(geometry, place) || sheet.places[place] === "roundabout") before = null;
    const number = sheet.numbers[place];
    if (number === null || !isNumbered(sheet, place)) continue;
    const repeats: boolean = before !== null && before.number === number;
    let isPlain = sheet.places[place] === "numbered";
    if (before !== null && before.number > number) {
      violations.push(
        sheetViolation("sheet.order", { ...houseAt(context, place), number, before: before.number }),
      );
    }
    if (before !== null && repeats) {
      if (isPlain && before.isPlain)
        violations.push(sheetViolation("sheet.repeated", { ...houseAt(context, place), number }));
      isPlain ||= before.isPlain;
    }
    before = { number, isPlain };
  }
  return violations;
}
