import { describe, expect, test } from "vitest";
import { counted, cut, wrapped } from "../../src/cli/wording.js";

describe("words", () => {
  test("for numbers of things", () => {
    expect([counted(1, "box", "boxes"), counted(0, "box", "boxes")]).toEqual(["1 box", "0 boxes"]);
  });

  test("are cut between whole characters", () => {
    expect(cut("Ann", 3)).toBe("Ann");
    expect(cut("Annabel", 4)).toBe("Ann…");
    expect(cut("a\u001b[2Jb\nc", 20)).toBe("a\\u001b[2Jb\\u000ac");
    expect(cut("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 4)).toBe("👩‍👩‍👧…");
  });

  test("are wrapped with a hanging indent", () => {
    expect(wrapped("Ann ", "one two three", 11)).toEqual(["Ann one two", "    three"]);
    expect(wrapped("", "a very_long_word", 8)).toEqual(["a", "very_lo…"]);
  });
});
