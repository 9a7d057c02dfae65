import type { MoveCode } from "../clauses/move-kinds.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import { FIELDS } from "./move-fields.js";

function whyNoReshuffle({ setup, table, turn }: RuleContext): MoveCode | null {
  if (!setup.rules.reshuffleOnFirstPlan) return "move.not-now"; // no step of this game takes it
  if (table.turned.includes(true)) return "reshuffle.not-first";
  if (!turn.moves.some((move) => move.type === "claim")) return "reshuffle.not-first";
  return turn.moves.some((move) => move.type === "reshuffle") ? "reshuffle.again" : null;
}

/**
 * Asking for a reshuffle: anybody who validates a plan in the first round in which one is validated. All cards are
 * shuffled when the round is resolved. [RND-6]
 */
export const reshuffle: KindOf<"reshuffle"> = {
  type: "reshuffle",
  fields: FIELDS.reshuffle,
  list(context, _step, out) {
    if (whyNoReshuffle(context) === null) out.push({ type: "reshuffle", player: context.player });
  },
  whyNot: whyNoReshuffle,
  play() {
    // The move itself is the request.
  },
};
