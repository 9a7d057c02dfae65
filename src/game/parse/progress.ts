import type { Sheet } from "../../sheet/sheet.js";

function count(sheet: Sheet, ...kinds: readonly Sheet["places"][number][]): number {
  return sheet.places.filter((kind) => kinds.includes(kind)).length;
}

/** No more rounds than this can have been played on a sheet: each numbers a house or crosses a refusal box. RND-1 REF-1 */
export function progressOf(sheet: Sheet): number {
  return sheet.places.length - count(sheet, "empty") + sheet.refusalsCrossed;
}

/**
 * Whether a sheet that was blank can stand so after a number of rounds. A house that was lost may have been numbered or
 * not. RND-1 REF-1 ZOM-8
 */
export function canStandAfter(sheet: Sheet, rounds: number): boolean {
  const played = count(sheet, "numbered") + sheet.refusalsCrossed;
  return played <= rounds && rounds <= played + count(sheet, "lost");
}
