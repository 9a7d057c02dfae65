import {
  type CustomLayout,
  createGame,
  type DeckCard,
  decision,
  describeSheet,
  type GameOptions,
  type GameState,
  playersToMove,
  type SheetDescription,
} from "perfect-home-rules";
import { formatSheet } from "perfect-home-rules/notation";
import { deckOf } from "./deck.js";
import type { Moment } from "./games.js";
import { LONG } from "./position-sheets.js";
import { after, type Untaken } from "./positions.js";
import { sheetOf } from "./sheets.js";

/** The printed sheet. */
export const ZOMBIES = { layout: "zombies" } as const;

/** Which hordes a Zombie card moves. ZOM-2 */
export type Direction = "right" | "left" | "both";

/** A Zombie card. */
export function zombie(move: Direction): DeckCard {
  return { special: "zombie", move };
}

/** A layout of the caller's own on which a game goes on as long as there are cards. */
export const LONG_ZOMBIES: CustomLayout = {
  ...LONG,
  id: "long zombies",
  expansion: {
    id: "zombies",
    routes: LONG.streets.map(() => ({ left: [1, 3], right: [18, 16] })),
    ammunitionAtStart: 1,
    ammunitionBoxes: LONG.improvements.map(() => [0]),
  },
};

/** The Zombie card of a pile of the first stack: its place from the top, from 0 to 10, and what it moves. ZOM-1 */
export type InPile = readonly [place: number, move: Direction];

/** Cards in a pile of the first stack, the Zombie card among them. ZOM-1 */
export const PILE = 11;

/** A standard game with Zombie cards at certain places. */
export function stacked(
  piles: readonly [InPile, InPile, InPile],
  { start, ...options }: Partial<GameOptions> = {},
): GameState {
  const game = { players: ["Ann"], seed: 1, ...ZOMBIES, ...options };
  const cards: DeckCard[] = deckOf(createGame(game).setup.cards);
  piles.forEach(([place, move], pile) => {
    cards.splice(pile * PILE + place, 0, zombie(move));
  });
  return createGame({ ...game, cards, ...(start === undefined ? {} : { start }) });
}

const DIRECTIONS: readonly Direction[] = ["right", "left", "both"];

/**
 * A standard game in which players with these sheets decide about hordes. Before, each of them has written a 15 in
 * the last house of street 3.
 */
export function atHordes(
  sheets: readonly SheetDescription[],
  move: Direction,
  options: Partial<GameOptions> = {},
): GameState {
  const combination = { number: 15, action: "temp" } as const;
  const table = { combinations: [combination, combination] };
  const players = sheets.map((_, seat) => `player ${seat + 1}`);
  const [second, third] = DIRECTIONS.filter((each) => each !== move);
  const begun = stacked(
    [
      [0, move],
      [0, second],
      [0, third],
    ],
    { ...options, players, start: { sheets, table } },
  );
  const turn: Untaken[] = [
    { type: "pick", stack: 0 },
    { type: "write", street: 2, house: 11, number: 15 },
    { type: "skip" },
    { type: "end" },
  ];
  return players.reduce((state, _, player) => after(state, player, ...turn), begun);
}

/** The state after a player has decided about hordes, one after the other. */
export function decide(state: GameState, player: number, ...orders: readonly ("move" | "hold")[]): GameState {
  const moves = orders.map((order): Untaken => ({ type: "horde", order }));
  return after(state, player, ...moves, { type: "end" });
}

/** Whether somebody has to decide about a horde. */
export function isAtHordes(state: GameState): boolean {
  return playersToMove(state).some((player) => decision(state, player)?.step.step === "horde");
}

/** The place of the house that a move of a horde's has invaded; `null` for none. ZOM-8 */
export function invadedPlace({ before, after: state, player, move }: Moment): number | null {
  if (move.type !== "horde") return null;
  const old = sheetOf(before, player).places;
  const place = sheetOf(state, player).places.findIndex(
    (kind, at) => kind === "invaded" && old[at] !== "invaded",
  );
  return place < 0 ? null : place;
}

/** The hordes about which a player decides, in order, as text: `1 left` for the one at the left of street 1. */
export function hordesAsked(state: GameState, player = 0): string[] {
  const [task] = state.agenda;
  const steps = state.turns[player]?.agenda ?? (task?.do === "ask" ? task.agenda : []);
  return steps.flatMap((step) => (step.step === "horde" ? [`${step.street + 1} ${step.end}`] : []));
}

/** The streets of a player's sheet as text. */
export function rows(state: GameState, player = 0): string[] {
  const { layouts } = state.setup;
  const { provenance: _provenance, ...layout } = layouts[0];
  const text = formatSheet(describeSheet(state, player), { layout });
  return text.split("\n").slice(1, 1 + layout.streets.length);
}

/** A line of a player's sheet below the streets; `undefined` where it is left out. */
export function line(state: GameState, name: string, player = 0): readonly number[] | undefined {
  return describeSheet(state, player).lines?.[name];
}
