/**
 * The clause catalogue: what the rules say, by id.
 *
 * @module
 */
export { type Clause, type ClauseEdition, type ClauseId, clauses } from "./catalogue.js";
