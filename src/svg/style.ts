import { DARK, LIGHT, type Palette } from "./palette.js";

/**
 * The colours of a drawing. `auto` follows the reader's system, or the `data-theme` of an element around it, through
 * custom properties that a page can set; the other two are written out, for programs that know no custom properties.
 */
export type Theme = "auto" | "light" | "dark";

/** The class of the root element in each theme; all rules begin with it, so that they change nothing else on a page. */
export const ROOT: Readonly<Record<Theme, string>> = { auto: "phr", light: "phr-light", dark: "phr-dark" };

type Colour = (name: keyof Palette) => string;

/** What each class of the drawing looks like. */
function rules(c: Colour): readonly (readonly [selector: string, look: string])[] {
  const outlined = (fill: string, stroke: string, width = 1): string =>
    `fill:${fill};stroke:${stroke};stroke-width:${width}`;
  const drawn = (stroke: string, width: number): string =>
    `fill:none;stroke:${stroke};stroke-width:${width};stroke-linecap:round;stroke-linejoin:round`;
  return [
    ["text", `fill:${c("ink")};font:10px system-ui,sans-serif`],
    [".big", "font-size:13px;font-weight:700"],
    [".mid", "font-size:11px;font-weight:700"],
    [".name", "font-size:14px;font-weight:700"],
    [".small", "font-size:9px"],
    [".tiny", "font-size:7.5px;font-weight:700"],
    [".huge", "font-size:18px;font-weight:700"],
    [".bold", "font-weight:700"],
    [".soft", `fill:${c("soft")}`],
    [".tgo", `fill:${c("go")}`],
    [".tno", `fill:${c("no")}`],
    [".tfresh", `fill:${c("fresh")}`],
    [".twall", `fill:${c("wall")}`],
    [".paper", `fill:${c("paper")}`],
    [".wall", outlined(c("wall"), c("ink"))],
    [".box", outlined(c("wall"), c("line"))],
    [".end", `${outlined(c("paper"), c("line"))};stroke-dasharray:2 1.5`],
    [".counts", outlined(c("gold"), c("ink"), 1.4)],
    [".ground", `fill:${c("lawn")}`],
    [".road", `fill:${c("road")}`],
    [".roof", `fill:${c("roof")}`],
    [".roofu", `fill:${c("used")}`],
    [".newly", outlined(c("wall"), c("fresh"), 2)],
    [".chosen", outlined(c("gold"), c("ink"), 2)],
    [".tick", drawn(c("wall"), 1.6)],
    [".lwater", drawn(c("water"), 1.1)],
    [".fwater", `fill:${c("water")}`],
    [".lwall", drawn(c("wall"), 1.1)],
    [".fwall", `fill:${c("wall")}`],
    [".fleaf", `fill:${c("leaf")}`],
    [".froof", `fill:${c("roof")}`],
    [".fwood", `fill:${c("wood")}`],
    [".lwood", drawn(c("wood"), 1.4)],
    [".fline", `fill:${c("line")}`],
    [".fink", `fill:${c("ink")}`],
    [".fsoft", `fill:${c("soft")}`],
    [".fgold", `fill:${c("gold")};stroke:${c("ink")};stroke-width:.8`],
    [".fgo", `fill:${c("go")}`],
    [".fno", `fill:${c("no")}`],
    [".ink", drawn(c("ink"), 1.2)],
    [".thin", drawn(c("line"), 1)],
    [".dots", `${drawn(c("line"), 1)};stroke-dasharray:1 2.5`],
    [".x", drawn(c("no"), 1.7)],
    [".go", drawn(c("go"), 1.8)],
    [".ring", drawn(c("ink"), 1.6)],
    [".hit", "fill:#000;fill-opacity:0"],
    [
      ".open",
      `fill:${c("go")};fill-opacity:.07;stroke:${c("go")};stroke-width:1.2;stroke-dasharray:3 2;cursor:pointer`,
    ],
    [".open:hover", "fill-opacity:.3"],
    [".open:focus", "fill-opacity:.3;stroke-dasharray:none"],
  ];
}

function properties(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--phr-${name}:${colour}`)
    .join(";");
}

function sheetOf(root: string, colour: Colour): string {
  return rules(colour)
    .map(([selector, look]) => `.${root} ${selector}{${look}}`)
    .join("");
}

/** The style sheet of a theme. */
export function styleOf(theme: Theme): string {
  if (theme !== "auto") {
    const palette = theme === "light" ? LIGHT : DARK;
    return sheetOf(ROOT[theme], (name) => palette[name]);
  }
  const light = properties(LIGHT);
  const dark = properties(DARK);
  return [
    `.phr{${light}}`,
    `@media (prefers-color-scheme:dark){.phr{${dark}}}`,
    `[data-theme=light] .phr{${light}}[data-theme=dark] .phr{${dark}}`,
    sheetOf(ROOT.auto, (name) => `var(--phr-${name})`),
  ].join("");
}
