import { freezePlain } from "../../floor/freeze-plain.js";
import type { Rule } from "./clause.js";
import { END_CLAUSES } from "./end-clauses.js";
import { HOUSE_CLAUSES } from "./house-clauses.js";
import { ROUND_CLAUSES } from "./round-clauses.js";
import { SPECIAL_CLAUSES } from "./special-clauses.js";

const CATALOGUE = { ...ROUND_CLAUSES, ...HOUSE_CLAUSES, ...SPECIAL_CLAUSES, ...END_CLAUSES };

/** The id of a clause of Dream Home. */
export type ClauseId = keyof typeof CATALOGUE;

/** A clause of Dream Home's rules. */
export interface Clause extends Rule {
  /** Its id, which never changes. */
  readonly id: ClauseId;
  /** Its place on the rule page, from the root of the repository or package: `docs/dream-home/rules.md#drh-9`. */
  readonly page: string;
}

const IDS = Object.keys(CATALOGUE) as ClauseId[];

function clauseOf(id: ClauseId): Clause {
  return { id, ...CATALOGUE[id], page: `docs/dream-home/rules.md#${id.toLowerCase()}` };
}

/**
 * The clauses of Dream Home that the library implements, by id and in the order of the rule page. Violations, code and
 * tests cite the ids. All of it is frozen.
 *
 * @example
 * ```ts
 * import { clauses } from "perfect-home-rules/dream-home/rules";
 *
 * clauses["DRH-9"].title // => "No room over a hole"
 * clauses["DRH-9"].page // => "docs/dream-home/rules.md#drh-9"
 * clauses["DRH-9"].sources // => ["Collocare le carte stanza", "Carte utensile"]
 * clauses["DRH-34"].rulings.length // => 1
 * ```
 */
export const clauses: Readonly<Record<ClauseId, Clause>> = /* @__PURE__ */ freezePlain(
  Object.fromEntries(IDS.map((id) => [id, clauseOf(id)])) as Record<ClauseId, Clause>,
);
