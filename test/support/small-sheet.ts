import type { CustomLayout, SheetDescription } from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";

/** Two streets of three houses, with few boxes of each kind. */
export const SMALL: CustomLayout = {
  id: "small",
  streets: [
    { houses: 3, column: 0, pools: [1], parks: [0, 2] },
    { houses: 3, column: 0, pools: [], parks: [] },
  ],
  pools: [0, 3],
  temps: 2,
  improvements: [[1], [2, 4], [3, 4]],
  extensions: [0, 1],
  roundabouts: [0, 3],
  refusals: [0, 2],
};

/** A sheet with the two streets of {@link SMALL}, or of a layout that is a little different. */
export function small(
  streets: readonly [string, string],
  lines: readonly string[] = [],
  layout: CustomLayout = SMALL,
): SheetDescription {
  return parseSheet(["sheet small", ...streets, ...lines].join("\n"), { layout });
}
