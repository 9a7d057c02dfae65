/**
 * How far a table can be trusted.
 *
 * - `rulebook`: printed in the text of a rulebook;
 * - `published`: read on published material, several sources agreeing;
 * - `inferred`: follows from the rulebook's text and published material together;
 * - `reconstructed`: designed to fit everything that the text says, the printed values are not known;
 * - `custom`: given by the caller.
 */
export type ProvenanceLevel = "rulebook" | "published" | "inferred" | "reconstructed" | "custom";

/** Where the values of a table come from. */
export interface Provenance {
  /** How far the table can be trusted. */
  readonly level: ProvenanceLevel;
  /** What the level rests on, in a sentence. */
  readonly note: string;
}

/** Of what the caller gives. */
export const GIVEN_BY_CALLER: Provenance = { level: "custom", note: "Given by the caller." };
