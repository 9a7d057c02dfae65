/**
 * The clause catalogue: what the rules say, by id.
 *
 * @module perfect-home-rules/rules
 */
export { type Clause, type ClauseId, clauses } from "./catalogue.js";
export type { Book, ClauseEdition, ClauseSource, Rule } from "./rule.js";
