import type { SheetView } from "perfect-home-rules/view";

/** Space around a drawing. */
export const MARGIN = 8;

/** The least width of a sheet: a unit is a pixel on a small phone. */
export const PHONE = 360;

/** From one house to the next. */
export const PITCH = 28;

/** The rows of a street, from its top. */
interface Rows {
  /** The strings of lights above the roofs. */
  readonly lights: number;
  /** The roofs. */
  readonly roof: number;
  /** What an expansion marks at the houses. */
  readonly marks: number;
  /** The way of a truck or of hordes. */
  readonly road: number;
  /** The estates. */
  readonly estates: number;
  /** What stands between this street and the next one. */
  readonly between: number;
  /** The end of the street. */
  readonly bottom: number;
}

/** How a sheet is divided. */
export interface Grid {
  /** How wide it is. */
  readonly width: number;
  /** Where the first column begins. */
  readonly left: number;
  /** Where the rows of a street lie below its header. */
  readonly rows: Rows;
}

/** From the top of a roof to the foot of its house, its pool included. */
const HOUSE = 41;

function rowsOf({ streets, expansion }: SheetView): Rows {
  const lights = 2;
  const roof = lights + (expansion?.id === "christmas-lights" ? 9 : 0);
  const marks = roof + HOUSE;
  const marked =
    expansion?.id === "ducks" || streets.some(({ houses }) => houses.some((house) => house.marks.length > 0));
  const road = marks + (marked ? 15 : 0);
  const estates = road + (expansion?.id === "ice-cream" || expansion?.id === "zombies" ? 14 : 0);
  const between = estates + 12;
  return {
    lights,
    roof,
    marks,
    road,
    estates,
    between,
    bottom: between + (expansion?.id === "ducks" ? 14 : 4),
  };
}

/** Divides a sheet. */
export function gridOf(view: SheetView): Grid {
  const width = Math.max(PHONE, view.columns * PITCH + 3 * MARGIN);
  return { width, left: (width - view.columns * PITCH) / 2, rows: rowsOf(view) };
}

/** Where a column begins. */
export function columnAt({ left }: Grid, column: number): number {
  return left + column * PITCH;
}
