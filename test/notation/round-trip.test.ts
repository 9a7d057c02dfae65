import fc from "fast-check";
import { checkSheet, describeSheet } from "perfect-home-rules";
import { formatSheet, formatSheets, parseSheet, parseSheets } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { inRandomGames, sampledStates } from "../support/check.js";
import { optionsOf } from "../support/games.js";
import { seats } from "../support/sheets.js";
import { anySheet, anySheets, SHEET_KINDS, sheetKinds } from "./descriptions.js";

describe("sheets as text and back", () => {
  test("any well-formed sheet, right or not, is read as it was written", () => {
    fc.assert(
      fc.property(anySheets, ({ kind: { options }, description }) => {
        const text = formatSheet(description, options);
        const read = parseSheet(text, options);
        expect(read).toStrictEqual(description);
        expect(formatSheet(read, options)).toBe(text);
      }),
    );
  });

  test("every sheet of a random game is read as it was written, and nothing is wrong with it", () => {
    inRandomGames(
      (script) => {
        const { edition, layout, plans } = optionsOf(script);
        const options = { edition, layout, plans };
        for (const state of sampledStates(script)) {
          for (const player of seats(state)) {
            const description = describeSheet(state, player);
            expect(checkSheet(description, options)).toEqual([]);
            expect(parseSheet(formatSheet(description, options), options)).toStrictEqual(description);
          }
        }
      },
      { share: 0.2 },
    );
  });

  test("comments, blanks, the order of lines, line breaks and a byte order mark make no difference", () => {
    const plain = ["1 2 | 3B . . . . . . .", ". . . . . . . . . . .", ". . . . . . . . . . . 17"];
    const lines = ["parks 0 1 0", "temps 2", "plans A 8 C 0"];
    const text = [...plain, ...lines].join("\n");
    const odd = [
      "\uFEFF# a sheet",
      "",
      "  1\t2|3B . . . . . . .   # street 1",
      ...plain.slice(1),
      "plans C 0 A 8",
      "pools 0",
      " temps   2",
      "parks 0 1 0#",
    ];
    for (const lineBreak of ["\n", "\r\n", "\r"]) {
      expect(formatSheet(parseSheet(odd.join(lineBreak)))).toBe(text);
    }
  });

  test("a name may have any number of blanks within it and after it", () => {
    const name = `Ann${" ".repeat(1_000_000)}B.`;
    const blank = [10, 11, 12].map((houses) => ". ".repeat(houses)).join("\n");
    const [sheet] = parseSheets(`player ${name}${"\t ".repeat(500_000)}\n${blank}`);
    expect(sheet.name).toBe(name);
  });

  test("NTQ-2: ¾ may be written as .75", () => {
    const text = (number: string): string =>
      `${number} ${number}B . . . . . . . .\n. . . . . . . . . . .\n. . . . . . . . . . . .`;
    expect(parseSheet(text("9.75"))).toEqual(parseSheet(text("9¾")));
    expect(formatSheet(parseSheet(text("9.75")))).toBe(text("9¾"));
  });

  test("several sheets, with and without names, are read as they were written", () => {
    const names = fc.option(
      fc.oneof(fc.string({ minLength: 1, unit: "binary" }), fc.string({ minLength: 1 })),
    );
    const named = sheetKinds.chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        sheets: fc.array(fc.record({ name: names, description: anySheet(kind) }, { noNullPrototype: true }), {
          minLength: 1,
          maxLength: 4,
        }),
      }),
    );
    fc.assert(
      fc.property(named, ({ kind: { options }, sheets }) => {
        expect(parseSheets(formatSheets(sheets, options), options)).toStrictEqual(sheets);
      }),
      { numRuns: 50 },
    );
  });

  test("a sheet is named in the text unless it is the Classic one", () => {
    const headers = SHEET_KINDS.map(({ options, layout }) => {
      const [description] = fc.sample(anySheet({ name: "", options, layout }), 1);
      return formatSheet(description, options).split("\n")[0];
    });
    expect(headers[1]).toBe("sheet blueprint");
    expect(headers[3]).toBe('sheet "our street # 1"');
    expect(headers[0]).not.toMatch(/^sheet/);
    expect(headers[2]).not.toMatch(/^sheet/);
  });
});
