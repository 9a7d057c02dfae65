import type { Track } from "perfect-home-rules";

/** The value of a track that shows; 0 where a layout has no such track. ACT-3 */
export function visibleValue(track: Track | undefined, crossed: number): number {
  return track === undefined || track.length === 0 ? 0 : track[Math.min(crossed, track.length - 1)];
}

/** By how much the value of a track changes with the next box. */
export function nextStep(track: Track, crossed: number): number {
  return visibleValue(track, crossed + 1) - visibleValue(track, crossed);
}
