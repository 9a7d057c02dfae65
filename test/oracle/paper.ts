import type { Layout, Sheet } from "perfect-home-rules";

/**
 * The rules once more, told as plainly as can be and without a look at the library: slow, and independent of it.
 * A sheet is streets of houses; the library's own sheet is read into it by {@link paperOf}.
 */
export interface SheetContext {
  readonly streets: Street[];
  pools: number;
  temps: number;
  readonly improvements: number[];
  extensions: number;
  refusals: number;
  roundabouts: number;
  readonly plans: (number | null)[];
}

/** A street. */
interface Street {
  readonly houses: House[];
  /** For each house whether a fence stands on its right; beyond the last house one always does. */
  readonly fences: boolean[];
  parks: number;
}

/** A house. */
export interface House {
  number: number | null;
  /** Numbered by extension. */
  copied: boolean;
  pool: boolean;
  used: boolean;
}

/** What the library has on a sheet, copied. */
export function sheetContextOf(sheet: Sheet, layout: Layout): SheetContext {
  let first = 0;
  const streets = layout.streets.map(({ houses }, street) => {
    const places = Array.from({ length: houses }, (_, house) => first + house);
    first += houses;
    return {
      houses: places.map((place) => houseOf(sheet, place)),
      fences: places.map((place) => sheet.fences[place] === 1),
      parks: sheet.parksCrossed[street],
    };
  });
  return {
    streets,
    pools: sheet.poolsCrossed,
    temps: sheet.tempsCrossed,
    improvements: [...sheet.improvementsCrossed],
    extensions: sheet.extensionsCrossed,
    refusals: sheet.refusalsCrossed,
    roundabouts: sheet.roundaboutsCrossed,
    plans: [...sheet.planPoints],
  };
}

function houseOf(sheet: Sheet, place: number): House {
  return {
    number: sheet.numbers[place],
    copied: sheet.places[place] === "extension",
    pool: sheet.pools[place] === 1,
    used: sheet.used[place] === 1,
  };
}

/** All houses with where they stand. */
export function housesOf(
  paper: SheetContext,
): { readonly street: number; readonly at: number; readonly house: House }[] {
  return paper.streets.flatMap(({ houses }, street) => houses.map((house, at) => ({ street, at, house })));
}
