import type { Move } from "perfect-home-rules";
import { type TargetMoves, targetKey } from "perfect-home-rules/view";
import type { Area } from "./drawn.js";
import { widthIn } from "./fonts.js";
import { hitAreas } from "./hit-areas.js";
import { type Box, centred, path, rect } from "./markup.js";
import type { Pointer, PointingOptions } from "./options.js";
import { CROSS, TICK } from "./style.js";

/** What a reader of the screen is told of something that can be clicked. */
function namesOf({ moves }: TargetMoves, label: PointingOptions["label"]): string {
  return label === undefined ? "" : [...new Set(moves.map(label))].join("; ");
}

/** The areas of a drawing, each with its `data-target`. */
export function clickable(areas: readonly Area[], { targets, label }: PointingOptions): string {
  const open = new Map(targets?.map((entry) => [entry.key, entry]));
  return hitAreas(
    areas.map(({ target, box }) => ({ key: targetKey(target), box })),
    (key) => {
      const entry = open.get(key);
      return entry === undefined ? null : namesOf(entry, label);
    },
  );
}

/** A tick or a cross above something, with what the pointer says of it. */
function sign({ sign: kind, text: content = "" }: Pointer, { x, y, w }: Box): string {
  const isRight = kind === "right";
  const wide = content === "" ? 12 : 14 + widthIn("bold", content);
  const pill = { x: x + w / 2 - wide / 2, y: y - 6, w: wide, h: 12 };
  const shape = isRight ? "M3 6l2.2 2.4L9 3.6" : "M3.4 3.4l5.2 5.2M8.6 3.4L3.4 8.6";
  return (
    rect(isRight ? "fgo" : "fno", pill, 6) +
    path(TICK, pill.x, pill.y, shape) +
    centred("bold fwall", { ...pill, x: pill.x + 5 }, content)
  );
}

/** A number of points with its sign. */
function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** What moves score, on the lower edge of where they are made; nothing where they score nothing. */
function pointsAt(box: Box, moves: readonly Move[], points: (move: Move) => number): string {
  const all = [...new Set(moves.map(points))].filter((each) => each !== 0);
  if (all.length === 0) return "";
  const words = all.map(signed).join(" ");
  const w = widthIn("tiny", words) + 6;
  const pill = { x: box.x + box.w / 2 - w / 2, y: box.y + box.h - 6, w, h: 10 };
  const isLoss = all.every((each) => each < 0);
  return rect(isLoss ? "fno" : "fgo", pill, 5) + centred("tiny fwall", pill, words);
}

/** What lies above everything and takes no click: what moves score, and what is pointed out. */
export function above(
  areas: readonly Area[],
  { targets = [], points, pointers = [] }: PointingOptions,
): string {
  const boxes = new Map(areas.map(({ target, box }) => [targetKey(target), box]));
  const scored = targets.map(({ key, moves }) => {
    const box = boxes.get(key);
    return points === undefined || box === undefined ? "" : pointsAt(box, moves, points);
  });
  const markup = scored.join("") + pointedOut(areas, pointers);
  return markup === "" ? "" : `<g class="over">${markup}</g>`;
}

/** What is pointed out in a drawing: an outline, a tick or a cross. */
function pointedOut(areas: readonly Area[], pointers: readonly Pointer[]): string {
  return pointers
    .flatMap((pointer) => {
      const key = targetKey(pointer.target);
      const area = areas.find(({ target }) => targetKey(target) === key);
      if (area === undefined) return [];
      return [rect(pointer.sign === "right" ? "lgo thick" : CROSS, area.box, 4) + sign(pointer, area.box)];
    })
    .join("");
}
