import type { Track } from "../data/layout.js";

/** Number of boxes of a track: one less than its values. */
export function boxCount(track: Track): number {
  return Math.max(track.length - 1, 0);
}

/** Whether a box of a track is left to cross. [ACT-2] */
export function hasBox(track: Track, crossed: number): boolean {
  return crossed < boxCount(track);
}

/** The lowest visible value of a track; more boxes crossed than there are show the last one. [ACT-3] */
export function visibleValue(track: Track, crossed: number): number {
  return track.length === 0 ? 0 : track[Math.min(crossed, track.length - 1)];
}
