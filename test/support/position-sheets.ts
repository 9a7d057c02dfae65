import {
  applyMove,
  type CustomLayout,
  decision,
  describeSheet,
  explainMove,
  type GameOptions,
  type GameState,
  legalMoves,
  type Move,
  type MoveType,
  type SheetDescription,
  scoreSheet,
} from "perfect-home-rules";
import { after, pointsIn, positionOf, sheetWith, type Untaken } from "./positions.js";

/** Rules of the first edition. */
export const FIRST = { edition: "first-2018" } as const;

/** Both editions, for what holds in both of them. */
export const EDITIONS = ["collector-2023", "first-2018"] as const;

/** All houses of street 1, 2 and 3 numbered. */
export const FULL_1 = "1 2 3 4 5 6 7 8 9 10";
/** See {@link FULL_1}. */
export const FULL_2 = `${FULL_1} 11`;
/** See {@link FULL_1}. */
export const FULL_3 = `${FULL_2} 12`;

/** A Classic sheet. The streets are parted by `/`; houses left out at their ends are empty. */
export function classic(streets: string, ...lines: readonly string[]): SheetDescription {
  return sheetWith({ layout: "classic" }, streets.split("/"), ...lines);
}

/** A game of one player with this sheet, in which the first stack shows this combination. */
export function alone(
  sheet: SheetDescription,
  shown = "4 fence",
  options: Partial<GameOptions> = {},
): GameState {
  return positionOf(options, [sheet], [shown, "5 park", "6 improvement"]);
}

/** A house, and what to write in it: both indexes from 0. */
export type Writing = readonly [street: number, house: number, number: number];

/** The moves with which the combination of the first stack is chosen and a number written. */
export function writing([street, house, number]: Writing): Untaken[] {
  return [
    { type: "pick", stack: 0 },
    { type: "write", street, house, number },
  ];
}

/** A game of one player, who has chosen this combination and written the number. */
export function written(
  sheet: SheetDescription,
  shown: string,
  at: Writing,
  options: Partial<GameOptions> = {},
): GameState {
  return after(alone(sheet, shown, options), 0, ...writing(at));
}

/** The state in which all players have numbered a house, by the last way there is, and used no action. */
export function allNumbered(state: GameState): GameState {
  return state.setup.players.reduce((reached, _, player) => {
    let next = reached;
    for (;;) {
      const step = decision(next, player)?.step.step ?? "wrapUp";
      if (step === "wrapUp") return next;
      next = applyMove(next, legalMoves(next, player).slice(-1)[0]);
    }
  }, state);
}

/** The state some rounds later, in which nothing but numbering was done. */
export function roundsLater(state: GameState, rounds: number): GameState {
  let reached = state;
  for (let round = 0; round < rounds; round++) {
    const numbered = allNumbered(reached);
    reached = numbered.setup.players.reduce(
      (next, _, player) => after(next, player, { type: "end" }),
      numbered,
    );
  }
  return reached;
}

/** The clause against a move, with the reason's name; `null` for a legal one. */
export function against(state: GameState, move: Untaken, player = 0): string | null {
  const violation = explainMove(state, { ...move, player } as Move);
  return violation === null ? null : `${String(violation.clause)} ${violation.code}`;
}

/** The kinds of move that a player can make. */
export function kindsOf(state: GameState, player = 0): MoveType[] {
  return [...new Set(legalMoves(state, player).map(({ type }) => type))];
}

/** The numbers that can be written in a house. */
export function numbersFor(state: GameState, street: number, house: number): number[] {
  const moves = legalMoves(state, 0).filter((move) => move.type === "write");
  return moves.filter((move) => move.street === street && move.house === house).map(({ number }) => number);
}

/** What a section scores for a player as things stand. */
export function scored(state: GameState, section: string, player = 0): number | null {
  return pointsIn(scoreSheet(state, player), section);
}

/** What stands in a house: its number with its marks, in words. */
export function houseOf(state: GameState, street: number, house: number): object {
  return describeSheet(state, 0).streets[street].houses[house];
}

/** A layout on which a game goes on for hundreds of rounds: all cards come back again and again. */
export const LONG: CustomLayout = {
  id: "long",
  streets: Array.from({ length: 6 }, () => ({ houses: 20, column: 0, pools: [4, 9], parks: [0, 1, 2, 3] })),
  pools: [0, 1, 2, 3],
  temps: 30,
  improvements: [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
  ],
  extensions: [0, 1, 2],
  roundabouts: [0, 3, 8],
  refusals: new Array<number>(50).fill(0),
};
