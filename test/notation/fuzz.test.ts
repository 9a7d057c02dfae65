import fc from "fast-check";
import { isRulesError } from "perfect-home-rules";
import { formatSheets, parseSheets } from "perfect-home-rules/notation";
import { expect, test } from "vitest";
import { runs } from "../support/games.js";
import { anyTexts } from "./texts.js";

// `npm run fuzz -- notation` tries 100,000 texts.
test("any text is read, and then written and read again, or refused with line and column", () => {
  fc.assert(
    fc.property(anyTexts, (text) => {
      const refusal = readAgain(text);
      if (refusal === null) return;
      const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
      const { line, column } = refusal;
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines.length);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column).toBeLessThanOrEqual(lines[line - 1].length + 1);
    }),
    runs(20),
  );
}, 600_000);

/** Where a text is refused; `null` for one that can be read. */
function readAgain(text: string): { readonly line: number; readonly column: number } | null {
  try {
    const sheets = parseSheets(text);
    const written = formatSheets(sheets);
    expect(parseSheets(written)).toStrictEqual(sheets);
    expect(formatSheets(parseSheets(written))).toBe(written);
    return null;
  } catch (error) {
    if (!isRulesError(error)) throw error;
    const [{ code, details }] = error.violations;
    expect(code).toBe("notation.unexpected");
    return { line: Number(details["line"]), column: Number(details["column"]) };
  }
}
