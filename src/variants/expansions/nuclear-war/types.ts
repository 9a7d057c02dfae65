/** What the Nuclear War sheet shows beside the basic one. */
export interface NuclearWarLayout {
  /** Discriminates the expansions. */
  readonly id: "nuclear-war";
  /** For each street the houses with a shelter, from 0 at the left, rising. NUC-1 */
  readonly shelters: readonly (readonly number[])[];
  /** For each street what the largest capacity scores. NUC-2 */
  readonly streetScores: readonly number[];
  /** What the smallest total capacity scores. NUC-3 */
  readonly optimism: number;
  /** For each street the capacity of the shelter that the AAA has built before the game. NUC-4 */
  readonly aaaStart: readonly number[];
}

/** What lies on the table against the AAA. */
export interface NuclearWarTable {
  /** Discriminates the expansions. */
  readonly id: "nuclear-war";
  /** For each street the capacities of the shelters that the AAA has built, the first one first. NUC-4 to NUC-6 */
  readonly built: readonly (readonly number[])[];
}

/** The sections of the score sheet. NUC-2 NUC-3 */
export type NuclearWarSection = "shelters" | "optimism";

/** The shelter of a house, to be drawn. NUC-1 */
export interface ShelterMark {
  /** Discriminates the marks. */
  readonly mark: "shelter";
  /** What it holds; `null` before it is built. */
  readonly capacity: number | null;
}

/** The shelters of a street. NUC-2 */
export interface SheltersStreetView {
  /** The street, from 0. */
  readonly street: number;
  /** What they hold together. */
  readonly capacity: number;
  /** What the largest capacity in this street scores. */
  readonly score: number;
}

/** The shelters that the AAA has in a street. NUC-4 */
export interface SheltersBuiltView {
  /** The street, from 0. */
  readonly street: number;
  /** What each of them holds, the first one built first. */
  readonly built: readonly number[];
  /** What they hold together. */
  readonly capacity: number;
}

/** The shelters of a sheet, to be drawn. */
export interface NuclearWarView {
  /** Discriminates the expansions. */
  readonly id: "nuclear-war";
  /** The shelters of each street. */
  readonly streets: readonly SheltersStreetView[];
  /** What all hold together. */
  readonly capacity: number;
  /** What the smallest total capacity scores. NUC-3 */
  readonly optimism: number;
}

/** The shelters of the AAA, to be drawn. NUC-4 */
export interface NuclearWarTableView {
  /** Discriminates the expansions. */
  readonly id: "nuclear-war";
  /** The shelters of each street. */
  readonly streets: readonly SheltersBuiltView[];
}
