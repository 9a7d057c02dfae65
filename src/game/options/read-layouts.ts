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

function sheetOf(value: unknown, edition: EditionId, path: string): Layout {
  if (typeof value !== "string") return readLayout(value, path);
  return withId([edition, ...EDITION_IDS].flatMap(sheetsOfEdition), value, path);
}

/** What must be equal where players use different sheets. */
function printOf({ id: _id, provenance: _provenance, ...print }: Layout): string {
  return JSON.stringify(print);
}

/** The layouts in use, and which one each player has. */
export interface Sheets {
  /** The layouts. */
  readonly layouts: readonly Layout[];
  /** For each player the index of the layout. */
  readonly layoutOf: readonly number[];
}

/** Reads the sheet, or the list of sheets; whether they belong to the edition is not asked. SET-5 RVS-1 */
export function readSheets(value: unknown, edition: EditionId, players: number): Sheets {
  if (!isList(value)) {
    const layout = sheetOf(value === undefined ? "classic" : value, edition, "sheet");
    return { layouts: [layout], layoutOf: new Array<number>(players).fill(0) };
  }
  const chosen = listOf(value, "sheet", "a list of sheets");
  if (chosen.length !== players) throwViolation("options.layouts-count", { path: "sheet", players });
  const read = new Map<unknown, Layout>(); // each once, however many players have it
  const all = chosen.map((each, index) => {
    const layout = read.get(each) ?? sheetOf(each, edition, `sheet[${index}]`);
    read.set(each, layout);
    return layout;
  });
  const print = printOf(all[0]);
  for (const layout of new Set(all)) {
    if (printOf(layout) !== print)
      throwViolation("options.layouts-differ", { path: `sheet[${all.indexOf(layout)}]` });
  }
  const layouts: Layout[] = [];
  const indexes = new Map<string, number>();
  for (const layout of all) {
    if (!indexes.has(layout.id)) indexes.set(layout.id, layouts.push(layout) - 1);
  }
  return { layouts, layoutOf: all.map(({ id }) => indexes.get(id) ?? 0) };
}
