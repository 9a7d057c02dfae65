import type { EggsLayout, EggsMove, EggsSection, EggsSheet, EggsStep } from "./easter-eggs/shape.js";

/*
 * The closed list of the expansions' types. Like the `shape.ts` files it holds types only, so that every layer may
 * read it; rules never ask which expansion is played.
 */

/** What an expansion prints on its sheet. */
export type LayoutOwn = EggsLayout;

/** What an expansion keeps on an architect's sheet. */
export type SheetOwn = EggsSheet;

/** What an expansion keeps on the table. */
export type TableOwn = never;

/** The id of an expansion. */
export type VariantId = LayoutOwn["variant"];

/** The moves of expansions. */
export type VariantMove = EggsMove;

/** The steps of turns in expansions. */
export type VariantStep = EggsStep;

/** The sections of score sheets in expansions. */
export type VariantSection = EggsSection;
