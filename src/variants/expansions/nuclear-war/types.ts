/** What the Nuclear War sheet shows beside the basic one. */
export interface SheltersLayout {
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
export interface SheltersTable {
  /** Discriminates the expansions. */
  readonly id: "nuclear-war";
  /** For each street the capacities of the shelters that the AAA has built, the first one first. NUC-4 to NUC-6 */
  readonly built: readonly (readonly number[])[];
}

/** The sections of the score sheet. NUC-2 NUC-3 */
export type SheltersSection = "shelters" | "optimism";
