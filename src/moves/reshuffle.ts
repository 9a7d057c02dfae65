import type { ViolationCode } from "../rules/violation-kinds.js";
import type { KindOf, Scene } from "../state/scene.js";

function whyNoReshuffle({ setup, table, turn }: Scene): ViolationCode | null {
  if (!setup.rules.reshuffleOnFirstPlan || table.turned.includes(true)) return "reshuffle.not-first";
  if (!turn.moves.some((move) => move.type === "claim")) return "reshuffle.not-first";
  return turn.moves.some((move) => move.type === "reshuffle") ? "reshuffle.again" : null;
}

/**
 * Asking for a reshuffle: anybody who validates a plan in the first round in which one is validated. All cards are
 * shuffled when the round is resolved. RND-6
 */
export const reshuffle: KindOf<"reshuffle"> = {
  type: "reshuffle",
  fields: [],
  list(scene, _step, out) {
    if (whyNoReshuffle(scene) === null) out.push({ type: "reshuffle", player: scene.player });
  },
  whyNot: whyNoReshuffle,
  play() {
    // The move itself is the request.
  },
};
