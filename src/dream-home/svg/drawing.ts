import type { Move, TargetMoves } from "perfect-home-rules/dream-home";
import type { Texts } from "perfect-home-rules/dream-home/texts";
import { shortened, widthIn, wrapped } from "../../svg/fonts.js";
import { framed, type Spoken } from "../../svg/frame.js";
import { hitAreas, type KeyedBox } from "../../svg/hit-areas.js";
import { type Box, centred, rect } from "../../svg/markup.js";
import { type Theme, WALL } from "../../svg/style.js";

/** How something of Dream Home is drawn. */
export interface DrawOptions {
  /** The words, in the language of the reader. */
  readonly texts: Texts;
  /** The colours, by default `auto`: those of the reader's system. */
  readonly theme?: Theme | undefined;
  /**
   * What `targets(state)` says: it is outlined and can be reached with the keyboard, and what belongs to no place gets a
   * button at the house of whoever has to act. Left out, nothing is outlined; what is there has its `data-target` all the same.
   */
  readonly targets?: readonly TargetMoves[] | undefined;
  /** What a move is called, for buttons and for readers: `(move) => texts.move(state, move)`. */
  readonly label?: ((move: Move) => string) | undefined;
}

/** How wide every drawing is, in its units. */
export const WIDTH = 360;
/** What is left free at the sides. */
export const MARGIN = 12;
/** What lies between. */
export const ROOM = WIDTH - 2 * MARGIN;

/** A part of a drawing: its elements, what can be clicked, how high it is. */
export interface Part {
  /** Its elements. */
  readonly markup: string;
  /** How high it is. */
  readonly height: number;
  /** What can be clicked. */
  readonly areas: readonly KeyedBox[];
}

/** A part that takes no click. */
export function part(height: number, markup: string, areas: readonly KeyedBox[] = []): Part {
  return { markup, height, areas };
}

/** Draws parts one below the other. */
export function stacked(parts: readonly ((y: number) => Part)[]): Part {
  let height = 0;
  let markup = "";
  const areas: KeyedBox[] = [];
  for (const draw of parts) {
    const each = draw(height);
    height += each.height;
    markup += each.markup;
    areas.push(...each.areas);
  }
  return { markup, height, areas };
}

/** A box within which no letter has room. */
const TOO_NARROW = 16;

/** A text in the middle of a box, in as many lines as it needs, of which at most two are shown; none where none has room. */
export function words(kind: string, box: Box, content: string): string {
  if (box.w < TOO_NARROW) return "";
  const size = 9.5;
  const shown = wrapped(kind, content, box.w - 4);
  const two = shown.length > 2 ? [shown[0], shortened(kind, shown.slice(1).join(" "), box.w - 4)] : shown;
  const top = box.y + (box.h - two.length * size) / 2;
  return two.map((line, index) => centred(kind, { ...box, y: top + index * size, h: size }, line)).join("");
}

/** A small box with a text in it, as wide as that needs. */
function chip(
  kind: string,
  x: number,
  y: number,
  content: string,
  most = ROOM,
): { markup: string; box: Box } {
  const shown = shortened("small", content, most - 10);
  const box = { x, y, w: widthIn("small", shown) + 10, h: 15 };
  return { markup: rect(kind, box, 5) + centred("small", box, shown), box };
}

/** Something in a row of chips. */
export interface ChipOf {
  /** What it says. */
  readonly text: string;
  /** What is clicked there, `null` for nothing. */
  readonly key: string | null;
  /** Whether it stands out. */
  readonly strong?: boolean | undefined;
}

/** Chips side by side, in as many rows as they need. */
export function chips(all: readonly ChipOf[], left: number, right: number, y: number): Part {
  if (all.length === 0) return part(0, "");
  let x = left;
  let top = y;
  let markup = "";
  const areas: KeyedBox[] = [];
  for (const { text, key, strong = false } of all) {
    let drawn = chip(strong ? "fgold link" : WALL, x, top, text, right - left);
    if (x > left && drawn.box.x + drawn.box.w > right) {
      x = left;
      top += 19;
      drawn = chip(strong ? "fgold link" : WALL, x, top, text, right - left);
    }
    markup += drawn.markup;
    if (key !== null) areas.push({ key, box: drawn.box });
    x += drawn.box.w + 5;
  }
  return part(top - y + 19, markup, areas);
}

/** Buttons of what belongs to no place. */
export function buttons({ targets = [], label }: DrawOptions, y: number): Part {
  const open = targets.filter(({ key }) => key.startsWith("button "));
  const all = open.map(({ key, moves: [move] }) => ({
    text: move === undefined ? key : (label?.(move) ?? move.type),
    key,
    strong: true,
  }));
  return chips(all, MARGIN, WIDTH - MARGIN, y);
}

/** The whole document of a drawing. */
export function drawing({ markup, height, areas }: Part, spoken: Spoken, options: DrawOptions): string {
  const { texts, theme = "auto", targets, label } = options;
  const frame = {
    width: WIDTH,
    height: height + MARGIN / 2,
    language: texts.language,
    theme,
    pressed: targets !== undefined,
  };
  const open = new Map(targets?.map(({ key, moves }) => [key, moves]));
  const hits = hitAreas(areas, (key) => {
    const moves = open.get(key);
    if (moves === undefined) return null;
    return label === undefined ? "" : [...new Set(moves.map(label))].join("; ");
  });
  return framed(frame, spoken, markup + hits);
}
