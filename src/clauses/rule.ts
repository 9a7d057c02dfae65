/** An edition of the game, by the year of its books. */
export type BookEdition = "2018" | "2023";

/** Which edition a rule belongs to: that of 2018, that of 2023, or both. */
export type ClauseEdition = BookEdition | "both";

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
  /** The headings in the chapter that lead to it, the outermost first: a step of the round, then an action. */
  readonly headings: readonly string[];
}

/** A decision of this library, where the printed text leaves a choice open or is silent. */
export interface Ruling {
  /** The edition that it is for. */
  readonly edition: ClauseEdition;
  /** Whether it changes no result, only the order of moves. */
  readonly convention: boolean;
  /** What the library does. */
  readonly text: string;
  /** Why. */
  readonly reason: string;
  /** How the book could be read instead. */
  readonly otherReading: string;
}

/** What a rule is about, and where it comes from. */
export interface Rule {
  /** What the rule is about, in a few words. */
  readonly title: string;
  /** The edition it belongs to. */
  readonly edition: ClauseEdition;
  /**
   * Where it is printed, for each edition: empty if the books of that edition are silent, `null` if the clause does
   * not belong to it.
   */
  readonly sources: Readonly<Record<BookEdition, readonly ClauseSource[] | null>>;
}

type Sources = readonly ClauseSource[];

/** Of a rule that no book of the edition prints. */
export const SILENT: Sources = [];

/** A rule of both editions, with where each of them prints it. */
export function rule(title: string, in2018: Sources, in2023: Sources): Rule {
  return { title, edition: "both", sources: { "2018": in2018, "2023": in2023 } };
}

/** A rule of the first edition alone. */
export function ruleOf2018(title: string, sources: Sources): Rule {
  return { title, edition: "2018", sources: { "2018": sources, "2023": null } };
}

/** A rule of the edition of 2023 alone. */
export function ruleOf2023(title: string, sources: Sources): Rule {
  return { title, edition: "2023", sources: { "2018": null, "2023": sources } };
}
