import {
  createGame,
  formatMove,
  formatRecord,
  type GameRecord,
  isRulesError,
  legalMoves,
  type Move,
  parseMove,
  parseRecord,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";

/** With what something is refused: its code and its details. */
function refusalOf(work: () => unknown): object {
  try {
    work();
  } catch (error) {
    if (isRulesError(error)) return { code: error.code, ...error.violations[0]?.details };
    throw error;
  }
  throw new Error("nothing was refused");
}

const KINDS =
  "a move (discardPair, jackhammer, decline, take, drill, mixer, place, decor, scaffold, keep, roofer, supplier, handyman, finish)";
const PLAYER = "the number of a player";

describe("moves as text", () => {
  test.each<[string, Move]>([
    ["1 discardPair 2", { type: "discardPair", player: 0, column: 1 }],
    ["2 jackhammer", { type: "jackhammer", player: 1 }],
    ["4 drill 3 12", { type: "drill", player: 3, column: 2, space: 11 }],
    ["1 place 5 up", { type: "place", player: 0, space: 4, face: "up" }],
    ["1 roofer roof-3 plain", { type: "roofer", player: 0, colour: "roof-3", kind: "plain" }],
    ['1 roofer "two words" plain', { type: "roofer", player: 0, colour: "two words", kind: "plain" }],
    ['1 supplier "\\"a\\\\" 1', { type: "supplier", player: 0, room: '"a\\', space: 0 }],
    ['1 supplier "salle à manger" 1', { type: "supplier", player: 0, room: "salle à manger", space: 0 }],
    ["9999 take 9999", { type: "take", player: 9998, column: 9998 }],
  ])("%s", (text, move) => {
    expect(formatMove(move)).toBe(text);
    expect(parseMove(text)).toEqual(move);
  });

  test("blanks and tabs around words do not matter", () => {
    expect(parseMove(" \t1\t take   3 ")).toEqual({ type: "take", player: 0, column: 2 });
  });

  test.each<[string, number, string]>([
    ["", 1, PLAYER],
    ["   ", 4, PLAYER],
    ["0 take 1", 1, PLAYER],
    ["01 take 1", 1, PLAYER],
    ["+1 take 1", 1, PLAYER],
    ["1.5 take 1", 1, PLAYER],
    ["1a take 1", 1, PLAYER],
    ["10000 take 1", 1, PLAYER],
    ["take 1", 1, PLAYER],
    ["\n1 take 1", 1, PLAYER],
    ["1", 2, KINDS],
    ["1  fly", 4, KINDS],
    ['1 "take" 1', 3, KINDS],
    ["1 take", 7, "the column of take"],
    ["1 take x", 8, "the column of take"],
    ["1 take 0", 8, "the column of take"],
    ["1 take 10000", 8, "the column of take"],
    ["1 mixer 1", 10, "the second of mixer"],
    ["1 place 1 ?", 11, "the face of place"],
    ['1 place 1 "up', 11, "the face of place"],
    ['1 place 1 "up"', 11, "the face of place"],
    ['1 place 1 ""', 11, "the face of place"],
    ['1 place 1 "u\\q p"', 11, "the face of place"],
    ["1 place 1 {}", 11, "the face of place"],
    ["1 take 1 2", 10, "the end of the move"],
    ["1 take 1\n", 9, "the end of the move"],
    ["1 finish\u00a0", 9, "the end of the move"],
  ])("%j is refused at column %i", (text, column, expected) => {
    const refused = { code: "notation.unexpected", line: 1, column, expected };
    expect(refusalOf(() => parseMove(text))).toEqual(refused);
  });

  test("what is no text is refused", () => {
    const refused = { code: "notation.unexpected", line: 1, column: 1, expected: "a text" };
    expect(refusalOf(() => parseMove(7 as never))).toEqual(refused);
    expect(refusalOf(() => parseRecord(null as never))).toEqual(refused);
  });

  test.each<[object | null, object]>([
    [
      { type: "take", player: 9999, column: 0 },
      { code: "move.out-of-range", field: "player" },
    ],
    [
      { type: "take", player: -1, column: 0 },
      { code: "move.out-of-range", field: "player" },
    ],
    [
      { type: "take", player: "1", column: 0 },
      { code: "move.out-of-range", field: "player" },
    ],
    [
      { type: "take", player: 0, column: 9999 },
      { code: "move.out-of-range", field: "column" },
    ],
    [
      { type: "take", player: 0, column: -0 },
      { code: "move.out-of-range", field: "column" },
    ],
    [
      { type: "take", player: 0, column: "1" },
      { code: "move.out-of-range", field: "column" },
    ],
    [
      { type: "place", player: 0, space: 0, face: 1 },
      { code: "move.out-of-range", field: "face" },
    ],
    [
      { type: "supplier", player: 0, room: "", space: 0 },
      { code: "move.out-of-range", field: "room" },
    ],
    [
      { type: "fly", player: 0 },
      { code: "move.malformed", field: "type" },
    ],
    [
      { type: "take", player: 0 },
      { code: "move.malformed", field: "column" },
    ],
    [
      { type: "take", player: 0, column: 0, space: 1 },
      { code: "move.malformed", field: "space" },
    ],
    [null, { code: "move.malformed" }],
  ])("%j can't be written", (move, refused) => {
    expect(refusalOf(() => formatMove(move as Move))).toEqual(refused);
  });
});

describe("records as text", () => {
  const options = { players: ["Ann", "Bob"], seed: 1 };
  const moves = legalMoves(createGame(options)).slice(0, 1);
  const record: GameRecord = { version: 1, package: "1.0.0", options, moves, revealed: [], result: null };
  const card = { room: "kitchen" };
  const head = ['package "1.0.0"', 'options {"players":["Ann","Bob"],"seed":1}', "result null"];
  const text = (...lines: string[]): string => [...lines, ""].join("\n");

  test("a line each for package, options and result, then cards, then moves", () => {
    const entered = { ...record, revealed: [card, card] };
    const lines = text(...head, 'card {"room":"kitchen"}', 'card {"room":"kitchen"}', "1 discardPair 2");
    expect(formatRecord(entered)).toBe(lines);
    expect(parseRecord(lines)).toEqual(entered);
    expect(formatRecord(record)).toBe(text(...head, "1 discardPair 2"));
  });

  test("line ends of any system, blanks around lines and empty lines at the end do not matter", () => {
    const lines = [...head, " 1 discardPair 2 ", "", "  "];
    expect(parseRecord(lines.join("\r\n"))).toEqual(record);
    expect(parseRecord([...head, "1 discardPair 2"].join("\n"))).toEqual(record);
    expect(parseRecord(head.join("\n"))).toEqual({ ...record, moves: [] });
  });

  test.each<[string, string[], number, number, string]>([
    ["nothing", [], 1, 1, "a line that begins with package"],
    ["no package", head.slice(1), 1, 1, "a line that begins with package"],
    [
      "a longer word",
      [head[0]?.replace("package", "packages") ?? ""],
      1,
      1,
      "a line that begins with package",
    ],
    ["no options", head.slice(0, 1), 2, 1, "a line that begins with options"],
    ["no result", head.slice(0, 2), 3, 1, "a line that begins with result"],
    ["a package that is no JSON", ["package 1.0.0"], 1, 9, "JSON"],
    ["options that are no JSON", [head[0] ?? "", "options {"], 2, 9, "JSON"],
    ["a result that is no JSON", [...head.slice(0, 2), "result none"], 3, 8, "JSON"],
    ["a card that is no JSON", [...head, "card {}", "card kitchen"], 5, 6, "JSON"],
    ["a card after a move", [...head, "1 take 1", "card {}"], 4, 1, "all cards before the moves"],
    [
      "a card after a move and a card",
      [...head, "card {}", "1 take 1", "card {}"],
      4,
      1,
      "all cards before the moves",
    ],
    ["a wrong move", [...head, "1 take 1", "1 fly"], 5, 3, KINDS],
    ["a wrong move after a card", [...head, "card {}", "1 fly"], 5, 3, KINDS],
    ["an empty line between moves", [...head, "1 take 1", "", "1 take 1"], 5, 1, PLAYER],
  ])("%s is refused with its line and column", (_name, lines, line, column, expected) => {
    const refused = { code: "notation.unexpected", line, column, expected };
    expect(refusalOf(() => parseRecord(lines.join("\n")))).toEqual(refused);
  });

  test("what is read must be a record, and what is written", () => {
    expect(refusalOf(() => parseRecord(text("package 1", ...head.slice(1))))).toMatchObject({
      code: "record.malformed",
      path: "package",
    });
    expect(refusalOf(() => formatRecord({ ...record, version: 2 } as never))).toMatchObject({
      code: "record.malformed",
      path: "version",
    });
    expect(refusalOf(() => formatRecord({ ...record, moves: [{ type: "fly" }] } as never))).toEqual({
      code: "move.malformed",
      field: "type",
    });
  });
});
