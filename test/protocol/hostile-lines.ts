import fc from "fast-check";
import type { Referee } from "perfect-home-rules/protocol";
import { describe, expect, test } from "vitest";
import type { MessageCheck } from "./asking.js";

const OPTIONS = { players: ["Ann", "Bob"], seed: 1 };
const NEW = JSON.stringify({ ask: "new", options: OPTIONS });
const LOOK = '{"ask":"look","game":1,"show":["state"]}';

/** What is said of an error that the library did not expect. */
const UNEXPECTED = "something that can be answered";

/** A request for each field of which anything can stand. */
const request = fc
  .record(
    {
      ask: fc.constantFrom(
        "hello",
        "new",
        "load",
        "copy",
        "sample",
        "look",
        "apply",
        "reveal",
        "undo",
        "encoding",
        "__proto__",
        "toString",
      ),
      game: fc.constantFrom(1, 2, -1, null, "1", 1e300),
      ...Object.fromEntries(
        ["move", "code", "card", "player", "observer", "show", "options", "state", "seed", "id"].map(
          (name) => [
            name,
            fc.oneof(fc.jsonValue(), fc.constantFrom(0, 1, -1, "spectator", ["state"], OPTIONS)),
          ],
        ),
      ),
    },
    { requiredKeys: ["ask"] },
  )
  .map((fields) => JSON.stringify(fields));

/** `[[[…]]]`, closed or not. */
const nested = (depth: number, end: string): string => "[".repeat(depth) + end.repeat(depth);

/** Tests that a referee answers whatever it is asked. */
export function testHostileLines(
  createReferee: () => Referee,
  expectMessage: MessageCheck,
  move: object,
): void {
  /** A good request with some characters changed. */
  const spoiled = fc
    .tuple(
      fc.constantFrom(NEW, LOOK, JSON.stringify({ ask: "apply", game: 1, move })),
      fc.array(fc.tuple(fc.nat(80), fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 3 }),
    )
    .map(([line, changes]) =>
      changes.reduce((text, [at, junk]) => text.slice(0, at) + junk + text.slice(at + junk.length), line),
    );

  describe("whatever a line is, it is answered", () => {
    test("junk, requests with junk in their fields, and spoiled requests", () => {
      const referee = createReferee();
      referee.answer(NEW);
      let before = referee.answer(LOOK);
      fc.assert(
        fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json(), request, spoiled), (line) => {
          const answer = referee.answer(line);
          if (line.trim() === "") return answer === null;
          expectMessage("answer", JSON.parse(answer ?? "null"));
          const after = referee.answer(LOOK);
          if (answer?.includes('"ok":false')) expect(after).toBe(before);
          before = after;
          return !answer?.includes(UNEXPECTED) && !/[\r\n]/.test(answer ?? "");
        }),
      );
    });

    const fields = ["options", "state", "id", "show", "observer"];
    test.each([
      ["deep nesting without an end", nested(100_000, "")],
      ["deep nesting", nested(100_000, "]")],
      ...fields.map((name) => [`deep nesting in ${name}`, `{"ask":"new","${name}":${nested(50_000, "]")}}`]),
      ["deep nesting in a move", `{"ask":"apply","game":1,"move":{"type":${nested(50_000, "]")}}}`],
      ["deep nesting in a card", `{"ask":"reveal","game":1,"card":{"number":${nested(50_000, "]")}}}`],
      ["a long word", `{"ask":"${"x".repeat(1_000_000)}"}`],
      ["a long line", `{"ask":"hello","id":"${"x".repeat(8_000_000)}"}`],
      ["many fields", `{${Array.from({ length: 100_000 }, (_, index) => `"f${index}":1`).join(",")}}`],
      ["many players", `{"ask":"new","options":{"seed":1,"players":[${'"p",'.repeat(99_999)}"q"]}}`],
      ["null", "null"],
      ["a list", "[]"],
      ["NUL", "\u0000"],
      ["NUL within", '{"ask":"he\u0000llo"}'],
      ["NUL escaped", '{"ask":"hello\\u0000"}'],
      ["half a surrogate pair", '{"ask":"\\ud800","id":"\\ud800"}'],
      ["a byte order mark", '\uFEFF{"ask":"hello"}'],
      ["__proto__", '{"ask":"hello","__proto__":{"show":["state"]}}'],
      ["__proto__ as a game", '{"ask":"look","game":"__proto__"}'],
      ["__proto__ in options", '{"ask":"new","options":{"__proto__":{"players":["Ann"],"seed":1}}}'],
      ["constructor", '{"ask":"constructor"}'],
      ["numbers out of range", '{"ask":"look","game":1e999}'],
      ["two requests", `${LOOK}${LOOK}`],
    ])("%s", (_, line) => {
      const referee = createReferee();
      referee.answer(NEW);
      const before = referee.answer(LOOK);
      const answer = JSON.parse(referee.answer(line) ?? "null");
      expectMessage("answer", answer);
      expect(answer.ok).toBe(false);
      expect(answer.violations[0].details.expected).not.toBe(UNEXPECTED);
      expect(referee.answer(LOOK)).toBe(before);
    });

    test.each(["", "  ", "\t", "\r"])("but for an empty one: %j", (line) => {
      expect(createReferee().answer(line)).toBe(null);
    });
  });
}
