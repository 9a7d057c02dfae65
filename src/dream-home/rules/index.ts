/**
 * The clause catalogue of Dream Home: what its rules say, by id.
 *
 * @module perfect-home-rules/dream-home/rules
 */
export { type Clause, type ClauseId, clauses } from "./catalogue.js";
export type { Chapter, Rule, Ruling } from "./clause.js";
export { frenchTitles } from "./french-titles.js";
export { italianTitles } from "./italian-titles.js";
