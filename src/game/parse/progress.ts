import type { Position } from "../../state/state.js";
import type { RoundRange } from "../../variants/expansions/expansion.js";
import { expansionIn } from "../../variants/expansions/expansions.js";

/** How many rounds can have been played on all sheets of a game, which were blank before. RND-1 REF-1 */
export function roundsOnAll({ setup, sheets }: Pick<Position, "setup" | "sheets">): RoundRange {
  const ranges = sheets.map((sheet, player) => expansionIn(setup).roundsOn(sheet, setup, player));
  return {
    min: Math.max(...ranges.map(({ min }) => min)),
    max: Math.min(...ranges.map(({ max }) => max)),
  };
}

/**
 * Where a game stands: cards that have been laid out are awaited; players are asked before the first round, because of a
 * special card, or to choose; or it is over. A card awaited in a round comes up where a special one can.
 */
export type Phase = "laying" | "before" | "special" | "choose" | "over";

/** Where a game with such an agenda stands. */
export function phaseOf({ agenda }: Pick<Position, "agenda">): Phase {
  const [step] = agenda;
  if (step === undefined) return "over";
  if (agenda.at(-1)?.do === "begin") return step.do === "await" ? "laying" : "before";
  return step.do === "ask" && step.agenda[0]?.step === "choose" ? "choose" : "special";
}
