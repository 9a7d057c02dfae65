import { throwViolation, type Violation, violationOf } from "../clauses/violation.js";
import type { ViolationCode } from "../clauses/violation-kinds.js";
import { contextOf } from "../game/context.js";
import { checkSeat, knownPosition } from "../game/known.js";
import { judge } from "../game/legal.js";
import { codesOn } from "../moves/codes.js";
import type { Move } from "../state/move.js";
import type { GameState, Observation } from "../state/state.js";
import type { Target } from "../state/target.js";
import { sharedLayout } from "../variants/expansions/expansions.js";
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
  const { moves } = codesOn(sharedLayout(state.setup), rulebookOf(state.setup).kinds);
  const all = moves.map(({ type, values }) => ({ type, player, ...values }) as unknown as Move);
  const here = all.filter((move) => targetKey(targetOf(move)) === key);
  return here.length > 0 || !isParkTrack(state, key) ? here : all.filter(({ type }) => type === "park");
}

/** Whether a key is that of a park track: the park action belongs to one only once a house is numbered. PRK-1 */
function isParkTrack({ setup }: GameState | Observation, key: string): boolean {
  return sharedLayout(setup).streets.some(
    ({ parks }, street) => parks.length > 0 && key === `parks-${street}`,
  );
}

/** Why a move is not made by a click there; `null` where it is. */
function refusalAt(
  state: GameState | Observation,
  player: number,
  move: Move,
  key: string,
): Violation | null {
  const judgement = judge(state, move);
  if (!judgement.ok) return judgement.violation;
  const isHere = targetKey(targetsIn(contextOf(state, player))(move)) === key;
  return isHere ? null : violationOf("move.not-now", {});
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
  const key = typeof target === "string" ? target : targetKey(target);
  for (const move of movesAt(position, player, key)) {
    const refusal = refusalAt(position, player, move, key);
    if (refusal === null) return null;
    reasons.push(refusal);
  }
  if (reasons.length === 0) throwViolation("target.unknown", {});
  return reasons.reduce((best, each) => (vagueness(each) < vagueness(best) ? each : best));
}
