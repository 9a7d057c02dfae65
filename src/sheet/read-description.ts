import type { Layout, StreetLayout } from "../data/layout.js";
import { PLAN_LETTERS } from "../data/plan-card.js";
import type { MarksOf, SheetMarks } from "../data/sheet-marks.js";
import { type Fields, within } from "../rules/fields.js";
import type { HouseDescription, PlanPoints, SheetDescription, StreetDescription } from "./description.js";
import { isHouseNumber } from "./house-number.js";
import { malformed, readCount, readFields, readList, readSafely } from "./plain.js";

/** The largest count of boxes crossed, and of points for a plan, in a description. */
export const LARGEST_COUNT = 9999;

/** A description read from what a caller passed, with the layout that it names. */
export interface DescribedSheet {
  /** A copy, checked. */
  readonly description: SheetDescription;
  /** The layout. */
  readonly layout: Layout;
}

function readMark(fields: Fields, name: "pool" | "used", path: string): { readonly [key: string]: true } {
  const value = fields[name];
  if (value === undefined) return {};
  return value === true ? { [name]: true } : malformed(within(path, name), "true, or the field left out");
}

function readHouseMarks(value: unknown, path: string, marks: SheetMarks): Readonly<Record<string, number>> {
  const known = marks.houses.filter((mark) => mark.most > 0);
  const fields = readFields(
    value,
    path,
    [],
    known.map((mark) => mark.name),
  );
  const found = known.filter(({ name }) => fields[name] !== undefined);
  if (found.length === 0) malformed(path, "at least one mark, or the field left out");
  return Object.fromEntries(
    found.map(({ name, most }) => {
      const count = readCount(fields[name], within(path, name), most);
      return [name, count === 0 ? malformed(within(path, name), "at least 1, or the mark left out") : count];
    }),
  );
}

function readHouse(value: unknown, path: string, marks: SheetMarks): HouseDescription {
  const fields = readFields(value, path, ["kind"], ["number", "pool", "used", "marks"]);
  const { kind, number } = fields;
  const added = {
    ...readMark(fields, "pool", path),
    ...readMark(fields, "used", path),
    ...(fields["marks"] === undefined
      ? {}
      : { marks: readHouseMarks(fields["marks"], `${path}.marks`, marks) }),
  };
  switch (kind) {
    case "numbered":
    case "extension":
      if (!isHouseNumber(number)) malformed(`${path}.number`, "a number from 0 to 17, or from 7.75 to 11.75");
      return { kind, number, ...added };
    case "empty":
    case "roundabout":
    case "lost":
      if (number !== undefined) malformed(`${path}.number`, "no number");
      return { kind, ...added };
    default:
      return malformed(`${path}.kind`, "numbered, extension, empty, roundabout or lost");
  }
}

function readFences(value: unknown, path: string, gaps: number): number[] {
  const fences = readList(value, path, { least: 0, most: gaps }).map((gap, index) =>
    readCount(gap, `${path}[${index}]`, gaps - 1),
  );
  const wrong = fences.findIndex((gap, index) => index > 0 && gap <= fences[index - 1]);
  return wrong < 0 ? fences : malformed(`${path}[${wrong}]`, "a gap to the right of the one before");
}

function readStreet(
  value: unknown,
  path: string,
  street: StreetLayout,
  marks: SheetMarks,
): StreetDescription {
  const fields = readFields(value, path, ["houses", "fences", "parks"]);
  const length = { least: street.houses, most: street.houses };
  return {
    houses: readList(fields["houses"], `${path}.houses`, length).map((house, index) =>
      readHouse(house, `${path}.houses[${index}]`, marks),
    ),
    fences: readFences(fields["fences"], `${path}.fences`, street.houses - 1),
    parks: readCount(fields["parks"], `${path}.parks`, LARGEST_COUNT),
  };
}

function readPlans(value: unknown, path: string): PlanPoints {
  const fields = readFields(value, path, [], PLAN_LETTERS);
  return Object.fromEntries(
    PLAN_LETTERS.filter((letter) => fields[letter] !== undefined).map((letter) => [
      letter,
      readCount(fields[letter], `${path}.${letter}`, LARGEST_COUNT),
    ]),
  );
}

function readCounts(value: unknown, path: string, count: number): number[] {
  return readList(value, path, { least: count, most: count }).map((each, index) =>
    readCount(each, `${path}[${index}]`, LARGEST_COUNT),
  );
}

function readLines(value: unknown, path: string, marks: SheetMarks): Pick<SheetDescription, "lines"> {
  if (value === undefined) return {};
  const fields = readFields(
    value,
    path,
    [],
    marks.lines.map((line) => line.name),
  );
  const found = marks.lines.filter(({ name }) => fields[name] !== undefined);
  if (found.length === 0) malformed(path, "at least one line, or the field left out");
  const lines = found.map(({ name, values }) => [name, readCounts(fields[name], within(path, name), values)]);
  return { lines: Object.fromEntries(lines) };
}

const TRACKS = ["pools", "temps", "extensions", "roundabouts", "refusals"] as const;

function readSheet(
  value: unknown,
  path: string,
  layouts: readonly Layout[],
  marksFor: MarksOf,
): DescribedSheet {
  const required = ["sheet", "streets", "improvements", "plans", ...TRACKS];
  const fields = readFields(value, path, required, ["lines"]);
  const layout = layouts.find(({ id }) => id === fields["sheet"]);
  const at = (name: string): string => within(path, name);
  if (layout === undefined) malformed(at("sheet"), layouts.map(({ id }) => id).join(", "));
  const marks = marksFor(layout);
  const count = (name: (typeof TRACKS)[number]): number => readCount(fields[name], at(name), LARGEST_COUNT);
  const streets = readList(fields["streets"], at("streets"), {
    least: layout.streets.length,
    most: layout.streets.length,
  });
  const description: SheetDescription = {
    sheet: layout.id,
    streets: streets.map((street, index) =>
      readStreet(street, `${at("streets")}[${index}]`, layout.streets[index], marks),
    ),
    pools: count("pools"),
    temps: count("temps"),
    improvements: readCounts(fields["improvements"], at("improvements"), layout.improvements.length),
    extensions: count("extensions"),
    roundabouts: count("roundabouts"),
    refusals: count("refusals"),
    plans: readPlans(fields["plans"], at("plans")),
    ...readLines(fields["lines"], at("lines"), marks),
  };
  return { description, layout };
}

/**
 * Reads a description from anything that a caller passes.
 *
 * @param value - the description, of which a copy is made.
 * @param path - where it stands in what the caller passed, for errors.
 * @param layouts - the layouts that it may name.
 * @param marksFor - what modules add to a sheet.
 * @throws RulesError `description.malformed`, with `path` and what was `expected` in the details.
 */
export function readDescription(
  value: unknown,
  path: string,
  layouts: readonly Layout[],
  marksFor: MarksOf,
): DescribedSheet {
  return readSafely(path, () => readSheet(value, path, layouts, marksFor));
}
