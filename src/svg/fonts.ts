/** The sizes of texts in units, each by the first word of the kinds that have it. */
export const SIZES: Readonly<Record<string, number>> = {
  tiny: 7.5,
  small: 9,
  mid: 11,
  big: 13,
  name: 14,
  huge: 18,
};

/** Kinds of text that are bold. */
const BOLD = /bold|tiny|mid|big|name|huge/;

/** How large a text of a kind is. */
export function sizeOf(kind: string): number {
  return SIZES[kind.split(" ", 1)[0]] ?? 10;
}

/** How wide characters are as a part of their size, in the widest of the fonts that systems have as their own. */
const WIDTHS: readonly (readonly [which: RegExp, width: number])[] = [
  [/\d/, 0.64],
  [/[ijltfr.,:;'’!|()[\] ]/, 0.36],
  [/[mwMW@%¾—…]/, 0.95],
  [/[a-zà-ÿ]/, 0.6],
  [/[⺀-\uffff]/, 1],
  [/\p{Lu}/u, 0.7],
];

/** The widths of characters met before; as many as a few alphabets have. */
const known = new Map<string, number>();
const MOST_KNOWN = 1000;

/** How wide a character is in a size of 1. */
function widthOf(character: string): number {
  const before = known.get(character);
  if (before !== undefined) return before;
  const width = WIDTHS.find(([which]) => which.test(character))?.[1] ?? 0.6;
  if (known.size < MOST_KNOWN) known.set(character, width);
  return width;
}

/** About how wide a character of a kind of text is, in units: nothing can measure it here. */
function widthAs(kind: string): (character: string) => number {
  const size = sizeOf(kind) * (BOLD.test(kind) ? 1.1 : 1);
  return (character) => size * widthOf(character);
}

/** About how wide a text of a kind is. */
export function widthIn(kind: string, text: string): number {
  const wide = widthAs(kind);
  let width = 0;
  for (const character of text) width += wide(character);
  return width;
}

/** The first of some kinds in which a text has room, from the largest; else the last one. */
export function fitting(text: string, room: number, ...kinds: readonly [string, ...string[]]): string {
  return kinds.find((kind) => widthIn(kind, text) <= room) ?? kinds[kinds.length - 1];
}

/** A text cut so that it has room; no further than it has to be read, as a name can be of any length. */
export function shortened(kind: string, text: string, room: number): string {
  const wide = widthAs(kind);
  let width = 0;
  let end = 0;
  let kept = 0;
  for (const character of text) {
    width += wide(character);
    if (width > room) return `${text.slice(0, kept).trimEnd()}…`;
    end += character.length;
    if (kept === 0 || width <= room - wide("…")) kept = end;
  }
  return text;
}

/** A text in lines that have room. A number at its end does not stand alone. */
export function wrapped(kind: string, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ (?!\d+$)/)) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
    if (lines.length > 0 && widthIn(kind, longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => shortened(kind, line, room));
}
