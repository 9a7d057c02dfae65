import type { DucklingView } from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import type { EstateView, HouseView, SheetView, StreetView } from "perfect-home-rules/view";
import { bonus } from "./bonus.js";
import type { Area, Drawn } from "./drawn.js";
import { columnAt, type Grid, MARGIN, PITCH } from "./grid.js";
import { fenceAt, house } from "./house.js";
import { TRACKS } from "./icons.js";
import { duck, mark } from "./marks.js";
import { type Box, circle, path, rect, text } from "./markup.js";
import { along } from "./roads.js";
import { inRows, ROW, rowsHigh, STEP, trackBoxes } from "./tracks.js";

/** Where the estates of a street are, and those chosen. */
function estate(view: EstateView, x: number, y: number): string {
  const width = view.size * PITCH;
  const line = view.complete ? "ink" : "thin";
  const bracket = path(line, x, y, `M4 1.5v3.5h${width - 8}v-3.5`);
  if (!view.complete) return bracket;
  const pill = { x: x + width / 2 - (view.used ? 12 : 7), y: y - 0.5, w: view.used ? 24 : 14, h: 11.5 };
  const kind = view.chosen ? "counts" : view.used ? "roofu" : "wall";
  const size = text(
    `small bold ${view.used && !view.chosen ? "twall" : ""}`,
    x + width / 2 + (view.used ? 5 : 0),
    y + 8.6,
    String(view.size),
    "middle",
  );
  return (
    bracket +
    rect(kind, pill, 5.5) +
    size +
    (view.used ? path("tick", x + width / 2 - 10, y, "M1 5l2.6 2.6 4.4-5") : "")
  );
}

function ducklings(all: readonly DucklingView[], view: StreetView, grid: Grid, y: number): string {
  return all
    .filter(({ street }) => street === view.street)
    .map(({ family, house: left, side, circled, connected }) => {
      const x = columnAt(grid, view.column + left) + (side === "right" ? PITCH : PITCH / 2);
      const middle = y + (side === "right" ? grid.rows.marks : grid.rows.between) + 7;
      const ring = circled ? circle(connected ? "counts" : "ring", x, middle, 7) : "";
      return ring + duck(family, x, middle, 1.25);
    })
    .join("");
}

/** What stands at the left of a street's header: its number, and what an expansion counts there. */
function sign(sheet: SheetView, { street }: StreetView, y: number): Drawn {
  const badge =
    circle("fink", MARGIN + 8, y + 9, 8) +
    text("bold twall", MARGIN + 8, y + 12.6, String(street + 1), "middle");
  const { expansion } = sheet;
  const box: Box = { x: MARGIN + 24, y: y + 1.5, w: 30, h: 15 };
  if (expansion?.id === "ice-cream") {
    const target = { target: "route", street } as const;
    return {
      markup: badge + bonus(expansion.routes[street].bonus, "⚑", box),
      areas: [{ target, box }],
      height: 0,
    };
  }
  if (expansion?.id === "nuclear-war") {
    const { capacity, score } = expansion.streets[street];
    const words = text("", box.x, y + 12.6, `Σ ${capacity} → ${score}`);
    return { markup: badge + words, areas: [], height: 0 };
  }
  if (expansion?.id === "american-dream") {
    const target = { target: "streetBonus", street } as const;
    const state = expansion.streets[street].bonus;
    return {
      markup: badge + bonus(state, `+${expansion.streetBonus}`, box),
      areas: [{ target, box }],
      height: 0,
    };
  }
  return { markup: badge, areas: [], height: 0 };
}

/** Where the sign of a street may reach. */
const SIGN = 84;

function parks({ parks: track, street }: StreetView, width: number, y: number): Drawn {
  if (track === null) return { markup: "", areas: [], height: ROW };
  const count = track.boxes.length + 1;
  const room = width - SIGN - MARGIN - 16;
  const wide = Math.min(count * STEP, Math.floor(room / STEP) * STEP);
  const x = width - MARGIN - wide + 3;
  const height = rowsHigh(count, room);
  const markup = TRACKS.parks(x - 16, y + 3) + trackBoxes(track, inRows(x, y + 1.5, wide));
  const box = { x: x - 19, y: y - 0.5, w: wide + 19, h: height + 1 };
  return { markup, areas: [{ target: { target: "parks", street }, box }], height };
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
  const ends = [left, left + wide].map((x) => fenceAt(x, y + roof, true));
  const markup = [
    rect("ground", { x: left - 3, y: y + roof + 22, w: wide + 6, h: marks - roof - 20 }, 4),
    along(sheet, view, grid, y),
    ...view.houses.map((each) => plot(each, columnAt(grid, each.column), y, grid, texts)),
    ...view.gaps
      .filter(({ fence }) => fence)
      .map(({ gap }) => fenceAt(columnAt(grid, view.column + gap + 1), y + roof, false)),
    ...ends,
    ...estates.map((each) => estate(each, columnAt(grid, view.column + each.house), y + strip)),
    sheet.expansion?.id === "ducks" ? ducklings(sheet.expansion.ducklings, view, grid, y) : "",
  ];
  const asked = sheet.step?.step === "use";
  return { markup: markup.join(""), areas: areasOf(view, estates, asked, grid, y), height: bottom };
}

/** A street: its number and its parks above its houses. */
export function street(sheet: SheetView, view: StreetView, grid: Grid, texts: Texts): (y: number) => Drawn {
  return (y) => {
    const left = sign(sheet, view, y);
    const right = parks(view, grid.width, y);
    const row = houses(sheet, view, grid, texts, y + right.height);
    return {
      markup: left.markup + right.markup + row.markup,
      areas: [...left.areas, ...right.areas, ...row.areas],
      height: right.height + row.height,
    };
  };
}
