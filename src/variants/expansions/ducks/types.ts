/** A family of ducks, by the colour of its ducklings. DUK-1 */
export type DuckFamily = "yellow" | "black";

/** A duckling between two houses. DUK-1 */
export interface Duckling {
  /** Its family. */
  readonly family: DuckFamily;
  /** Index of the street, from 0 at the top; between two streets that of the upper one. */
  readonly street: number;
  /** Index of the house on its left, between two streets of the one above it; from 0 at the left. */
  readonly house: number;
  /** On which side of that house it stands: between it and the next one of the street, or the one below. */
  readonly side: "right" | "below";
}

/** The house by which the parent of a family stands. DUK-4 */
export interface DuckParent {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
  /** Index of the house, from 0 at the left. */
  readonly house: number;
}

/** What the sheet with the ducks shows beside the basic one. */
export interface DucksLayout {
  /** Discriminates the expansions. */
  readonly id: "ducks";
  /** The ducklings, at most one between the same two houses. */
  readonly ducklings: readonly Duckling[];
  /** The parents. */
  readonly parents: Readonly<Record<DuckFamily, DuckParent>>;
}

/** A count of ducklings: of one family or of both. DUK-3 */
export type DuckCount = DuckFamily | "both";

/** What each count has brought; `null` for one that has not been made. */
export type DuckCounts = { readonly [count in DuckCount]: number | null };

/** What the counts have brought a player. */
export interface DucksSheet {
  /** Discriminates the expansions. */
  readonly id: "ducks";
  /** Points. */
  readonly counts: DuckCounts;
}

/** What the counts have brought the AAA. DUK-6 */
export interface DucksTable {
  /** Discriminates the expansions. */
  readonly id: "ducks";
  /** Points. */
  readonly counts: DuckCounts;
}

/** The section of the score sheet. DUK-4 */
export type DucksSection = "ducklings";

/** The parent of a family, which stands by a house, to be drawn. DUK-4 */
export interface ParentMark {
  /** Discriminates the marks. */
  readonly mark: "parent";
  /** Its family. */
  readonly family: DuckFamily;
}

/** A duckling, to be drawn. DUK-1 */
export interface DucklingView extends Duckling {
  /** Whether it is circled: both houses beside it have numbers. */
  readonly circled: boolean;
  /** Whether a chain of numbered houses connects it with its parent. DUK-4 */
  readonly connected: boolean;
}

/** A count of ducklings, to be drawn. DUK-3 */
export interface DuckCountView {
  /** Of one family or of both. */
  readonly count: DuckCount;
  /** What it has brought; `null` before it is made. */
  readonly points: number | null;
  /** What it would bring now. */
  readonly now: number;
}

/** The ducks of a sheet, to be drawn. */
export interface DucksView {
  /** Discriminates the expansions. */
  readonly id: "ducks";
  /** The ducklings. */
  readonly ducklings: readonly DucklingView[];
  /** The parents. */
  readonly parents: readonly (ParentMark & DuckParent)[];
  /** The counts. */
  readonly counts: readonly DuckCountView[];
}
