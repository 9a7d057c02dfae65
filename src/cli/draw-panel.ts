import { type Layout, PLAN_LETTERS, type SheetDescription } from "perfect-home-rules";
import { drawBoxes, drawTrack } from "./draw-track.js";
import { lineInWords } from "./lines-in-words.js";
import { cut, WIDTH } from "./wording.js";

/** Columns for the name of a track. */
const NAME_WIDTH = 13;
const GAP = 4;
const ROOM = WIDTH - 3 - NAME_WIDTH;

function row(name: string, drawn: string): string {
  return name.padEnd(NAME_WIDTH) + drawn;
}

function estateColumn({ improvements }: SheetDescription, layout: Layout): string[] {
  if (layout.improvements.length === 0) return [];
  const tracks = layout.improvements.map(
    (track, index) => `${index + 1}  ${drawTrack(track, improvements[index], ROOM)}`,
  );
  return ["Estates by size", ...tracks];
}

function plansRow({ plans }: SheetDescription): string {
  return PLAN_LETTERS.map((letter) => `${letter} ${plans[letter] ?? "–"}`).join("   ");
}

function trackColumn(sheet: SheetDescription, layout: Layout, room: number): string[] {
  const tracks = [
    ["Pools", layout.pools, sheet.pools],
    ["Extensions", layout.extensions, sheet.extensions],
    ["Roundabouts", layout.roundabouts, sheet.roundabouts],
    ["Refusals", layout.refusals, sheet.refusals],
  ] as const;
  const drawn = tracks
    .filter(([, track]) => track.length > 1)
    .map(([name, track, crossed]) => row(name, drawTrack(track, crossed, room)));
  const temps = layout.temps > 0 ? [row("Temps", drawBoxes(layout.temps, sheet.temps, room))] : [];
  return [row("Plans", plansRow(sheet)), ...temps, ...drawn];
}

function parkRows(sheet: SheetDescription, { streets }: Layout, room: number): string[] {
  return streets.flatMap((street, index) =>
    street.parks.length === 0
      ? []
      : [row(`Parks ${index + 1}`, drawTrack(street.parks, sheet.streets[index].parks, room))],
  );
}

/** The lines of an expansion. */
function lineRows({ lines = {} }: SheetDescription): string[] {
  return Object.entries(lines).map(([name, values]) => {
    const { title, words } = lineInWords(name);
    return row(title, cut(words(values), ROOM));
  });
}

/** Two columns of lines beside each other, or one below the other where they are too wide. */
function beside(left: readonly string[], right: readonly string[]): string[] {
  const edge = Math.max(0, ...left.map((line) => line.length)) + GAP;
  const fits = right.every((line) => edge + line.length <= WIDTH - 3);
  if (!fits || left.length === 0) return [...left, ...right];
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, index) =>
    ((left[index] ?? "").padEnd(edge) + (right[index] ?? "")).trimEnd(),
  );
}

/** Draws the tracks of a sheet and the plans validated. */
export function drawPanel(sheet: SheetDescription, layout: Layout, showParks: boolean): string[] {
  const parks = showParks ? parkRows(sheet, layout, ROOM) : [];
  const right = [...parks, ...trackColumn(sheet, layout, ROOM), ...lineRows(sheet)];
  return beside(estateColumn(sheet, layout), right);
}
