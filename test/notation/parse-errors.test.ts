import { isRulesError, type Violation } from "perfect-home-rules";
import { parseSheet, parseSheets } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";

const STREETS = ["1 5 | 8 9* . . 11 11B | @ | 14", "0 1 2 3 . . . . . . .", ". . . . . . . . . . . 17"];

/** The text of a sheet, with one piece replaced. */
function text(piece = "", replacement = "", more: readonly string[] = []): string {
  return [...STREETS, ...more].join("\n").replace(piece, () => replacement);
}

function violationIn(wrong: string, parse: (text: string) => unknown = parseSheet): Violation {
  try {
    parse(wrong);
  } catch (error) {
    if (isRulesError(error)) return error.violations[0];
    throw error;
  }
  throw new Error(`this was read: ${wrong}`);
}

const HOUSES = "(a number, ., @ or Z)";

const CASES: readonly (readonly [string, string, number, number, string, string])[] = [
  ["nothing", "", 1, 1, `house 1 of 10 in street 1 ${HOUSES}`, "the end of the text"],
  ["only comments", "# x\n\n  # y", 3, 6, `house 1 of 10 in street 1 ${HOUSES}`, "the end of the text"],
  [
    "a fence at the end of a street",
    text("1 5", "| 1 5"),
    1,
    1,
    `house 1 of 10 in street 1 ${HOUSES}`,
    '"|"',
  ],
  ["two fences", text("|", "||"), 1, 6, `house 3 of 10 in street 1 ${HOUSES}`, '"|"'],
  ["a house too few", text(" 14", ""), 1, 28, `house 10 of 10 in street 1 ${HOUSES}`, "the end of the line"],
  [
    "a house too many",
    text("14", "14 15"),
    1,
    32,
    "the end of the line after the 10 houses of street 1",
    '"15"',
  ],
  ["18", text("17", "18"), 3, 23, "a number from 0 to 17", '"18"'],
  ["a leading zero", text("5", "05"), 1, 3, "a number from 0 to 17", '"05"'],
  ["a minus", text("5", "-5"), 1, 3, `house 2 of 10 in street 1 ${HOUSES}`, '"-5"'],
  ["14¾", text("14", "14¾"), 1, 29, "a number from 7¾ to 11¾", '"14¾"'],
  ["9.5", text("9*", "9.5"), 1, 10, "a space, or a mark that the house does not have yet", '".5"'],
  ["two circles", text("9*", "9**"), 1, 11, "a space, or a mark that the house does not have yet", '"*"'],
  [
    "B on an empty house",
    text(". 11", ".B 11"),
    1,
    15,
    "a space, or a mark that the house does not have yet",
    '"B"',
  ],
  [
    "B after the marks",
    text("9*", "9*B"),
    1,
    11,
    "a space, or a mark that the house does not have yet",
    '"B"',
  ],
  ["an unknown sign", text("@", "?"), 1, 25, `house 9 of 10 in street 1 ${HOUSES}`, '"?"'],
  ["an unknown line", text("", "", ["ponds 3"]), 4, 1, "the end of the text, parks, ", '"ponds"'],
  [
    "a line twice",
    text("", "", ["pools 3", "pools 3"]),
    5,
    1,
    "the end of the text, parks, temps",
    '"pools"',
  ],
  [
    "too few numbers",
    text("", "", ["parks 3 1"]),
    4,
    10,
    "number 3 of 3 in parks (a whole",
    "the end of the text",
  ],
  ["too many numbers", text("", "", ["pools 3 1"]), 4, 9, "the end of the line", '"1"'],
  ["a number too large", text("", "", ["temps 10000"]), 4, 7, "the number of temps (a whole", '"10000"'],
  ["no plan", text("", "", ["plans"]), 4, 6, "the letter of a plan (A, B, C)", "the end of the text"],
  ["a plan twice", text("", "", ["plans A 8 A 8"]), 4, 11, "the letter of a plan (B, C)", '"A"'],
  ["a plan without points", text("", "", ["plans A B"]), 4, 9, "the points of plan A (a whole number", '"B"'],
  ["an unknown sheet", `sheet plan\n${text()}`, 1, 7, "the id of a sheet: classic, blueprint, ", '"plan"'],
  ["no sheet", `sheet\n${text()}`, 1, 6, "the id of a sheet", "the end of the line"],
  ["open quotes", `sheet "classic\n${text()}`, 1, 7, "the id of a sheet in double quotes", '"\\"classic"'],
  ["text after quotes", `player "Ann" B\n${text()}`, 1, 14, "the end of the line after the name", '"B"'],
  ["a second sheet", text("", "", ["sheet classic"]), 4, 1, "the end of the text, which must be", '"sheet"'],
];

describe("a wrong text is refused with line, column and what was expected", () => {
  test.each(CASES)("%s", (_, wrong, line, column, expected, found) => {
    const { code, clause, details, message } = violationIn(wrong);
    expect({ code, clause, ...details }).toEqual({
      code: "notation.unexpected",
      clause: null,
      line,
      column,
      expected: expect.stringContaining(expected),
      found,
    });
    expect(message).toBe(
      `Line ${line}, column ${column}: expected ${details["expected"]}, found ${details["found"]}.`,
    );
  });

  test("lines are counted over all sheets of a text", () => {
    const two = `player Ann\n${text()}\r\n\r\nplayer Bob\n${text("@", "?")}`;
    expect(violationIn(two, parseSheets).details).toMatchObject({ line: 7, column: 25 });
  });

  test("what is not a text is refused the same way", () => {
    for (const value of [undefined, null, 7, {}, ["1"]]) {
      expect(violationIn(value as never).code).toBe("notation.unexpected");
    }
  });
});
