import type { Track } from "perfect-home-rules";

const CROSSED = "×";
const OPEN = "·";

/**
 * Draws a track: a cross for each box crossed, the value that shows in brackets, then the values to come. Where
 * that is too long for the width, the crosses are counted and the values to come left out.
 */
export function drawTrack(track: Track, crossed: number, width: number): string {
  const shown = Math.min(crossed, track.length - 1);
  const parts = track.map((value, index) => {
    if (index < shown) return CROSSED;
    return index === shown ? `[${value}]` : String(value);
  });
  const long = parts.join(" ");
  if (long.length <= width) return long;
  const before = shown === 0 ? "" : `${shown}${CROSSED} `;
  return `${before}[${track[shown]}]${shown < track.length - 1 ? " …" : ""}`;
}

/** Draws a row of boxes that have no values. */
export function drawBoxes(boxes: number, crossed: number, width: number): string {
  const long = Array.from({ length: boxes }, (_, index) => (index < crossed ? CROSSED : OPEN)).join(" ");
  return long.length <= width ? long : `${crossed}${CROSSED} of ${boxes}`;
}
