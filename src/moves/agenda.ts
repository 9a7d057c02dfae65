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
