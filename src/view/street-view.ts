import type { PlanContext } from "../sheet/feature.js";
import { isFirst, isLast } from "../sheet/geometry.js";
import type { Place } from "../sheet/place.js";
import type { PlaceKind, Sheet } from "../sheet/sheet.js";
import type { Turn } from "../state/turn.js";
import { type Drawing, NO_MARKS } from "../variants/drawing.js";
import type { ExpansionMark } from "../variants/expansions/types.js";
import type { EstateView } from "./estate-view.js";
import { type TrackView, viewTrack } from "./track-view.js";

/** What stands on a side of a house: nothing, a fence that was drawn, or the printed one at the end of a street. */
export type FenceView = "none" | "drawn" | "printed";

/** A house, or the place of one. */
export interface HouseView extends Place {
  /** Its column, from 0 at the left: houses of other streets in the same column stand below or above it. */
  readonly column: number;
  /** What stands there: `extension` is a number copied from a neighbour ("bis"). */
  readonly kind: PlaceKind;
  /** Its number, 9.75 for 9¾; `null` without one. */
  readonly number: number | null;
  /** Its pool. */
  readonly pool: "none" | "planned" | "circled";
  /** Whether it was used for a plan. PLN-5 */
  readonly used: boolean;
  /** Whether it belongs to an estate that is being chosen for a plan. PLN-3 */
  readonly chosen: boolean;
  /** Whether it was numbered with the combination of this turn. */
  readonly written: boolean;
  /** The fence on its left. */
  readonly fenceLeft: FenceView;
  /** The fence on its right. */
  readonly fenceRight: FenceView;
  /** What an expansion prints and marks there. */
  readonly marks: readonly ExpansionMark[];
}

/** A gap between two houses of a street, where a fence stands or can be drawn. */
export interface GapView {
  /** The street, from 0. */
  readonly street: number;
  /** The gap, from 0: gap `g` lies between houses `g` and `g + 1`. */
  readonly gap: number;
  /** Whether a fence stands there. */
  readonly fence: boolean;
}

/** A street. */
export interface StreetView {
  /** Its index, from 0 at the top. */
  readonly street: number;
  /** The column of its first house, from 0. */
  readonly column: number;
  /** Its houses from left to right. */
  readonly houses: readonly HouseView[];
  /** Its gaps from left to right, one less than houses. */
  readonly gaps: readonly GapView[];
  /** Its park track; `null` where none is printed. */
  readonly parks: TrackView | null;
}

function isIn({ street, house, size }: EstateView, place: Place): boolean {
  return street === place.street && place.house >= house && place.house < house + size;
}

function fenceAt(sheet: Sheet, place: number): FenceView {
  return sheet.fences[place] === 1 ? "drawn" : "none";
}

/** What is needed to draw streets. */
interface StreetContext {
  readonly context: PlanContext;
  readonly written: Turn["written"];
  readonly chosen: readonly EstateView[];
  readonly drawing: Drawing | null;
}

function viewHouse(
  { context, written, chosen, drawing }: StreetContext,
  where: Place,
  place: number,
): HouseView {
  const { sheet, geometry } = context;
  const planned = geometry.hasPool[place] ? "planned" : "none";
  return {
    street: where.street,
    house: where.house,
    column: geometry.columnOf[place],
    kind: sheet.places[place],
    number: sheet.numbers[place],
    pool: sheet.pools[place] === 1 ? "circled" : planned,
    used: sheet.used[place] === 1,
    chosen: chosen.some((estate) => isIn(estate, where)),
    written: written === place,
    fenceLeft: isFirst(geometry, place) ? "printed" : fenceAt(sheet, place - 1),
    fenceRight: isLast(geometry, place) ? "printed" : fenceAt(sheet, place),
    marks: drawing === null ? NO_MARKS : drawing.marks(context, place),
  };
}

/** A street to be drawn. */
export function viewStreet(context: StreetContext, street: number): StreetView {
  const { sheet, layout, geometry } = context.context;
  const printed = layout.streets[street];
  const places = geometry.inStreet[street];
  return {
    street,
    column: printed.column,
    houses: places.map((place, house) => viewHouse(context, { street, house }, place)),
    gaps: places.slice(0, -1).map((place, gap) => ({ street, gap, fence: sheet.fences[place] === 1 })),
    parks: viewTrack(printed.parks, sheet.parksCrossed[street]),
  };
}
