import { type DeckCard, isConstruction, type SpecialKind, specialKinds } from "../data/special-cards.js";
import type { Writable } from "../input/plain.js";
import { sum } from "../input/sum.js";
import type { Segment } from "../state/table.js";

/** What all know of a pile: how many cards, and which kinds of special card among them, not in which order. [SET-7] */
export function segmentOf(cards: readonly DeckCard[]): Writable<Segment> {
  return { left: cards.length, specials: specialKinds(cards).sort() };
}

/** A card leaves the top. */
export function takeFromSegments(segments: Writable<Segment>[], card: DeckCard): void {
  const [segment] = segments;
  segment.left -= 1;
  if (!isConstruction(card)) segment.specials.splice(segment.specials.indexOf(card.special), 1);
  if (segment.left === 0) segments.shift();
}

/** The Construction cards of parts. */
export function constructionIn(segments: readonly Segment[]): number {
  return sum(segments.map(({ left, specials }) => left - specials.length));
}

/** The special cards of parts. */
export function specialsIn(segments: readonly Segment[]): readonly SpecialKind[] {
  return segments.flatMap(({ specials }) => specials);
}
