import type {
  CrossColumnMove,
  CrossColumnStep,
  CrossStreetMove,
  CrossStreetStep,
  DreamLayout,
  DreamSection,
  DreamSheet,
} from "./american-dream/types.js";
import type { LightsLayout, LightsSection } from "./christmas-lights/types.js";
import type { DucksLayout, DucksSection, DucksSheet, DucksTable } from "./ducks/types.js";
import type { EggsLayout, EggsMove, EggsSection, EggsSheet, EggsStep } from "./easter-eggs/types.js";
import type {
  HalloweenLayout,
  HalloweenMove,
  HalloweenSection,
  HalloweenSheet,
  HalloweenStep,
} from "./halloween/types.js";
import type {
  IceCreamLayout,
  IceCreamMove,
  IceCreamSection,
  IceCreamSheet,
  IceCreamStep,
} from "./ice-cream/types.js";
import type { SheltersLayout, SheltersSection, SheltersTable } from "./nuclear-war/types.js";
import type {
  InfiltrateMove,
  ObjectiveMove,
  ObjectiveStep,
  SaucersLayout,
  SaucersSection,
  SaucersSheet,
} from "./roswell/types.js";
import type { HordeStep, ZombiesLayout, ZombiesMove, ZombiesSheet } from "./zombies/types.js";

/*
 * The closed list of the expansions' types. Like the `shape.ts` files it holds types only, so that every layer may
 * read it; rules never ask which expansion is played.
 */

/** What an expansion prints on its sheet. */
export type ExpansionLayout =
  | EggsLayout
  | DucksLayout
  | LightsLayout
  | SheltersLayout
  | SaucersLayout
  | ZombiesLayout
  | DreamLayout
  | HalloweenLayout
  | IceCreamLayout;

/** What an expansion keeps on a player's sheet. */
export type ExpansionSheet =
  | EggsSheet
  | DucksSheet
  | SaucersSheet
  | ZombiesSheet
  | DreamSheet
  | HalloweenSheet
  | IceCreamSheet;

/** What an expansion keeps on the table. */
export type ExpansionTable = DucksTable | SheltersTable;

/** The id of an expansion. */
export type ExpansionId = ExpansionLayout["id"];

/** The moves of expansions. */
export type ExpansionMove =
  | EggsMove
  | ObjectiveMove
  | InfiltrateMove
  | ZombiesMove
  | CrossStreetMove
  | CrossColumnMove
  | HalloweenMove
  | IceCreamMove;

/** The steps of turns in expansions. */
export type ExpansionStep =
  | EggsStep
  | ObjectiveStep
  | HordeStep
  | CrossStreetStep
  | CrossColumnStep
  | HalloweenStep
  | IceCreamStep;

/** The sections of score sheets in expansions. */
export type ExpansionSection =
  | EggsSection
  | DucksSection
  | LightsSection
  | SheltersSection
  | SaucersSection
  | DreamSection
  | HalloweenSection
  | IceCreamSection;
