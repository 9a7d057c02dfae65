import type { Writable } from "../input/plain.js";
import type { Segment, Stack } from "../state/table.js";

// Copies share the cards, which are only moved about. `slice` takes fifty times as long for a frozen list.

/** The parts of a stack or deck, to write. */
export function copySegments(segments: readonly Segment[]): Writable<Segment>[] {
  return segments.map(({ left, specials }) => ({ left, specials: [...specials] }));
}

/** A stack, to write. */
export function copyStack({ flipped, top, left, segments, known }: Stack): Writable<Stack> {
  return {
    flipped: [...flipped],
    top,
    left,
    segments: copySegments(segments),
    known: known === null ? null : [...known],
  };
}
