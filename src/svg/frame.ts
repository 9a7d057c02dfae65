import { escaped, rect } from "./markup.js";
import { ROOT, styleOf, type Theme } from "./style.js";

/** What a drawing says to those who can't see it. */
export interface Spoken {
  /** What is drawn. */
  readonly title: string;
  /** What there is to be seen, sentence after sentence. */
  readonly sentences: readonly string[];
}

/** What stands around a drawing. */
export interface Frame {
  /** How wide it is. */
  readonly width: number;
  /** How high it is. */
  readonly height: number;
  /** The tag of its language. */
  readonly language: string;
  /** Its colours. */
  readonly theme: Theme;
  /** Whether something in it can be pressed. */
  readonly pressed: boolean;
}

/** A whole SVG document. It has no ids, so that any number of drawings can stand on one page. */
export function framed(frame: Frame, { title, sentences }: Spoken, content: string): string {
  const { width, language, theme, pressed } = frame;
  // What is pressed must be reached by a reader of the screen; a picture is one thing.
  const role = pressed ? "group" : "img";
  const size = { x: 0, y: 0, w: width, h: Math.ceil(frame.height) };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${ROOT[theme]}" viewBox="0 0 ${width} ${size.h}" role="${role}" lang="${escaped(language)}">`,
    `<title>${escaped(title)}</title><desc>${escaped(sentences.map((each) => `${each}.`).join(" "))}</desc>`,
    `<style>${styleOf(theme)}</style>`,
    rect("fpaper", size, 8),
    content,
    "</svg>",
  ].join("");
}
