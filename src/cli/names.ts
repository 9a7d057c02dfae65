import { columnsOf, cut, padded } from "./wording.js";

const LONGEST_IN_COLUMN = 16;
const LONGEST_IN_TEXT = 40;

const FIRST_NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"];

/** Names for a number of players. */
export function namesFor(count: number): string[] {
  return Array.from({ length: count }, (_, index) => FIRST_NAMES[index] ?? `Player ${index + 1}`);
}

/** A name within a sentence; a long one is cut. */
export function nameInText(name: string): string {
  return cut(name, LONGEST_IN_TEXT);
}

/** The names made for texts: one list for all lines of a game. */
const inTexts = new WeakMap<readonly string[], readonly string[]>();

/** Names within sentences. */
export function namesInText(names: readonly string[]): readonly string[] {
  const shown = inTexts.get(names) ?? names.map(nameInText);
  inTexts.set(names, shown);
  return shown;
}

/** The columns made: one for all lines of a game. */
const columns = new WeakMap<readonly string[], readonly string[]>();

function columnOf(names: readonly string[]): readonly string[] {
  const shown = names.map((name) => cut(name, LONGEST_IN_COLUMN));
  const width = Math.max(...shown.map((name) => columnsOf(name)));
  return shown.map((name) => padded(name, width));
}

/** Names of equal width, for a column; long ones are cut. */
export function nameColumn(names: readonly string[]): readonly string[] {
  const column = columns.get(names) ?? columnOf(names);
  columns.set(names, column);
  return column;
}
