import { combinationOf } from "../moves/combination.js";
import { type Random, randomFromWords } from "../state/random.js";
import type { AskStep, TableStep } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import { expansionIn } from "../variants/expansions.js";
import { cardSupplyOf, modeOf } from "../variants/modes.js";
import { conclude, settle } from "./settle.js";

/** Gives work to a generator and keeps its state afterwards. */
function withRandom({ state }: TableRun, work: (random: () => Random) => void): void {
  let random: Random | null = null;
  work(() => {
    random ??= randomFromWords(state.hidden.random);
    return random;
  });
  const used = random as Random | null;
  if (used !== null) state.hidden.random = used.words();
}

function runStep(run: TableRun, step: Exclude<TableStep, { readonly do: "ask" }>): void {
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
      break;
    case "flip":
      withRandom(run, (random) => supply.flip(run, random));
      if (supply.isExhausted(run)) conclude(run, ["deck-empty"]); // ZOM-12
      break;
    case "draw":
      withRandom(run, (random) => supply.draw(run, random));
      break;
    case "special":
      modeOf(setup.mode).resolve(run, step.card);
      expansionIn(setup).resolve(run, step.card);
      break;
    case "settle":
      withRandom(run, (random) => settle(run, random));
      if (state.table.endedBy.length === 0) state.agenda.push({ do: "begin" });
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

/** Runs the table on until the architects are asked or the game is over. */
export function runTable(run: TableRun): void {
  const { state } = run;
  for (;;) {
    const [step] = state.agenda;
    if (step === undefined) return;
    if (step.do === "ask") {
      announce(run, step);
      return;
    }
    state.agenda.shift();
    runStep(run, step);
  }
}
