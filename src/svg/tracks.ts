import type { Texts, TrackId } from "perfect-home-rules/texts";
import type { SheetView, Target, TempsView, TrackView } from "perfect-home-rules/view";
import { type Area, beside, type Drawn, drawn, NOTHING, type Part } from "./drawn.js";
import { fitting } from "./fonts.js";
import { MARGIN } from "./grid.js";
import { TRACKS } from "./icons.js";
import { type Box, centred, cross, path, rect, text } from "./markup.js";
import { BOX, COUNTS, LAST, WALL } from "./style.js";

/** From one box to the next. */
export const STEP = 21;
/** How high a row of boxes is. */
export const ROW = 18;

/** Where the boxes of a track begin, beside its name. */
export const BOXES_AT = 118;

/** A row with its sign and its name on the left of its boxes. */
export function named(y: number, icon: string, name: string): string {
  return icon + text("", MARGIN + 16, y + 11.5, name);
}

/** A value in a box, in letters for which there is room. */
function value(kind: string, box: Box, content: string): string {
  return centred(fitting(content, box.w, kind, `small ${kind}`, `tiny ${kind}`), box, content);
}

/** A box with a value: the one that counts, one to come, or the last one. */
function valueBox(box: Box, content: string, state: "counts" | "coming" | "last"): string {
  if (state === "counts") return rect(COUNTS, box, 2) + value("bold", box, content);
  return rect(state === "last" ? LAST : BOX, box, state === "last" ? 7 : 2) + value("fsoft", box, content);
}

/** The boxes of a track and the value behind the last one, each in the box that it is given. */
export function trackBoxes(track: TrackView, at: (index: number) => Box): string {
  const { boxes, last, crossed } = track;
  const counting = Math.min(crossed, boxes.length);
  const printed = boxes.map((box, index) => {
    const state = index === counting ? "counts" : "coming";
    return valueBox(at(index), String(box.value), state) + (box.crossed ? cross(at(index)) : "");
  });
  const end = at(boxes.length);
  return printed.join("") + valueBox(end, String(last), counting === boxes.length ? "counts" : "last");
}

function abreast(room: number, step: number): number {
  return Math.max(1, Math.floor(room / step));
}

/** Boxes side by side in as many rows as they need, the first one at a point. */
export function inRows(x: number, y: number, room: number, step = STEP): (index: number) => Box {
  const count = abreast(room, step);
  return (index) => ({
    x: x + (index % count) * step,
    y: y + Math.floor(index / count) * ROW,
    w: step - 3,
    h: 15,
  });
}

/** How high such rows are. */
export function rowsHigh(boxes: number, room: number, step = STEP): number {
  return Math.ceil(boxes / abreast(room, step)) * ROW;
}

/** How rows are drawn. */
interface Look {
  readonly texts: Texts;
  readonly width: number;
}

/** A track with its name, which can be clicked as a whole where it has a target. */
function row(
  track: TrackId,
  { texts, width }: Look,
  boxes: (y: number) => Pick<Drawn, "markup" | "height">,
  target: Target | null = null,
): Part {
  return (y) => {
    const { markup, height } = boxes(y);
    const areas: Area[] =
      target === null ? [] : [{ target, box: { x: 4, y: y - 1.5, w: width - 8, h: height } }];
    return drawn(height, named(y, TRACKS[track](MARGIN, y), texts.track(track)) + markup, areas);
  };
}

function trackRow(track: TrackId, view: TrackView | null, look: Look, target: Target | null = null): Part[] {
  if (view === null) return [];
  const room = look.width - MARGIN - BOXES_AT;
  const boxes = (y: number) =>
    drawn(rowsHigh(view.boxes.length + 1, room), trackBoxes(view, inRows(BOXES_AT, y, room)));
  return [row(track, look, boxes, target)];
}

/** How wide the points of temps are, and how far apart their boxes. */
const POINTS = 42;
const NARROW = 15;

function tempsRow(view: TempsView | null, look: Look): Part[] {
  if (view === null) return [];
  const { boxes, crossed, place, points } = view;
  const room = look.width - MARGIN - BOXES_AT - POINTS - 4;
  const drawBoxes = (y: number) => {
    const at = inRows(BOXES_AT, y, room, NARROW);
    const drawnBoxes = Array.from({ length: boxes }, (_, index) => {
      const box = at(index);
      return rect(BOX, box, 2) + (index < crossed ? cross(box) : "");
    });
    const pill = { x: look.width - MARGIN - POINTS, y, w: POINTS, h: 15 };
    const said = `${place === null ? "" : `${place}. `}→ ${points}`;
    return drawn(
      rowsHigh(boxes, room, NARROW),
      drawnBoxes.join("") + rect(COUNTS, pill, 7) + value("bold", pill, said),
    );
  };
  return [row("temps", look, drawBoxes, { target: "track", track: "temps" })];
}

/** The tracks of a sheet that are not those of a street or of improvements, one below the other. */
export function trackRows({ tracks }: SheetView, texts: Texts, width: number): Part[] {
  const look = { texts, width };
  return [
    ...trackRow("pools", tracks.pools, look),
    ...tempsRow(tracks.temps, look),
    ...trackRow("extensions", tracks.extensions, look),
    ...trackRow("refusals", tracks.refusals, look, { target: "track", track: "refusals" }),
    ...trackRow("roundabouts", tracks.roundabouts, look),
  ];
}

/** From one improvement track to the next. */
const COLUMN = 26;

/** How wide the improvement tracks are. */
export function improvementsWide({ tracks }: SheetView): number {
  return tracks.improvements.length === 0 ? 0 : Math.max(tracks.improvements.length * COLUMN, 96);
}

/** A cartridge, below and to the right of a point. */
export function cartridge(kind: string, x: number, y: number): string {
  return path(kind, x, y, "M0 3h4v6H0zM0 3a2 3 0 0 1 4 0z");
}

/** The improvement tracks side by side. Boxes with ammunition have a cartridge at their corner. ZOM-6 */
export function improvements(view: SheetView, texts: Texts, x: number, y: number): Drawn {
  const { improvements: tracks } = view.tracks;
  if (tracks.length === 0) return NOTHING;
  const { expansion } = view;
  const loaded = expansion?.id === "zombies" ? expansion.boxes : [];
  const columns = tracks.map((track, index) => {
    const { size, boxes } = track;
    const left = x + index * COLUMN;
    const at = (box: number): Box => ({ x: left + 2, y: y + 36 + box * 17, w: 20, h: 15 });
    const markup = [
      path(WALL, left, y + 17, "M3 7.5L12 1l9 6.5V16H3z"),
      centred("bold", { ...at(0), y: y + 19 }, String(size)),
      trackBoxes(track, at),
      ...loaded.flatMap((each) =>
        each.size === size ? cartridge("fink", left + 19, at(each.box).y - 4) : [],
      ),
    ];
    const area: Area = {
      target: { target: "improvement", size },
      box: { x: left - 0.5, y: y + 17, w: COLUMN - 1, h: 19 + (boxes.length + 1) * 17 },
    };
    return drawn(area.box.h + 19, markup.join(""), [area]);
  });
  const name = TRACKS.improvements(x, y + 1) + text("", x + 16, y + 11, texts.track("improvements"));
  return beside(drawn(0, name), ...columns);
}
