/** What the Christmas sheet shows beside the basic one: nothing but that it is one. XMS-1 */
export interface LightsLayout {
  /** Discriminates the expansions. */
  readonly id: "christmas-lights";
}

/** The section of the score sheet. XMS-2 XMS-3 */
export type LightsSection = "lights";
