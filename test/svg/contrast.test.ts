import { describe, expect, test } from "vitest";
import { DARK, LIGHT, type Palette } from "../../src/svg/palette.js";

/** What is drawn on what: a text (`text`) or a shape (`shape`), for the contrast that each needs. */
const DRAWN_ON: readonly (readonly [above: keyof Palette, below: keyof Palette, as: "text" | "shape"])[] =
  /* @__PURE__ */ Object.freeze([
    ["ink", "paper", "text"],
    ["ink", "wall", "text"],
    ["ink", "gold", "text"],
    ["ink", "lawn", "text"],
    ["ink", "road", "text"],
    ["wall", "ink", "text"],
    ["soft", "paper", "text"],
    ["soft", "wall", "text"],
    ["soft", "lawn", "text"],
    ["go", "paper", "text"],
    ["go", "wall", "text"],
    ["go", "lawn", "text"],
    ["no", "paper", "text"],
    ["no", "wall", "text"],
    ["no", "lawn", "text"],
    ["fresh", "wall", "text"],
    ["wall", "used", "text"],
    ["wall", "go", "text"],
    ["wall", "no", "text"],
    ["line", "paper", "shape"],
    ["line", "wall", "shape"],
    ["roof", "paper", "shape"],
    ["roof", "wall", "shape"],
    ["used", "paper", "shape"],
    ["water", "paper", "shape"],
    ["water", "wall", "shape"],
    ["water", "lawn", "shape"],
    ["leaf", "paper", "shape"],
    ["leaf", "wall", "shape"],
    ["wood", "paper", "shape"],
    ["wood", "lawn", "shape"],
    ["no", "gold", "shape"],
  ] as const);

/** What WCAG 2 asks for at level AA. */
const LEAST = { text: 4.5, shape: 3 };

/** The relative luminance of a colour written as `#rrggbb`, by WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("black on white has the greatest contrast", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each<[string, Palette]>([
  ["light", LIGHT],
  ["dark", DARK],
])("%s drawings", (_, palette) => {
  test.each(DRAWN_ON)("%s on %s can be told apart as a %s", (above, below, as) => {
    expect(contrast(palette[above], palette[below])).toBeGreaterThanOrEqual(LEAST[as]);
  });

  test("every colour is tried", () => {
    const tried = new Set<string>(DRAWN_ON.flat());
    expect(Object.keys(palette).filter((name) => !tried.has(name))).toEqual([]);
  });
});
