import { houseAt } from "../../audit/check.js";
import { isConstruction } from "../../data/special-cards.js";
import { interpose, proceed, stepAs } from "../../moves/agenda.js";
import { range } from "../../moves/fields.js";
import { sum } from "../../rules/sum.js";
import { type Violation, violationOf } from "../../rules/violation.js";
import { sectionOf } from "../../scoring/section.js";
import type { Paper } from "../../sheet/area.js";
import { openOwn } from "../../sheet/sheet.js";
import type { KindOf, PlaceHook } from "../../state/scene.js";
import { blankMarks, countsOf, saidMarks } from "../described.js";
import { type Expansion, nothing, type OpponentView } from "../expansion.js";
import { eggsAt, eggsCircled, eggsSheet, FEATURES, loopsOf, pointsOf } from "./eggs.js";
import { EASTER_EGGS_2019, EASTER_EGGS_2023, ownShape } from "./layout.js";
import { PLANS_2019, PLANS_2023 } from "./plans.js";

const LARGEST_LOOPS = 2;

/** Circling eggs of the house that has just got a number, or none. EGG-1 EGG-2 */
const eggs: KindOf<"eggs"> = {
  type: "eggs",
  fields: [{ name: "count", as: "amount", range: () => range(0, LARGEST_LOOPS) }],
  list({ player }, step, out) {
    for (let count = 0; count <= stepAs(step, "eggs").most; count++)
      out.push({ type: "eggs", player, count });
  },
  whyNot(_scene, step, { count }) {
    return count <= stepAs(step, "eggs").most ? null : "eggs.too-many";
  },
  play(turn, _scene, { count }, step) {
    const { circled } = openOwn(turn.sheet, eggsSheet);
    circled[stepAs(step, "eggs").place] = count;
    proceed(turn);
  },
};

/** A house with eggs has got a number with loops: the architect decides how many to circle. EGG-1 EGG-2 */
const numbered: PlaceHook = (turn, { layout, ground }, place) => {
  const printed = eggsAt(layout, ground, place)?.count ?? 0;
  const most = Math.min(printed, loopsOf(turn.sheet.numbers[place] ?? -1));
  if (most > 0) interpose(turn, { step: "eggs", place, most });
};

/** No house has more eggs circled than it shows and its number has loops. EGG-1 */
function audit(paper: Paper): Violation[] {
  const { sheet, layout, ground } = paper;
  return eggsSheet(sheet).circled.flatMap((count, place) => {
    const most = Math.min(eggsAt(layout, ground, place)?.count ?? 0, loopsOf(sheet.numbers[place] ?? -1));
    return count > most ? [violationOf("sheet.eggs", { ...houseAt(paper, place), count, most })] : [];
  });
}

/** EGG-3 */
function sectionsOf({ sheet, layout }: Paper) {
  const count = eggsCircled(sheet);
  const points = pointsOf(layout, count);
  return [sectionOf("eggs", "EGG-3", [{ of: "eggs", count, points }])];
}

/** Each card given is worth the loops of its number. EGG-4 */
function opponentSections({ papers: [{ layout }], opponent: { given } }: OpponentView) {
  const count = sum(given.filter(isConstruction).map((card) => loopsOf(card.number)));
  const points = pointsOf(layout, count);
  return [sectionOf("eggs", "EGG-4", [{ of: "eggs", count, points }])];
}

/** Easter Egg Hunt. */
export const easterEggs: Expansion = {
  ...nothing,
  id: "easter-eggs",
  sheets: { "collector-2023": EASTER_EGGS_2023, "first-2018": EASTER_EGGS_2019 },
  plans: { "collector-2023": PLANS_2023, "first-2018": PLANS_2019 },
  features: FEATURES,
  kinds: [eggs],
  kindsTaken: (step, basic) => (step.step === "eggs" ? [eggs] : basic),
  numbered,
  ownShape,
  blankSheet: (layout) => ({ variant: "easter-eggs", circled: blankMarks(layout) }),
  marks: () => ({ houses: [{ name: "eggs", sign: "o", most: LARGEST_LOOPS }], lines: [] }),
  describe(paper) {
    const { circled } = eggsSheet(paper.sheet);
    return { marks: saidMarks(paper, { eggs: circled }), lines: {} };
  },
  ownOf: ({ marks }) => ({ variant: "easter-eggs", circled: countsOf(marks, "eggs") }),
  audit,
  sections: () => sectionsOf,
  opponentSections,
};
