/** Which edition a rule belongs to: that of 2018, that of 2023, or both. */
export type ClauseEdition = "2018" | "2023" | "both";

/** A book of rules; the packs of 2019 are sheets and cards. */
export type Book =
  | "English rulebook 2018"
  | "English rulebook 2023"
  | "French rulebook 2023"
  | "French expansion rulebook 2023"
  | "Packs of 2019";

/** Where a rule is printed. */
export interface ClauseSource {
  /** The book. */
  readonly book: Book;
  /** Title of the chapter, as it is printed. */
  readonly chapter: string;
}

/** What a rule is about, and where it comes from. */
export interface Rule {
  /** What the rule is about, in a few words. */
  readonly title: string;
  /** The edition it belongs to. */
  readonly edition: ClauseEdition;
  /** Whether some of it is a ruling of this library, where the printed text leaves a choice open. */
  readonly hasRuling: boolean;
  /** Where it is printed; empty where all of it is a ruling. */
  readonly sources: readonly ClauseSource[];
}

type Sources = readonly ClauseSource[];

function inBook(book: Book): (...chapters: readonly string[]) => Sources {
  return (...chapters) => Object.freeze(chapters.map((chapter) => Object.freeze({ book, chapter })));
}

/** Chapters of the English rulebook of 2018. */
export const en18 = inBook("English rulebook 2018");
/** Chapters of the English rulebook of 2023. */
export const en23 = inBook("English rulebook 2023");
/** Chapters of the French rulebook of 2023. */
export const fr23 = inBook("French rulebook 2023");
/** Chapters of the French rulebook of the expansions of 2023. */
export const expansions23 = inBook("French expansion rulebook 2023");
/** The packs of 2019. */
export const packs = inBook("Packs of 2019");

/** A rule that is printed in full. */
export function rule(title: string, sources: Sources, edition: ClauseEdition = "both"): Rule {
  return { title, edition, hasRuling: false, sources };
}

/** A rule some or all of which is a ruling. */
export function ruled(title: string, sources: Sources, edition: ClauseEdition = "both"): Rule {
  return { title, edition, hasRuling: true, sources };
}
