import { throwPlay } from "../clauses/violation.js";
import { PLAN_LETTERS, type PlanLetter } from "../data/plan-card.js";
import { combinationOf, showsCombination } from "../moves/combination.js";
import { currentStep } from "../moves/current-step.js";
import { sheetContextIn } from "../moves/turn-context.js";
import { type PlanStatus, statusOf } from "../plans/status.js";
import type { GameState, Observation, Position } from "../state/state.js";
import type { Combination, Picked, Step } from "../state/turn.js";
import { actors, contextOf } from "./context.js";
import { checkSeat, isSeenToAct, knownPosition } from "./known.js";

/**
 * Whether the game is over.
 *
 * @param state - a state or an observation.
 * @throws RulesError `state.unknown`.
 * @see END-1
 */
export function isOver(state: GameState | Observation): boolean {
  return knownPosition(state).agenda.length === 0;
}

/**
 * The players who have to act now, as rising indexes; all play at the same time. Empty when the game is over.
 *
 * @param state - a state or an observation.
 * @returns indexes from 0.
 * @throws RulesError `state.unknown`.
 * @see RND-3
 * @example
 * ```ts
 * playersToMove(createGame({ players: ["Ann", "Bob"], seed: 1 })) // => [0, 1]
 * ```
 */
export function playersToMove(state: GameState | Observation): readonly number[] {
  return actors(knownPosition(state));
}

/**
 * The combinations to choose from, one for each stack: the action just flipped with the number now on top. Empty where
 * cards come from a deck, and while no Construction card shows.
 *
 * @param state - a state or an observation.
 * @throws RulesError `state.unknown`.
 * @see RND-2
 * @example
 * ```ts
 * combinations(createGame({ players: ["Ann"], seed: 1 })).length // => 3
 * ```
 */
export function combinations(state: GameState | Observation): readonly Combination[] {
  return combinationsIn(knownPosition(state));
}

/** {@link combinations} of a position that was made here. */
export function combinationsIn({ table }: Position): readonly Combination[] {
  const shown: Combination[] = [];
  for (const stack of table.stacks) if (showsCombination(stack)) shown.push(combinationOf(stack));
  return shown;
}

/** What a player is asked, for a prompt. */
export interface Decision {
  /** The step of the turn. */
  readonly step: Step;
  /** What was chosen in this round, if anything. */
  readonly picked: Picked | null;
}

/**
 * What a player is asked now.
 *
 * @param state - a state or an observation.
 * @param player - the player, from 0.
 * @returns the current step; `null` for a player who has nothing to do now, or whose turn an observation does not show.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see RND-1
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * decision(state, 0) // => { step: { step: "choose" }, picked: null }
 * ```
 */
export function decision(state: GameState | Observation, player: number): Decision | null {
  const position = knownPosition(state);
  checkSeat(position, player);
  if (!isSeenToAct(position, player)) return null;
  const context = contextOf(position, player);
  return { step: currentStep(context), picked: context.turn.picked };
}

/**
 * How far a player is with a plan: for each part what is there and what is asked for.
 *
 * @param state - a state or an observation: of a player whose turn it does not show, the public sheet is meant, as it stood
 * when the phase began.
 * @param player - the player, from 0.
 * @param plan - the plan's letter.
 * @returns whether the condition is met, what the plan would score now, and its parts.
 * @throws RulesError `state.unknown`, `player.unknown`, `plan.unknown`.
 * @see PLN-2, PLN-3
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1, plans: { C: "3-4" } });
 * const { met, worth, parts } = planStatus(state, 0, "C");
 * [met, worth] // => [false, 7]
 * parts.map(({ size, have, need }) => [size, have, need]) // => [[3, 0, 1], [4, 0, 1]]
 * ```
 */
export function planStatus(state: GameState | Observation, player: number, plan: PlanLetter): PlanStatus {
  const position = knownPosition(state);
  checkSeat(position, player);
  return planStatusIn(position, player, plan);
}

/** {@link planStatus} of a position that was made here. */
export function planStatusIn(state: GameState | Observation, player: number, plan: PlanLetter): PlanStatus {
  const slot = PLAN_LETTERS.indexOf(plan);
  if (slot < 0) throwPlay("plan.unknown", { plan: typeof plan === "string" ? plan : typeof plan });
  const context = contextOf(state, player);
  return statusOf(sheetContextIn(context), context.setup.plans[slot], context.table.turned[slot]);
}
