import { throwInput } from "../../clauses/violation.js";
import { EDITION_IDS, type EditionId, EXPANSION_IDS, type LayoutId } from "../../data/ids.js";
import type { Layout } from "../../data/layout.js";
import { fieldsOf, hasField, isList, isPlainObject, listOf, within } from "../../input/fields.js";
import { anything, object, withId } from "../../input/readers.js";
import type { Setup } from "../../state/state.js";
import { registeredExpansion } from "../../variants/expansions/registry.js";
import { paperLayout } from "../../variants/paper/paper.js";
import { sheetsOfEdition } from "../../variants/printed-sheets.js";
import { type CustomLayout, readLayout, readPaperLayout } from "./read-layout.js";

/** A sheet on paper, of which the library knows what is printed. */
export interface PaperChoice {
  /** What is printed: a printed sheet, or a custom layout. */
  readonly paper: LayoutId | CustomLayout;
}

/** A printed sheet, or a custom layout; or the same on paper, where `"paper"` is the Classic sheet on paper. */
export type LayoutChoice = LayoutId | CustomLayout | "paper" | PaperChoice;

/** A choice without what says that it is on paper. */
interface Unwrapped {
  readonly value: unknown;
  readonly path: string;
  readonly isOnPaper: boolean;
}

const paperChoice = object({ paper: anything });

function unwrap(value: unknown, path: string): Unwrapped {
  if (value === "paper") return { value: "classic", path, isOnPaper: true };
  if (!isPlainObject(value) || !hasField(value, "paper")) return { value, path, isOnPaper: false };
  return { value: paperChoice(value, path).paper, path: within(path, "paper"), isOnPaper: true };
}

/** Reads what is printed: a layout of the caller's, or the id of a sheet of some editions; of several the first that has it. */
function readPrinted(value: unknown, editions: readonly EditionId[], path: string): Layout {
  if (typeof value !== "string") return readLayout(value, path);
  const expansion = EXPANSION_IDS.find((id) => value === id || value === `${id}-2019`);
  if (expansion !== undefined) registeredExpansion(expansion, path);
  return withId(editions.flatMap(sheetsOfEdition), value, path);
}

/** Whether something is a layout of a game on paper. */
export function isPaperLayout(value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const { expansion } = fieldsOf(value, "");
  return isPlainObject(expansion) && fieldsOf(expansion, "")["id"] === "paper";
}

/** Reads a layout: one of the caller's or of a game, or the id of a sheet of some editions; on paper or not. */
export function readLayoutChoice(value: unknown, editions: readonly EditionId[], path: string): Layout {
  if (isPaperLayout(value)) return readPaperLayout(value, path);
  const choice = unwrap(value, path);
  const printed = readPrinted(choice.value, editions, choice.path);
  return choice.isOnPaper ? paperLayout(printed) : printed;
}

/** What must be equal where players use different sheets. */
function printOf({ id: _id, provenance: _provenance, ...print }: Layout): string {
  return JSON.stringify(print);
}

/** The layouts in use, and which one each player has. */
export interface Layouts {
  /** What is printed. */
  readonly layouts: readonly Layout[];
  /** For each player the index of the layout. */
  readonly playerLayouts: readonly number[];
  /** For each of the layouts whether it is on paper. */
  readonly onPaper: readonly boolean[];
}

/**
 * Reads the layout, or the list of layouts; whether they belong to the edition is not asked. [SET-5] RVS-1
 *
 * @param players - how many players there are; `undefined` where that is not known.
 */
export function readLayouts(value: unknown, edition: EditionId, players: number | undefined): Layouts {
  const editions = [edition, ...EDITION_IDS];
  if (!isList(value)) {
    const choice = unwrap(value === undefined ? "classic" : value, "layout");
    const layout = readPrinted(choice.value, editions, choice.path);
    return {
      layouts: [layout],
      playerLayouts: new Array<number>(players ?? 1).fill(0),
      onPaper: [choice.isOnPaper],
    };
  }
  const chosen = listOf(value, "layout", "a list of layouts");
  const count = players ?? Math.max(chosen.length, 1);
  if (chosen.length !== count) throwInput("options.layouts-count", { path: "layout", players: count });
  const choices = chosen.map((each, index) => unwrap(each, `layout[${index}]`));
  const read = new Map<unknown, Layout>(); // each once, however many players have it
  const all = choices.map((each) => {
    const layout = read.get(each.value) ?? readPrinted(each.value, editions, each.path);
    read.set(each.value, layout);
    return layout;
  });
  const print = printOf(all[0]);
  all.forEach((layout, index) => {
    const isSame = layout === all[0] || printOf(layout) === print;
    if (!isSame) throwInput("options.layouts-differ", { path: `layout[${index}]` });
  });
  const layouts: Layout[] = [];
  const onPaper: boolean[] = [];
  const playerLayouts = all.map((layout, player) => {
    const { isOnPaper } = choices[player];
    const known = layouts.findIndex(({ id }, index) => id === layout.id && onPaper[index] === isOnPaper);
    if (known >= 0) return known;
    onPaper.push(isOnPaper);
    return layouts.push(layout) - 1;
  });
  return { layouts, playerLayouts, onPaper };
}

/** The layouts of a game: where some are on paper, what is printed is kept beside them. */
export function layoutsOfSetup({
  layouts,
  playerLayouts,
  onPaper,
}: Layouts): Pick<Setup, "layouts" | "playerLayouts" | "paper"> {
  if (!onPaper.includes(true)) return { layouts, playerLayouts };
  const used = layouts.map((layout, index) => (onPaper[index] ? paperLayout(layout) : layout));
  return { layouts: used, paper: layouts, playerLayouts };
}
