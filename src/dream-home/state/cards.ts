import type { HelperId, ToolId } from "../data/specials.js";

/** A card of the lower row. */
export interface RoomCard {
  /** Its type. */
  readonly room: string;
  /** How many children it shows, in a game in which they break ties; left out in any other. DRH-79 */
  readonly children?: number;
}

/** A roof card. */
export interface RoofCard {
  /** That it is one. */
  readonly kind: "roof";
  /** Its colour. */
  readonly colour: string;
  /** Whether it shows a window. */
  readonly window: boolean;
}

/** A decor card. */
export interface DecorCard {
  /** That it is one. */
  readonly kind: "decor";
  /** Which decor. */
  readonly decor: string;
}

/** A helper. */
export interface HelperCard {
  /** That it is one. */
  readonly kind: "helper";
  /** Which helper. */
  readonly helper: HelperId;
}

/** A tool. */
export interface ToolCard {
  /** That it is one. */
  readonly kind: "tool";
  /** Which tool. */
  readonly tool: ToolId;
}

/** A card of the upper row. */
export type SpecialCard = RoofCard | DecorCard | HelperCard | ToolCard;

/** A column of the display. What was taken or discarded leaves `null`. DRH-3 DRH-17 */
export interface Column {
  /** The card of the lower row. */
  readonly room: RoomCard | null;
  /** The card above it; never one above the first column. */
  readonly special: SpecialCard | null;
}
