import { describe, expect, test } from "vitest";
import { legendFor } from "../../src/cli/legend.js";
import { lineInWords } from "../../src/cli/lines-in-words.js";
import { markInWords, signsOf } from "../../src/cli/marks-in-words.js";
import { EXPANSIONS } from "../../src/variants/expansions/expansions.js";
import { runCli } from "./run-cli.js";

const LAYOUTS = EXPANSIONS.flatMap(({ sheets, marks }) =>
  Object.values(sheets).map((layout) => ({ id: layout.id, ...marks(layout) })),
);

describe("the signs of expansions", () => {
  test.each(LAYOUTS)("on $id are those of a sheet as text, and explained", ({ houses }) => {
    for (const { name, sign, max } of houses) {
      expect(signsOf({ kind: "empty", marks: { [name]: max } })).toBe(sign.repeat(max));
      expect(markInWords(name).means).not.toBe(name);
    }
  });

  test.each(LAYOUTS)("the lines of $id are short and have words", ({ lines }) => {
    for (const { name, values } of lines) {
      const { title, words } = lineInWords(name);
      expect(title.length).toBeLessThanOrEqual(12);
      expect(title).not.toMatch(/[a-z][A-Z]|-/);
      expect(words(new Array<number>(values).fill(1))).not.toMatch(/undefined/);
    }
  });

  test("of an expansion that nobody knows are drawn all the same", () => {
    expect(markInWords("moon")).toEqual({ sign: "m", means: "moon" });
    const { title, words } = lineInWords("full-moons-seen");
    expect([title, words([1, 2])]).toEqual(["Full moons …", "1 2"]);
  });

  test("stand in the legend only where they are drawn, in lines that fit", async () => {
    expect(legendFor([])).toHaveLength(2);
    const { out } = await runCli("play", "--layout", "ice-cream", "--seed", "1");
    expect(out).toMatch(/^ {3}(─o─ cone circled|─x─ cone crossed out) {3}─/m);
    expect(out).toContain("· o × bonus open, circled, crossed out\n");
  });
});
