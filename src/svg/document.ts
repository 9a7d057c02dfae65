import { above, clickable } from "./clickable.js";
import type { Drawn } from "./drawn.js";
import { escaped, rect } from "./markup.js";
import type { DrawOptions, PointingOptions } from "./options.js";
import { ROOT, styleOf } from "./style.js";

/** What a drawing says to those who can't see it. */
export interface Spoken {
  /** What is drawn. */
  readonly title: string;
  /** What there is to be seen, sentence after sentence. */
  readonly sentences: readonly string[];
}

/** A whole SVG document. It has no ids, so that any number of drawings can stand on one page. */
export function documentOf(
  { markup, areas, height }: Drawn,
  width: number,
  { title, sentences }: Spoken,
  options: DrawOptions & PointingOptions,
): string {
  const { texts, theme = "auto", targets } = options;
  // What is pressed must be reached by a reader of the screen; a picture is one thing.
  const role = targets === undefined ? "img" : "group";
  const size = { x: 0, y: 0, w: width, h: Math.ceil(height) };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${ROOT[theme]}" viewBox="0 0 ${width} ${size.h}" role="${role}" lang="${escaped(texts.language)}">`,
    `<title>${escaped(title)}</title><desc>${escaped(sentences.map((each) => `${each}.`).join(" "))}</desc>`,
    `<style>${styleOf(theme)}</style>`,
    rect("fpaper", size, 8),
    markup,
    clickable(areas, options),
    above(areas, options),
    "</svg>",
  ].join("");
}
