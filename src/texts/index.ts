/**
 * All words for people, in English and French: moves, prompts, plans, scores, events, and why something is refused.
 *
 * {@link textsIn} chooses a language at run time. An app for one language imports {@link english} or {@link french},
 * so that a bundler leaves the other one out.
 *
 * @module perfect-home-rules/texts
 */

export { english } from "./english/texts.js";
export { french } from "./french/texts.js";
export { LANGUAGES, type Language, textsIn } from "./languages.js";
export type * from "./texts.js";
export type { SheetSign, Term, Thing, TrackId } from "./words.js";
