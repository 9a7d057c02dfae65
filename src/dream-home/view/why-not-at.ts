import { whyIdle } from "../game/judge.js";
import { checkPlayer, knownPosition } from "../game/known.js";
import { type Violation, violationOf } from "../game/violation.js";
import { judgedIn } from "../moves/kinds.js";
import type { RefusalCode } from "../moves/refusals.js";
import type { GameState, Observation } from "../state/state.js";
import { placesOf, type TargetKey } from "./targets.js";

/** Reasons that say little about a place, the vaguest last: any other one is better. */
const VAGUE: readonly RefusalCode[] = [
  "place.filled",
  "decor.no-room",
  "scaffold.filled",
  "column.empty",
  "supplier.not-discarded",
  "handyman.order",
  "mixer.order",
  "place.no-room-card",
  "decor.no-decor",
];

/**
 * Why a click does nothing: the reason that says most about the place, of all the moves that could be made there.
 *
 * @param state - a state or an observation.
 * @param player - the player who clicks, from 0.
 * @param key - what was clicked: the `data-target` of a drawing.
 * @returns the reason with its clause; `null` where a move can be made, one of {@link targets}.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see DRH-80 to DRH-88
 * @example
 * ```ts
 * import { applyMove, createGame, whyNotAt } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1, simple: true });
 * whyNotAt(state, 0, "column 2") // => null
 * whyNotAt(state, 0, "space 0 3")?.code // => "move.not-now"
 * whyNotAt(state, 1, "column 2")?.code // => "move.not-yours"
 * const taken = applyMove(state, { type: "take", player: 0, column: 2 });
 * whyNotAt(taken, 0, "space 0 8")?.code // => "place.unsupported"
 * ```
 */
export function whyNotAt(state: GameState | Observation, player: number, key: TargetKey): Violation | null {
  const position = knownPosition(state);
  checkPlayer(position, player);
  const idle = whyIdle(position, player);
  if (idle !== null) return violationOf(idle, {});
  const here = judgedIn(position).filter(([move]) => placesOf(move).includes(key));
  if (here.some(([, code]) => code === null)) return null;
  const refused = here.flatMap(([move, code]) => (code === null ? [] : [{ move, code }]));
  const [best] = refused.sort((one, other) => VAGUE.indexOf(one.code) - VAGUE.indexOf(other.code));
  return best === undefined
    ? violationOf("move.not-now", {})
    : violationOf(best.code, { move: { ...best.move } });
}
