import type { Sheet } from "../../sheet/sheet.js";
import type { Position } from "../../state/state.js";
import type { Additions } from "../expansions/expansion.js";
import { asPrinted, isPaper, printedSetup, resolvedAsPrinted } from "./paper.js";

/*
 * Games in which the library keeps the sheets of some players, and others write on paper. Cards come to all alike; a sheet
 * is judged by what it is. What those with paper have done that changes the sheets of others they say.
 */

/** A position as if only those played whose sheets are kept. */
function ofKept(position: Position): Position {
  const { sheets } = position;
  const setup = printedSetup(position.setup);
  const isKept = (_: unknown, player: number): boolean => !isPaper(sheets[player]);
  return {
    ...position,
    setup: { ...setup, playerLayouts: setup.playerLayouts.filter(isKept) },
    sheets: sheets.filter(isKept),
  };
}

/**
 * What the sheets of such a game add to the basic rules.
 *
 * @param printed - what those add that the library keeps.
 * @param paper - what those on paper add.
 */
export function besidePaper(printed: Additions, paper: Additions): Additions {
  const partOf = (sheet: Sheet): Additions => (isPaper(sheet) ? paper : printed);
  return {
    ...printed,
    kinds: [...printed.kinds, ...paper.kinds],
    isFull: (sheet) => partOf(sheet).isFull(sheet),
    roundsOn: (sheet, setup, player) => partOf(sheet).roundsOn(sheet, setup, player),
    blankTable: (setup) => printed.blankTable(printedSetup(setup)),
    tableReaders: (setup, opponent) => printed.tableReaders(printedSetup(setup), opponent),
    // What is done before the first round shows on the sheets that are kept.
    beforeFirstRound: (setup, sheets) =>
      printed.beforeFirstRound(
        printedSetup(setup),
        sheets.filter((sheet) => !isPaper(sheet)),
      ),
    resolve: resolvedAsPrinted(printed),
    settle: paper.settle,
    isPossible: (position) => printed.isPossible(ofKept(position)),
    finish: (run) => asPrinted(run, printed, printed.finish),
    // Until sheets of paper are handed in, those that are kept are compared with each other.
    sections(sheetContexts, onTable) {
      const kept = sheetContexts.filter(({ sheet }) => !isPaper(sheet));
      const sectionsOf = printed.sections(kept, onTable);
      return (context) => (isPaper(context.sheet) ? [] : sectionsOf(context));
    },
  };
}
