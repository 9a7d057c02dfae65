/** Characters that XML gives a meaning. */
const SPECIAL = /[&<>"']/g;

/** What XML forbids in any text: control characters, halves of pairs, and two code points that are no characters. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as it stands in XML, in an element or an attribute. */
export function escaped(text: string): string {
  return text.replace(FORBIDDEN, "\ufffd").replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);
}

/** A number as it stands in an attribute: tenths are enough for the eye. */
function written(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A rectangle; `round` is the radius of its corners. */
export function rect(kind: string, box: Box, round = 0): string {
  const corners = round === 0 ? "" : ` rx="${round}"`;
  return `<rect class="${kind}" ${boxed(box)}${corners}/>`;
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

/** A circle around a point. */
export function circle(kind: string, x: number, y: number, radius: number): string {
  return `<circle class="${kind}" cx="${written(x)}" cy="${written(y)}" r="${radius}"/>`;
}

/** A path whose coordinates count from a point. */
export function path(kind: string, x: number, y: number, course: string): string {
  return `<path class="${kind}" transform="translate(${written(x)} ${written(y)})" d="${course}"/>`;
}

/** A text; `anchor` says which part of it stands at the point. */
export function text(
  kind: string,
  x: number,
  y: number,
  content: string,
  anchor: "start" | "middle" | "end" = "start",
): string {
  const at = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  return `<text class="${kind}" x="${written(x)}" y="${written(y)}"${at}>${escaped(content)}</text>`;
}

/** A line that crosses a box out. */
export function cross(kind: string, { x, y, w, h }: Box): string {
  return path(kind, x, y, `M2 2L${w - 2} ${h - 2}M${w - 2} 2L2 ${h - 2}`);
}
