import { SIZES } from "./fonts.js";
import { DARK, LIGHT, type Palette } from "./palette.js";

/**
 * The colours of a drawing. `auto` follows the reader's system, or the `data-theme` of an element around it, through
 * custom properties that a page can set; the other two are written out, for programs that know no custom properties.
 */
export type Theme = "auto" | "light" | "dark";

/** The class of the root element in each theme; all rules begin with it, so that they change nothing else on a page. */
export const ROOT: Readonly<Record<Theme, string>> = { auto: "phr", light: "phr-light", dark: "phr-dark" };

// Kinds of shapes: `f` with a colour of the palette is a shape filled with it, `l` an outline of it.

/** A wall, a card, a button. */
export const WALL = "fwall link";
/** A box. */
export const BOX = "fwall lline";
/** The last value of a track, and what may still be built. */
export const LAST = "fpaper lline dash";
/** What counts or is reached. */
export const COUNTS = "fgold link";
/** What was done in this turn. */
export const FRESH = "fwall lfresh thick";
/** What is circled by hand. */
export const RING = "link thick";
/** A tick on something dark. */
export const TICK = "lwall thick";

/** A cross over what is crossed out. */
export const CROSS = "lno thick";

/** What eggs and ducks are filled with, by day and by night. */
const ANIMALS = {
  teal: "#7fd6cd",
  pink: "#ffb3cf",
  orange: "#ffbe6b",
  blue: "#9cc7ff",
  purple: "#cdb0f5",
  yellow: "#ffd84d",
  black: "#1c242b",
};

/** What each class of the drawing looks like. */
function rules(colour: (name: string) => string): Readonly<Record<string, string>> {
  const go = colour("go");
  const looks: Record<string, string> = {
    text: `fill:${colour("ink")};font:10px system-ui,sans-serif`,
  };
  for (const [name, size] of Object.entries(SIZES))
    looks[`.${name}`] = `font-size:${size}px${name === "small" ? "" : ";font-weight:700"}`;
  for (const [name, fill] of Object.entries(ANIMALS)) looks[`.${name}`] = `fill:${fill}`;
  for (const name of Object.keys(LIGHT)) {
    looks[`.f${name}`] = `fill:${colour(name)}`;
    looks[`.l${name}`] = `stroke:${colour(name)}`;
  }
  return {
    ...looks,
    ".bold": "font-weight:700",
    ".thick": "stroke-width:1.7",
    ".dash": "stroke-dasharray:1 2.4",
    ".day": "stroke:#22303c",
    ".night": "stroke:#fff",
    ".hit": "fill:#000;fill-opacity:0",
    ".over": "pointer-events:none",
    ".open": `fill:${go};fill-opacity:.07;stroke:${go};stroke-dasharray:3 2.4;cursor:pointer`,
    ".open:hover": "fill-opacity:.3",
    ".open:focus": "fill-opacity:.3;stroke-dasharray:none",
  };
}

/** What all shapes have unless their class says otherwise. */
const SHAPES = "fill:none;stroke-linecap:round;stroke-linejoin:round;stroke-width:1.1";

function properties(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--phr-${name}:${colour}`)
    .join(";");
}

function sheetOf(root: string, colour: (name: string) => string): string {
  return Object.entries(rules(colour))
    .map(([selector, look]) => `.${root} ${selector}{${look}}`)
    .join("");
}

function made(theme: Theme): string {
  if (theme !== "auto") {
    const palette: Readonly<Record<string, string>> = { ...(theme === "light" ? LIGHT : DARK) };
    const root = ROOT[theme];
    return `.${root}{${SHAPES}}${sheetOf(root, (name) => palette[name])}`;
  }
  const light = properties(LIGHT);
  const dark = properties(DARK);
  return [
    `.phr{${SHAPES};${light}}`,
    `@media (prefers-color-scheme:dark){.phr{${dark}}}`,
    `[data-theme=light] .phr{${light}}[data-theme=dark] .phr{${dark}}`,
    sheetOf(ROOT.auto, (name) => `var(--phr-${name})`),
  ].join("");
}

const MADE: { [Each in Theme]?: string } = {};

/** The style sheet of a theme, which is made once. */
export function styleOf(theme: Theme): string {
  MADE[theme] ??= made(theme);
  return MADE[theme];
}
