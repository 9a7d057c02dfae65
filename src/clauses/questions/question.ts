import type { ClauseId } from "../catalogue.js";
import type { ClauseEdition } from "../rule.js";

/** A text in each language that questions are asked in. */
export interface Spoken {
  /** In English. */
  readonly en: string;
  /** In French. */
  readonly fr: string;
}

/** One answer to a question, or one part of it. */
export interface Answer {
  /** The edition that it is for. */
  readonly edition: ClauseEdition;
  /** The answer, in a line. */
  readonly text: Spoken;
  /** The clauses that say so. */
  readonly clauses: readonly ClauseId[];
}

/** A question that comes up at the table, in the words that people use. */
export interface Question {
  /** Its name, which is also its anchor on the page of the rules: `bis-fence`. */
  readonly id: string;
  /** The question; for one about a whole subject, such as all about pools, its title. */
  readonly question: Spoken;
  /** Words by which it can be found beside those of the question, with spaces between them. */
  readonly words: Spoken;
  /** The answers: one line, or one for each edition, or all that is said about a subject. */
  readonly answers: readonly Answer[];
}

/** An answer. */
export function answer(edition: ClauseEdition, clauses: readonly ClauseId[], en: string, fr: string): Answer {
  return { edition, text: { en, fr }, clauses };
}

/** A question, its words, and its answers. */
export function question(id: string, asked: Spoken, words: Spoken, ...answers: readonly Answer[]): Question {
  return { id, question: asked, words, answers };
}
