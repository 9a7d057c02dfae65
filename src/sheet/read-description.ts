import type { Layout, StreetLayout } from "../data/layout.js";
import type { MarksOf, SheetMarks } from "../data/sheet-marks.js";
import { invalid, invalidNumber, within } from "../input/fields.js";
import { plainList, refusedAsInput } from "../input/read-as.js";
import {
  always,
  checked,
  object,
  optional,
  type Reader,
  type Readers,
  rising,
  whole,
  withId,
} from "../input/readers.js";
import type {
  HouseDescription,
  NumberedHouse,
  PlanPoints,
  SheetDescription,
  StreetDescription,
} from "./description.js";
import { isHouseNumber } from "./house-number.js";

/** The largest count of boxes crossed, and of points for a plan, in a description. */
export const LARGEST_COUNT = 9999;

/** What descriptions are read by. */
export interface SheetTerms {
  /** The layouts that a description may name. */
  readonly layouts: readonly Layout[];
  /** The rules by which sheets are judged. */
  readonly rules: {
    /** Whether 9¾ and its like belong to the edition. NTQ-1 */
    readonly nineAndThreeQuarters: boolean;
  };
}

/** A description read from what a caller passed, with the layout that it names. */
export interface DescribedSheet {
  /** A copy, checked. */
  readonly description: SheetDescription;
  /** The layout. */
  readonly layout: Layout;
}

const count = whole(0, LARGEST_COUNT);

/** Fields none of which may be left out. */
function required<T extends object>(shape: Readers<T>): Readers<T> {
  const isThere = (read: Reader<unknown>): Reader<unknown> => {
    return (value, path) => (value === undefined ? invalid(path, "a value") : read(value, path));
  };
  const fields = Object.entries<Reader<unknown>>(shape).map(([name, read]) => [name, isThere(read)]);
  return Object.fromEntries(fields) as Readers<T>;
}

/** Some of several things with names, at least one of them; or the field left out. */
function someOf<T, N extends { readonly name: string }>(
  what: string,
  things: readonly N[],
  readerOf: (thing: N) => Reader<T>,
): Reader<Readonly<Record<string, T>> | undefined> {
  const fields = things.map((each) => [each.name, optional(readerOf(each))]);
  const some = object(Object.fromEntries(fields) as Readers<Record<string, T>>);
  const hasAny = (found: object): boolean => Object.values(found).some((each) => each !== undefined);
  return optional(checked(some, hasAny, `at least one ${what}, or the field left out`));
}

const mark: Reader<true | undefined> = (value, path) =>
  value === undefined || value === true ? value : invalid(path, "true, or the field left out");

/** Any house number is read, so that a sheet can be judged; what is expected depends on the edition. NTQ-1 */
function houseNumber(nineAndThreeQuarters: boolean): Reader<number | undefined> {
  const expected = nineAndThreeQuarters
    ? "a number from 0 to 17, or from 7.75 to 11.75"
    : "a whole number from 0 to 17";
  return (value, path) => (isHouseNumber(value) ? value : invalidNumber(value, path, expected));
}

const noNumber: Reader<number | undefined> = (value, path) =>
  value === undefined ? value : invalid(path, "no number");

const houseKind = (value: unknown, path: string): HouseDescription["kind"] =>
  isNumbered(value) || value === "empty" || value === "roundabout" || value === "invaded"
    ? value
    : invalid(path, "numbered, extension, empty, roundabout or invaded");

function isNumbered(kind: unknown): kind is NumberedHouse["kind"] {
  return kind === "numbered" || kind === "extension";
}

function houseWith(marks: SheetMarks, nineAndThreeQuarters: boolean): Reader<HouseDescription> {
  const found = marks.houses.filter(({ max }) => max > 0);
  const added = {
    ...required({ kind: houseKind }),
    pool: mark,
    used: mark,
    marks: someOf("mark", found, ({ max }) =>
      checked(whole(0, max), (each) => each > 0, "at least 1, or the mark left out"),
    ),
  };
  const numbered = { ...added, number: houseNumber(nineAndThreeQuarters) };
  const unnumbered = { ...added, number: noNumber };
  return object(({ kind }) => (isNumbered(kind) ? numbered : unnumbered)) as Reader<HouseDescription>;
}

function streetWith({ houses }: StreetLayout, house: Reader<HouseDescription>): Reader<StreetDescription> {
  const gaps = plainList(whole(0, houses - 2), 0, houses - 1);
  return object(
    required<StreetDescription>({
      houses: plainList(house, houses, houses),
      fences: rising(gaps, "a gap to the right of the one before"),
      parks: count,
    }),
  );
}

const plans = object<PlanPoints>({
  A: optional(count),
  B: optional(count),
  C: optional(count),
});

function sheetOn(
  layout: Layout,
  marks: SheetMarks,
  nineAndThreeQuarters: boolean,
): Readers<SheetDescription> {
  const house = houseWith(marks, nineAndThreeQuarters);
  const { streets, improvements } = layout;
  const counts = (length: number): Reader<number[]> => plainList(count, length, length);
  return {
    ...required<Omit<SheetDescription, "lines">>({
      layout: always(layout.id),
      streets: plainList(
        (each, at, index) => streetWith(streets[index], house)(each, at),
        streets.length,
        streets.length,
      ),
      pools: count,
      temps: count,
      improvements: counts(improvements.length),
      extensions: count,
      roundabouts: count,
      refusals: count,
      plans,
    }),
    lines: someOf("line", marks.lines, ({ values }) => counts(values)),
  };
}

/**
 * Reads a description from anything that a caller passes.
 *
 * @param value - the description, of which a copy is made.
 * @param path - where it stands in what the caller passed, for errors.
 * @param terms - the layouts that it may name, and whether 9¾ belongs to the edition.
 * @param marksFor - what modules add to a sheet.
 * @throws RulesError `description.malformed` for each fault, with `path` and what was `expected` in the details.
 */
export function readDescription(
  value: unknown,
  path: string,
  { layouts, rules: { nineAndThreeQuarters } }: SheetTerms,
  marksFor: MarksOf,
): DescribedSheet {
  const layoutNamed = (id: unknown, at: string): Layout => withId(layouts, id, within(at, "layout"));
  const read = object<SheetDescription>(({ layout: id }, at) => {
    const layout = layoutNamed(id, at);
    return sheetOn(layout, marksFor(layout), nineAndThreeQuarters);
  });
  const description = refusedAsInput("description.malformed", read)(value, path);
  return { description, layout: layoutNamed(description.layout, path) };
}
