import { gapAt, houseAt } from "../../audit/check.js";
import type { Layout } from "../../data/layout.js";
import { type Violation, violationOf } from "../../rules/violation.js";
import { type Paper, placesIn, WHOLE_SHEET } from "../../sheet/area.js";
import { type BonusMark, OPEN } from "../../sheet/bonus.js";
import type { OwnDescription } from "../../sheet/description.js";
import { hasFence } from "../../sheet/fences.js";
import { columnCount, isLast } from "../../sheet/ground.js";
import { isNumbered, openOwn } from "../../sheet/sheet.js";
import type { PlaceHook } from "../../state/scene.js";
import { blankMarks, marked, saidLines, saidMarks } from "../described.js";
import { type Expansion, nothing } from "../expansion.js";
import { auditBonuses, settle } from "./bonuses.js";
import { KINDS, kindsCrossing, resolve } from "./crossing.js";
import { dreamSheet, FEATURES, familyAt, isPerfect } from "./houses.js";
import { AMERICAN_DREAM, ownShape } from "./layout.js";
import { PLANS } from "./plans.js";
import { opponentScore, sectionsOf } from "./score.js";
import type { DreamSheet } from "./shape.js";

/** A house is perfect where the action chosen with its number is that of its family. AMD-2 */
const numbered: PlaceHook = (turn, { layout, ground, turn: { picked } }, place) => {
  if (picked?.action === familyAt(layout, ground, place)) openOwn(turn.sheet, dreamSheet).perfect[place] = 1;
};

function blankSheet(layout: Layout): DreamSheet {
  return {
    variant: "american-dream",
    perfect: blankMarks(layout),
    streetBonuses: layout.streets.map(() => OPEN),
    columnBonuses: new Array<BonusMark>(columnCount(layout)).fill(OPEN),
  };
}

function describe(paper: Paper): OwnDescription {
  const { perfect, streetBonuses, columnBonuses } = dreamSheet(paper.sheet);
  return {
    marks: saidMarks(paper, { perfect }),
    lines: saidLines({ streets: streetBonuses, columns: columnBonuses }),
  };
}

function ownOf({ marks, lines }: OwnDescription, layout: Layout): DreamSheet {
  const blank = blankSheet(layout);
  return {
    ...blank,
    perfect: marked(marks, "perfect"),
    streetBonuses: (lines["streets"] as BonusMark[] | undefined) ?? blank.streetBonuses,
    columnBonuses: (lines["columns"] as BonusMark[] | undefined) ?? blank.columnBonuses,
  };
}

/** Fences and extensions belong to actions that are not used; only a family makes a house perfect. AMD-1 AMD-2 */
function audit(paper: Paper): Violation[] {
  const { sheet, ground } = paper;
  const houses = placesIn(paper, WHOLE_SHEET).flatMap((place) => {
    const where = houseAt(paper, place);
    const isFenced = hasFence(sheet, place) && !isLast(ground, place);
    return [
      ...(sheet.places[place] === "extension" ? [violationOf("sheet.dream-extension", where)] : []),
      ...(isFenced ? [violationOf("sheet.dream-fence", gapAt(paper, place))] : []),
      ...(isPerfect(paper, place) && !isNumbered(sheet, place) ? [violationOf("sheet.perfect", where)] : []),
    ];
  });
  return [...houses, ...auditBonuses(paper)];
}

/** American Dream. */
export const americanDream: Expansion = {
  ...nothing,
  id: "american-dream",
  advanced: false,
  sheets: { "collector-2023": AMERICAN_DREAM },
  plans: { "collector-2023": PLANS },
  features: FEATURES,
  kinds: KINDS,
  // The usual actions are not used. AMD-1
  kindsTaken: (step, basic) => (step.step === "act" ? [] : (kindsCrossing(step) ?? basic)),
  numbered,
  ownShape,
  blankSheet,
  marks: (layout) => ({
    houses: [{ name: "perfect", sign: "o", most: 1 }],
    lines: [
      { name: "streets", values: layout.streets.length },
      { name: "columns", values: columnCount(layout) },
    ],
  }),
  describe,
  ownOf,
  audit,
  resolve,
  settle,
  sections: () => sectionsOf,
  opponentScore,
};
