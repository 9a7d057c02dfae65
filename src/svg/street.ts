import type { DucklingView } from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import type { EstateView, HouseView, SheetView, StreetView, Target } from "perfect-home-rules/view";
import { bonus } from "./bonus.js";
import { type Area, below, beside, type Drawn, drawn, type Part } from "./drawn.js";
import { columnAt, type Grid, MARGIN, PITCH } from "./grid.js";
import { fenceAt, house } from "./house.js";
import { TRACKS } from "./icons.js";
import { duck, iceCream, mark } from "./marks.js";
import { type Box, centred, circle, path, rect, text } from "./markup.js";
import { along } from "./roads.js";
import { COUNTS, RING, TICK, WALL } from "./style.js";
import { inRows, ROW, rowsHigh, STEP, trackBoxes } from "./tracks.js";

/** Where an estate is, with its size once it is complete. */
function estate({ size, complete, chosen, used }: EstateView, x: number, y: number): string {
  const width = size * PITCH;
  const bracket = path(complete ? "link" : "lline", x, y, `M4 1.5v3.5h${width - 8}v-3.5`);
  if (!complete) return bracket;
  const pill = { x: x + width / 2 - (used ? 12 : 7), y: y - 0.5, w: used ? 24 : 14, h: 11.5 };
  const isDark = used && !chosen;
  const words = { ...pill, x: pill.x + (used ? 5 : 0) };
  return (
    bracket +
    rect(chosen ? COUNTS : isDark ? "fused" : WALL, pill, 5.5) +
    centred(`small bold ${isDark ? "fwall" : ""}`, words, String(size)) +
    (used ? path(isDark ? TICK : RING, pill.x + 2, y, "M1 5l2.6 2.6 4.4-5") : "")
  );
}

function ducklings(all: readonly DucklingView[], view: StreetView, grid: Grid, y: number): string {
  return all
    .filter(({ street }) => street === view.street)
    .map(({ family, house: left, side, circled, connected }) => {
      const x = columnAt(grid, view.column + left) + (side === "right" ? PITCH : PITCH / 2);
      const middle = y + (side === "right" ? grid.rows.marks : grid.rows.between) + 7;
      const ring = circled ? circle(connected ? COUNTS : RING, x, middle, 7) : "";
      return ring + duck(family, x, middle, 1.25);
    })
    .join("");
}

/** What an expansion has in the header of a street: what can be clicked there, and how it is drawn. */
function counted(
  { expansion }: SheetView,
  street: number,
  box: Box,
): readonly [target: Target | null, markup: string] {
  switch (expansion?.id) {
    case "ice-cream": {
      const { bonus: state } = expansion.routes[street];
      // ICE-4: a point more for each cone
      const sign = bonus(state, "+1", { ...box, w: 40 }) + iceCream(1, box.x + 33, box.y + 1);
      return [{ target: "route", street }, sign];
    }
    case "american-dream": {
      const { bonus: state } = expansion.streets[street];
      return [{ target: "streetBonus", street }, bonus(state, `+${expansion.streetBonus}`, box)];
    }
    case "nuclear-war": {
      const { capacity, score } = expansion.streets[street];
      return [null, text("", box.x, box.y + 11, `Σ ${capacity} → ${score}`)];
    }
    default:
      return [null, ""];
  }
}

/** What stands at the left of a street's header: its number, and what an expansion counts there. */
function sign(sheet: SheetView, { street }: StreetView, y: number): Drawn {
  const badge = { x: MARGIN, y: y + 1, w: 16, h: 16 };
  const box = { x: MARGIN + 24, y: y + 1.5, w: 30, h: 15 };
  const [target, markup] = counted(sheet, street, box);
  const number = rect("fink", badge, 8) + centred("bold fwall", badge, String(street + 1));
  return drawn(0, number + markup, target === null ? [] : [{ target, box }]);
}

/** Where the sign of a street may reach. */
const SIGN = 84;

