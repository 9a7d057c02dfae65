import type { DeclareEndMove, DeclareMove, PaperLayout, PaperSheet, PaperView } from "../paper/types.js";
import type {
  AmericanDreamLayout,
  AmericanDreamSection,
  AmericanDreamSheet,
  AmericanDreamView,
  ColumnBonusTarget,
  CrossColumnMove,
  CrossColumnStep,
  CrossStreetMove,
  CrossStreetStep,
  FamilyMark,
  StreetBonusTarget,
} from "./american-dream/types.js";
import type {
  ChristmasLightsLayout,
  ChristmasLightsSection,
  ChristmasLightsView,
} from "./christmas-lights/types.js";
import type {
  DucksLayout,
  DucksSection,
  DucksSheet,
  DucksTable,
  DucksView,
  ParentMark,
} from "./ducks/types.js";
import type {
  EasterEggsLayout,
  EasterEggsSection,
  EasterEggsSheet,
  EasterEggsView,
  EggsMark,
  EggsMove,
  EggsStep,
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
  NuclearWarLayout,
  NuclearWarSection,
  NuclearWarTable,
  NuclearWarTableView,
  NuclearWarView,
  ShelterMark,
} from "./nuclear-war/types.js";
import type {
  InfiltrateMove,
  ObjectiveMove,
  ObjectiveStep,
  ObjectiveTarget,
  RoswellLayout,
  RoswellSection,
  RoswellSheet,
  RoswellView,
  SaucerMark,
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
  | EasterEggsLayout
  | DucksLayout
  | ChristmasLightsLayout
  | NuclearWarLayout
  | RoswellLayout
  | ZombiesLayout
  | AmericanDreamLayout
  | HalloweenLayout
  | IceCreamLayout
  | PaperLayout;

/** What an expansion keeps on a player's sheet. */
export type ExpansionSheet =
  | EasterEggsSheet
  | DucksSheet
  | RoswellSheet
  | ZombiesSheet
  | AmericanDreamSheet
  | HalloweenSheet
  | IceCreamSheet
  | PaperSheet;

/** What an expansion keeps on the table. */
export type ExpansionTable = DucksTable | NuclearWarTable;

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
  | EasterEggsSection
  | DucksSection
  | ChristmasLightsSection
  | NuclearWarSection
  | RoswellSection
  | AmericanDreamSection
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
  | EasterEggsView
  | DucksView
  | ChristmasLightsView
  | NuclearWarView
  | RoswellView
  | ZombiesView
  | AmericanDreamView
  | HalloweenView
  | IceCreamView
  | PaperView;

/** What an expansion has on the table, to be drawn. */
export type ExpansionTableView = DucksTable | NuclearWarTableView;

/** What expansions have to be clicked. */
export type ExpansionTarget =
  | TierTarget
  | ObjectiveTarget
  | RouteTarget
  | StreetBonusTarget
  | ColumnBonusTarget;
