import type { Layout } from "../../../data/layout.js";
import type { SheetMarks } from "../../../data/sheet-marks.js";
import type { SpecialCard } from "../../../data/special-cards.js";
import { interpose } from "../../../moves/agenda.js";
import { type BonusMark, bonusesAfterRound, OPEN } from "../../../sheet/bonus.js";
import type { ExpansionDescription } from "../../../sheet/description.js";
import { locate } from "../../../sheet/geometry.js";
import { openExpansion } from "../../../sheet/sheet.js";
import { type SheetContext, sheetContextsOf } from "../../../sheet/sheet-context.js";
import type { PlaceHook } from "../../../state/rule-context.js";
import { type TableRun, writeExpansion } from "../../../state/table-run.js";
import { declaredIn, onceBesideOthers, STREETS } from "../../paper/declare.js";
import { type Expansion, noExpansion } from "../expansion.js";
import { blankMarks, marksNamed, nonZeroLines, nonZeroMarks } from "../marks.js";
import { check } from "./check.js";
import { FEATURES, iceCreamLayout, iceCreamSheet, isOpenCone, isRouteOver } from "./cones.js";
import { ICE_CREAM_2019, ICE_CREAM_2023, layoutReaders } from "./layout.js";
import { forfeit, truck } from "./moves.js";
import { PLANS_2019, PLANS_2023 } from "./plans.js";
import { opponentSections, sectionsOf } from "./score.js";
import { drive, truckOf } from "./trucks.js";
import type { IceCreamSheet, TruckMark } from "./types.js";

const TRUCK_KINDS = [truck];
const FORFEIT_KINDS = [forfeit];

/** The truck of the street drives; where there are two, one is chosen first. ICE-2 PCK-3 */
const numbered: PlaceHook = (turn, context, place) => {
  const from = truckOf(context.layout, context.turn.sheet, context.geometry.streetOf[place]);
  if (from === null) interpose(turn, { step: "truck", ...locate(context.geometry, place) });
  else drive(turn, context, from, place);
};

/** An open cone is crossed out with its house. [ICE-6] */
const roundaboutBuilt: PlaceHook = (turn, { layout, geometry, turn: { sheet } }, place) => {
  if (!isOpenCone({ sheet, layout, geometry }, place)) return;
  const { crossed } = openExpansion(turn.sheet, iceCreamSheet);
  crossed[place] = 1;
};

/** A Validation card costs a bonus that is not circled; where none is left nothing is asked. [ICE-5] */
function resolve({ state }: TableRun, { special }: SpecialCard): void {
  const isAnyOpen = state.sheets.some((sheet) => iceCreamSheet(sheet).bonuses.includes(OPEN));
  if (special !== "validation" || !isAnyOpen) return;
  state.agenda.unshift({ do: "ask", agenda: [{ step: "forfeit" }, { step: "finish" }] });
}

/** Those who have ended a route in this round circle its bonus, the others cross it out. [ICE-3] */
function settle(run: TableRun): void {
  const { setup, state } = run;
  const sheetContexts = sheetContextsOf(state.sheets, setup);
  const hasDeclared = declaredIn(run);
  const after = bonusesAfterRound(
    sheetContexts.map(({ sheet }) => iceCreamSheet(sheet).bonuses),
    (player, street) => isRouteOver(sheetContexts[player], street) || hasDeclared(player, "route", street),
  );
  sheetContexts.forEach(({ sheet }, player) => {
    writeExpansion(run, player, { ...iceCreamSheet(sheet), bonuses: after[player] });
  });
}

function blankSheet(layout: Layout): IceCreamSheet {
  return {
    id: "ice-cream",
    circled: blankMarks(layout),
    crossed: blankMarks(layout),
    trucks: layout.streets.map(() => 0),
    bonuses: layout.streets.map(() => OPEN),
  };
}

/** A cone circled or missed; a line of the trucks only where there is a choice. */
function marks(layout: Layout): SheetMarks {
  const { length } = layout.streets;
  const hasChoice = iceCreamLayout(layout).trucks.includes("both");
  return {
    houses: [
      { name: "cone", sign: "o", max: 1 },
      { name: "missed", sign: "x", max: 1 },
    ],
    lines: (hasChoice ? (["trucks", "bonuses"] as const) : (["bonuses"] as const)).map((name) => ({
      name,
      values: length,
    })),
  };
}

function describe(sheetContext: SheetContext): ExpansionDescription {
  const { circled, crossed, trucks, bonuses } = iceCreamSheet(sheetContext.sheet);
  return {
    marks: nonZeroMarks(sheetContext, { cone: circled, missed: crossed }),
    lines: nonZeroLines({ trucks, bonuses }),
  };
}

function expansionOf({ marks, lines }: ExpansionDescription, { streets }: Layout): IceCreamSheet {
  const none = streets.map(() => 0);
  return {
    id: "ice-cream",
    circled: marksNamed(marks, "cone"),
    crossed: marksNamed(marks, "missed"),
    trucks: (lines["trucks"] ?? none) as TruckMark[],
    bonuses: (lines["bonuses"] ?? none) as BonusMark[],
  };
}

/** Ice Cream Trucks. */
export const iceCream: Expansion = {
  ...noExpansion,
  id: "ice-cream",
  sheets: { "collector-2023": ICE_CREAM_2023, "first-2018": ICE_CREAM_2019 },
  plans: { "collector-2023": PLANS_2023, "first-2018": PLANS_2019 },
  features: FEATURES,
  kinds: [...TRUCK_KINDS, ...FORFEIT_KINDS],
  kindsTaken(step, basic) {
    if (step.step === "truck") return TRUCK_KINDS;
    return step.step === "forfeit" ? FORFEIT_KINDS : basic;
  },
  numbered,
  roundaboutBuilt,
  layoutReaders,
  blankSheet,
  marks,
  describe,
  expansionOf,
  check,
  resolve,
  declarations: [{ of: "route", ...STREETS, times: onceBesideOthers }],
  settle,
  sections: () => sectionsOf,
  opponentSections,
};
