import {
  describeSheet,
  type GameState,
  planStatus,
  type SheetDescription,
  scoreSheets,
} from "perfect-home-rules";
import { type Printed, positionOf, sheetWith, type Untaken } from "../support/positions.js";

export const DUCKS = { layout: "ducks" } as const satisfies Printed;

/** All houses numbered, so that all ducklings are circled and connected. */
export const FULL = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"];

/** All yellow ducklings circled but one, for which the eighth house of the first street is missing. */
export const NEARLY_YELLOW = [". . . 4 . . 7", ". . 3 4 5 . . 8 9 10", "1 2 3 4 5 . . . 9 10 11"];

/** The same with all black ones, and house 1 and 9 of the first street still empty. */
export const NEARLY_ALL = [". 2 3 4 5 6 7 . . 10", ...FULL.slice(1)];

export function sheet(streets: readonly string[], ...lines: string[]): SheetDescription {
  return sheetWith(DUCKS, streets, ...lines);
}

/** Without some houses of a street, counted from 1. */
export function without(streets: readonly string[], street: number, ...houses: number[]): string[] {
  return streets.map((text, index) =>
    index + 1 === street
      ? text
          .split(" ")
          .map((house, at) => (houses.includes(at + 1) ? "." : house))
          .join(" ")
      : text,
  );
}

export const EIGHTS = ["8 park", "8 pool", "8 fence"] as const;

/** Yellow and black ducklings circled. */
export function circled(streets: readonly string[]): number[] {
  const state = positionOf({ ...DUCKS, plans: { C: "five-yellow-five-black" } }, [sheet(streets)], EIGHTS);
  return planStatus(state, 0, "C").parts.map(({ have }) => have);
}

/** What the three counts would bring now. */
export function counted(streets: readonly string[], ...lines: string[]): number[] {
  const [score] = scoreSheets([sheet(streets, ...lines)], DUCKS);
  const section = score.sections.find((each) => each.section === "ducklings");
  return section?.items.map(({ points }) => points) ?? [];
}

/** The turn of a player who writes an 8. */
export function writeEight(street: number, house: number): Untaken[] {
  return [
    { type: "pick", stack: 0 },
    { type: "write", street: street - 1, house: house - 1, number: 8 },
    { type: "skip" },
    { type: "end" },
  ];
}

export function countsMade(state: GameState, player = 0): unknown {
  return describeSheet(state, player).lines;
}
