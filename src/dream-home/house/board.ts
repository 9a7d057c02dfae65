import type { BoardSpace } from "../data/board.js";
import type { House, PlacedCard } from "../state/house.js";

/** A house in which nothing lies yet. */
export function emptyHouse(board: readonly BoardSpace[]): House {
  return {
    spaces: board.map(() => null),
    scaffolds: [],
    outside: [],
    helpers: [],
    tools: [],
    roofCards: 0,
    roof: null,
  };
}

/** The floors of a board, the uppermost first, each with its spaces from the left. */
export function floorsOf(board: readonly BoardSpace[]): ReadonlyMap<string, readonly number[]> {
  const names = [...new Set(board.map(({ floor }) => floor))].reverse();
  const on = (floor: string): number[] => [...board.keys()].filter((space) => board[space].floor === floor);
  return new Map(
    names.map((floor) => [floor, on(floor).sort((one, other) => board[one].column - board[other].column)]),
  );
}

/** What lies beside each space of a board. */
interface Sides {
  /** The space directly to the left on the same floor; -1 for none. */
  readonly left: readonly number[];
  /** The one to the right. */
  readonly right: readonly number[];
  /** Those of both that there are. */
  readonly both: readonly (readonly number[])[];
}

/** The sides of the spaces of each board that was looked at: they are asked for all the time. */
const found = /* @__PURE__ */ new WeakMap<readonly BoardSpace[], Sides>();

function sidesOn(board: readonly BoardSpace[]): Sides {
  const beside = (step: number): number[] =>
    board.map(({ floor, column }) =>
      board.findIndex((each) => each.floor === floor && each.column === column + step),
    );
  const [left, right] = [beside(-1), beside(1)];
  const both = board.map((_, space) => [left[space], right[space]].filter((each) => each >= 0));
  return { left, right, both };
}

/** What lies beside each space of a board. */
export function sidesOf(board: readonly BoardSpace[]): Sides {
  let known = found.get(board);
  if (known === undefined) {
    known = sidesOn(board);
    found.set(board, known);
  }
  return known;
}

/** The spaces directly left and right of a space on its floor. DRH-28 */
export function neighboursOf(board: readonly BoardSpace[], space: number): readonly number[] {
  return sidesOf(board).both[space];
}

/** Whether a space stands on the ground, a room card or a scaffold. [DRH-9] */
export function isSupported(board: readonly BoardSpace[], house: House, space: number): boolean {
  const { below } = board[space];
  return below === null || house.spaces[below] !== null || house.scaffolds.includes(below);
}

/** The spaces on which a room card could lie, as far as holes are concerned, in any order. [DRH-10] */
export function openSpaces(board: readonly BoardSpace[], house: House): number[] {
  return [...board.keys()].filter(
    (space) => house.spaces[space] === null && isSupported(board, house, space),
  );
}

/** The type of the room card that lies face up on a space; an empty room has none, nor has what is no space. [DRH-35] [DRH-36] */
export function typeOn(house: House, space: number): string | null {
  const card = house.spaces[space];
  return card?.face === "up" ? card.room : null;
}

/** A house with other cards on some spaces. */
export function withCards(house: House, cards: readonly (readonly [number, PlacedCard])[]): House {
  const spaces = [...house.spaces];
  for (const [space, card] of cards) spaces[space] = card;
  return { ...house, spaces };
}
