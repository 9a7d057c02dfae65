import { type SheetDescription, scoreSheets } from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import type { Untaken } from "../support/positions.js";

export const DREAM = { layout: "american-dream" } as const;

/** The families as they stand on the sheet: park, Pool, improvement, fence, temp, extension. */
export const FAMILIES = ["pifPipf", "iftpfei", "fpitpPf", "Pipfeit", "ptfiPpe"];

/** A sheet with five streets of seven houses as text; streets and houses left out are empty. */
export function sheet(streets: readonly string[], ...lines: string[]): SheetDescription {
  const rows = FAMILIES.map((_, index) => {
    const houses = (streets[index] ?? "").split(" ").filter((each) => each !== "");
    return [...houses, ...new Array<string>(7 - houses.length).fill(".")].join(" ");
  });
  return parseSheet(["sheet american-dream", ...rows, ...lines].join("\n"), DREAM);
}

/** All houses numbered from 1 to 7, with the same mark. */
export function full(mark = ""): string[] {
  return FAMILIES.map(() => [1, 2, 3, 4, 5, 6, 7].map((number) => `${number}${mark}`).join(" "));
}

/** Streets with other houses in some places, each given by street and house from 1. */
export function withHouse(streets: readonly string[], street: number, house: number, text: string): string[] {
  return streets.map((row, index) =>
    index + 1 === street
      ? row
          .split(" ")
          .map((each, at) => (at + 1 === house ? text : each))
          .join(" ")
      : row,
  );
}

/** The turn of a player who writes the number of the first combination. */
export function write(street: number, house: number, number: number): Untaken[] {
  return [
    { type: "pick", stack: 0 },
    { type: "write", street: street - 1, house: house - 1, number },
    { type: "end" },
  ];
}

export function points(streets: readonly string[], ...lines: string[]): Record<string, number> {
  const [score] = scoreSheets([sheet(streets, ...lines)], DREAM);
  return Object.fromEntries(score.sections.map((section) => [section.section, section.points]));
}
