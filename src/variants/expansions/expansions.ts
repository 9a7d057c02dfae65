import type { Layout } from "../../data/layout.js";
import { blankSheet, type Sheet } from "../../sheet/sheet.js";
import type { Setup } from "../../state/state.js";
import { besidePaper } from "../paper/beside-paper.js";
import { onPaper } from "../paper/paper.js";
import { type Additions, noExpansion } from "./expansion.js";
import { registeredExpansion } from "./registry.js";
import type { ExpansionId } from "./types.js";

function additionsOf(id: ExpansionId | null): Additions {
  return id === null ? noExpansion : registeredExpansion(id);
}

/** What sheets of paper add, with each expansion; made when it is first needed. */
const onPapers = new Map<ExpansionId | null, Additions>();

function paperOf(id: ExpansionId | null): Additions {
  const known = onPapers.get(id) ?? onPaper(additionsOf(id));
  onPapers.set(id, known);
  return known;
}

/** The expansion whose sheet a layout is, on paper or not; `null` for none. */
export function expansionIdOf({ expansion }: Layout): ExpansionId | null {
  return expansion?.id === "paper" ? expansion.of : (expansion?.id ?? null);
}

/** What a layout adds to the basic rules: its expansion, or that it is on paper. */
export function expansionOn({ expansion }: Layout): Additions {
  return expansion?.id === "paper" ? paperOf(expansion.of) : additionsOf(expansion?.id ?? null);
}

function isOnPaper({ expansion }: Layout): boolean {
  return expansion?.id === "paper";
}

/** Games in which some sheets are on paper, with each expansion; made when they are first needed. */
const besidePapers = new Map<ExpansionId | null, Additions>();

function besidePaperOf(id: ExpansionId | null): Additions {
  const known = besidePapers.get(id) ?? besidePaper(additionsOf(id), paperOf(id));
  besidePapers.set(id, known);
  return known;
}

/** Whether some sheets of a game are on paper, and the library keeps the others. */
export function isMixed({ layouts }: Pick<Setup, "layouts">): boolean {
  return layouts.length > 1 && layouts.some(isOnPaper) && !layouts.every(isOnPaper);
}

/** The layout of all sheets, as far as it is the same: that of a sheet which the library keeps, if it keeps any. SET-5 */
export function sharedLayout({ layouts }: Pick<Setup, "layouts">): Layout {
  return layouts.find((layout) => !isOnPaper(layout)) ?? layouts[0];
}

/** A blank sheet of a layout. */
export function newSheet(layout: Layout): Sheet {
  return blankSheet(layout, expansionOn(layout).blankSheet(layout));
}

/** What is added to the basic rules in a game. All players have sheets with the same layout, on paper or not. SET-5 */
export function expansionIn(setup: Pick<Setup, "layouts">): Additions {
  const [layout] = setup.layouts;
  return isMixed(setup) ? besidePaperOf(expansionIdOf(layout)) : expansionOn(layout);
}
