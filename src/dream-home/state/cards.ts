import type { HelperId, ToolId } from "../data/specials.js";

/** A card of the lower row. */
export interface RoomCard {
  /** Its type. */
  readonly room: string;
}

/** A roof card. */
export interface RoofCard {
  readonly kind: "roof";
  readonly colour: string;
  readonly window: boolean;
}

/** A card of the upper row. */
export type SpecialCard =
  | RoofCard
  | { readonly kind: "decor"; readonly decor: string }
  | { readonly kind: "helper"; readonly helper: HelperId }
  | { readonly kind: "tool"; readonly tool: ToolId };

/** A column of the display. What was taken or discarded leaves `null`; above the first column there is no special. DRH-3 DRH-17 */
export interface Column {
  readonly room: RoomCard | null;
  readonly special: SpecialCard | null;
}
