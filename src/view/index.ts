/**
 * What a screen needs: sheets and the table nested for drawing.
 *
 * @module perfect-home-rules/view
 */
export type { EstateView } from "./estate-view.js";
export type { PlanView } from "./plan-view.js";
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
  viewTable,
} from "./table-view.js";
export type { BoxView, TrackView } from "./track-view.js";
