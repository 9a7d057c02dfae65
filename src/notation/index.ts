/**
 * Sheets, moves and records as text.
 *
 * @module perfect-home-rules/notation
 */
export type { GameRecord, RecordedScore } from "../game/record.js";
export type { SheetOptions } from "../game/sheet-options.js";
export type {
  HouseDescription,
  NumberedHouse,
  PlanPoints,
  SheetDescription,
  StreetDescription,
  UnnumberedHouse,
} from "../sheet/description.js";
export type { Move } from "../state/move.js";
export { formatSheet, formatSheets } from "./format-sheet.js";
export { formatMove, parseMove } from "./move-text.js";
export { parseRecord } from "./parse-record.js";
export { parseSheet, parseSheets } from "./parse-sheet.js";
export type { NamedSheet } from "./read-sheet.js";
export { formatRecord } from "./record-text.js";
