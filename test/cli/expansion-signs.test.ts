import { describe, expect, test } from "vitest";
import { drawLine, legendFor, signsOf } from "../../src/cli/drawing/legend.js";
import { tellerOf } from "../../src/cli/language.js";
import { EXPANSIONS } from "../../src/variants/expansions/all.js";
import { runCli } from "./run-cli.js";

const LAYOUTS = EXPANSIONS.flatMap(({ sheets, marks }) =>
  Object.values(sheets).map((layout) => ({ id: layout.id, ...marks(layout) })),
);

const TELLERS = [tellerOf("en"), tellerOf("fr")];

describe("the signs of expansions", () => {
  test.each(LAYOUTS)("on $id are those of a sheet as text", ({ houses }) => {
    for (const { name, sign, max } of houses) {
      expect(signsOf({ kind: "empty", marks: { [name]: max } })).toBe(sign.repeat(max));
    }
  });

  test.each(LAYOUTS)("the lines of $id are short and have words", ({ lines }) => {
    for (const teller of TELLERS) {
      for (const { name, values } of lines) {
        expect(teller.texts.line(name).length).toBeLessThanOrEqual(12);
        expect(drawLine(name, new Array<number>(values).fill(1), teller)).not.toMatch(/undefined/);
      }
    }
  });

  test("stand in the legend only where they are drawn, in lines that fit", async () => {
    for (const teller of TELLERS) {
      const lines = legendFor([], teller);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    }
    const { out } = await runCli("play", "--layout", "ice-cream", "--seed", "1");
    expect(out).toMatch(/^ {3}(─o─ cone circled|─x─ cone crossed out) {3}─/m);
    expect(out).toContain("· o × open, circled, crossed out\n");
  });
});
