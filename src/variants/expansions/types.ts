import type { DeclareEndMove, DeclareMove, PaperLayout, PaperSheet, PaperView } from "../paper/types.js";
import type {
  ColumnBonusTarget,
  CrossColumnMove,
  CrossColumnStep,
  CrossStreetMove,
  CrossStreetStep,
  DreamLayout,
  DreamSection,
  DreamSheet,
  DreamView,
  FamilyMark,
  StreetBonusTarget,
} from "./american-dream/types.js";
import type { LightsLayout, LightsSection, LightsView } from "./christmas-lights/types.js";
import type {
  DucksLayout,
  DucksSection,
  DucksSheet,
  DucksTable,
  DucksView,
  ParentMark,
} from "./ducks/types.js";
import type {
  EggsLayout,
  EggsMark,
  EggsMove,
  EggsSection,
  EggsSheet,
  EggsStep,
  EggsView,
} from "./easter-eggs/types.js";
import type {
  HalloweenLayout,
  HalloweenMove,
  HalloweenSection,
  HalloweenSheet,
  HalloweenStep,
  HalloweenView,
  TierTarget,
  TreatsMark,
} from "./halloween/types.js";
import type {
  ConeMark,
  IceCreamLayout,
  IceCreamMove,
  IceCreamSection,
  IceCreamSheet,
  IceCreamStep,
  IceCreamView,
  RouteTarget,
} from "./ice-cream/types.js";
import type {
  ShelterMark,
  SheltersLayout,
  SheltersSection,
  SheltersTable,
  SheltersTableView,
  SheltersView,
} from "./nuclear-war/types.js";
import type {
  InfiltrateMove,
  ObjectiveMove,
  ObjectiveStep,
  ObjectiveTarget,
  SaucerMark,
  SaucersLayout,
  SaucersSection,
  SaucersSheet,
  SaucersView,
} from "./roswell/types.js";
import type {
  BarricadeMark,
  HordeStep,
  ZombiesLayout,
  ZombiesMove,
  ZombiesSheet,
  ZombiesView,
} from "./zombies/types.js";

/*
 * The closed list of the expansions' types. Like the `types.ts` files it holds types only, so that every layer may
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
  | IceCreamLayout
  | PaperLayout;

/** What an expansion keeps on a player's sheet. */
export type ExpansionSheet =
  | EggsSheet
  | DucksSheet
  | SaucersSheet
  | ZombiesSheet
  | DreamSheet
  | HalloweenSheet
  | IceCreamSheet
  | PaperSheet;

/** What an expansion keeps on the table. */
export type ExpansionTable = DucksTable | SheltersTable;

/** The id of an expansion. */
export type ExpansionId = Exclude<ExpansionLayout["id"], "paper">;

/** The moves of expansions. */
export type ExpansionMove =
  | EggsMove
  | ObjectiveMove
  | InfiltrateMove
  | ZombiesMove
  | CrossStreetMove
  | CrossColumnMove
  | HalloweenMove
  | IceCreamMove
  | DeclareEndMove
  | DeclareMove;

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

/** What an expansion prints and marks at a house, to be drawn. */
export type ExpansionMark =
  | EggsMark
  | ParentMark
  | TreatsMark
  | ConeMark
  | ShelterMark
  | SaucerMark
  | BarricadeMark
  | FamilyMark;

/** What an expansion has on a sheet beside its houses, to be drawn. */
export type ExpansionView =
  | EggsView
  | DucksView
  | LightsView
  | SheltersView
  | SaucersView
  | ZombiesView
  | DreamView
  | HalloweenView
  | IceCreamView
  | PaperView;

/** What an expansion has on the table, to be drawn. */
export type ExpansionTableView = DucksTable | SheltersTableView;

/** What expansions have to be clicked. */
export type ExpansionTarget =
  | TierTarget
  | ObjectiveTarget
  | RouteTarget
  | StreetBonusTarget
  | ColumnBonusTarget;
