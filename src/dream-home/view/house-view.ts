import type { HelperId, ToolId } from "../data/specials.js";
import { actorOf } from "../game/apply.js";
import { checkPlayer, knownPosition } from "../game/known.js";
import { floorsOf, isSupported } from "../house/board.js";
import { childrenIn } from "../house/children.js";
import { roomType } from "../house/fits.js";
import { withTokens } from "../house/rooms.js";
import { type DecorScore, type RoomScore, type ScoreSheet, scoreHouse } from "../scoring/score.js";
import type { RoofCard, RoomCard, SpecialCard } from "../state/cards.js";
import type { House } from "../state/house.js";
import type { GameState, Observation, Position } from "../state/state.js";

/** A space of a house, as it is drawn. */
export interface SpaceView {
  /** Its index, from 0. */
  readonly space: number;
  /** Its column in the house, from 0. */
  readonly column: number;
  /** What lies there: a room card face up, one face down, a scaffold, or nothing. */
  readonly lies: "room" | "emptyRoom" | "scaffold" | "nothing";
  /** The type of the room card, also of one that lies face down. DRH-37 */
  readonly type: string | null;
  /** The decor token on it. */
  readonly token: string | null;
  /** Whether a room card may lie there, as far as holes are concerned. [DRH-9] */
  readonly supported: boolean;
  /** Whether the card belongs to the same room as that of the space to the right. */
  readonly joinsRight: boolean;
}

/** A floor of a house. */
export interface FloorView {
  /** Its name in the tables. */
  readonly floor: string;
  /** Its spaces, from the left. */
  readonly spaces: readonly SpaceView[];
}

/** A room of a house, with what it scores and whether it can grow. */
export interface RoomView extends RoomScore {
  /** How many cards it can have. DRH-27 */
  readonly max: number;
  /** Whether it can still be extended. DRH-28 */
  readonly open: boolean;
}

/** What a player has taken and has still to deal with. DRH-23 */
export interface TakenView {
  /** The room card, `null` once it lies in the house. */
  readonly room: RoomCard | null;
  /** The special, `null` if there is none or it is dealt with. */
  readonly special: SpecialCard | null;
}

/** A house with what lies beside it, as it is drawn. */
export interface HouseView {
  /** Whose it is, from 0. */
  readonly player: number;
  /** The player's name. */
  readonly name: string;
  /** Whether the player has to act now. */
  readonly acting: boolean;
  /** Whether the player has the first player marker. DRH-15 */
  readonly marker: boolean;
  /** The floors, the uppermost first. */
  readonly floors: readonly FloorView[];
  /** How many columns the board has. */
  readonly columns: number;
  /** The rooms, in the order of their first spaces. */
  readonly rooms: readonly RoomView[];
  /** The tokens outside the house. DRH-49 */
  readonly outside: readonly DecorScore[];
  /** The helpers, in the order in which they came. */
  readonly helpers: readonly HelperId[];
  /** The helpers that can still be used in the closing phase under way. DRH-70 */
  readonly unused: readonly HelperId[];
  /** The tools that were not used, in the order in which they came. */
  readonly tools: readonly ToolId[];
  /** How many cards lie in the roof box. */
  readonly roofCards: number;
  /** How many cards make a roof complete. DRH-41 */
  readonly roofNeeds: number;
  /** The cards of the roof box, `null` before all roofs are revealed. DRH-71 */
  readonly roof: readonly RoofCard[] | null;
  /** What the player has still to deal with, `null` for nothing. */
  readonly taken: TakenView | null;
  /** How many children are seen in its rooms; `null` where they do not break ties. DRH-79 */
  readonly children: number | null;
  /** The score as the house stands. DRH-72 */
  readonly score: ScoreSheet;
}

function lies(house: House, space: number): SpaceView["lies"] {
  const card = house.spaces[space];
  if (card !== null) return card.face === "up" ? "room" : "emptyRoom";
  return house.scaffolds.includes(space) ? "scaffold" : "nothing";
}

function floorViews({ setup }: Position, house: House, { rooms }: ScoreSheet): FloorView[] {
  const { board } = setup.tables;
  const joined = new Set(rooms.flatMap(({ spaces }) => spaces.slice(0, -1)));
  return Array.from(floorsOf(board), ([floor, spaces]) => ({
    floor,
    spaces: spaces.map((space) => ({
      space,
      column: board[space].column,
      lies: lies(house, space),
      type: house.spaces[space]?.room ?? null,
      token: house.spaces[space]?.token ?? null,
      supported: isSupported(board, house, space),
      joinsRight: joined.has(space),
    })),
  }));
}

/** Whether a room can grow: it is not full, and no token closes it. [DRH-28] [DRH-29] */
function roomsView({ setup }: Position, house: House, { rooms }: ScoreSheet): RoomView[] {
  const tokensClose = !house.helpers.includes("interior-designer"); // DRH-56
  return rooms.map((room) => {
    const max = roomType(setup.tables, room.type).points.length;
    const isClosed = tokensClose && withTokens(house, room.spaces).length > 0;
    return { ...room, max, open: room.spaces.length < max && !isClosed };
  });
}

function takenBy({ agenda }: Position, player: number): TakenView | null {
  // A question about tokens comes before what is still to be dealt with.
  const step = agenda.find((each) => each.do !== "keep");
  if (step?.do !== "settle" || step.player !== player) return null;
  return { room: step.pair.room, special: step.pair.special };
}

/**
 * A player's house, as it is drawn: what lies on each space and beside the house, the rooms, and what scores.
 *
 * @param state - a state or an observation.
 * @param player - whose house, from 0.
 * @returns plain data of its own.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see DRH-7
 * @example
 * ```ts
 * import { createGame, viewHouse } from "perfect-home-rules/dream-home";
 *
 * const { floors, rooms, roofCards } = viewHouse(createGame({ players: ["Ann", "Bob"], seed: 1 }), 0);
 * floors.map(({ floor, spaces }) => [floor, spaces.length]) // => [["upper", 5], ["lower", 5], ["basement", 2]]
 * floors[2]?.spaces[0]?.supported // => true
 * rooms.length + roofCards // => 0
 * ```
 */
export function viewHouse(state: GameState | Observation, player: number): HouseView {
  const position = knownPosition(state);
  checkPlayer(position, player);
  const { setup, table, agenda } = position;
  const { tables } = setup;
  const house = position.houses[player];
  const score = scoreHouse(tables, house);
  const [step] = agenda;
  return {
    player,
    name: setup.players[player],
    acting: actorOf(step) === player,
    marker: table.marker === player,
    floors: floorViews(position, house, score),
    columns: 1 + Math.max(...tables.board.map(({ column }) => column)),
    rooms: roomsView(position, house, score),
    outside: score.decor.filter(({ space }) => space === null),
    helpers: [...house.helpers],
    unused: step?.do === "close" && step.player === player ? [...step.helpers] : [],
    tools: [...house.tools],
    roofCards: house.roofCards,
    roofNeeds: tables.scoring.roof.cards,
    roof: house.roof,
    taken: takenBy(position, player),
    children: setup.childrenBreakTies === true ? childrenIn(house) : null,
    score,
  };
}
