import type { HelperId, ToolId } from "../data/specials.js";
import type { RoofCard, RoomCard } from "./cards.js";

/** A room card in a house. */
export interface PlacedCard extends RoomCard {
  /** Face down it is an empty room. DRH-32 */
  readonly face: "up" | "down";
  /** The decor token that lies on it. DRH-45 */
  readonly token: string | null;
}

/** One player's house and what lies beside it. */
export interface House {
  /** The room card on each space of the board, `null` for none yet. */
  readonly spaces: readonly (PlacedCard | null)[];
  /** On which spaces a scaffold lies, in ascending order. DRH-67 */
  readonly scaffolds: readonly number[];
  /** The tokens outside the house, in the order in which they came. DRH-49 */
  readonly outside: readonly string[];
  /** The helpers, in the order in which they came; used ones stay. DRH-51 */
  readonly helpers: readonly HelperId[];
  /** The tools that have not been used, in the order in which they came. DRH-59 */
  readonly tools: readonly ToolId[];
  /** How many cards lie in the roof box. DRH-38 */
  readonly roofCards: number;
  /** The cards of the roof box once all roofs are revealed, before that `null`. DRH-40 DRH-71 */
  readonly roof: readonly RoofCard[] | null;
}
