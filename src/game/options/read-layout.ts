import { isRulesError, type Violation } from "../../clauses/violation.js";
import { EXPANSION_IDS } from "../../data/ids.js";
import type { Layout, StreetLayout, Track } from "../../data/layout.js";
import { GIVEN_BY_CALLER } from "../../data/provenance.js";
import { listOf, within } from "../../input/fields.js";
import {
  always,
  anything,
  checked,
  choice,
  later,
  list,
  nullable,
  object,
  type Reader,
  text,
  whole,
  withId,
} from "../../input/readers.js";
import { LARGEST_ESTATE } from "../../sheet/estates.js";
import { boxCount } from "../../sheet/tracks.js";
import type { Expansion } from "../../variants/expansions/expansion.js";
import { risingHouses } from "../../variants/expansions/read-houses.js";
import { registeredExpansion, registeredExpansions } from "../../variants/expansions/registry.js";
import type { ExpansionLayout } from "../../variants/expansions/types.js";
import type { PaperLayout } from "../../variants/paper/types.js";

/** A layout of the caller's own; where it comes from is known. `expansion` may be left out on a basic sheet. */
export interface CustomLayout extends Omit<Layout, "expansion" | "provenance"> {
  /** What an expansion prints on it; left out or `null` on a basic sheet. */
  readonly expansion?: Layout["expansion"] | undefined;
}

const MAX_BOXES = 50;

const track: Reader<Track> = list(whole(0, 1000), `a list of at most ${MAX_BOXES} values`, MAX_BOXES);

const street = object<StreetLayout>(({ houses }) => ({
  houses: whole(1, 20),
  column: whole(0, 20),
  pools: later(() => risingHouses(Number(houses))),
  parks: track,
}));

// Without a box to cross, a player whose numbers never fit could never finish. REF-4
const refusals = checked(track, (values) => boxCount(values) > 0, "a track with at least one box");

const layout = object({
  id: text,
  streets: list(street, "2 to 6 streets", 6, 2),
  pools: track,
  temps: whole(0, MAX_BOXES),
  improvements: list(track, "at most 6 tracks", LARGEST_ESTATE),
  extensions: track,
  roundabouts: track,
  refusals,
  expansion: anything,
  provenance: always(GIVEN_BY_CALLER),
});

/** Reads a layout of the caller's. */
export const readLayout: Reader<Layout> = (value, path) => {
  const { expansion, ...printed } = layout(value, path);
  return {
    ...printed,
    expansion: expansionReader({ ...printed, expansion: null })(expansion ?? null, within(path, "expansion")),
  };
};

/** The expansion of an id, which may be anything. */
function expansionWith(id: unknown, path: string): Expansion {
  const known = EXPANSION_IDS.find((each) => each === id);
  return known === undefined ? withId(registeredExpansions(), id, path) : registeredExpansion(known, path);
}

/** What an expansion prints on a layout. */
function expansionReader(printed: Layout): Reader<Layout["expansion"]> {
  return nullable(
    object<ExpansionLayout>(({ id }, path) => expansionWith(id, within(path, "id")).layoutReaders(printed)),
  );
}

const none: Reader<never[]> = (value, path) => {
  listOf(value, path, "an empty list", 0);
  return [];
};

/** Reads what the library knows of a sheet of paper: a layout of a game on paper. */
export const readPaperLayout = object<Layout>({
  id: text,
  streets: none,
  pools: none,
  temps: choice([0]),
  improvements: none,
  extensions: none,
  roundabouts: none,
  refusals,
  expansion: object<PaperLayout>({ id: choice(["paper"]), of: nullable(choice(EXPANSION_IDS)) }),
  provenance: always(GIVEN_BY_CALLER),
});

/**
 * What is wrong with a custom layout: 2 to 6 streets of 1 to 20 houses, tracks of at most 50 values from 0
 * to 1000 or none (an empty list), at least one Permit Refusal box.
 *
 * @param layout - the layout; anything at all is taken and judged.
 * @returns what is wrong, each with its path in `details.path`; an empty list for a good layout.
 * @see SET-5
 * @example
 * ```ts
 * for (const { provenance, ...mine } of createGame({ players: ["Ann"], seed: 1 }).setup.layouts) {
 *   checkLayout(mine) // => []
 *   checkLayout({ ...mine, refusals: [] })[0]?.details["path"] // => "refusals"
 * }
 * ```
 */
export function checkLayout(layout: CustomLayout): readonly Violation[] {
  try {
    readLayout(layout, "");
    return [];
  } catch (error) {
    if (isRulesError(error)) return error.violations;
    throw error;
  }
}
