import stringWidth from "string-width";
import { cut, padded } from "./wording.js";

const LONGEST_SHOWN = 16;

const FIRST_NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"];

/** Names for so many players. */
export function namesFor(count: number): string[] {
  return Array.from({ length: count }, (_, index) => FIRST_NAMES[index] ?? `Player ${index + 1}`);
}

/** Names of equal width, for a column; long ones are cut. */
export function nameColumn(names: readonly string[]): string[] {
  const shown = names.map((name) => cut(name, LONGEST_SHOWN));
  const width = Math.max(...shown.map((name) => stringWidth(name)));
  return shown.map((name) => padded(name, width));
}
