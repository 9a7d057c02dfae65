import type { SheetContext } from "../sheet/sheet-context.js";
import type { Target } from "../state/target.js";
import type { Step } from "../state/turn.js";
import type {
  ExpansionMark,
  ExpansionMove,
  ExpansionTable,
  ExpansionTableView,
  ExpansionView,
} from "./expansions/types.js";

/** How an expansion's part of a sheet and of the table is told to those who draw it. */
export interface Drawing {
  /** What stands at a house, printed or marked, in the order in which it is drawn. */
  marks(context: SheetContext, place: number): readonly ExpansionMark[];
  /** What stands beside the houses, given the step that the player is asked. */
  sheet(context: SheetContext, step: Step | null): ExpansionView;
  /** What lies on the table; `null` where nothing. */
  table(expansion: ExpansionTable | null): ExpansionTableView | null;
  /** What is clicked to make a move of the expansion; `null` for a button. */
  target(move: ExpansionMove): Target | null;
}

/** For an expansion whose moves belong to no place: they are buttons. */
export const buttonsOnly: Pick<Drawing, "target"> = { target: () => null };

/** No mark, for all houses that have none. */
export const NO_MARKS: readonly ExpansionMark[] = /* @__PURE__ */ Object.freeze([]);

/** For an expansion that keeps nothing on the table. */
export const nothingOnTable: Pick<Drawing, "table"> = { table: () => null };
