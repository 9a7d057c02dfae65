/**
 * All words about Dream Home for people, in English, French and Italian: moves, prompts, cards, scores, and why something is
 * refused.
 *
 * {@link textsIn} chooses a language at run time. An app for one language imports {@link english}, {@link french} or
 * {@link italian}, so that a bundler leaves the others out.
 *
 * @module perfect-home-rules/dream-home/texts
 */
export { english } from "./english.js";
export { french } from "./french.js";
export { italian } from "./italian.js";
export { LANGUAGES, type Language, textsIn } from "./languages.js";
export type * from "./texts.js";
export type { SectionId, Term, Thing } from "./words.js";
