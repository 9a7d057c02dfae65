import { createGame, decodeMove, isRulesError, type Move, moveSpaceSize } from "perfect-home-rules";
import { formatMove, parseMove } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { WAYS } from "./games.js";

const EXAMPLES: readonly (readonly [string, Move])[] = [
  ["1 pick 2", { type: "pick", player: 0, stack: 1 }],
  ["1 pair 1 3", { type: "pair", player: 0, numberCard: 0, actionCard: 2 }],
  ["1 give 3", { type: "give", player: 0, card: 2 }],
  ["2 write 2.5 8", { type: "write", player: 1, street: 1, house: 4, number: 8 }],
  ["2 write 3.12 9¾", { type: "write", player: 1, street: 2, house: 11, number: 9.75 }],
  ["2 write 1.1 0", { type: "write", player: 1, street: 0, house: 0, number: 0 }],
  ["3 permitRefusal", { type: "permitRefusal", player: 2 }],
  ["1 skip", { type: "skip", player: 0 }],
  ["1 fence 1.3", { type: "fence", player: 0, street: 0, gap: 2 }],
  ["1 improve 3", { type: "improve", player: 0, size: 3 }],
  ["1 park", { type: "park", player: 0 }],
  ["1 pool", { type: "pool", player: 0 }],
  ["1 temp", { type: "temp", player: 0 }],
  ["1 extend 3.4 left", { type: "extend", player: 0, street: 2, house: 3, from: "left" }],
  ["1 roundabout 2.11", { type: "roundabout", player: 0, street: 1, house: 10 }],
  ["1 claim B", { type: "claim", player: 0, plan: "B" }],
  ["1 use 1.4", { type: "use", player: 0, street: 0, house: 3 }],
  ["1 reshuffle", { type: "reshuffle", player: 0 }],
  ["12 end", { type: "end", player: 11 }],
];

/** Line and column at which a text is refused, with what was expected there. */
function refusal(text: string): string {
  try {
    parseMove(text);
    return "read";
  } catch (error) {
    if (!isRulesError(error) || error.code !== "notation.unexpected") throw error;
    const { line, column, expected, found } = error.violations[0].details;
    return `${line}:${column} ${expected}, found ${found}`;
  }
}

function codeOf(move: unknown): string {
  try {
    return formatMove(move as Move);
  } catch (error) {
    return isRulesError(error) ? error.code : "crash";
  }
}

describe("moves as text", () => {
  test.each(EXAMPLES)("%s", (text, move) => {
    expect(formatMove(move)).toBe(text);
    expect(parseMove(text)).toEqual(move);
    expect(JSON.stringify(parseMove(text))).toBe(JSON.stringify(move));
  });

  test.each(WAYS)(
    "every move of $name is read as it was written, and no two are written alike",
    ({ options }) => {
      const state = createGame({ ...options, seed: 1 });
      const moves = Array.from({ length: moveSpaceSize(state) }, (_, code) => decodeMove(state, code, 0));
      const texts = moves.map(formatMove);
      expect(texts.map(parseMove)).toEqual(moves);
      expect(new Set(texts).size).toBe(moves.length);
    },
  );

  test("blanks, a comment and empty lines may stand around a move, and 9.75 for 9¾", () => {
    const move = { type: "write", player: 0, street: 0, house: 4, number: 9.75 };
    expect(parseMove("\uFEFF\r\n\t1  write\t1.5   9.75 # in the middle\n\n")).toEqual(move);
  });

  test("a text that is not a move is refused where it goes wrong", () => {
    expect(refusal("")).toBe(
      "1:1 the number of a player (a whole number from 1 to 9999), found the end of the text",
    );
    expect(refusal("write 1.1 5")).toMatch(/^1:1 the number of a player/);
    expect(refusal("0 end")).toMatch(/^1:1 the number of a player/);
    expect(refusal("1end")).toBe('1:2 a space after the number of the player, found "end"');
    expect(refusal("1 ending")).toMatch(/^1:3 a move \(pick, pair, .*\), found "ending"$/);
    expect(refusal("1 write 1 5")).toBe('1:10 . before the house of write, found " "');
    expect(refusal("1 write 1.5")).toBe("1:12 a space before the number of write, found the end of the text");
    expect(refusal("1 write 1.5 08")).toBe('1:14 the end of the move, found "8"');
    expect(refusal("\n 1 fence 1.0")).toMatch(/^2:12 the gap of fence .*, found "0"$/);
    expect(refusal("1 extend 3.4left")).toBe('1:13 a space before the from of extend, found "left"');
    expect(refusal("1 end 2 end")).toBe('1:7 the end of the move, found "2"');
    expect(refusal("1 constructor")).toMatch(/^1:3 a move/);
    expect(refusal(7 as unknown as string)).toMatch(/^1:1 a text/);
  });

  test("what is not a move, or can't be read again, is not written", () => {
    const write = { type: "write", player: 0, street: 0, house: 4, number: 8 };
    expect(codeOf(write)).toBe("1 write 1.5 8");
    const malformed = [
      null,
      undefined,
      5,
      "1 end",
      [],
      {},
      { type: "write", player: 0 },
      { ...write, extra: 1 },
    ];
    expect(malformed.map(codeOf)).toEqual(malformed.map(() => "move.malformed"));
    const outOfRange = [
      ...[-1, -0, 0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, "1"].map((house) => ({ ...write, house })),
      ...[-1, -0, 0.5, 10000, Number.NaN, "8"].map((number) => ({ ...write, number })),
      ...[-1, -0, 9999, "x"].map((player) => ({ ...write, player })),
      ...["", "a b", "#", 7, "Á"].map((plan) => ({ type: "claim", player: 0, plan })),
    ];
    expect(outOfRange.map(codeOf)).toEqual(outOfRange.map(() => "move.out-of-range"));
  });
});
