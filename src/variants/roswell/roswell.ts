import { houseAt } from "../../audit/check.js";
import type { Layout } from "../../data/layout.js";
import { type Violation, violationOf } from "../../rules/violation.js";
import { sectionOf } from "../../scoring/section.js";
import type { Paper } from "../../sheet/area.js";
import type { OwnDescription } from "../../sheet/description.js";
import type { Sheet } from "../../sheet/sheet.js";
import type { Setup } from "../../state/state.js";
import type { TableStep } from "../../state/table.js";
import { blankMarks, marked, saidMarks } from "../described.js";
import { type Expansion, nothing } from "../expansion.js";
import { ownShape, ROSWELL_2023 } from "./layout.js";
import { KINDS, kindsTaken } from "./moves.js";
import { opponentInfiltration, rolesOf } from "./opponent.js";
import { PLANS_2023 } from "./plans.js";
import { FEATURES, hasSaucer, infiltration, saucersLayout, saucersSheet } from "./saucers.js";
import type { SaucersSheet } from "./shape.js";

function blankSheet(layout: Layout): SaucersSheet {
  return { variant: "roswell", circled: blankMarks(layout), objective: null };
}

/** The architects choose their objectives in secret; all are seen at once. ROS-1 */
function beforeFirstRound(_setup: Setup, sheets: readonly Sheet[]): TableStep[] {
  const isOpen = sheets.some((sheet) => saucersSheet(sheet).objective === null);
  return isOpen ? [{ do: "ask", agenda: [{ step: "objective" }, { step: "finish" }] }] : [];
}

/** In a description objectives are counted from 1, as on the sheet. */
function describe(paper: Paper): OwnDescription {
  const { circled, objective } = saucersSheet(paper.sheet);
  return {
    marks: saidMarks(paper, { zoorg: circled }),
    lines: objective === null ? {} : { objective: [objective + 1] },
  };
}

function ownOf({ marks, lines }: OwnDescription): SaucersSheet {
  const [objective] = lines["objective"] ?? [0];
  return {
    variant: "roswell",
    circled: marked(marks, "zoorg"),
    objective: objective === 0 ? null : objective - 1,
  };
}

/** Only a saucer of a house numbered from a card can be circled, and only an objective that there is chosen. ROS-1 ROS-2 */
function audit(paper: Paper): Violation[] {
  const { sheet, layout, ground } = paper;
  const { circled, objective } = saucersSheet(sheet);
  const { objectives } = saucersLayout(layout);
  const wrong = circled.flatMap((mark, place) => {
    const canBe = sheet.places[place] === "numbered" && hasSaucer(layout, ground, place);
    return mark === 0 || canBe ? [] : [violationOf("sheet.saucer", houseAt(paper, place))];
  });
  const isObjective = objective === null || objective < objectives.length;
  return isObjective
    ? wrong
    : [...wrong, violationOf("sheet.objective", { objective: objective + 1, most: objectives.length })];
}

/** ROS-4 */
function sectionsOf(paper: Paper) {
  const { count, points } = infiltration(paper);
  const items = [{ of: "estates", count, points }];
  return [sectionOf("infiltration", "ROS-4", items)];
}

/** Roswell. */
export const roswell: Expansion = {
  ...nothing,
  id: "roswell",
  sheets: { "collector-2023": ROSWELL_2023 },
  plans: { "collector-2023": PLANS_2023 },
  features: FEATURES,
  kinds: KINDS,
  kindsTaken,
  ownShape,
  blankSheet,
  marks: () => ({
    houses: [{ name: "zoorg", sign: "^", most: 1 }],
    lines: [{ name: "objective", values: 1 }],
  }),
  describe,
  ownOf,
  audit,
  beforeFirstRound,
  sections: () => sectionsOf,
  opponentSections: ({ opponent }) => opponentInfiltration(opponent.given),
  rolesOf,
};
