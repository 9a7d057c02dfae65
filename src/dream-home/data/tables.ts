import { freezePlain } from "../../floor/freeze-plain.js";
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

/** A room that a bonus needs. */
export interface RoomNeed {
  /** Its type. */
  readonly room: string;
  /** On which floor; `null` for anywhere. */
  readonly floor: string | null;
}

/** A bonus for having rooms in certain places. DRH-75 DRH-76 */
export interface Bonus {
  /** Its name in score sheets. */
  readonly id: string;
  /** What it needs, each once. */
  readonly needs: readonly RoomNeed[];
  /** What it is worth. */
  readonly points: number;
}

/** What is scored besides rooms and tokens. */
export interface ScoringTable {
  /** The bonuses of the house. */
  readonly bonuses: readonly Bonus[];
  /** How many roof cards make a complete roof, and what it is worth. DRH-41 */
  readonly roof: {
    /** How many cards. */
    readonly cards: number;
    /** Points for cards of several colours. */
    readonly mixed: number;
    /** Points for cards of one colour. */
    readonly uniform: number;
    /** Points for each window. */
    readonly window: number;
  };
  /** What each architect adds to a bonus and gives for an empty room. DRH-54 */
  readonly architect: {
    /** Points added to each bonus. */
    readonly bonus: number;
    /** Points for each empty room. */
    readonly emptyRoom: number;
  };
  /** What each interior designer adds to a token. DRH-56 */
  readonly designer: {
    /** Points added to each token. */
    readonly token: number;
  };
}

/** Everything printed on cards and boards; a caller can replace all of it. DRH-93 */
export interface Tables {
  /** The spaces of a house. */
  readonly board: readonly BoardSpace[];
  /** The types of room card. */
  readonly rooms: readonly RoomType[];
  /** The colours of roof cards. */
  readonly roofs: readonly RoofColour[];
  /** How many cards of each helper there are. */
  readonly helpers: Readonly<Record<HelperId, number>>;
  /** How many cards of each tool there are. */
  readonly tools: Readonly<Record<ToolId, number>>;
  /** The decor cards. */
  readonly decor: readonly DecorType[];
  /** What is scored besides rooms and tokens. */
  readonly scoring: ScoringTable;
  /** How many columns the display has; above the first there is no special. DRH-3 */
  readonly columns: number;
}

const anywhere = (room: string) => ({ room, floor: null });

/** The tables of the printed game, as far as they are known. */
export const PRINTED_TABLES: Tables = freezePlain({
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
});

/** How many rounds are played: as many as a house has spaces. DRH-12 DRH-93 */
export function roundsOf({ board }: Tables): number {
  return board.length;
}
