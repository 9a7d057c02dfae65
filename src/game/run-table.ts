import { combinationOf } from "../moves/combination.js";
import { type Random, randomFromWords } from "../state/random.js";
import type { TableRun } from "../state/table-run.js";
import { modeOf } from "../variants/modes.js";
import { settle } from "./settle.js";

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

function flip(run: TableRun): void {
  const { table } = run.state;
  table.round += 1;
  run.emit({ type: "roundBegun", to: "all", round: table.round });
  withRandom(run, (random) => modeOf(run.setup.mode).supply(run, random));
  run.emit({ type: "cardsFlipped", to: "all", combinations: table.stacks.map(combinationOf) });
}

/** Runs the table on until the architects are asked or the game is over. */
export function runTable(run: TableRun): void {
  const { state } = run;
  for (;;) {
    const [step] = state.agenda;
    if (step === undefined || step.do === "ask") return;
    state.agenda.shift();
    switch (step.do) {
      case "flip":
        flip(run);
        break;
      case "settle":
        settle(run);
        if (isReshuffleAsked(run))
          withRandom(run, (random) => modeOf(run.setup.mode).reshuffleAll(run, random()));
        if (state.table.endedBy.length === 0) state.agenda.push(...nextRound(run));
        break;
      default:
        step satisfies never;
    }
  }
}

/** RND-6 */
function isReshuffleAsked({ turns }: TableRun): boolean {
  return turns.some((turn) => turn !== null && turn.moves.some((move) => move.type === "reshuffle"));
}

function nextRound(run: TableRun): TableRun["state"]["agenda"] {
  return modeOf(run.setup.mode).round(run.setup) as TableRun["state"]["agenda"];
}
