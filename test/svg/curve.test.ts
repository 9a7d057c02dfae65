import fc from "fast-check";
import { type Curve, drawCurve } from "perfect-home-rules/svg";
import { english, LANGUAGES, textsIn } from "perfect-home-rules/texts";
import { describe, expect, test } from "vitest";
import { as, codeOf } from "../support/refusals.js";
import { stumblingBlocks } from "./layout.js";
import { parsed } from "./xml.js";

const ann = {
  name: "Ann",
  points: [
    { x: 1, y: 60, error: 2 },
    { x: 2, y: 63.5, error: 1.5 },
    { x: 3, y: 58 },
  ],
};
const curve: Curve = { title: "Expected score", xTitle: "Round", lines: [ann] };

/** JSON has no -0. */
const positiveZero = (value: number): number => value + 0;
const amounts = fc
  .oneof(fc.double({ min: -300, max: 300, noNaN: true }), fc.integer({ min: -1e9, max: 1e9 }))
  .map(positiveZero);
const errors = fc.double({ min: 0, max: 50, noNaN: true }).map(positiveZero);
const lines = fc.array(
  fc.record({
    name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }),
    points: fc.array(fc.record({ x: amounts, y: amounts, error: errors }), {
      minLength: 1,
      maxLength: 40,
    }),
  }),
  { minLength: 1, maxLength: 8 },
);

describe("a curve", () => {
  test("says what it shows, point by point", () => {
    const { texts } = parsed(drawCurve(curve, { texts: textsIn("fr") }));
    expect(texts["title"]).toEqual(["Expected score"]);
    expect(texts["desc"]).toEqual(["Ann\u00a0: Round 1, 60; Round 2, 63,5; Round 3, 58."]);
    expect(texts["text"]).toEqual(expect.arrayContaining(["Expected score", "Round", "Ann", "58"]));
  });

  test("is well-formed with any lines, has its points within its frame, and no text on another", () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...LANGUAGES), (some, language) => {
        const svg = drawCurve({ ...curve, lines: some }, { texts: textsIn(language) });
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        const drawing = parsed(svg);
        expect(stumblingBlocks(drawing)).toEqual([]);
        const [, , width = 0, height = 0] = (drawing.elements[0].attributes["viewBox"] ?? "")
          .split(" ")
          .map(Number);
        const ends = drawing.elements.filter(({ name }) => name === "circle");
        expect(ends).toHaveLength(some.length);
        for (const { attributes } of ends) {
          expect(Number(attributes["cx"]) > 0 && Number(attributes["cx"]) < width).toBe(true);
          expect(Number(attributes["cy"]) > 0 && Number(attributes["cy"]) < height).toBe(true);
        }
      }),
    );
  });

  test("tells lines apart by their dashes too", () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ ...ann, name: `Player ${index}` }));
    const { elements } = parsed(drawCurve({ ...curve, lines: six }, { texts: english }));
    const looks = elements.flatMap(({ attributes: { class: kind, "stroke-dasharray": dash } }) =>
      dash === undefined ? [] : [`${kind} ${dash}`],
    );
    expect(new Set(looks).size).toBe(6);
    expect(new Set(looks.slice(0, 4).map((look) => look.split("thick")[1])).size).toBe(4);
  });

  test.each<[string, unknown]>([
    ["nothing", null],
    ["no line", { ...curve, lines: [] }],
    ["a line without a point", { ...curve, lines: [{ name: "Ann", points: [] }] }],
    ["a number that is none", { ...curve, lines: [{ name: "Ann", points: [{ x: 1, y: Number.NaN }] }] }],
    ["a text for a number", { ...curve, lines: [{ name: "Ann", points: [{ x: 1, y: "5" }] }] }],
    ["a negative error", { ...curve, lines: [{ name: "Ann", points: [{ x: 1, y: 5, error: -1 }] }] }],
    [
      "an error beyond all bounds",
      { ...curve, lines: [{ name: "Ann", points: [{ x: 1, y: 5, error: 1e300 }] }] },
    ],
  ])("refuses %s", (_, given) => {
    expect(codeOf(() => drawCurve(as<Curve>(given), { texts: english }))).toBe("view.malformed");
  });
});
