import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  observe,
  PRINTED_TABLES,
  parseMove,
  type RoomCard,
  reveal,
  type SpecialCard,
  sampleState,
  type Tables,
} from "perfect-home-rules/dream-home";

/** A game of four rounds: three spaces on the ground, one above the first; eight specials, twelve room cards. */
export const SMALL: Partial<Tables> = {
  board: [
    { floor: "ground", column: 0, below: null },
    { floor: "ground", column: 1, below: null },
    { floor: "ground", column: 2, below: null },
    { floor: "upper", column: 0, below: 0 },
  ],
  rooms: [
    { id: "hall", floors: ["ground", "upper"], points: [1, 4, 9], beside: null, count: 7 },
    { id: "kitchen", floors: ["ground"], points: [1, 6], beside: null, count: 3 },
    { id: "attic", floors: ["upper"], points: [2], beside: null, count: 2 },
  ],
  roofs: [{ id: "red", plain: 1, window: 1 }],
  helpers: { roofer: 1, supplier: 0, architect: 0, handyman: 1, "interior-designer": 1 },
  tools: { drill: 0, jackhammer: 0, "concrete-mixer": 0, scaffolding: 0 },
  decor: [
    { id: "piano", rooms: ["hall"], points: 3, count: 1 },
    { id: "lamp", rooms: ["hall", "kitchen"], points: 1, count: 1 },
    { id: "tree", rooms: null, points: 2, count: 1 },
  ],
  scoring: { ...PRINTED_TABLES.scoring, bonuses: [] },
  columns: 3,
};

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

/** A card as it is written: the id of a room, helper, tool, decor or colour, with `*` for a window. */
export function cardNamed(word: string, tables: Tables = PRINTED_TABLES): RoomCard | SpecialCard {
  const colour = word.replace("*", "");
  if (tables.roofs.some(({ id }) => id === colour))
    return { kind: "roof", colour, window: word.endsWith("*") };
  if (tables.decor.some(({ id }) => id === word)) return { kind: "decor", decor: word };
  if (Object.hasOwn(tables.helpers, word)) return { kind: "helper", helper: word } as SpecialCard;
  if (Object.hasOwn(tables.tools, word)) return { kind: "tool", tool: word } as SpecialCard;
  return { room: word };
}

/** The state after some lines: each is a move, or the cards that are entered, the upper row first. */
export function scripted(
  players: number,
  lines: readonly string[],
  options: Partial<GameOptions> = {},
): GameState {
  let state = createGame({ players: NAMES.slice(0, players), cards: "entered", ...options });
  for (const line of lines)
    if (/^\d/.test(line)) state = applyMove(state, parseMove(line));
    else for (const word of line.split(" ")) state = reveal(state, cardNamed(word, state.setup.tables));
  return state;
}

/** The same game with dealt cards. */
export function withDecks(state: GameState): GameState {
  return sampleState(observe(state, "spectator"), 1);
}

/** The rounds of a game with {@link SMALL}: Ann's last room card leads two tokens together. Then the closing phase. */
export const ROUNDS: readonly (readonly string[])[] = [
  [
    ...["piano red", "hall hall hall"],
    ...["1 take 2", "1 place 1 up", "1 decor 1"],
    ...["2 take 3", "2 place 1 up"],
  ],
  [
    ...["lamp red*", "hall hall kitchen"],
    ...["1 take 2", "1 place 3 up", "1 decor 3"],
    ...["2 take 1", "2 place 2 up"],
  ],
  [
    ...["interior-designer tree", "kitchen kitchen attic"],
    ...["2 take 3", "2 place 4 up"],
    ...["1 take 2", "1 place 4 down"],
  ],
  [
    ...["handyman roofer", "attic hall hall"],
    ...["2 take 3", "2 place 3 up"],
    ...["1 take 2", "1 place 2 up", "1 keep 1"],
  ],
  ["2 roofer red window", "2 finish", "1 finish"],
];

/** The state of that game after some lines of a round, from 1, or of the closing phase, which comes fifth. */
export function small(round: number, lines: number): GameState {
  const before = ROUNDS.slice(0, round - 1).flat();
  const now = ROUNDS[round - 1] ?? [];
  return scripted(2, [...before, ...now.slice(0, lines)], { tables: SMALL, simple: true });
}
