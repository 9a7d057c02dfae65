import { isRulesError, type Violation } from "../clauses/violation.js";
import type { GameOptions } from "./options/options.js";
import { resolveOptions } from "./options/resolve-options.js";

/**
 * What is wrong with the options of a game, without making it: for a form in which they are chosen.
 *
 * @param options - the options; anything at all is taken and judged.
 * @returns the violations with which {@link createGame} refuses the options; none means that it takes them. All
 * that can be judged is: only what depends on an option that can't be read waits until that is right.
 * @see SET-1 to SET-6
 * @example
 * ```ts
 * checkOptions({ players: ["Ann", "Bob"], seed: 1 }) // => []
 * const wrong = checkOptions({ players: [], seed: -1 });
 * wrong.map(({ code, details }) => `${details.path}: ${code}`)
 * // => ["players: options.no-players", "seed: options.invalid"]
 * ```
 */
export function checkOptions(options: GameOptions): readonly Violation[] {
  try {
    resolveOptions(options);
    return [];
  } catch (error) {
    if (isRulesError(error)) return error.violations;
    throw error;
  }
}
