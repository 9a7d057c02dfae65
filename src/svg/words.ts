const WIDE = /[mwMW@%¾—–…]/;
const NARROW = /[ijltfr.,:;'’!|()[\] ]/;
const CAPITAL = /[\p{Lu}\d]/u;

/** About how wide a character is, as a part of the size of the font, in the fonts that drawings use. */
function widthOf(character: string): number {
  if (character > "\u2e80") return 1;
  if (WIDE.test(character)) return 0.9;
  if (NARROW.test(character)) return 0.34;
  return CAPITAL.test(character) ? 0.67 : 0.58;
}

/** About how wide a text is in a font of a size: nothing can measure it here. */
export function widthIn(size: number, text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character) * size;
  return width;
}

/** A text cut so that it has room; no further than it has to be read, as a name can be of any length. */
export function shortened(text: string, room: number, size: number): string {
  const roomBeforeDots = room - widthIn(size, "…");
  let width = 0;
  let end = 0;
  let kept = 0;
  for (const character of text) {
    width += widthOf(character) * size;
    if (width > room) return `${text.slice(0, kept).trimEnd()}…`;
    end += character.length;
    if (kept === 0 || width <= roomBeforeDots) kept = end;
  }
  return text;
}

/** A text in lines that have room. */
export function wrapped(text: string, room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
    if (lines.length > 0 && widthIn(size, longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => shortened(line, room, size));
}
