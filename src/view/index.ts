/**
 * What a screen needs: sheets and the table nested for drawing, the legal moves by what is clicked, and what a move
 * changes in the score.
 *
 * @module perfect-home-rules/view
 */
export type {
  ButtonTarget,
  CardTarget,
  EstateTarget,
  GapTarget,
  HouseTarget,
  ImprovementTarget,
  ParksTarget,
  PlanTarget,
  StackTarget,
  Target,
  TrackTarget,
} from "../state/target.js";
export { copyView } from "./copy-view.js";
export type { EstateView } from "./estate-view.js";
export { parseTarget } from "./parse-target.js";
export type { PlanView } from "./plan-view.js";
export { preview, type ScoreChange, type SectionChange } from "./preview.js";
export {
  type ImprovementView,
  type SheetView,
  type TempsView,
  type TracksView,
  viewSheet,
} from "./sheet-view.js";
export type { FenceView, GapView, HouseView, StreetView } from "./street-view.js";
export {
  type DeckView,
  type OpponentTableView,
  type PlayerView,
  type StackView,
  type TablePlanView,
  type TableView,
  type ValidatedView,
  viewTable,
} from "./table-view.js";
export { targetKey, targetOf } from "./target-of.js";
export { type NumberAt, type TargetMoves, targets } from "./targets.js";
export type { BoxView, TrackView } from "./track-view.js";
export { whyNotAt } from "./why-not-at.js";
