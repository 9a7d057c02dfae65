import fc from "fast-check";
import type { GameState } from "perfect-home-rules";
import { type Moment, play, runs, type Scope, type Script, scripts, statesOf } from "./games.js";
import { oneIn } from "./thorough.js";

/** What is tried. */
interface Effort extends Scope {
  /** Share of the usual number of games. */
  readonly share?: number;
}

/** Tries something on random games. */
export function inRandomGames(check: (script: Script) => void, { share = 1, ...scope }: Effort = {}): void {
  fc.assert(fc.property(scripts(scope), check), runs(share));
}

/** Fails where random games have a move that something is wrong with; each fault is a sentence. */
export function afterEveryMove(faultsIn: (moment: Moment) => readonly string[], effort?: Effort): void {
  inRandomGames((script) => {
    for (const moment of play(script)) {
      const faults = faultsIn(moment);
      if (faults.length > 0) throw new Error(`${JSON.stringify(moment.move)}: ${faults.join(", ")}`);
    }
  }, effort);
}

/** Some states of a random game, the first and the last one included; half as many in `npm test`. */
export function sampledStates(script: Script, every = 17): GameState[] {
  const states = statesOf(script);
  const nth = oneIn(every, 2);
  return states.filter((_, index) => index % nth === 0 || index === states.length - 1);
}

/** Whether all players have just ended: the sheets have become public and the table has gone on. */
export function closesPhase({ after }: Moment): boolean {
  return after.turns.every((turn) => turn === null);
}
