/** A type of room card. */
export interface RoomType {
  /** Its name in states and moves. */
  readonly id: string;
  /** On which floors its cards may lie face up. DRH-26 */
  readonly floors: readonly string[];
  /** What a room is worth, by its number of cards from 1; it can't have more of them. DRH-27 DRH-73 */
  readonly points: readonly number[];
  /** What it is worth instead directly left or right of a room of one of these types. DRH-74 */
  readonly beside: {
    /** The types of the neighbours. */
    readonly rooms: readonly string[];
    /** What it is worth beside one of them. */
    readonly points: number;
  } | null;
  /** How many of its cards there are. */
  readonly count: number;
  /**
   * How many children each of its cards shows, in any order: one number for each card. Left out in the printed tables,
   * as it is not known which cards show any. DRH-79
   */
  readonly children?: readonly number[];
}

const LIVING_FLOORS = ["lower", "upper"];
const BASEMENT = ["basement"];

const room = (
  id: string,
  floors: readonly string[],
  points: readonly number[],
  count: number,
  beside: RoomType["beside"] = null,
): RoomType => ({ id, floors, points, beside, count });

const GAIN = 3;
const besideA = (type: string): RoomType["beside"] => ({ rooms: [type], points: GAIN });

/** The room cards. How many there are of each type is reconstructed. DRH-95 */
export const ROOMS: readonly RoomType[] = [
  room("living-room", LIVING_FLOORS, [1, 4, 9], 9),
  room("bedroom", LIVING_FLOORS, [1, 4], 8),
  room("kitchen", LIVING_FLOORS, [1, 6], 7),
  room("kids-room", LIVING_FLOORS, [2, 6], 6),
  room("bathroom", LIVING_FLOORS, [1], 8),
  room("pantry", LIVING_FLOORS, [1], 2, besideA("kitchen")),
  room("wardrobe", LIVING_FLOORS, [1], 2, besideA("bedroom")),
  room("sauna", LIVING_FLOORS, [1], 2, besideA("bathroom")),
  room("study", LIVING_FLOORS, [2], 2),
  room("library", LIVING_FLOORS, [1], 2, besideA("study")),
  room("game-room", LIVING_FLOORS, [1], 2, besideA("kids-room")),
  room("garage", BASEMENT, [0, 4], 4),
  room("wine-cellar", BASEMENT, [2], 2),
  room("workshop", BASEMENT, [1], 1, besideA("garage")),
  room("laundry", BASEMENT, [1], 2),
  room("storage-room", BASEMENT, [1], 1, besideA("garage")),
];
