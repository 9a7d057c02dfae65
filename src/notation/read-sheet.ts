import type { Layout } from "../data/layout.js";
import type { MarksOf, SheetMarks } from "../data/sheet-marks.js";
import type { PlanPoints, SheetDescription } from "../sheet/description.js";
import type { SheetTerms } from "../sheet/read-description.js";
import { type Cursor, endLine, fail, isTextEnd, skipBlanks, skipToContent, takeWord } from "./cursor.js";
import { readHouse } from "./house-text.js";
import { readName, writeName } from "./names.js";
import { numberLinesOf, readNumbers } from "./number-lines.js";
import { PLANS_WORD, readPlans } from "./plans-text.js";
import { PLAYER_WORD, SHEET_WORD, USUAL_SHEET } from "./signs.js";
import { type HouseReader, readStreet, type StreetLine } from "./street-text.js";

/** A sheet with whose it is. */
export interface NamedSheet {
  /** Name of the player; `null` for none. */
  readonly name: string | null;
  /** The sheet. */
  readonly description: SheetDescription;
}

function readPlayer(cursor: Cursor): string | null {
  skipToContent(cursor);
  if (takeWord(cursor, [PLAYER_WORD]) === null) return null;
  skipBlanks(cursor);
  const name = readName(cursor, "the name of a player");
  endLine(cursor, "the end of the line after the name");
  return name;
}

function readLayout(cursor: Cursor, layouts: readonly Layout[]): Layout {
  const ids = (): string => layouts.map(({ id }) => writeName(id)).join(", ");
  skipToContent(cursor);
  if (takeWord(cursor, [SHEET_WORD]) === null) {
    const usual = layouts.find(({ id }) => id === USUAL_SHEET);
    return usual ?? fail(cursor, `the word ${SHEET_WORD} with one of ${ids()}`);
  }
  skipBlanks(cursor);
  const start = { ...cursor };
  const id = readName(cursor, "the id of a sheet");
  const layout = layouts.find((each) => each.id === id) ?? fail(start, `the id of a sheet: ${ids()}`);
  endLine(cursor, "the end of the line after the sheet");
  return layout;
}

/** What the lines below the streets say. */
interface Lines {
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  readonly plans: PlanPoints;
}

/** Reads the lines below the streets, in any order and each at most once, as long as there are any. */
function readLines(cursor: Cursor, layout: Layout, marks: SheetMarks): Lines {
  const lines = numberLinesOf(layout, marks);
  const numbers = new Map<string, readonly number[]>();
  let plans: PlanPoints | null = null;
  for (;;) {
    skipToContent(cursor);
    const left = lines.filter(({ name }) => !numbers.has(name));
    const words = [...left.map(({ name }) => name), ...(plans === null ? [PLANS_WORD] : [])];
    const word = takeWord(cursor, words);
    if (word === null) {
      if (isTextEnd(cursor) || isHeader(cursor)) return { numbers, plans: plans ?? {} };
      fail(cursor, ["the end of the text", ...words].join(", "));
    }
    const line = left.find(({ name }) => name === word);
    if (line === undefined) plans = readPlans(cursor);
    else numbers.set(word, readNumbers(cursor, line));
    endLine(cursor, "the end of the line");
  }
}

/** Whether the first line of a sheet follows. */
function isHeader(cursor: Cursor): boolean {
  return takeWord({ ...cursor }, [PLAYER_WORD, SHEET_WORD]) !== null;
}

function describe(
  layout: Layout,
  marks: SheetMarks,
  streets: readonly StreetLine[],
  { numbers, plans }: Lines,
): SheetDescription {
  const row = (name: string, length: number): readonly number[] =>
    numbers.get(name) ?? new Array<number>(length).fill(0);
  const count = (name: string): number => row(name, 1)[0];
  const parks = row("parks", streets.length);
  const added = marks.lines
    .filter(({ name }) => numbers.has(name))
    .map(({ name, values }) => [name, row(name, values)]);
  return {
    layout: layout.id,
    streets: streets.map((street, index) => ({ ...street, parks: parks[index] })),
    pools: count("pools"),
    temps: count("temps"),
    improvements: row("improvements", layout.improvements.length),
    extensions: count("extensions"),
    roundabouts: count("roundabouts"),
    refusals: count("refusals"),
    plans,
    ...(added.length > 0 ? { lines: Object.fromEntries(added) } : {}),
  };
}

/** Reads a sheet: whose it is and which one, its streets, and what is crossed and scored. */
export function readSheet(
  cursor: Cursor,
  { layouts, rules: { nineAndThreeQuarters } }: SheetTerms,
  marksOf: MarksOf,
): NamedSheet {
  const name = readPlayer(cursor);
  const layout = readLayout(cursor, layouts);
  const marks = marksOf(layout);
  const house: HouseReader = (at, which) => readHouse(at, which, marks, nineAndThreeQuarters);
  const streets = layout.streets.map(({ houses }, street) => readStreet(cursor, street, houses, house));
  return { name, description: describe(layout, marks, streets, readLines(cursor, layout, marks)) };
}
