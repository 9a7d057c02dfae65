import {
  describeSheet,
  explainMove,
  type GameOptions,
  type GameState,
  legalMoves,
  type Move,
  type SheetDescription,
} from "perfect-home-rules";
import { formatSheet } from "perfect-home-rules/notation";
import { after, positionOf, sheetWith, type Untaken } from "../support/positions.js";

export const HALLOWEEN = { layout: "halloween" } as const;

/** The houses with a ghost and a candy, street by street, from 0. */
export const HAUNTED = [
  [1, 4, 7, 9],
  [1, 4, 6, 9],
  [0, 3, 5, 8, 11],
];

/** The streets on which the first haunted houses are numbered, these with a ghost, the next ones with a candy. */
export function streetsWith(ghosts: number, candies: number): string[] {
  let left = ghosts + candies;
  return HAUNTED.map((haunted) => {
    const houses = new Array<string>(12).fill(".");
    for (const house of haunted) {
      if (left > 0) houses[house] = `${house + 1}${left > candies ? "g" : "c"}`;
      left -= 1;
    }
    return houses.join(" ").replace(/(?: \.)+$/, "");
  });
}

/** A sheet with a number of ghosts and of candies. */
export function treats(ghosts: number, candies = 0, ...lines: string[]): SheetDescription {
  return sheetWith(HALLOWEEN, streetsWith(ghosts, candies), ...lines);
}

/** Games on which a 15 with a fence is shown first. */
export function begin(sheets: readonly SheetDescription[], options: Partial<GameOptions> = {}): GameState {
  return positionOf({ ...HALLOWEEN, ...options }, sheets, ["15 fence", "14 park", "15 pool"]);
}

/** Writes the 15 in a house without ghost and candy, the last one of street 2, and comes to the last step. */
export const TO_WRAP_UP: readonly Untaken[] = [
  { type: "pick", stack: 0 },
  { type: "write", street: 1, house: 10, number: 15 },
  { type: "skip" },
];

/** The last step of a turn with this sheet. */
export function wrapUp(sheet: SheetDescription, options: Partial<GameOptions> = {}): GameState {
  return after(begin([sheet], options), 0, ...TO_WRAP_UP);
}

export function tier(of: "ghost" | "candy", index: number): Untaken {
  return { type: "tier", of, tier: index };
}

/** The tiers that may be validated: `ghost 4`. */
export function tiersIn(state: GameState, player = 0): string[] {
  return legalMoves(state, player).flatMap((move) =>
    move.type === "tier" ? [`${move.of} ${[4, 6, 9][move.tier]}`] : [],
  );
}

export function tiersOf({ sheets }: GameState, player: number) {
  const { expansion } = sheets[player];
  return expansion?.id === "halloween" ? [expansion.ghostTiers, expansion.candyTiers] : null;
}

/** The types of the legal moves, each once. */
export function typesIn(state: GameState): string[] {
  return [...new Set(legalMoves(state, 0).map(({ type }) => type))];
}

export function movesOf<T extends Move["type"]>(state: GameState, type: T): Extract<Move, { type: T }>[] {
  return legalMoves(state, 0).filter((move): move is Extract<Move, { type: T }> => move.type === type);
}

/** Why a move is refused: `HAL-2 tier.count`. */
export function refusal(state: GameState, move: Untaken): string {
  const violation = explainMove(state, { ...move, player: 0 } as Move);
  return `${violation?.clause} ${violation?.code}`;
}

/** The streets of a player's sheet as text, empty houses at their right ends left out. */
export function streetsOf(state: GameState): string[] {
  const text = formatSheet(describeSheet(state, 0), HALLOWEEN).split("\n");
  return text.slice(1, 4).map((street) => street.replace(/(?: \.)+$/, ""));
}
