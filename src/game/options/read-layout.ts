import type { Layout, StreetLayout, Track } from "../../data/layout.js";
import { fieldsOf, invalid, isPlainObject, listOf, nameOf, wholeOf, within } from "../../rules/fields.js";
import { isRulesError, type Violation } from "../../rules/violation.js";
import { LARGEST_ESTATE } from "../../sheet/estates.js";
import { boxCount } from "../../sheet/tracks.js";
import { EXPANSIONS } from "../../variants/expansions.js";

/** A layout of the caller's own; where it comes from is known. `own` may be left out on a basic sheet. */
export interface OwnLayout extends Omit<Layout, "own" | "provenance"> {
  /** What an expansion prints on it; left out or `null` on a basic sheet. */
  readonly own?: Layout["own"] | undefined;
}

const LAYOUT_FIELDS = [
  "id",
  "streets",
  "pools",
  "temps",
  "improvements",
  "extensions",
  "roundabouts",
  "refusals",
  "own",
  "provenance",
];
const STREET_FIELDS = ["houses", "column", "pools", "parks"];
const MOST_BOXES = 50;
const LARGEST_VALUE = 1000;

function trackOf(value: unknown, path: string): Track {
  const values = listOf(value, path, `a list of at most ${MOST_BOXES} values`, MOST_BOXES);
  return values.map((each, index) => wholeOf(each, `${path}[${index}]`, 0, LARGEST_VALUE));
}

function poolsOf(value: unknown, path: string, houses: number): number[] {
  const pools = listOf(value, path, "a list of houses", houses);
  return pools.map((each, index) => {
    const house = wholeOf(each, `${path}[${index}]`, 0, houses - 1);
    const isRising = index === 0 || house > Number(pools[index - 1]);
    return isRising ? house : invalid(`${path}[${index}]`, "houses in rising order");
  });
}

function streetOf(value: unknown, path: string): StreetLayout {
  const fields = fieldsOf(value, path, STREET_FIELDS);
  const houses = wholeOf(fields["houses"], within(path, "houses"), 1, 20);
  return {
    houses,
    column: wholeOf(fields["column"], within(path, "column"), 0, 20),
    pools: poolsOf(fields["pools"], within(path, "pools"), houses),
    parks: trackOf(fields["parks"], within(path, "parks")),
  };
}

function streetsOf(value: unknown, path: string): StreetLayout[] {
  const streets = listOf(value, path, "2 to 6 streets", 6);
  if (streets.length < 2) invalid(path, "2 to 6 streets");
  return streets.map((street, index) => streetOf(street, `${path}[${index}]`));
}

/** Without a box to cross, who can write nothing would play for ever. REF-4 */
function refusalsOf(value: unknown, path: string): Track {
  const track = trackOf(value, path);
  return boxCount(track) > 0 ? track : invalid(path, "a track with at least one box");
}

function improvementsOf(value: unknown, path: string): Track[] {
  const tracks = listOf(value, path, "at most 6 tracks", LARGEST_ESTATE);
  return tracks.map((track, index) => trackOf(track, `${path}[${index}]`));
}

/** Reads a layout of the caller's. */
export function readLayout(value: unknown, path: string): Layout {
  const fields = fieldsOf(value, path, LAYOUT_FIELDS);
  const at = (name: string): string => within(path, name);
  const layout: Layout = {
    id: nameOf(fields["id"], at("id")),
    streets: streetsOf(fields["streets"], at("streets")),
    pools: trackOf(fields["pools"], at("pools")),
    temps: wholeOf(fields["temps"], at("temps"), 0, MOST_BOXES),
    improvements: improvementsOf(fields["improvements"], at("improvements")),
    extensions: trackOf(fields["extensions"], at("extensions")),
    roundabouts: trackOf(fields["roundabouts"], at("roundabouts")),
    refusals: refusalsOf(fields["refusals"], at("refusals")),
    own: null,
    provenance: { level: "own", note: "Given by the caller." },
  };
  return { ...layout, own: readOwn(fields["own"], at("own"), layout) };
}

/** What an expansion prints on the layout. */
function readOwn(value: unknown, path: string, layout: Layout): Layout["own"] {
  if (value === undefined || value === null) return null;
  const variant = isPlainObject(value) && "variant" in value ? value.variant : undefined;
  const expansion = EXPANSIONS.find(({ id }) => id === variant);
  if (expansion !== undefined) return expansion.readOwn(value, path, layout);
  return invalid(within(path, "variant"), EXPANSIONS.map(({ id }) => id).join(", "));
}

/**
 * What is wrong with a layout of one's own: 2 to 6 streets of 1 to 20 houses, tracks of at most 50 values from 0
 * to 1000 or none (an empty list), at least one Permit Refusal box.
 *
 * @param layout - the layout; anything at all is taken and judged.
 * @returns the first thing that is wrong, with its path in `details.path`; an empty list for a good layout.
 * @see SET-5
 */
export function validateLayout(layout: OwnLayout): readonly Violation[] {
  try {
    readLayout(layout, "");
    return [];
  } catch (error) {
    if (isRulesError(error)) return error.violations;
    throw error;
  }
}
