import type { Action } from "./cards.js";

/** What plans can count on every sheet. */
export type BasicFeature =
  | "pools"
  | "extensions"
  | "roundabouts"
  | "parks"
  | "temps"
  | "improvements"
  | "fullImprovementColumns";

/** The colours of Easter eggs. EGG-1 */
export type EggColour = "teal" | "pink" | "orange" | "blue" | "purple";

/** What plans can count with an expansion only. */
export type ExpansionFeature =
  | "eggs"
  | "eggColours"
  | `${EggColour}Eggs`
  | "cones"
  | "tripleCones"
  | "ghosts"
  | "candies"
  | "treats"
  | "links"
  | "wholeStrings"
  | "linkedMiddles"
  | "shelters"
  | "capacity"
  | "zoorgs"
  | "barricades"
  | "ammunitionUsed"
  | "invaded"
  | "ducklings"
  | "yellowDucklings"
  | "blackDucklings"
  | "yellowDucklingsBetweenStreets"
  | "blackDucklingsBetweenStreets"
  | "numberedHouses"
  | "perfectHouses"
  | `${"numbered" | "perfect"}${Capitalize<Action>}Houses`
  | "perfectSquares";

/** Something countable that a plan can ask for. */
export type FeatureId = BasicFeature | ExpansionFeature;
