import type { Position } from "../../state/state.js";

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
