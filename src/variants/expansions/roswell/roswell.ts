import { sheetViolation, type Violation } from "../../../clauses/violation.js";
import type { Layout } from "../../../data/layout.js";
import { sectionOf } from "../../../scoring/section.js";
import { houseAt } from "../../../sheet/check/check.js";
import type { ExpansionDescription } from "../../../sheet/description.js";
import type { Sheet } from "../../../sheet/sheet.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import type { Setup } from "../../../state/state.js";
import type { TableStep } from "../../../state/table.js";
import { type Expansion, noExpansion } from "../expansion.js";
import { blankMarks, marksNamed, nonZeroMarks } from "../marks.js";
import { layoutReaders, ROSWELL_2023 } from "./layout.js";
import { KINDS, kindsTaken } from "./moves.js";
import { opponentInfiltration, rolesOf } from "./opponent.js";
import { PLANS_2023 } from "./plans.js";
import { FEATURES, hasSaucer, infiltration, saucersLayout, saucersSheet } from "./saucers.js";
import type { RoswellSheet } from "./types.js";

function blankSheet(layout: Layout): RoswellSheet {
  return { id: "roswell", circled: blankMarks(layout), objective: null };
}

/** The players choose their objectives in secret; all are seen at once. ROS-1 */
function beforeFirstRound(_setup: Setup, sheets: readonly Sheet[]): TableStep[] {
  const isOpen = sheets.some((sheet) => saucersSheet(sheet).objective === null);
  return isOpen ? [{ do: "ask", agenda: [{ step: "objective" }, { step: "finish" }] }] : [];
}

/** In a description objectives are counted from 1, as on the sheet. */
function describe(context: SheetContext): ExpansionDescription {
  const { circled, objective } = saucersSheet(context.sheet);
  return {
    marks: nonZeroMarks(context, { zoorg: circled }),
    lines: objective === null ? {} : { objective: [objective + 1] },
  };
}

function expansionOf({ marks, lines }: ExpansionDescription): RoswellSheet {
  const [objective] = lines["objective"] ?? [0];
  return {
    id: "roswell",
    circled: marksNamed(marks, "zoorg"),
    objective: objective === 0 ? null : objective - 1,
  };
}

/** Only a saucer of a house numbered from a card can be circled, and only an objective that there is chosen. ROS-1 ROS-2 */
function check(context: SheetContext): Violation[] {
  const { sheet, layout, geometry } = context;
  const { circled, objective } = saucersSheet(sheet);
  const { objectives } = saucersLayout(layout);
  const wrong = circled.flatMap((mark, place) => {
    const canBe = sheet.places[place] === "numbered" && hasSaucer(layout, geometry, place);
    return mark === 0 || canBe ? [] : [sheetViolation("sheet.saucer", houseAt(context, place))];
  });
  const isObjective = objective === null || objective < objectives.length;
  return isObjective
    ? wrong
    : [...wrong, sheetViolation("sheet.objective", { objective: objective + 1, max: objectives.length })];
}

/** [ROS-4] */
function sectionsOf(context: SheetContext) {
  const { count, points } = infiltration(context);
  const items = [{ of: "estates", count, points }];
  return [sectionOf("infiltration", "ROS-4", items)];
}

/** Roswell. */
export const roswell: Expansion = {
  ...noExpansion,
  id: "roswell",
  sheets: { "collector-2023": ROSWELL_2023 },
  plans: { "collector-2023": PLANS_2023 },
  features: FEATURES,
  kinds: KINDS,
  kindsTaken,
  layoutReaders,
  blankSheet,
  marks: () => ({
    houses: [{ name: "zoorg", sign: "^", max: 1 }],
    lines: [{ name: "objective", values: 1 }],
  }),
  describe,
  expansionOf,
  check,
  beforeFirstRound,
  sections: () => sectionsOf,
  opponentSections: ({ opponent }) => opponentInfiltration(opponent.given),
  rolesOf,
};
