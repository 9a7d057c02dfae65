import type { Writable } from "../input/plain.js";
import { combinationOf } from "../moves/combination.js";
import { isEntered } from "../state/own-fields.js";
import type { AskStep, TableStep } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import { expansionIn } from "../variants/expansions/expansions.js";
import { cardSupplyOf, modeOf } from "../variants/modes.js";
import { conclude, settle } from "./settle.js";

/** The cards have run out: the game is over, and the round that was to begin is not played. ZOM-12 ZOM-X */
function concludeWithoutCards(run: TableRun): void {
  if (cardSupplyOf(run.setup.supply).hasRunOut(run)) conclude(run, ["deck-empty"]);
}

/** After a round: the next one, or as much of one as the last special card needs. RND-1 ZOM-X */
function whatFollows(run: TableRun): Writable<TableStep>[] {
  const supply = cardSupplyOf(run.setup.supply);
  if (!supply.isExhausted(run)) return [{ do: "begin" }];
  return [...supply.round(run.setup)] as Writable<TableStep>[];
}

/** The steps that the table does by itself. */
type OwnStep = Exclude<TableStep, { readonly do: "ask" }>;

function runStep(run: TableRun, step: OwnStep): void {
  const { setup, state } = run;
  const supply = cardSupplyOf(setup.supply);
  switch (step.do) {
    case "begin":
      state.table.round += 1;
      run.emit({ type: "roundBegun", to: "all", round: state.table.round });
      state.agenda.unshift(...(supply.round(setup) as typeof state.agenda));
      break;
    case "uncover":
      supply.uncover(run);
      break;
    case "remove":
      supply.remove(run, step.stack);
      concludeWithoutCards(run);
      break;
    case "flip":
      supply.flip(run);
      concludeWithoutCards(run);
      break;
    case "draw":
      supply.draw(run);
      concludeWithoutCards(run);
      break;
    case "await":
      supply.reveal(run, step, supply.nextCard(run, step));
      break;
    case "special":
      modeOf(setup.mode).resolve(run, step.card);
      expansionIn(setup).resolve(run, step.card);
      break;
    case "settle":
      settle(run);
      if (state.table.endedBy.length === 0) state.agenda.push(...whatFollows(run));
      break;
    default:
      step satisfies never;
  }
}

/** Says which combinations there are to choose from. RND-2 */
function announce({ state: { table }, emit }: TableRun, { agenda }: AskStep): void {
  if (table.stacks.length === 0 || agenda[0]?.step !== "choose") return;
  emit({ type: "cardsFlipped", to: "all", combinations: table.stacks.map(combinationOf) });
}

/** Runs the table on until the players are asked, a card has to be entered, or the game is over. */
export function runTable(run: TableRun): void {
  const { state } = run;
  for (;;) {
    const [step] = state.agenda;
    if (step === undefined) return;
    if (step.do === "ask") {
      announce(run, step);
      return;
    }
    if (step.do === "await" && isEntered(run.setup)) return;
    state.agenda.shift();
    runStep(run, step);
  }
}
