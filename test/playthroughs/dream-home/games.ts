import { type GameOptions, PRINTED_TABLES, type Tables } from "perfect-home-rules/dream-home";
import { FURNISHED, WORKSHOP } from "../../dream-home/support/full-tables.js";

const NAMES = ["Serena", "Lorenzo", "Christian", "Giulia"];

/** Every second card shows a child. */
const FAMILY: Partial<Tables> = {
  rooms: PRINTED_TABLES.rooms.map((room) => ({
    ...room,
    children: Array.from({ length: room.count }, (_, card) => card % 2),
  })),
};

function game(seed: number, players: number, options: Partial<GameOptions> = {}): GameOptions {
  return { players: NAMES.slice(0, players), seed, ...options };
}

/** The games of Dream Home of which there is a playthrough, by the name of its file. */
export const GAMES: Readonly<Record<string, GameOptions>> = {
  "two-players": game(1, 2),
  "two-players-simple": game(2, 2, { simple: true }),
  "three-players": game(3, 3, { first: 2 }),
  "three-players-simple": game(4, 3, { simple: true }),
  "four-players": game(5, 4),
  "helpers-and-tools-two": game(6, 2, { tables: WORKSHOP }),
  "helpers-and-tools-four": game(7, 4, { tables: WORKSHOP, first: 1 }),
  "tokens-that-meet": game(24, 3, { tables: FURNISHED }),
  children: game(8, 3, { tables: FAMILY, childrenBreakTies: true }),
};
