/**
 * The clause catalogue: what the rules say, by id.
 *
 * @module perfect-home-rules/rules
 */
export { type Clause, type ClauseId, clauses } from "./catalogue.js";
export type { Book, BookEdition, ClauseEdition, ClauseSource, Rule, Ruling } from "./rule.js";
