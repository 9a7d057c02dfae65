/**
 * The clause catalogue: what the rules say, by id.
 *
 * @module perfect-home-rules/rules
 */
export { type Clause, type ClauseId, clauses } from "./catalogue.js";
export { frenchTitles } from "./french-titles.js";
export { questions } from "./questions/index.js";
export type { Answer, Question, Spoken } from "./questions/question.js";
export type { Book, BookEdition, ClauseEdition, ClauseSource, Rule, Ruling } from "./rule.js";
