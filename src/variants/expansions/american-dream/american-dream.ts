import { sheetViolation, type Violation } from "../../../clauses/violation.js";
import type { Layout } from "../../../data/layout.js";
import { type BonusMark, OPEN } from "../../../sheet/bonus.js";
import { gapAt, houseAt } from "../../../sheet/check/check.js";
import type { ExpansionDescription } from "../../../sheet/description.js";
import { hasFence } from "../../../sheet/fences.js";
import { columnCount, isLast } from "../../../sheet/geometry.js";
import { isNumbered, openExpansion } from "../../../sheet/sheet.js";
import { placesIn, type SheetContext, WHOLE_SHEET } from "../../../sheet/sheet-context.js";
import type { PlaceHook } from "../../../state/rule-context.js";
import { onceBesideOthers, STREETS } from "../../paper/declare.js";
import { type Expansion, noExpansion } from "../expansion.js";
import { blankMarks, marksNamed, nonZeroLines, nonZeroMarks } from "../marks.js";
import { checkBonuses, settle } from "./bonuses.js";
import { KINDS, kindsCrossing, resolve } from "./crossing.js";
import { dreamSheet, FEATURES, familyAt, isPerfect } from "./houses.js";
import { AMERICAN_DREAM, layoutReaders } from "./layout.js";
import { PLANS } from "./plans.js";
import { opponentScore, sectionsOf } from "./score.js";
import type { AmericanDreamSheet } from "./types.js";

/** A house is perfect where the action chosen with its number is that of its family. [AMD-2] */
const numbered: PlaceHook = (turn, { layout, geometry, turn: { picked } }, place) => {
  if (picked?.action === familyAt(layout, geometry, place))
    openExpansion(turn.sheet, dreamSheet).perfect[place] = 1;
};

function blankSheet(layout: Layout): AmericanDreamSheet {
  return {
    id: "american-dream",
    perfect: blankMarks(layout),
    streetBonuses: layout.streets.map(() => OPEN),
    columnBonuses: new Array<BonusMark>(columnCount(layout)).fill(OPEN),
  };
}

function describe(sheetContext: SheetContext): ExpansionDescription {
  const { perfect, streetBonuses, columnBonuses } = dreamSheet(sheetContext.sheet);
  return {
    marks: nonZeroMarks(sheetContext, { perfect }),
    lines: nonZeroLines({ streets: streetBonuses, columns: columnBonuses }),
  };
}

function expansionOf({ marks, lines }: ExpansionDescription, layout: Layout): AmericanDreamSheet {
  const blank = blankSheet(layout);
  return {
    ...blank,
    perfect: marksNamed(marks, "perfect"),
    streetBonuses: (lines["streets"] as BonusMark[] | undefined) ?? blank.streetBonuses,
    columnBonuses: (lines["columns"] as BonusMark[] | undefined) ?? blank.columnBonuses,
  };
}

/** Fences and extensions belong to actions that are not used; only a family makes a house perfect. AMD-1 AMD-2 */
function check(sheetContext: SheetContext): Violation[] {
  const { sheet, geometry } = sheetContext;
  const houses = placesIn(sheetContext, WHOLE_SHEET).flatMap((place) => {
    const where = houseAt(sheetContext, place);
    const isFenced = hasFence(sheet, place) && !isLast(geometry, place);
    return [
      ...(sheet.places[place] === "extension" ? [sheetViolation("sheet.dream-extension", where)] : []),
      ...(isFenced ? [sheetViolation("sheet.dream-fence", gapAt(sheetContext, place))] : []),
      ...(isPerfect(sheetContext, place) && !isNumbered(sheet, place)
        ? [sheetViolation("sheet.perfect", where)]
        : []),
    ];
  });
  return [...houses, ...checkBonuses(sheetContext)];
}

/** The most columns that a layout can have. */
const MOST_COLUMNS = 40;

/** American Dream. */
export const americanDream: Expansion = {
  ...noExpansion,
  id: "american-dream",
  advanced: false,
  sheets: { "collector-2023": AMERICAN_DREAM },
  plans: { "collector-2023": PLANS },
  features: FEATURES,
  kinds: KINDS,
  // The usual actions are not used. [AMD-1]
  kindsTaken: (step, basic) => (step.step === "act" ? [] : (kindsCrossing(step) ?? basic)),
  numbered,
  layoutReaders,
  blankSheet,
  marks: (layout) => ({
    houses: [{ name: "perfect", sign: "o", max: 1 }],
    lines: [
      { name: "streets", values: layout.streets.length },
      { name: "columns", values: columnCount(layout) },
    ],
  }),
  describe,
  expansionOf,
  check,
  resolve,
  declarations: [
    { of: "street", ...STREETS, times: onceBesideOthers },
    { of: "column", most: MOST_COLUMNS, count: columnCount, times: onceBesideOthers },
  ],
  settle,
  sections: () => sectionsOf,
  opponentScore,
};