function parks({ parks: track, street }: StreetView, width: number, y: number): Drawn {
  if (track === null) return drawn(ROW, "");
  const count = track.boxes.length + 1;
  const room = width - SIGN - MARGIN - 16;
  const wide = Math.min(count * STEP, Math.floor(room / STEP) * STEP);
  const x = width - MARGIN - wide + 3;
  const height = rowsHigh(count, room);
  const box = { x: x - 19, y: y - 0.5, w: wide + 19, h: height + 1 };
  const markup = TRACKS.parks(x - 16, y + 3) + trackBoxes(track, inRows(x, y + 1.5, wide));
  return drawn(height, markup, [{ target: { target: "parks", street }, box }]);
}

function areasOf(
  view: StreetView,
  estates: readonly EstateView[],
  asked: boolean,
  grid: Grid,
  y: number,
): Area[] {
  const { roof, marks, estates: strip } = grid.rows;
  const x = (index: number): number => columnAt(grid, view.column + index);
  const houses = view.houses.map(({ street, house: index }) => ({
    target: { target: "house", street, house: index } as const,
    box: { x: x(index) + 1, y: y + roof, w: PITCH - 2, h: marks - roof },
  }));
  const gaps = view.gaps.map(({ street, gap }) => ({
    target: { target: "gap", street, gap } as const,
    box: { x: x(gap + 1) - 5.5, y: y + roof + 8, w: 11, h: marks - roof - 8 },
  }));
  const whole = estates.map(({ street, house: first, size }) => ({
    target: { target: "estate", street, house: first } as const,
    box: asked
      ? { x: x(first) + 1, y: y + roof, w: size * PITCH - 2, h: strip + 11 - roof }
      : { x: x(first) + 2, y: y + strip - 1, w: size * PITCH - 4, h: 12 },
  }));
  return [...houses, ...gaps, ...whole];
}

function plot(view: HouseView, x: number, y: number, grid: Grid, texts: Texts): string {
  const { roof, marks } = grid.rows;
  return house(view, x, y + roof, texts) + view.marks.map((each) => mark(each, x, y + marks)).join("");
}

/** The houses of a street with all that stands at them. */
function houses(sheet: SheetView, view: StreetView, grid: Grid, texts: Texts, y: number): Drawn {
  const { roof, marks, estates: strip, bottom } = grid.rows;
  const left = columnAt(grid, view.column);
  const wide = view.houses.length * PITCH;
  const estates = sheet.estates.filter(({ street }) => street === view.street);
  // AMD-1: a sheet has no estates
  const hasEstates = sheet.expansion?.id !== "american-dream";
  const ends = [left, left + wide].map((x) => fenceAt(x, y + roof, true));
  const markup = [
    rect("flawn", { x: left - 3, y: y + roof + 22, w: wide + 6, h: marks - roof - 20 }, 4),
    along(sheet, view, grid, y),
    ...view.houses.map((each) => plot(each, columnAt(grid, each.column), y, grid, texts)),
    ...view.gaps
      .filter(({ fence }) => fence)
      .map(({ gap }) => fenceAt(columnAt(grid, view.column + gap + 1), y + roof, false)),
    ...ends,
    ...(hasEstates ? estates : []).map((each) =>
      estate(each, columnAt(grid, view.column + each.house), y + strip),
    ),
    sheet.expansion?.id === "ducks" ? ducklings(sheet.expansion.ducklings, view, grid, y) : "",
  ];
  const asked = sheet.step?.step === "use";
  return drawn(bottom, markup.join(""), areasOf(view, estates, asked, grid, y));
}

/** A street: its number and its parks above its houses. */
export function street(sheet: SheetView, view: StreetView, grid: Grid, texts: Texts): Part {
  return (y) =>
    below(y, [
      (top) => beside(sign(sheet, view, top), parks(view, grid.width, top)),
      (top) => houses(sheet, view, grid, texts, top),
    ]);
}
