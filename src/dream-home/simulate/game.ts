import { copyPlain } from "../../input/plain.js";
import type { Draft } from "../moves/kind.js";
import type { GameState } from "../state/state.js";

/** A game as the simulator keeps it: plain data, written in place. */
export type Game = Draft;

type OpenTable = Game["table"];
type OpenHouse = Game["houses"][number];

/** A copy of what lies on the table. It shares cards, to which no rule writes. */
function copyTable({ round, columns, marker, discards, removed, left }: OpenTable): OpenTable {
  return {
    round,
    columns: columns.map(({ room, special }) => ({ room, special })),
    marker,
    discards: { rooms: discards.rooms.slice(), roofs: discards.roofs.slice() },
    removed: { rooms: removed.rooms.slice(), specials: removed.specials.slice() },
    left: { rooms: left.rooms, specials: left.specials },
  };
}

/** A copy of a house, with the cards on its spaces: they take tokens. */
function copyHouse(house: OpenHouse): OpenHouse {
  return {
    spaces: house.spaces.map((card) => (card === null ? null : { ...card })),
    scaffolds: house.scaffolds.slice(),
    outside: house.outside.slice(),
    helpers: house.helpers.slice(),
    tools: house.tools.slice(),
    roofCards: house.roofCards,
    roof: house.roof === null ? null : house.roof.slice(),
  };
}

/** A copy that can be played on by itself. It shares what no rule writes to: setup, cards, steps, and what a turn began with. */
export function copyGame({ version, setup, table, houses, agenda, turn, hidden }: Game): Game {
  return {
    version,
    setup,
    table: copyTable(table),
    houses: houses.map(copyHouse),
    agenda: agenda.slice(),
    turn,
    hidden: {
      rooms: hidden.rooms.slice(),
      specials: hidden.specials.slice(),
      roofs: hidden.roofs.map((roofs) => roofs.slice()),
    },
  };
}

/** The game of a state, whose setup it shares. */
export function gameOf(state: GameState): Game {
  const isSetup = (part: unknown): boolean => part === state.setup;
  return copyPlain(state, isSetup);
}

/** The turn under way, or a new one that keeps what it begins with. [DRH-89] */
export function turnIn({ turn, table, houses, agenda }: Game, player: number): NonNullable<Game["turn"]> {
  if (turn !== null) return turn;
  const before = { table: copyTable(table), house: copyHouse(houses[player]), agenda: agenda.slice() };
  return { player, moves: [], before };
}
