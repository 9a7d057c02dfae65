import { throwViolation } from "../../clauses/violation.js";
import type { EditionId } from "../../data/editions.js";
import type { Layout } from "../../data/layout.js";
import type { REVISITED_IDS } from "../../data/sheets.js";
import { isList, listOf } from "../../input/fields.js";
import { withId } from "../../input/readers.js";
import type { ExpansionId } from "../../variants/expansions/types.js";
import { EDITION_IDS, sheetsOfEdition } from "../../variants/printed-sheets.js";
import { type CustomLayout, readLayout } from "./read-layout.js";

/** A printed sheet: `classic` in both editions, the others in that of 2023. BLU-1 RVS-1 */
export type LayoutId =
  | "classic"
  | "blueprint"
  | (typeof REVISITED_IDS)[number]
  | ExpansionId
  | "easter-eggs-2019"
  | "ice-cream-2019"
  | "christmas-lights-2019";

/** A printed sheet, or a layout of one's own. */
export type LayoutChoice = LayoutId | CustomLayout;

function layoutFrom(value: unknown, edition: EditionId, path: string): Layout {
  if (typeof value !== "string") return readLayout(value, path);
  return withId([edition, ...EDITION_IDS].flatMap(sheetsOfEdition), value, path);
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

/** Reads the layout, or the list of layouts; whether they belong to the edition is not asked. SET-5 RVS-1 */
export function readLayouts(value: unknown, edition: EditionId, players: number): Layouts {
  if (!isList(value)) {
    const layout = layoutFrom(value === undefined ? "classic" : value, edition, "layout");
    return { layouts: [layout], layoutOf: new Array<number>(players).fill(0) };
  }
  const chosen = listOf(value, "layout", "a list of layouts");
  if (chosen.length !== players) throwViolation("options.layouts-count", { path: "layout", players });
  const read = new Map<unknown, Layout>(); // each once, however many players have it
  const all = chosen.map((each, index) => {
    const layout = read.get(each) ?? layoutFrom(each, edition, `layout[${index}]`);
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
