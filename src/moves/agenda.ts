import type { Writable } from "../sheet/writable.js";
import type { Step, Turn } from "../state/turn.js";

/** Ends the current step and puts others in its place. */
export function proceed(turn: Writable<Turn>, ...steps: Step[]): void {
  turn.agenda.shift();
  if (steps.length > 0) turn.agenda.unshift(...(steps as Writable<Step>[]));
}

/** Puts steps before the current one. */
export function interpose(turn: Writable<Turn>, ...steps: Step[]): void {
  turn.agenda.unshift(...(steps as Writable<Step>[]));
}
