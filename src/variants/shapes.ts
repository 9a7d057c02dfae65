import type {
  CrossColumnMove,
  CrossColumnStep,
  CrossStreetMove,
  CrossStreetStep,
  DreamLayout,
  DreamSection,
  DreamSheet,
} from "./american-dream/shape.js";
import type { LightsLayout, LightsSection } from "./christmas-lights/shape.js";
import type { DucksLayout, DucksSection, DucksSheet, DucksTable } from "./ducks/shape.js";
import type { EggsLayout, EggsMove, EggsSection, EggsSheet, EggsStep } from "./easter-eggs/shape.js";
import type {
  HalloweenLayout,
  HalloweenMove,
  HalloweenSection,
  HalloweenSheet,
  HalloweenStep,
} from "./halloween/shape.js";
import type {
  IceCreamLayout,
  IceCreamMove,
  IceCreamSection,
  IceCreamSheet,
  IceCreamStep,
} from "./ice-cream/shape.js";
import type { SheltersLayout, SheltersSection, SheltersTable } from "./nuclear-war/shape.js";
import type {
  InfiltrateMove,
  ObjectiveMove,
  ObjectiveStep,
  SaucersLayout,
  SaucersSection,
  SaucersSheet,
} from "./roswell/shape.js";
import type { HordeStep, ZombiesLayout, ZombiesMove, ZombiesSheet } from "./zombies/shape.js";

/*
 * The closed list of the expansions' types. Like the `shape.ts` files it holds types only, so that every layer may
 * read it; rules never ask which expansion is played.
 */

/** What an expansion prints on its sheet. */
export type LayoutOwn =
  | EggsLayout
  | DucksLayout
  | LightsLayout
  | SheltersLayout
  | SaucersLayout
  | ZombiesLayout
  | DreamLayout
  | HalloweenLayout
  | IceCreamLayout;

/** What an expansion keeps on an architect's sheet. */
export type SheetOwn =
  | EggsSheet
  | DucksSheet
  | SaucersSheet
  | ZombiesSheet
  | DreamSheet
  | HalloweenSheet
  | IceCreamSheet;

/** What an expansion keeps on the table. */
export type TableOwn = DucksTable | SheltersTable;

/** The id of an expansion. */
export type VariantId = LayoutOwn["variant"];

/** The moves of expansions. */
export type VariantMove =
  | EggsMove
  | ObjectiveMove
  | InfiltrateMove
  | ZombiesMove
  | CrossStreetMove
  | CrossColumnMove
  | HalloweenMove
  | IceCreamMove;

/** The steps of turns in expansions. */
export type VariantStep =
  | EggsStep
  | ObjectiveStep
  | HordeStep
  | CrossStreetStep
  | CrossColumnStep
  | HalloweenStep
  | IceCreamStep;

/** The sections of score sheets in expansions. */
export type VariantSection =
  | EggsSection
  | DucksSection
  | LightsSection
  | SheltersSection
  | SaucersSection
  | DreamSection
  | HalloweenSection
  | IceCreamSection;
