import { sheetViolation, type Violation } from "../../../clauses/violation.js";
import { isConstruction } from "../../../data/special-cards.js";
import { sum } from "../../../input/sum.js";
import { interpose, proceed, stepAs } from "../../../moves/agenda.js";
import { sectionOf } from "../../../scoring/section.js";
import { houseAt } from "../../../sheet/check/check.js";
import { locate, placeOf } from "../../../sheet/geometry.js";
import { openExpansion } from "../../../sheet/sheet.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import type { KindOf, PlaceHook } from "../../../state/rule-context.js";
import { type Expansion, noExpansion, type OpponentView } from "../expansion.js";
import { blankMarks, countsOf, nonZeroMarks } from "../marks.js";
import { eggsAt, eggsCircled, eggsSheet, FEATURES, loopsOf, pointsOf } from "./eggs.js";
import { FIELDS, LARGEST_LOOPS } from "./fields.js";
import { EASTER_EGGS_2019, EASTER_EGGS_2023, layoutReaders } from "./layout.js";
import { PLANS_2019, PLANS_2023 } from "./plans.js";

/** Circling eggs of the house that has just got a number, or none. EGG-1 EGG-2 */
const eggs: KindOf<"eggs"> = {
  type: "eggs",
  fields: FIELDS.eggs,
  list({ player }, step, out) {
    for (let count = 0; count <= stepAs(step, "eggs").max; count++) out.push({ type: "eggs", player, count });
  },
  whyNot(_context, step, { count }) {
    return count <= stepAs(step, "eggs").max ? null : "eggs.too-many";
  },
  play(turn, { geometry }, { count }, step) {
    const { street, house } = stepAs(step, "eggs");
    const { circled } = openExpansion(turn.sheet, eggsSheet);
    circled[placeOf(geometry, street, house)] = count;
    proceed(turn);
  },
};

/** A house with eggs has got a number with loops: the player decides how many to circle. [EGG-1] [EGG-2] */
const numbered: PlaceHook = (turn, { layout, geometry }, place) => {
  const printed = eggsAt(layout, geometry, place)?.count ?? 0;
  const max = Math.min(printed, loopsOf(turn.sheet.numbers[place] ?? -1));
  if (max > 0) interpose(turn, { step: "eggs", ...locate(geometry, place), max });
};

/** No house has more eggs circled than it shows and its number has loops. EGG-1 */
function check(sheetContext: SheetContext): Violation[] {
  const { sheet, layout, geometry } = sheetContext;
  return eggsSheet(sheet).circled.flatMap((count, place) => {
    const max = Math.min(eggsAt(layout, geometry, place)?.count ?? 0, loopsOf(sheet.numbers[place] ?? -1));
    return count > max ? [sheetViolation("sheet.eggs", { ...houseAt(sheetContext, place), count, max })] : [];
  });
}

/** [EGG-3] */
function sectionsOf({ sheet, layout }: SheetContext) {
  const count = eggsCircled(sheet);
  const points = pointsOf(layout, count);
  return [sectionOf("eggs", "EGG-3", [{ of: "eggs", count, points }])];
}

/** Each card given is worth the loops of its number. [EGG-4] */
function opponentSections({ sheetContexts: [{ layout }], opponent: { given } }: OpponentView) {
  const count = sum(given.filter(isConstruction).map((card) => loopsOf(card.number)));
  const points = pointsOf(layout, count);
  return [sectionOf("eggs", "EGG-4", [{ of: "eggs", count, points }])];
}

/** Easter Egg Hunt. */
export const easterEggs: Expansion = {
  ...noExpansion,
  id: "easter-eggs",
  sheets: { "collector-2023": EASTER_EGGS_2023, "first-2018": EASTER_EGGS_2019 },
  plans: { "collector-2023": PLANS_2023, "first-2018": PLANS_2019 },
  features: FEATURES,
  kinds: [eggs],
  kindsTaken: (step, basic) => (step.step === "eggs" ? [eggs] : basic),
  numbered,
  layoutReaders,
  blankSheet: (layout) => ({ id: "easter-eggs", circled: blankMarks(layout) }),
  marks: () => ({ houses: [{ name: "eggs", sign: "o", max: LARGEST_LOOPS }], lines: [] }),
  describe(sheetContext) {
    const { circled } = eggsSheet(sheetContext.sheet);
    return { marks: nonZeroMarks(sheetContext, { eggs: circled }), lines: {} };
  },
  expansionOf: ({ marks }) => ({ id: "easter-eggs", circled: countsOf(marks, "eggs") }),
  check,
  sections: () => sectionsOf,
  opponentSections,
};
