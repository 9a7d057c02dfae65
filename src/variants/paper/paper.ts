import type { Layout } from "../../data/layout.js";
import type { Provenance } from "../../data/provenance.js";
import { sum } from "../../input/sum.js";
import { blankSheet, type Sheet } from "../../sheet/sheet.js";
import { paperOf } from "../../state/own-fields.js";
import type { Setup } from "../../state/state.js";
import { type TableRun, writeExpansion } from "../../state/table-run.js";
import type { Step } from "../../state/turn.js";
import { type Additions, noExpansion } from "../expansions/expansion.js";
import { declaring } from "./declare.js";
import { declareEnd, kindsOnPaper, paperSheet } from "./moves.js";

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
 * Does something with the table as with printed sheets, of which those on paper are blank: they stay as they are. Where
 * players would decide something on theirs, those with paper only say when they have.
 */
export function asPrinted(run: TableRun, printed: Additions, act: (run: TableRun) => void): void {
  const { state } = run;
  const setup = printedSetup(run.setup);
  const { sheets } = state;
  state.sheets = withBlanks(sheets, setup, printed) as typeof state.sheets;
  act({ ...run, setup });
  state.sheets = state.sheets.map((sheet, player) => (isPaper(sheets[player]) ? sheets[player] : sheet));
}

/** Whether a sheet is one of paper. */
export function isPaper({ expansion }: Pick<Sheet, "expansion">): boolean {
  return expansion?.id === "paper";
}

/** The sheets of all players, with blank ones for those on paper. */
function withBlanks(
  sheets: readonly Sheet[],
  { layouts, playerLayouts }: Setup,
  printed: Additions,
): Sheet[] {
  return sheets.map((sheet, player) => {
    const layout = layouts[playerLayouts[player]];
    return isPaper(sheet) ? blankSheet(layout, printed.blankSheet(layout)) : sheet;
  });
}

/** How many rounds a sheet has houses for: in each one is numbered, or a Permit Refusal taken. RND-1 REF-1 */
function roundsFor(setup: Setup, player: number, { refusalsCrossed }: Sheet): number {
  const { layouts, playerLayouts } = printedSetup(setup);
  return sum(layouts[playerLayouts[player]].streets.map(({ houses }) => houses)) + refusalsCrossed;
}

/** A sheet of paper has no empty house left once it was played for as many rounds as it has houses, said or not. END-1 */
function fillSheets(run: TableRun): void {
  const { setup, state } = run;
  state.sheets.forEach((sheet, player) => {
    if (isPaper(sheet) && state.table.round >= roundsFor(setup, player, sheet))
      writeExpansion(run, player, { id: "paper", full: true });
  });
}

/** What a player with paper does where others decide something on their sheets: says when it is done. */
const SAY_WHEN_DONE: readonly Step[] = [{ step: "finish" }];

/** Special cards are resolved as with printed sheets; where nothing is to be done, nobody is asked. */
export function resolvedAsPrinted(printed: Additions): Additions["resolve"] {
  if (printed.resolve === noExpansion.resolve) return noExpansion.resolve;
  return (run, card) => asPrinted(run, printed, (each) => printed.resolve(each, card));
}

/** What sheets of paper add to the basic rules, given what the printed ones add. */
export function onPaper(printed: Additions): Additions {
  const declared = declaring(printed.declarations);
  return {
    ...noExpansion,
    advanced: printed.advanced,
    plans: printed.plans,
    cardClauses: printed.cardClauses,
    supply: printed.supply,
    piles: printed.piles,
    rolesOf: printed.rolesOf,
    isPile: printed.isPile,
    kinds: [declareEnd, ...declared],
    kindsTaken: kindsOnPaper(declared),
    blankSheet: () => ({ id: "paper", full: false }),
    marks: () => ({ houses: [], lines: [{ name: "full", values: 1 }] }),
    describe: ({ sheet }) => ({ marks: [], lines: paperSheet(sheet).full ? { full: [1] } : {} }),
    expansionOf: ({ lines }) => ({ id: "paper", full: lines["full"]?.[0] === 1 }),
    asked: (agenda) => (agenda.length === 0 || agenda[0].step === "choose" ? agenda : SAY_WHEN_DONE),
    isFull: (sheet) => paperSheet(sheet).full,
    roundsOn: (sheet, setup, player) => ({
      min: sheet.refusalsCrossed,
      max: roundsFor(setup, player, sheet),
    }),
    blankTable: (setup) => printed.blankTable(printedSetup(setup)),
    tableReaders: (setup, opponent) => printed.tableReaders(printedSetup(setup), opponent),
    beforeFirstRound(setup, sheets) {
      const own = printedSetup(setup);
      return printed.beforeFirstRound(own, withBlanks(sheets, own, printed));
    },
    hasBegun: ({ table }) => table.round > 0 && table.stacks.every(({ flipped }) => flipped.length > 0),
    resolve: resolvedAsPrinted(printed),
    settle(run) {
      asPrinted(run, printed, printed.settle);
      fillSheets(run);
    },
    finish: (run) => asPrinted(run, printed, printed.finish),
  };
}
