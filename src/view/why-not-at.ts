import { throwViolation, type Violation } from "../clauses/violation.js";
import type { ViolationCode } from "../clauses/violation-kinds.js";
import { contextOf } from "../game/context.js";
import { checkSeat, knownPosition } from "../game/known.js";
import { judge } from "../game/legal.js";
import { codesOn } from "../moves/codes.js";
import type { Move } from "../state/move.js";
import type { GameState, Observation } from "../state/state.js";
import type { Target } from "../state/target.js";
import { rulebookOf } from "../variants/rulebook.js";
import { targetKey, targetsIn } from "./target-of.js";

/** Reasons that say little about a place, the vaguest last: any other one is better. */
const VAGUE: readonly ViolationCode[] = [
  "write.shift-too-large",
  "write.no-temp-left",
  "write.other-number",
  "move.other-action",
  "move.not-now",
  "roundabout.not-advanced",
  "move.out-of-range",
];

function vagueness({ code }: Violation): number {
  return VAGUE.indexOf(code);
}

/** All moves that would be made by a click there, legal or not. */
function movesAt(state: GameState | Observation, player: number, key: string): Move[] {
  const context = contextOf(state, player);
  const targetOf = targetsIn(context);
  const { moves } = codesOn(state.setup.layouts[0], rulebookOf(state.setup).kinds);
  return moves
    .map(({ type, values }) => ({ type, player, ...values }) as unknown as Move)
    .filter((move) => targetKey(targetOf(move)) === key);
}

/**
 * Why a click does nothing: the reason that says most about the place, of all the moves that could be made there.
 *
 * @param state - a state or an observation.
 * @param player - the player, from 0.
 * @param target - what was clicked, or its {@link targetKey}.
 * @returns the reason with its clause; `null` where a move can be made, one of {@link targets}.
 * @throws RulesError `state.unknown`, `player.unknown`; `target.unknown` for what is not on the player's sheet or table.
 * @see RND-1
 * @example
 * ```ts
 * const state = applyMove(createGame({ players: ["Ann"], seed: 1 }), { type: "pick", player: 0, stack: 0 });
 * whyNotAt(state, 0, { target: "plan", plan: "A" })?.code // => "move.not-now"
 * ```
 */
export function whyNotAt(
  state: GameState | Observation,
  player: number,
  target: Target | string,
): Violation | null {
  const position = knownPosition(state);
  checkSeat(position, player);
  const reasons: Violation[] = [];
  for (const move of movesAt(position, player, typeof target === "string" ? target : targetKey(target))) {
    const judgement = judge(position, move);
    if (judgement.ok) return null;
    reasons.push(judgement.violation);
  }
  if (reasons.length === 0) throwViolation("target.unknown", {});
  return reasons.reduce((best, each) => (vagueness(each) < vagueness(best) ? each : best));
}
