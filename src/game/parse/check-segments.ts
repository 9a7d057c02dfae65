import type { SpecialKind } from "../../data/special-cards.js";
import type { Segment } from "../../state/table.js";
import { constructionIn } from "../../supplies/segments.js";

/** Whether kinds are told in the order in which they always are, and each of them no more often than among others. */
function areAmong(kinds: readonly SpecialKind[], others: readonly SpecialKind[]): boolean {
  const left = [...others];
  return kinds.every((kind, index) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 && (index === 0 || kinds[index - 1] <= kind);
  });
}

/** Whether parts are what can be left of others when cards have been taken from the top. */
export function areLeftOf(segments: readonly Segment[], whole: readonly Segment[]): boolean {
  const gone = whole.length - segments.length;
  return segments.every((segment, index) => {
    const full = whole[gone + index];
    if (full === undefined || !areAmong(segment.specials, full.specials)) return false;
    const isWhole = segment.left === full.left && segment.specials.length === full.specials.length;
    return isWhole || (index === 0 && constructionIn([segment]) <= constructionIn([full]));
  });
}

/** Whether the first part can begin with a card that shows this: a kind of special card, or an action. */
export function canShow([first]: readonly Segment[], isSpecial: boolean, kind: string): boolean {
  if (first === undefined) return false;
  return isSpecial ? first.specials.some((each) => each === kind) : first.left > first.specials.length;
}
