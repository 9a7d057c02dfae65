import type { Texts, TrackId } from "perfect-home-rules/texts";
import type { ImprovementView, SheetView, Target, TempsView, TrackView } from "perfect-home-rules/view";
import { type Drawn, NOTHING } from "./drawn.js";
import { MARGIN } from "./grid.js";
import { TRACKS } from "./icons.js";
import { type Box, cross, path, rect, text } from "./markup.js";
import { shortened } from "./words.js";

/** From one box to the next. */
export const STEP = 21;
/** How high a row of boxes is. */
export const ROW = 18;
const BOX = { w: 18, h: 15 };

/** Where the boxes of a track begin, beside its name. */
export const BOXES_AT = 118;

/** How much stands in a box, from 1 to 3: numbers of more characters are written smaller. */
function sizeFor(value: string): string {
  return value.length > 3 ? "tiny" : value.length > 2 ? "small" : "";
}

function value(box: Box, content: string, kind: string): string {
  return text(`${sizeFor(content)} ${kind}`, box.x + box.w / 2, box.y + box.h / 2 + 3.6, content, "middle");
}

/** A box with a value: crossed, the one that counts, or still to come. */
function valueBox(box: Box, content: string, state: "crossed" | "counts" | "coming" | "last"): string {
  const kind = state === "counts" ? "counts" : state === "last" ? "end" : "box";
  const round = state === "last" ? 7 : 2;
  const word = value(box, content, state === "counts" ? "bold" : "soft");
  return rect(kind, box, round) + word + (state === "crossed" ? cross("x", box) : "");
}

/** The boxes of a track and the value behind the last one, each in the box that it is given. */
export function trackBoxes(track: TrackView, at: (index: number) => Box): string {
  const { boxes, last, crossed } = track;
  const counting = Math.min(crossed, boxes.length);
  const printed = boxes.map((box, index) => {
    const state = box.crossed ? "crossed" : index === counting ? "counts" : "coming";
    return valueBox(at(index), String(box.value), state);
  });
  const end = at(boxes.length);
  return printed.join("") + valueBox(end, String(last), counting === boxes.length ? "counts" : "last");
}

/** Boxes side by side in as many rows as they need, the first one at a point. */
export function inRows(x: number, y: number, room: number): (index: number) => Box {
  const abreast = Math.max(1, Math.floor(room / STEP));
  return (index) => ({
    x: x + (index % abreast) * STEP,
    y: y + Math.floor(index / abreast) * ROW,
    ...BOX,
  });
}

/** How high such rows are. */
export function rowsHigh(boxes: number, room: number): number {
  return Math.ceil(boxes / Math.max(1, Math.floor(room / STEP))) * ROW;
}

/** The name of a track with its sign. */
function trackName(track: TrackId, y: number, texts: Texts): string {
  const name = shortened(texts.track(track), BOXES_AT - MARGIN - 18, 10);
  return TRACKS[track](MARGIN, y + 1.5) + text("", MARGIN + 16, y + 11.5, name);
}

function area(target: Target | null, width: number, y: number, height: number): Drawn["areas"] {
  return target === null ? [] : [{ target, box: { x: 4, y: y - 1.5, w: width - 8, h: height } }];
}

function trackRow(
  track: TrackId,
  view: TrackView | null,
  target: Target | null,
  { texts, width }: { readonly texts: Texts; readonly width: number },
): (y: number) => Drawn {
  return (y) => {
    if (view === null) return NOTHING;
    const room = width - MARGIN - BOXES_AT;
    const height = rowsHigh(view.boxes.length + 1, room);
    const markup = trackName(track, y, texts) + trackBoxes(view, inRows(BOXES_AT, y, room));
    return { markup, areas: area(target, width, y, height), height };
  };
}

function tempsRow(view: TempsView | null, texts: Texts, width: number): (y: number) => Drawn {
  return (y) => {
    if (view === null) return NOTHING;
    const step = 15;
    const room = width - MARGIN - BOXES_AT;
    const abreast = Math.floor((room - 42) / step);
    const boxes = Array.from({ length: view.boxes }, (_, index) => {
      const box = {
        x: BOXES_AT + (index % abreast) * step,
        y: y + Math.floor(index / abreast) * ROW,
        w: 13,
        h: 15,
      };
      return rect("box", box, 2) + (index < view.crossed ? cross("x", box) : "");
    });
    const height = Math.ceil(view.boxes / abreast) * ROW;
    const points = { x: width - MARGIN - 38, y, w: 38, h: 15 };
    const place = view.place === null ? "" : `${view.place}. `;
    const markup =
      trackName("temps", y, texts) +
      boxes.join("") +
      rect("counts", points, 7) +
      value(points, `${place}→ ${view.points}`, "bold");
    return { markup, areas: area({ target: "track", track: "temps" }, width, y, height), height };
  };
}

/** The tracks of a sheet that are not those of a street or of improvements, one below the other. */
export function trackRows({ tracks }: SheetView, texts: Texts, width: number): ((y: number) => Drawn)[] {
  const look = { texts, width };
  return [
    trackRow("pools", tracks.pools, null, look),
    tempsRow(tracks.temps, texts, width),
    trackRow("extensions", tracks.extensions, null, look),
    trackRow("refusals", tracks.refusals, { target: "track", track: "refusals" }, look),
    trackRow("roundabouts", tracks.roundabouts, null, look),
  ];
}

/** From one improvement track to the next. */
const COLUMN = 26;

/** How wide the improvement tracks are. */
export function improvementsWide({ tracks }: SheetView): number {
  return tracks.improvements.length === 0 ? 0 : Math.max(tracks.improvements.length * COLUMN, 96);
}

function improvement(view: ImprovementView, x: number, y: number, ammunition: readonly number[]): string {
  const size =
    path("wall", x, y, "M3 7.5L12 1l9 6.5V16H3z") +
    text("bold", x + 12, y + 13.4, String(view.size), "middle");
  const at = (index: number): Box => ({ x: x + 2, y: y + 19 + index * 17, w: 20, h: 15 });
  const shells = ammunition.map((box) =>
    path("fink", x + 19, y + 15 + box * 17, "M0 3h4v5H0zM0 3a2 3 0 0 1 4 0z"),
  );
  return size + trackBoxes(view, at) + shells.join("");
}

/** The improvement tracks side by side. Boxes with ammunition have a cartridge at their corner. ZOM-6 */
export function improvements(view: SheetView, texts: Texts, x: number, y: number): Drawn {
  const { improvements: tracks } = view.tracks;
  if (tracks.length === 0) return NOTHING;
  const { expansion } = view;
  const loaded = expansion?.id === "zombies" ? expansion.boxes : [];
  const name = TRACKS.improvements(x, y + 1) + text("", x + 16, y + 11, texts.track("improvements"));
  const longest = Math.max(...tracks.map(({ boxes }) => boxes.length + 1));
  const drawn = tracks.map((track, index) => {
    const boxes = loaded.filter(({ size }) => size === track.size).map(({ box }) => box);
    return improvement(track, x + index * COLUMN, y + 17, boxes);
  });
  const areas = tracks.map(({ size, boxes }, index) => ({
    target: { target: "improvement", size } as const,
    box: { x: x + index * COLUMN - 0.5, y: y + 17, w: COLUMN - 1, h: 19 + (boxes.length + 1) * 17 },
  }));
  return { markup: name + drawn.join(""), areas, height: 38 + longest * 17 };
}
