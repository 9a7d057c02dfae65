import type { FeatureId } from "../data/feature-id.js";
import type { Estate } from "./estates.js";
import type { Area, SheetContext } from "./sheet-context.js";

/** Something countable on a sheet, which plans can ask for. */
export interface Feature {
  /** How many there are in an area. */
  count(context: SheetContext, area: Area): number;
  /** How many there can be in an area; a plan for all of them asks for this number. */
  total(context: SheetContext, area: Area): number;
}

/** Features by name. */
export type Features = { readonly [Name in FeatureId]?: Feature };

/** A sheet with what plans ask for on it. */
export interface PlanContext extends SheetContext {
  /** Its complete estates, from left to right. */
  readonly estates: readonly Estate[];
  /** The features. */
  readonly features: Features;
}
