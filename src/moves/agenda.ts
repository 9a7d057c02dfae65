import type { OpenTurn } from "../state/open-turn.js";
import type { Step } from "../state/turn.js";

/** Ends the current step and puts others in its place. */
export function proceed(turn: OpenTurn, ...steps: Step[]): void {
  for (let later = 1; later < turn.agenda.length; later++) steps.push(turn.agenda[later]);
  turn.agenda = steps;
}

/** Puts steps before the current one. */
export function interpose(turn: OpenTurn, ...steps: Step[]): void {
  turn.agenda = [...steps, ...turn.agenda];
}

/** The current step, as the one that a kind of move goes with. */
export function stepAs<Name extends Step["step"]>(
  step: Step,
  name: Name,
): Extract<Step, { readonly step: Name }> {
  if (step.step !== name) throw new Error(`a move goes with the step ${name}, not with ${step.step}`);
  return step as Extract<Step, { readonly step: Name }>;
}
