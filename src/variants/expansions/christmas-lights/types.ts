/** What the Christmas sheet shows beside the basic one: nothing but that it is one. XMS-1 */
export interface ChristmasLightsLayout {
  /** Discriminates the expansions. */
  readonly id: "christmas-lights";
}

/** The section of the score sheet. XMS-2 XMS-3 */
export type ChristmasLightsSection = "lights";

/** Houses of a street that one string of lights links, to be drawn. XMS-2 */
export interface LightString {
  /** The street, from 0 at the top. */
  readonly street: number;
  /** Its first house, from 0 at the left. */
  readonly house: number;
  /** How many houses it links, from 2. */
  readonly size: number;
  /** Whether it is as long as the longest of its street, which scores. */
  readonly longest: boolean;
}

/** The lights of a sheet, to be drawn. */
export interface ChristmasLightsView {
  /** Discriminates the expansions. */
  readonly id: "christmas-lights";
  /** The strings, street after street from left to right. */
  readonly strings: readonly LightString[];
}
