import {
  type Layout,
  type LineId,
  PLAN_LETTERS,
  type SheetDescription,
  type Track,
} from "perfect-home-rules";
import type { Teller } from "../language.js";
import { cut, WIDTH } from "../wording.js";
import { drawLine } from "./legend.js";

const CROSSED = "×";
const OPEN = "·";

/**
 * Draws a track: a cross for each box crossed, the value that shows in brackets, then the values to come. Where
 * that is too long for the width, the crosses are counted and the values to come left out.
 */
export function drawTrack(track: Track, crossed: number, width: number): string {
  const shown = Math.min(crossed, track.length - 1);
  const parts = track.map((value, index) => {
    if (index < shown) return CROSSED;
    return index === shown ? `[${value}]` : String(value);
  });
  const long = parts.join(" ");
  if (long.length <= width) return long;
  const before = shown === 0 ? "" : `${shown}${CROSSED} `;
  return `${before}[${track[shown]}]${shown < track.length - 1 ? " …" : ""}`;
}

/** Draws a row of boxes that have no values. */
function drawBoxes(boxes: number, crossed: number, width: number): string {
  const long = Array.from({ length: boxes }, (_, index) => (index < crossed ? CROSSED : OPEN)).join(" ");
  return long.length <= width ? long : `${crossed}${CROSSED} of ${boxes}`;
}

/** Columns for the name of a track. */
const NAME_WIDTH = 17;
const GAP = 4;
const ROOM = WIDTH - 3 - NAME_WIDTH;

function row(name: string, drawn: string): string {
  return name.padEnd(NAME_WIDTH) + drawn;
}

function estateColumn({ improvements }: SheetDescription, layout: Layout, { texts }: Teller): string[] {
  if (layout.improvements.length === 0) return [];
  const tracks = layout.improvements.map(
    (track, index) => `${index + 1}  ${drawTrack(track, improvements[index], ROOM)}`,
  );
  return [texts.track("improvements"), ...tracks];
}

function plansRow({ plans }: SheetDescription): string {
  return PLAN_LETTERS.map((letter) => `${letter} ${plans[letter] ?? "–"}`).join("   ");
}

function trackColumn(sheet: SheetDescription, layout: Layout, { texts }: Teller): string[] {
  const tracks = [
    ["pools", layout.pools, sheet.pools],
    ["extensions", layout.extensions, sheet.extensions],
    ["roundabouts", layout.roundabouts, sheet.roundabouts],
    ["refusals", layout.refusals, sheet.refusals],
  ] as const;
  const drawn = tracks
    .filter(([, track]) => track.length > 1)
    .map(([name, track, crossed]) => row(texts.track(name), drawTrack(track, crossed, ROOM)));
  const temps =
    layout.temps > 0 ? [row(texts.track("temps"), drawBoxes(layout.temps, sheet.temps, ROOM))] : [];
  return [row(texts.section("plans"), plansRow(sheet)), ...temps, ...drawn];
}

function parkRows(sheet: SheetDescription, { streets }: Layout, { texts }: Teller): string[] {
  return streets.flatMap((street, index) =>
    street.parks.length === 0
      ? []
      : [
          row(
            `${texts.track("parks")} ${index + 1}`,
            drawTrack(street.parks, sheet.streets[index].parks, ROOM),
          ),
        ],
  );
}

/** The lines of an expansion. */
function lineRows({ lines = {} }: SheetDescription, teller: Teller): string[] {
  return Object.entries(lines).map(([name, values]) =>
    row(teller.texts.line(name as LineId), cut(drawLine(name, values, teller), ROOM)),
  );
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
export function drawPanel(
  sheet: SheetDescription,
  layout: Layout,
  showParks: boolean,
  teller: Teller,
): string[] {
  const parks = showParks ? parkRows(sheet, layout, teller) : [];
  const right = [...parks, ...trackColumn(sheet, layout, teller), ...lineRows(sheet, teller)];
  return beside(estateColumn(sheet, layout, teller), right);
}
