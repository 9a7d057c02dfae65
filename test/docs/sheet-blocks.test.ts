import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filesIn } from "./pages.js";
import { blocksIn, runBlock } from "./sheet-block.js";

const blocks = ["README.md", ...filesIn("docs", ".md")].flatMap((file) =>
  blocksIn(readFileSync(file, "utf8")).map(({ line, text }) => ({ place: `${file}:${line}`, text })),
);

describe("sheets drawn in the documentation", () => {
  test.each(blocks)("$place says what is so", ({ text }) => {
    const { failures, caption } = runBlock(text);
    expect(failures).toEqual([]);
    expect(caption).not.toBe("");
  });

  const sheet = "# A sheet\n1 5 | 8 . . . . . . .\n";

  test("a move that is not legal, or illegal by another clause, is found out", () => {
    const { failures } = runBlock(
      `${sheet}turn 10 fence\nmade write 1.5 10\nlegal fence 1.2\nillegal fence 1.3\nillegal fence 1.2 FNC-1\nillegal fence 1.2 FNC-3`,
    );
    expect(failures.map((each) => each.split(":")[0])).toEqual([
      "legal fence 1.2",
      "illegal fence 1.3",
      "illegal fence 1.2 FNC-1",
    ]);
  });

  test("so are a wrong score, a wrong total and a plan that is not met", () => {
    const { failures } = runBlock(
      `${sheet}parks 1 0 0\nscore parks 2\nscore parks 3\ntotal 4\ntotal 0\nunmet B\nmet B`,
    );
    expect(failures).toEqual(["score parks 3: it scores 2", "total 0: it is 4", "met B: it is not met"]);
  });

  test("a move that was made must be legal", () => {
    expect(() => runBlock(`${sheet}turn 10 fence\nmade write 1.1 10`)).toThrow(/NUM-/);
  });
});
