import { BOARD, type BoardSpace } from "./board.js";
import { ROOMS, type RoomType } from "./rooms.js";
import {
  DECOR,
  type DecorType,
  HELPERS,
  type HelperId,
  ROOFS,
  type RoofColour,
  TOOLS,
  type ToolId,
} from "./specials.js";

/** A bonus for having rooms in certain places. DRH-75 DRH-76 */
export interface Bonus {
  /** Its name in score sheets. */
  readonly id: string;
  /** Types of room of which one is needed each, on a floor or, with `null`, anywhere. */
  readonly needs: readonly { readonly room: string; readonly floor: string | null }[];
  /** What it is worth. */
  readonly points: number;
}

/** What is scored besides rooms and tokens. */
export interface ScoringTable {
  /** The bonuses of the house. */
  readonly bonuses: readonly Bonus[];
  /** How many roof cards make a complete roof, and what it is worth. DRH-41 */
  readonly roof: {
    readonly cards: number;
    readonly mixed: number;
    readonly uniform: number;
    readonly window: number;
  };
  /** What each architect adds to a bonus and gives for an empty room. DRH-54 */
  readonly architect: { readonly bonus: number; readonly emptyRoom: number };
  /** What each interior designer adds to a token. DRH-56 */
  readonly designer: { readonly token: number };
}

/** Everything printed on cards and boards; a caller can replace all of it. DRH-93 */
export interface Tables {
  readonly board: readonly BoardSpace[];
  readonly rooms: readonly RoomType[];
  readonly roofs: readonly RoofColour[];
  readonly helpers: Readonly<Record<HelperId, number>>;
  readonly tools: Readonly<Record<ToolId, number>>;
  readonly decor: readonly DecorType[];
  readonly scoring: ScoringTable;
  /** How many columns the display has; above the first there is no special. DRH-3 */
  readonly columns: number;
}

const anywhere = (room: string) => ({ room, floor: null });

/** The tables of the printed game, as far as they are known. */
export const PRINTED_TABLES: Tables = {
  board: BOARD,
  rooms: ROOMS,
  roofs: ROOFS,
  helpers: HELPERS,
  tools: TOOLS,
  decor: DECOR,
  scoring: {
    bonuses: [
      {
        id: "bathrooms",
        needs: [
          { room: "bathroom", floor: "lower" },
          { room: "bathroom", floor: "upper" },
        ],
        points: 3,
      },
      {
        id: "functions",
        needs: [anywhere("bathroom"), anywhere("kitchen"), anywhere("bedroom")],
        points: 3,
      },
    ],
    roof: { cards: 4, mixed: 3, uniform: 8, window: 1 },
    architect: { bonus: 1, emptyRoom: 1 },
    designer: { token: 1 },
  },
  columns: 5,
};

/** How many rounds are played: as many as a house has spaces. DRH-12 DRH-93 */
export function roundsOf({ board }: Tables): number {
  return board.length;
}
