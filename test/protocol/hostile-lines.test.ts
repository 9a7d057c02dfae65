import fc from "fast-check";
import { createReferee, splitLines } from "perfect-home-rules/protocol";
import { describe, expect, test } from "vitest";
import { expectMessage } from "./asking.js";
import { testHostileLines } from "./hostile-lines.js";

testHostileLines(createReferee, expectMessage, { type: "pick", player: 0, stack: 1 });

describe("lines that come in pieces", () => {
  test("are put together, wherever they are cut", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme" })),
        fc.integer({ min: 1, max: 9 }),
        (parts, size) => {
          const lines = parts.map((part) => part.replaceAll(/[\r\n]/g, ""));
          const text = lines.map((line) => `${line}\n`).join("");
          const split = splitLines();
          const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
            text.slice(index * size, (index + 1) * size),
          );
          expect(pieces.flatMap((piece) => split(piece))).toEqual(lines);
          expect(split("\n")).toEqual([""]);
        },
      ),
    );
  });

  test("end with \\n or \\r\\n only", () => {
    const line = '{"id":"\u2028\u0085\r","ask":"hello"}';
    expect(splitLines()(`${line}\r\n${line}\n`)).toEqual([line, line]);
  });

  test("are cut one character after the longest, and take no more memory", () => {
    const split = splitLines(10);
    for (let pieces = 0; pieces < 1000; pieces++) expect(split("x".repeat(1000))).toEqual([]);
    expect(split("\nshort\n")).toEqual(["x".repeat(11), "short"]);
  });
});
