import { type Estate, isUsed, LARGEST_ESTATE } from "../sheet/estates.js";
import { hasFence } from "../sheet/fences.js";
import { locate } from "../sheet/geometry.js";
import type { Place } from "../sheet/place.js";
import { isHouse, isNumbered } from "../sheet/sheet.js";
import type { SheetContext } from "../sheet/sheet-context.js";
import { visibleValue } from "../sheet/tracks.js";

/** An estate as it stands, complete or not: houses from fence to fence. The place is that of its first house. EST-1 */
export interface EstateView extends Place {
  /** Number of its houses. Estates of more than 6 score nothing and serve no plan. */
  readonly size: number;
  /** Whether all its houses have a number. */
  readonly complete: boolean;
  /** Whether it was used for a plan. PLN-5 */
  readonly used: boolean;
  /** Whether it is chosen for the plan that is being validated. PLN-3 */
  readonly chosen: boolean;
  /** What an estate of its size scores, when complete; 0 for a size without a track. SCO-5 */
  readonly worth: number;
}

function worthOf({ sheet, layout }: SheetContext, size: number): number {
  const track = size <= LARGEST_ESTATE ? (layout.improvements[size - 1] ?? []) : [];
  return visibleValue(track, sheet.improvementsCrossed[size - 1] ?? 0);
}

function viewEstate(context: SheetContext, chosen: readonly Place[], estate: Estate): EstateView {
  const { sheet, geometry } = context;
  const { first, size } = estate;
  const { street, house } = locate(geometry, first);
  const places = geometry.places.slice(first, first + size);
  return {
    street,
    house,
    size,
    complete: places.every((place) => isNumbered(sheet, place)),
    used: isUsed(sheet, estate),
    chosen: chosen.some((each) => each.street === street && each.house === house),
    worth: worthOf(context, size),
  };
}

/** All estates of a sheet, street after street from left to right; roundabouts and lost houses are none. */
export function viewEstates(context: SheetContext, chosen: readonly Place[]): EstateView[] {
  const estates: EstateView[] = [];
  let first = 0;
  for (const place of context.geometry.places) {
    if (!hasFence(context.sheet, place)) continue;
    if (isHouse(context.sheet, first))
      estates.push(viewEstate(context, chosen, { first, size: place + 1 - first }));
    first = place + 1;
  }
  return estates;
}
