/**
 * Sheets, tables, scores and cards as SVG: strings, without a DOM, from what `perfect-home-rules/view` shows, in the words
 * of `perfect-home-rules/texts`.
 *
 * @module perfect-home-rules/svg
 */
export { type DrawnCard, drawCard } from "./card.js";
export { type Curve, type CurveLine, type CurvePoint, drawCurve } from "./curve.js";
export type {
  DrawOptions,
  DrawSheetOptions,
  DrawTableOptions,
  Pointer,
  PointingOptions,
  SheetPart,
  TablePart,
} from "./options.js";
export { type DrawScoreOptions, drawScore } from "./score.js";
export { drawSheet } from "./sheet.js";
export type { Theme } from "./style.js";
export { drawTable } from "./table.js";
