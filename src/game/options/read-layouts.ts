import { throwViolation } from "../../clauses/violation.js";
import { EDITION_IDS, type EditionId, type LayoutId } from "../../data/ids.js";
import type { Layout } from "../../data/layout.js";
import { isList, listOf } from "../../input/fields.js";
import { withId } from "../../input/readers.js";
import { sheetsOfEdition } from "../../variants/printed-sheets.js";
import { type CustomLayout, readLayout } from "./read-layout.js";

/** A printed sheet, or a custom layout. */
export type LayoutChoice = LayoutId | CustomLayout;

/** Reads a layout of the caller's, or the id of a sheet of some editions; of several the first one that has it. */
export function readLayoutChoice(value: unknown, editions: readonly EditionId[], path: string): Layout {
  if (typeof value !== "string") return readLayout(value, path);
  return withId(editions.flatMap(sheetsOfEdition), value, path);
}

/** What must be equal where players use different sheets. */
function printOf({ id: _id, provenance: _provenance, ...print }: Layout): string {
  return JSON.stringify(print);
}

/** The layouts in use, and which one each player has. */
export interface Layouts {
  /** The layouts. */
  readonly layouts: readonly Layout[];
  /** For each player the index of the layout. */
  readonly layoutOf: readonly number[];
}

/** Reads the layout, or the list of layouts; whether they belong to the edition is not asked. [SET-5] RVS-1 */
export function readLayouts(value: unknown, edition: EditionId, players: number): Layouts {
  const editions = [edition, ...EDITION_IDS];
  if (!isList(value)) {
    const layout = readLayoutChoice(value === undefined ? "classic" : value, editions, "layout");
    return { layouts: [layout], layoutOf: new Array<number>(players).fill(0) };
  }
  const chosen = listOf(value, "layout", "a list of layouts");
  if (chosen.length !== players) throwViolation("options.layouts-count", { path: "layout", players });
  const read = new Map<unknown, Layout>(); // each once, however many players have it
  const all = chosen.map((each, index) => {
    const layout = read.get(each) ?? readLayoutChoice(each, editions, `layout[${index}]`);
    read.set(each, layout);
    return layout;
  });
  const print = printOf(all[0]);
  for (const layout of new Set(all)) {
    if (printOf(layout) !== print)
      throwViolation("options.layouts-differ", { path: `layout[${all.indexOf(layout)}]` });
  }
  const layouts: Layout[] = [];
  const indexes = new Map<string, number>();
  for (const layout of all) {
    if (!indexes.has(layout.id)) indexes.set(layout.id, layouts.push(layout) - 1);
  }
  return { layouts, layoutOf: all.map(({ id }) => indexes.get(id) ?? 0) };
}
