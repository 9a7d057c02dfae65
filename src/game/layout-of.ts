import { EDITION_IDS, type EditionId } from "../data/ids.js";
import type { Layout } from "../data/layout.js";
import { copyPlain } from "../input/plain.js";
import { choice } from "../input/readers.js";
import type { SheetDescription } from "../sheet/description.js";
import { geometryOf, houseOf } from "../sheet/geometry.js";
import type { Place } from "../sheet/place.js";
import { sheetContextOf } from "../sheet/sheet-context.js";
import { newSheet } from "../variants/expansions/expansions.js";
import { describeSheetContext } from "../variants/expansions/whole-sheets.js";
import { type LayoutChoice, readLayoutChoice } from "./options/read-layouts.js";

/** Where a house of a layout is, and what is printed there. */
export interface HousePlace extends Place {
  /** The column, from 0 at the left. */
  readonly column: number;
  /** Whether a pool is planned there. POL-1 */
  readonly pool: boolean;
}

/** How the lists of a `Sheet`, which run through all houses, belong to streets and houses. */
export interface SheetGeometry {
  /** For each index of these lists the house. */
  readonly houses: readonly HousePlace[];
  /** For each street the index of its first house; at the end the number of all houses. */
  readonly starts: readonly number[];
}

/** The editions whose sheets are meant. */
function editionsFor(edition: unknown): readonly EditionId[] {
  return edition === undefined ? EDITION_IDS : [choice(EDITION_IDS)(edition, "edition")];
}

/**
 * What is printed on a sheet, without a game.
 *
 * @param layout - a printed sheet, or a layout of the caller's, which is checked.
 * @param edition - the edition; left out for a printed sheet it is the latest one that has the sheet.
 * @returns a copy that is the caller's.
 * @throws RulesError `options.…` for a sheet that does not exist or that the edition does not have.
 * @see SET-5, BLU-1, RVS-1
 * @example
 * ```ts
 * layoutOf("classic").streets.map(({ houses }) => houses) // => [10, 11, 12]
 * layoutOf("ice-cream-2019").expansion?.id // => "ice-cream"
 * ```
 */
export function layoutOf(layout: LayoutChoice, edition?: EditionId): Layout {
  return copyPlain(readLayoutChoice(layout, editionsFor(edition), "layout"));
}

/**
 * A sheet as it comes from the box: for a sheet on paper that is written down, scored or checked without a game.
 *
 * @param layout - a printed sheet, or a layout of the caller's, which is checked.
 * @param edition - the edition; left out for a printed sheet it is the latest one that has the sheet.
 * @returns a description that is the caller's.
 * @throws RulesError `options.…` as {@link layoutOf} does.
 * @example
 * ```ts
 * const sheet = emptySheet("classic");
 * sheet.streets[0]?.houses.length // => 10
 * scoreSheets([{ ...sheet, pools: 2 }, sheet]).map(({ total }) => total) // => [6, 0]
 * ```
 */
export function emptySheet(layout: LayoutChoice, edition?: EditionId): SheetDescription {
  const print = readLayoutChoice(layout, editionsFor(edition), "layout");
  return describeSheetContext(sheetContextOf(newSheet(print), print));
}

/**
 * The geometry of a layout: for a program that reads the lists of a `Sheet` in a state. House `h` of street `s` has the
 * index `starts[s] + h`.
 *
 * @param layout - a layout of a state's setup, a printed sheet, or a layout of the caller's, which is checked.
 * @returns an object that is the caller's.
 * @throws RulesError `options.…` as {@link layoutOf} does.
 * @example
 * ```ts
 * const { houses, starts } = sheetGeometry("classic");
 * starts // => [0, 10, 21, 33]
 * houses[12] // => { street: 1, house: 2, column: 3, pool: false }
 * ```
 */
export function sheetGeometry(layout: LayoutChoice): SheetGeometry {
  const geometry = geometryOf(readLayoutChoice(layout, EDITION_IDS, "layout"));
  const houses = geometry.places.map((place) => ({
    street: geometry.streetOf[place],
    house: houseOf(geometry, place),
    column: geometry.columnOf[place],
    pool: geometry.hasPool[place],
  }));
  return { houses, starts: [...geometry.starts] };
}
