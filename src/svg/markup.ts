import { sizeOf } from "./fonts.js";
import { CROSS } from "./style.js";

/** Characters that XML gives a meaning; in an attribute it takes the last three for spaces. */
const SPECIAL = /[&<>"'\t\n\r]/g;

/** What XML forbids in any text: control characters, halves of pairs, and two code points that are no characters. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Characters that stand in XML as they are: most texts have no others. */
const PLAIN = /^[ !#-%(-;=?-~]*$/;

/** A text as it stands in XML, in an element or an attribute. */
export function escaped(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(FORBIDDEN, "\ufffd").replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Refuses a part that has no drawing. The types rule it out, but a view may come from anywhere, and what it
 * says must never become markup.
 */
export function undrawable(_thing: never): never {
  throw new TypeError("a view has no such part");
}

/** A number as it stands in an attribute: tenths are enough for the eye. */
function written(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A part of the drawing, in its units. */
export interface Box {
  /** Its left edge. */
  readonly x: number;
  /** Its upper edge. */
  readonly y: number;
  /** How wide it is. */
  readonly w: number;
  /** How high it is. */
  readonly h: number;
}

/** The attributes of a box. */
export function boxed({ x, y, w, h }: Box): string {
  return `x="${written(x)}" y="${written(y)}" width="${written(w)}" height="${written(h)}"`;
}

/** A rectangle; `round` is the radius of its corners. */
export function rect(kind: string, box: Box, round = 0): string {
  return `<rect class="${kind}" ${boxed(box)} rx="${round}"/>`;
}

/** A circle around a point. */
export function circle(kind: string, x: number, y: number, radius: number): string {
  return `<circle class="${kind}" cx="${written(x)}" cy="${written(y)}" r="${radius}"/>`;
}

/** A path whose coordinates count from a point; `scale` makes it larger, or turns it round. */
export function path(kind: string, x: number, y: number, course: string, scale = ""): string {
  return `<path class="${kind}" transform="translate(${written(x)} ${written(y)})${scale}" d="${course}"/>`;
}

/** A text, unless it is empty; `anchor` says which part of it stands at the point. */
export function text(
  kind: string,
  x: number,
  y: number,
  content: string,
  anchor: "start" | "middle" | "end" = "start",
): string {
  if (content === "") return "";
  return `<text class="${kind}" x="${written(x)}" y="${written(y)}" text-anchor="${anchor}">${escaped(content)}</text>`;
}

/** A text in the middle of a box. */
export function centred(kind: string, { x, y, w, h }: Box, content: string): string {
  return text(kind, x + w / 2, y + h / 2 + sizeOf(kind) * 0.36, content, "middle");
}

/** Texts one below the other, the first one at a point. */
export function lines(kind: string, x: number, y: number, contents: readonly string[]): string {
  return contents.map((content, index) => text(kind, x, y + index * LINE, content)).join("");
}

/** From one line to the next. */
export const LINE = 11;

/** A cross over a box. */
export function cross({ x, y, w, h }: Box): string {
  return path(CROSS, x, y, `M2 2L${w - 2} ${h - 2}M${w - 2} 2L2 ${h - 2}`);
}
