import type { Layout, StreetLayout, Track } from "../../data/layout.js";
import { GIVEN_BY_CALLER } from "../../data/provenance.js";
import { within } from "../../rules/fields.js";
import {
  always,
  anything,
  checked,
  later,
  list,
  name,
  nullable,
  type Reader,
  record,
  whole,
  withId,
} from "../../rules/readers.js";
import { isRulesError, type Violation } from "../../rules/violation.js";
import { LARGEST_ESTATE } from "../../sheet/estates.js";
import { boxCount } from "../../sheet/tracks.js";
import { EXPANSIONS } from "../../variants/expansions.js";
import { risingHouses } from "../../variants/read-houses.js";
import type { LayoutOwn } from "../../variants/shapes.js";

/** A layout of the caller's own; where it comes from is known. `own` may be left out on a basic sheet. */
export interface OwnLayout extends Omit<Layout, "own" | "provenance"> {
  /** What an expansion prints on it; left out or `null` on a basic sheet. */
  readonly own?: Layout["own"] | undefined;
}

const MOST_BOXES = 50;

const track: Reader<Track> = list(whole(0, 1000), `a list of at most ${MOST_BOXES} values`, MOST_BOXES);

const street = record<StreetLayout>(({ houses }) => ({
  houses: whole(1, 20),
  column: whole(0, 20),
  pools: later(() => risingHouses(Number(houses))),
  parks: track,
}));

const layout = record({
  id: name,
  streets: list(street, "2 to 6 streets", 6, 2),
  pools: track,
  temps: whole(0, MOST_BOXES),
  improvements: list(track, "at most 6 tracks", LARGEST_ESTATE),
  extensions: track,
  roundabouts: track,
  // Without a box to cross, who can write nothing would play for ever. REF-4
  refusals: checked(track, (values) => boxCount(values) > 0, "a track with at least one box"),
  own: anything,
  provenance: always(GIVEN_BY_CALLER),
});

/** Reads a layout of the caller's. */
export const readLayout: Reader<Layout> = (value, path) => {
  const { own, ...printed } = layout(value, path);
  return { ...printed, own: ownOn({ ...printed, own: null })(own ?? null, within(path, "own")) };
};

/** What an expansion prints on a layout. */
function ownOn(printed: Layout): Reader<Layout["own"]> {
  return nullable(
    record<LayoutOwn>(({ variant }, path) =>
      withId(EXPANSIONS, variant, within(path, "variant")).ownShape(printed),
    ),
  );
}

/**
 * What is wrong with a layout of one's own: 2 to 6 streets of 1 to 20 houses, tracks of at most 50 values from 0
 * to 1000 or none (an empty list), at least one Permit Refusal box.
 *
 * @param layout - the layout; anything at all is taken and judged.
 * @returns what is wrong, each with its path in `details.path`; an empty list for a good layout.
 * @see SET-5
 * @example
 * ```ts
 * const [classic] = createGame({ players: ["Ann"], seed: 1 }).setup.layouts;
 * const { provenance, ...mine } = classic;
 * validateLayout(mine) // => []
 * validateLayout({ ...mine, refusals: [] })[0].details.path // => "refusals"
 * ```
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
