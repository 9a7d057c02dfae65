import type { HouseDescription, Layout, SheetDescription } from "perfect-home-rules";
import type { Teller } from "../language.js";
import { WIDTH } from "../wording.js";
import { drawPanel, drawTrack } from "./draw-panel.js";
import { drawHouses, type House, roomFor } from "./draw-street.js";
import { signsOf } from "./legend.js";

/** Columns for the number of a street. */
const MARGIN = 3;

/** Columns inside each house, and how many houses fit side by side. */
interface Grid {
  readonly room: number;
  readonly abreast: number;
}

function gridFor(streets: readonly (readonly House[])[]): Grid {
  const room = roomFor(streets.flat());
  return { room, abreast: Math.floor((WIDTH - MARGIN - 1) / (room + 1)) };
}

function poolOf(house: HouseDescription, isPlanned: boolean): House["pool"] {
  if (house.pool) return "circled";
  return isPlanned && house.kind !== "roundabout" ? "planned" : "none";
}

function housesOf(sheet: SheetDescription, layout: Layout, street: number, { texts }: Teller): House[] {
  const { houses, fences } = sheet.streets[street];
  return houses.map((house, index) => ({
    kind: house.kind,
    number: "number" in house && house.number !== undefined ? texts.number(house.number) : "",
    pool: poolOf(house, layout.streets[street].pools.includes(index)),
    used: house.used === true,
    fence: index === houses.length - 1 || fences.includes(index),
    marks: signsOf(house),
  }));
}

/** For each street the houses by which it is moved to the right; 0 where they would not fit. */
function offsetsOf({ streets }: Layout, { abreast }: Grid): number[] {
  const leftmost = Math.min(...streets.map((street) => street.column));
  const offsets = streets.map((street) => street.column - leftmost);
  const fit = streets.every((street, index) => offsets[index] + street.houses <= abreast);
  return fit ? offsets : streets.map(() => 0);
}

/** A street that is too long stands in two rows. */
function rowsOf(houses: readonly House[], { abreast }: Grid): House[][] {
  if (houses.length <= abreast) return [[...houses]];
  const half = Math.ceil(houses.length / 2);
  return [houses.slice(0, half), houses.slice(half)];
}

function drawStreet(street: readonly House[], name: string, offset: number, grid: Grid): string[] {
  return rowsOf(street, grid).flatMap((houses, row) => {
    const [roof, wall, floor] = drawHouses(houses, row === 0, grid.room);
    const left = " ".repeat(offset * (grid.room + 1));
    const blank = " ".repeat(MARGIN);
    return [
      blank + left + roof,
      (row === 0 ? name.padEnd(MARGIN) : blank) + left + wall,
      blank + left + floor,
    ];
  });
}

/** The park tracks at the right of their streets; `null` where one does not fit there. */
function withParks(
  streets: readonly string[][],
  sheet: SheetDescription,
  layout: Layout,
  { texts }: Teller,
): string[][] | null {
  const edge = Math.max(...streets.flat().map((line) => line.length)) + 2;
  const parks = layout.streets.map((street, index) =>
    street.parks.length === 0
      ? ""
      : `${texts.track("parks")} ${drawTrack(street.parks, sheet.streets[index].parks, WIDTH)}`,
  );
  if (parks.some((track) => edge + track.length > WIDTH)) return null;
  return streets.map((lines, index) => {
    const [roof, wall, ...rest] = lines;
    return [roof, wall.padEnd(edge) + parks[index], ...rest];
  });
}

/**
 * Draws a sheet as text without colour, at most 80 columns wide: the streets as on the printed sheet, then the
 * tracks.
 *
 * @returns its lines, without line breaks.
 * @see `legendFor` for the signs.
 */
export function drawSheet(sheet: SheetDescription, layout: Layout, teller: Teller): string[] {
  const houses = layout.streets.map((_, street) => housesOf(sheet, layout, street, teller));
  const grid = gridFor(houses);
  const offsets = offsetsOf(layout, grid);
  const streets = houses.map((street, index) => drawStreet(street, `${index + 1}`, offsets[index], grid));
  const beside = withParks(streets, sheet, layout, teller);
  const panel = drawPanel(sheet, layout, beside === null, teller);
  return [...(beside ?? streets).flat(), ...panel.map((line) => " ".repeat(MARGIN) + line)];
}
