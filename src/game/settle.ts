import { PLAN_LETTERS } from "../data/plan-card.js";
import type { Sheet } from "../sheet/sheet.js";
import { hasBox } from "../sheet/tracks.js";
import type { Setup } from "../state/state.js";
import type { EndCause } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import { expansionIn } from "../variants/expansions/expansions.js";
import { cardSupplyOf } from "../variants/modes.js";

/** Plans validated for the first time are turned. [PLN-2] */
function turnPlans({ setup, state, emit }: TableRun): void {
  const { sheets } = state;
  for (let slot = 0; slot < PLAN_LETTERS.length; slot++) {
    if (state.table.turned[slot] || sheets.every((sheet) => sheet.planPoints[slot] === null)) continue;
    const plan = PLAN_LETTERS[slot];
    const players = sheets.flatMap((sheet, player) => (sheet.planPoints[slot] === null ? [] : [player]));
    state.table.turned[slot] = true;
    emit({ type: "planTurned", to: "all", plan, players, points: setup.plans[slot].score[0] });
  }
}

type SheetCause = Exclude<EndCause, "deck-empty">;

const END_CHECKS: Readonly<Record<SheetCause, (sheet: Sheet, setup: Setup, player: number) => boolean>> = {
  "all-plans": (sheet) => !sheet.planPoints.includes(null),
  "last-refusal": (sheet, setup, player) => {
    const { refusals } = setup.layouts[setup.playerLayouts[player]];
    return !hasBox(refusals, sheet.refusalsCrossed);
  },
  "no-empty-house": (sheet, setup) => expansionIn(setup).isFull(sheet),
};

const SHEET_CAUSES = Object.keys(END_CHECKS) as readonly SheetCause[];

/** Why the game ends on these sheets; empty where it goes on. [END-1] [REF-4] [AAA-8] */
export function endCauses(setup: Setup, sheets: readonly Sheet[]): SheetCause[] {
  return SHEET_CAUSES.filter((cause) => {
    const isCause = END_CHECKS[cause];
    return sheets.some((sheet, player) => isCause(sheet, setup, player));
  });
}

function isReshuffleAsked({ setup, turns }: TableRun): boolean {
  if (!setup.rules.reshuffleOnFirstPlan) return false;
  return turns.some((turn) => turn?.moves.some((move) => move.type === "reshuffle"));
}

/** Resolves a round for all at once. [RND-7] */
export function settle(run: TableRun): void {
  const supply = cardSupplyOf(run.setup.supply);
  supply.collect(run);
  turnPlans(run);
  expansionIn(run.setup).settle(run);
  if (isReshuffleAsked(run)) supply.reshuffleAll(run); // RND-6
  const causes: EndCause[] = endCauses(run.setup, run.state.sheets);
  if (supply.isExhausted(run) && !supply.hasSpecialLeft(run)) causes.push("deck-empty"); // FST-3 ZOM-X
  conclude(run, causes);
}

/** Ends the game if there is a cause. */
export function conclude(run: TableRun, causes: readonly EndCause[]): void {
  if (causes.length === 0) return;
  run.state.table.endedBy = [...causes];
  run.state.agenda = [];
  expansionIn(run.setup).finish(run);
  run.emit({ type: "gameOver", to: "all", causes });
}
