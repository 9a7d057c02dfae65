import { throwInput } from "../../clauses/violation.js";
import type { Expansion } from "./expansion.js";
import { register } from "./registry.js";
import type { ExpansionId } from "./types.js";

/** An expansion that can be registered: one of those that `perfect-home-rules/expansions` exports. */
export interface ExpansionModule {
  /** Its id. */
  readonly id: ExpansionId;
}

/** The rules of each module. They are read all the time, so they are not frozen, and nobody gets hold of them. */
const rules = new WeakMap<object, Expansion>();

/** An expansion as an app holds it. */
export function moduleOf(expansion: Expansion): ExpansionModule {
  const module = Object.freeze({ id: expansion.id });
  rules.set(module, expansion);
  return module;
}

/**
 * Makes expansions known to `perfect-home-rules/core`, and to all entries beside it: from then on their sheets can be played,
 * scored, read and drawn. To register one twice, or to register more of them later, changes nothing else. The main entry has
 * registered all.
 *
 * @param expansions - expansions of `perfect-home-rules/expansions`. Those of its CommonJS copy are for CommonJS.
 * @throws RulesError `expansion.unknown` for anything else; then none is registered.
 * @example
 * ```ts
 * import { layoutOf, registerExpansions } from "perfect-home-rules/core";
 * import { iceCream, zombies } from "perfect-home-rules/expansions";
 *
 * registerExpansions(iceCream, zombies);
 * layoutOf("ice-cream").expansion?.id // => "ice-cream"
 * ```
 */
export function registerExpansions(...expansions: readonly ExpansionModule[]): void {
  const all = expansions.map(
    (each, index) => rules.get(each) ?? throwInput("expansion.unknown", { path: `[${index}]` }),
  );
  all.forEach(register);
}
