import { type Violation, violationOf } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import { isFirst } from "../sheet/ground.js";
import { isNumbered } from "../sheet/sheet.js";
import type { AuditRules } from "./audit-rules.js";
import { houseAt, placesWhere } from "./check.js";

/** What is numbered before a place in the same part of its street. */
interface Before {
  /** The nearest number. */
  readonly number: number;
  /** Whether it stands there otherwise than by extension. */
  readonly isPlain: boolean;
}

/** 9¾, and what a temp or an extension makes of it, belong to one edition. NTQ-1 */
export function checkQuarters(paper: Paper, { nineAndThreeQuarters }: AuditRules): Violation[] {
  const { numbers } = paper.sheet;
  if (nineAndThreeQuarters) return [];
  return placesWhere(paper, (place) => !Number.isInteger(numbers[place] ?? 0)).map((place) =>
    violationOf("sheet.number-edition", { ...houseAt(paper, place), number: numbers[place] }),
  );
}

/** Numbers rise in every part of a street, and none is written twice. NUM-2 NUM-3 NUM-4 */
export function checkNumbering(paper: Paper): Violation[] {
  const { sheet, ground } = paper;
  const violations: Violation[] = [];
  let before: Before | null = null;
  for (let place = 0; place < ground.size; place++) {
    if (isFirst(ground, place) || sheet.places[place] === "roundabout") before = null;
    const number = sheet.numbers[place];
    if (number === null || !isNumbered(sheet, place)) continue;
    const repeats: boolean = before !== null && before.number === number;
    let isPlain = sheet.places[place] === "numbered";
    if (before !== null && before.number > number) {
      violations.push(
        violationOf("sheet.order", { ...houseAt(paper, place), number, before: before.number }),
      );
    }
    if (before !== null && repeats) {
      if (isPlain && before.isPlain)
        violations.push(violationOf("sheet.repeated", { ...houseAt(paper, place), number }));
      isPlain ||= before.isPlain;
    }
    before = { number, isPlain };
  }
  return violations;
}
