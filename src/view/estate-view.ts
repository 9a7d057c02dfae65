import { type EstateStatus, estatesOf, LARGEST_ESTATE } from "../sheet/estates.js";
import type { Place } from "../sheet/place.js";
import type { SheetContext } from "../sheet/sheet-context.js";
import { visibleValue } from "../sheet/tracks.js";

/** An estate as it stands, complete or not, with what it scores. EST-1 */
export interface EstateView extends EstateStatus {
  /** Whether it is chosen for the plan that is being validated. PLN-3 */
  readonly chosen: boolean;
  /** What an estate of its size scores, when complete; 0 for a size without a track. SCO-5 */
  readonly worth: number;
}

function worthOf({ sheet, layout }: SheetContext, size: number): number {
  const track = size <= LARGEST_ESTATE ? (layout.improvements[size - 1] ?? []) : [];
  return visibleValue(track, sheet.improvementsCrossed[size - 1] ?? 0);
}

/** All estates of a sheet, street after street from left to right; roundabouts and invaded houses are none. */
export function viewEstates(context: SheetContext, chosen: readonly Place[]): EstateView[] {
  return estatesOf(context.sheet, context.geometry).map((estate) => ({
    ...estate,
    chosen: chosen.some(({ street, house }) => street === estate.street && house === estate.house),
    worth: worthOf(context, estate.size),
  }));
}
