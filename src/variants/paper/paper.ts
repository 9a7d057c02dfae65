import type { Layout } from "../../data/layout.js";
import type { Provenance } from "../../data/provenance.js";
import { sum } from "../../input/sum.js";
import { blankSheet, type Sheet } from "../../sheet/sheet.js";
import { paperOf } from "../../state/own-fields.js";
import type { Setup } from "../../state/state.js";
import { type TableRun, writeExpansion } from "../../state/table-run.js";
import { type Additions, noExpansion } from "../expansions/expansion.js";
import { declareEnd, kindsTaken, paperSheet } from "./moves.js";

/*
 * Sheets on paper: the library is the dealer. What players write it neither knows nor judges, so a sheet has no streets here,
 * nothing but plans validated, Permit Refusals, and whether it is full. Cards come as in the printed game, those of its
 * expansion too; what an expansion does on sheets is left to the players.
 */

/** The players' own copies are what they are. */
const ON_PAPER: Provenance = { level: "rulebook", note: "On paper." };

const papers = new WeakMap<Layout, Layout>();

/** What the library knows of a sheet of paper on which a layout is printed. */
export function paperLayout(printed: Layout): Layout {
  const known = papers.get(printed);
  if (known !== undefined) return known;
  const paper: Layout = {
    id: `paper-${printed.id}`,
    streets: [],
    pools: [],
    temps: 0,
    improvements: [],
    extensions: [],
    roundabouts: [],
    refusals: printed.refusals,
    expansion: {
      id: "paper",
      of: printed.expansion === null || printed.expansion.id === "paper" ? null : printed.expansion.id,
    },
    provenance: ON_PAPER,
  };
  papers.set(printed, paper);
  return paper;
}

const printedSetups = new WeakMap<Setup, Setup>();

/** The setup with the layouts that are printed on the paper. */
export function printedSetup(setup: Setup): Setup {
  const known = printedSetups.get(setup);
  if (known !== undefined) return known;
  const { paper: _paper, ...others } = setup;
  const printed: Setup = { ...others, layouts: paperOf(setup) ?? setup.layouts };
  printedSetups.set(setup, printed);
  return printed;
}

/**
 * Resolves a special card as with sheets that nobody has written on. The sheets stay as they are; wherever players would decide
 * something on theirs, they only say when they have.
 */
function resolvedOnPaper(run: TableRun, printed: Additions, resolve: (run: TableRun) => void): void {
  const { state } = run;
  const setup = printedSetup(run.setup);
  const { sheets } = state;
  const before = state.agenda.length;
  state.sheets = blankSheets(setup, printed) as typeof state.sheets;
  resolve({ ...run, setup });
  state.sheets = sheets;
  state.agenda.slice(0, state.agenda.length - before).forEach((step, index) => {
    if (step.do === "ask") state.agenda[index] = { do: "ask", agenda: [{ step: "finish" }] };
  });
}

/** The sheets of all players, with nothing written on them. */
function blankSheets({ layouts, layoutOf }: Setup, printed: Additions): Sheet[] {
  return layoutOf.map((index) => blankSheet(layouts[index], printed.blankSheet(layouts[index])));
}

/** How many rounds a sheet has houses for: in each one is numbered, or a Permit Refusal taken. RND-1 REF-1 */
function roundsFor(setup: Setup, player: number, { refusalsCrossed }: Sheet): number {
  const { layouts, layoutOf } = printedSetup(setup);
  return sum(layouts[layoutOf[player]].streets.map(({ houses }) => houses)) + refusalsCrossed;
}

/** A sheet has no empty house left once it was played for as many rounds as it has houses, said or not. END-1 */
function fillSheets(run: TableRun): void {
  const { setup, state } = run;
  state.sheets.forEach((sheet, player) => {
    if (state.table.round >= roundsFor(setup, player, sheet))
      writeExpansion(run, player, { id: "paper", full: true });
  });
}

/** What sheets of paper add to the basic rules, given what the printed ones add. */
export function onPaper(printed: Additions): Additions {
  return {
    ...noExpansion,
    advanced: printed.advanced,
    plans: printed.plans,
    cardClauses: printed.cardClauses,
    supply: printed.supply,
    piles: printed.piles,
    rolesOf: printed.rolesOf,
    isPile: printed.isPile,
    kinds: [declareEnd],
    kindsTaken,
    blankSheet: () => ({ id: "paper", full: false }),
    marks: () => ({ houses: [], lines: [{ name: "full", values: 1 }] }),
    describe: ({ sheet }) => ({ marks: [], lines: paperSheet(sheet).full ? { full: [1] } : {} }),
    expansionOf: ({ lines }) => ({ id: "paper", full: lines["full"]?.[0] === 1 }),
    isFull: (sheet) => paperSheet(sheet).full,
    roundsOn: (sheet, setup, player) => ({
      min: sheet.refusalsCrossed,
      max: roundsFor(setup, player, sheet),
    }),
    blankTable: (setup) => printed.blankTable(printedSetup(setup)),
    tableReaders: (setup, opponent) => printed.tableReaders(printedSetup(setup), opponent),
    beforeFirstRound(setup) {
      const own = printedSetup(setup);
      return printed
        .beforeFirstRound(own, blankSheets(own, printed))
        .map((step) => (step.do === "ask" ? { do: "ask", agenda: [{ step: "finish" }] } : step));
    },
    hasBegun: ({ table }) => table.round > 0 && table.stacks.every(({ flipped }) => flipped.length > 0),
    resolve: (run, card) => resolvedOnPaper(run, printed, (each) => printed.resolve(each, card)),
    settle: fillSheets,
    finish: (run) => resolvedOnPaper(run, printed, printed.finish),
  };
}
