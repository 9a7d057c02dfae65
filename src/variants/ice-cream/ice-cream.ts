import type { Layout } from "../../data/layout.js";
import type { SheetMarks } from "../../data/sheet-marks.js";
import type { SpecialCard } from "../../data/special-cards.js";
import { interpose } from "../../moves/agenda.js";
import { type Paper, papersOf } from "../../sheet/area.js";
import { type BonusMark, bonusesAfterRound, OPEN } from "../../sheet/bonus.js";
import type { OwnDescription } from "../../sheet/description.js";
import { openOwn } from "../../sheet/sheet.js";
import type { PlaceHook } from "../../state/scene.js";
import { type TableRun, writeOwn } from "../../state/table-run.js";
import { blankMarks, marked, saidLines, saidMarks } from "../described.js";
import { type Expansion, nothing } from "../expansion.js";
import { audit } from "./audit.js";
import { FEATURES, iceCreamLayout, iceCreamSheet, isOpenCone, isRouteOver } from "./cones.js";
import { ICE_CREAM_2019, ICE_CREAM_2023, ownShape } from "./layout.js";
import { forfeit, truck } from "./moves.js";
import { PLANS_2019, PLANS_2023 } from "./plans.js";
import { opponentSections, sectionsOf } from "./score.js";
import type { IceCreamSheet, TruckMark } from "./shape.js";
import { drive, truckOf } from "./trucks.js";

const TRUCK_KINDS = [truck];
const FORFEIT_KINDS = [forfeit];

/** The truck of the street drives; where there are two, one is chosen first. ICE-2 PCK-3 */
const numbered: PlaceHook = (turn, scene, place) => {
  const from = truckOf(scene.layout, scene.turn.sheet, scene.ground.streetOf[place]);
  if (from === null) interpose(turn, { step: "truck", place });
  else drive(turn, scene, from, place);
};

/** An open cone is crossed out with its house. ICE-6 */
const roundaboutBuilt: PlaceHook = (turn, { layout, ground, turn: { sheet } }, place) => {
  if (!isOpenCone({ sheet, layout, ground }, place)) return;
  const { crossed } = openOwn(turn.sheet, iceCreamSheet);
  crossed[place] = 1;
};

/** A Validation card costs a bonus that is not circled; where none is left nothing is asked. ICE-5 */
function resolve({ state }: TableRun, { special }: SpecialCard): void {
  const isAnyOpen = state.sheets.some((sheet) => iceCreamSheet(sheet).bonuses.includes(OPEN));
  if (special !== "validation" || !isAnyOpen) return;
  state.agenda.unshift({ do: "ask", agenda: [{ step: "forfeit" }, { step: "finish" }] });
}

/** Those who have ended a route in this round circle its bonus, the others cross it out. ICE-3 */
function settle(run: TableRun): void {
  const { setup, state } = run;
  const papers = papersOf(state.sheets, setup);
  const after = bonusesAfterRound(
    papers.map(({ sheet }) => iceCreamSheet(sheet).bonuses),
    (player, street) => isRouteOver(papers[player], street),
  );
  papers.forEach(({ sheet }, player) => {
    writeOwn(run, player, { ...iceCreamSheet(sheet), bonuses: after[player] });
  });
}

function blankSheet(layout: Layout): IceCreamSheet {
  return {
    variant: "ice-cream",
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
      { name: "cone", sign: "o", most: 1 },
      { name: "missed", sign: "x", most: 1 },
    ],
    lines: (hasChoice ? (["trucks", "bonuses"] as const) : (["bonuses"] as const)).map((name) => ({
      name,
      values: length,
    })),
  };
}

function describe(paper: Paper): OwnDescription {
  const { circled, crossed, trucks, bonuses } = iceCreamSheet(paper.sheet);
  return {
    marks: saidMarks(paper, { cone: circled, missed: crossed }),
    lines: saidLines({ trucks, bonuses }),
  };
}

function ownOf({ marks, lines }: OwnDescription, { streets }: Layout): IceCreamSheet {
  const none = streets.map(() => 0);
  return {
    variant: "ice-cream",
    circled: marked(marks, "cone"),
    crossed: marked(marks, "missed"),
    trucks: (lines["trucks"] ?? none) as TruckMark[],
    bonuses: (lines["bonuses"] ?? none) as BonusMark[],
  };
}

/** Ice Cream Trucks. */
export const iceCream: Expansion = {
  ...nothing,
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
  ownShape,
  blankSheet,
  marks,
  describe,
  ownOf,
  audit,
  resolve,
  settle,
  sections: () => sectionsOf,
  opponentSections,
};
