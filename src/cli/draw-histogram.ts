import type { Bin } from "./statistics.js";
import { WIDTH } from "./wording.js";

function rangeOf({ from, to }: Bin): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

/** Draws a histogram with lying bars. */
export function drawHistogram(bins: readonly Bin[]): string[] {
  const ranges = bins.map(rangeOf);
  const rangeWidth = Math.max(...ranges.map((range) => range.length));
  const most = Math.max(...bins.map((bin) => bin.count));
  const countWidth = String(most).length;
  const room = WIDTH - 3 - rangeWidth - 2 - countWidth - 2;
  return bins.map(({ count }, index) => {
    const bar = "█".repeat(Math.round((room * count) / most));
    return `   ${ranges[index].padStart(rangeWidth)}  ${String(count).padStart(countWidth)}  ${bar}`;
  });
}
