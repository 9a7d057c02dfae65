import type { Sheet } from "../../sheet/sheet.js";
import type { Position } from "../../state/state.js";

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

/**
 * Where a game stands: players are asked before the first round, because of a special card, or to choose; or it is
 * over.
 */
export type Phase = "before" | "special" | "choose" | "over";

/** Where a game with such an agenda stands. */
export function phaseOf({ agenda }: Pick<Position, "agenda">): Phase {
  const [step] = agenda;
  if (step === undefined) return "over";
  if (agenda.at(-1)?.do === "begin") return "before";
  return step.do === "ask" && step.agenda[0]?.step === "choose" ? "choose" : "special";
}
