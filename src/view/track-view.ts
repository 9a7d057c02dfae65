import type { Track } from "../data/layout.js";
import { boxCount, visibleValue } from "../sheet/tracks.js";

/** A box of a track. */
export interface BoxView {
  /** The value beside it, which stops counting when the box is crossed. */
  readonly value: number;
  /** Whether it is crossed. */
  readonly crossed: boolean;
}

/** A track of boxes with values. ACT-3 */
export interface TrackView {
  /** Its boxes in the order in which they are crossed. */
  readonly boxes: readonly BoxView[];
  /** The value that counts once all boxes are crossed. */
  readonly last: number;
  /** How many boxes are crossed. A sheet that was written down can have more than there are boxes. */
  readonly crossed: number;
  /** The value that counts now: the first one whose box is not crossed. */
  readonly value: number;
}

/** A track to be drawn; `null` where none is printed. */
export function viewTrack(track: Track, crossed: number): TrackView | null {
  if (track.length === 0) return null;
  const boxes = track
    .slice(0, boxCount(track))
    .map((value, box): BoxView => ({ value, crossed: box < crossed }));
  return { boxes, last: track[track.length - 1], crossed, value: visibleValue(track, crossed) };
}
