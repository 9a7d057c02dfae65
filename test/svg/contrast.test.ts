import { describe, expect, test } from "vitest";
import { DARK, LIGHT, type Palette } from "../../src/svg/palette.js";
import { contrast, LEAST } from "./contrast.js";

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
