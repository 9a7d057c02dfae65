import { type GameOptions, PRINTED_TABLES, type Tables } from "perfect-home-rules/dream-home";

const NAMES = ["Serena", "Lorenzo", "Christian", "Giulia"];

/** Few roofs, and many of everything that is used. */
const WORKSHOP: Partial<Tables> = {
  roofs: PRINTED_TABLES.roofs.map((roof) => ({ ...roof, plain: 1, window: 1 })),
  helpers: { roofer: 3, supplier: 3, architect: 1, handyman: 3, "interior-designer": 2 },
  tools: { drill: 4, jackhammer: 6, "concrete-mixer": 4, scaffolding: 4 },
};

/** Tokens for all rooms, and helpers that let rooms with tokens meet. */
const FURNISHED: Partial<Tables> = {
  roofs: PRINTED_TABLES.roofs.map((roof) => ({ ...roof, plain: 1, window: 0 })),
  decor: PRINTED_TABLES.decor.map((each) => ({ ...each, count: 2 })),
  helpers: { roofer: 0, supplier: 0, architect: 0, handyman: 6, "interior-designer": 8 },
  tools: { drill: 6, jackhammer: 0, "concrete-mixer": 0, scaffolding: 4 },
};

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
