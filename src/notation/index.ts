/**
 * Sheets as text: a line for each street, then a line for each track that is crossed.
 *
 * @module
 */
export type { SheetOptions } from "../game/sheet-options.js";
export type * from "../sheet/description.js";
export { formatSheet, formatSheets } from "./format-sheet.js";
export { parseSheet, parseSheets } from "./parse-sheet.js";
export type { NamedSheet } from "./read-sheet.js";
