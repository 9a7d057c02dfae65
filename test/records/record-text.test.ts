import { checkRecord, type GameRecord, isRulesError } from "perfect-home-rules";
import { formatMove, formatRecord, parseRecord } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { playGame, recordGame, recordOfMoves, WAYS } from "./games.js";

const TEXT = `record 1
package 1.2.3
players ["Ann","Bob #1"]
seed 7
nineAndThreeQuarters true

1 pick 2, write 2.5 9¾, fence 1.3, end
2 permitRefusal, end

2 pick 1
1 pick 1, write 1.1 0
2 write 3.12 17, skip, claim B, use 1.4, end

result 2 place 1, total 83, completeEstates 5, plans 20, roundabouts -8
result opponent place 2, total -1, completeEstates 0
`;

const RECORD: GameRecord = {
  version: 1,
  package: "1.2.3",
  options: { players: ["Ann", "Bob #1"], seed: 7, nineAndThreeQuarters: true },
  moves: [
    { type: "pick", player: 0, stack: 1 },
    { type: "write", player: 0, street: 1, house: 4, number: 9.75 },
    { type: "fence", player: 0, street: 0, gap: 2 },
    { type: "end", player: 0 },
    { type: "permitRefusal", player: 1 },
    { type: "end", player: 1 },
    { type: "pick", player: 1, stack: 0 },
    { type: "pick", player: 0, stack: 0 },
    { type: "write", player: 0, street: 0, house: 0, number: 0 },
    { type: "write", player: 1, street: 2, house: 11, number: 17 },
    { type: "skip", player: 1 },
    { type: "claim", player: 1, plan: "B" },
    { type: "use", player: 1, street: 0, house: 3 },
    { type: "end", player: 1 },
  ],
  result: [
    { player: 1, place: 1, total: 83, completeEstates: 5, sections: { plans: 20, roundabouts: -8 } },
    { player: "opponent", place: 2, total: -1, completeEstates: 0, sections: {} },
  ],
};

const HEADER = 'record 1\npackage 1.2.3\nplayers ["Ann"]\nseed 1\n';

/** Line and column at which a text is refused, with what was expected there. */
function refusal(text: string): string {
  try {
    parseRecord(text);
    return "read";
  } catch (error) {
    if (!isRulesError(error)) throw error;
    const { line, column, expected, found, path } = error.violations[0].details;
    return error.code === "notation.unexpected"
      ? `${line}:${column} ${expected}, found ${found}`
      : `${error.code} ${path}`;
  }
}

/** The path of what can't be written. */
function pathOf(record: unknown): unknown {
  try {
    return formatRecord(record as GameRecord);
  } catch (error) {
    return isRulesError(error) && error.code === "record.malformed"
      ? error.violations[0].details["path"]
      : error;
  }
}

describe("records as text", () => {
  test("a line for each option, each turn or part of one, and each result; an empty one after each phase", () => {
    expect(formatRecord(RECORD)).toBe(TEXT);
    expect(parseRecord(TEXT)).toEqual(RECORD);
  });

  test.each(WAYS.map(({ name }, index) => ({ name, index })))(
    "records are read as they were written: $name",
    ({ index }) => {
      const game = playGame(WAYS[index], 29);
      const record = recordGame(game);
      const text = formatRecord(record);
      expect(parseRecord(text)).toEqual(record);
      expect(JSON.stringify(parseRecord(text))).toBe(JSON.stringify(record));
      expect(formatRecord(parseRecord(text))).toBe(text);
      expect(checkRecord(parseRecord(text)).differences).toEqual([]);
      const unordered = recordOfMoves(game);
      expect(parseRecord(formatRecord(unordered))).toEqual(unordered);
    },
  );

  test("what a recorder keeps has one line for each turn, which says its moves as they are said alone", () => {
    const record = recordGame(playGame(WAYS[2], 29));
    const paragraphs = formatRecord(record).trimEnd().split("\n\n");
    const turns = paragraphs.slice(1, -1).map((paragraph) => paragraph.split("\n"));
    expect(turns.every((lines) => lines.map((line) => line[0]).join() === "1,2,3")).toBe(true);
    const moves = turns.flat().flatMap((line) =>
      line
        .slice(2)
        .split(", ")
        .map((body) => `${line[0]} ${body}`),
    );
    expect(moves).toEqual(record.moves.map(formatMove));
  });

  test("blanks, comments, empty lines and other line breaks are passed over, and options may stand in any order", () => {
    const loose = TEXT.replace('players ["Ann","Bob #1"]\nseed 7', 'seed  7 \n  players\t[ "Ann", "Bob #1" ]')
      .replace("fence 1.3, end", "fence 1.3 ,\tend # a turn")
      .replace("9¾", "9.75")
      .replaceAll("\n", " \r\n");
    expect(parseRecord(`\uFEFF# a game\n\n${loose}\n# the end`)).toEqual(RECORD);
  });

  test("options with everything in them are kept", () => {
    const options = {
      players: ['\u2028 \r\n "', "Ünal"],
      seed: [1, 2, 3, 4],
      plans: { A: { id: "own", letter: "A", parts: [], score: [1, 0], advanced: false } },
    } as unknown as GameRecord["options"];
    const record = { ...RECORD, package: "1.0.0+build # 7", options, moves: [], result: null };
    expect(parseRecord(formatRecord(record))).toEqual(record);
  });

  test("a text that is not a record is refused where it goes wrong", () => {
    expect(refusal("")).toBe("1:1 the word record, which begins a record, found the end of the text");
    expect(refusal("record 2")).toMatch(/^1:8 1, the version of the format/);
    expect(refusal("record 1\nseed 1")).toMatch(/^2:1 the word package/);
    expect(refusal("record 1\npackage # none")).toMatch(/^2:9 the version of the package/);
    expect(refusal("record 1\npackage 1\nsead 1")).toMatch(
      /^3:1 an option \(players, seed, .*\), a line of moves, a result, or the end of the text, found "sead"$/,
    );
    expect(refusal("record 1\npackage 1\nseed 1\nseed 2")).toMatch(/^4:1 an option \(players, edition/);
    expect(refusal("record 1\npackage 1\nseed 1 # of mine")).toBe(
      '3:6 the value of seed: JSON up to the end of the line, found "1"',
    );
    expect(refusal("record 1\npackage 1\nseed\n1")).toBe(
      "3:5 the value of seed: JSON up to the end of the line, found the end of the line",
    );
    expect(refusal(`${HEADER}1 pick 2 write 1.1 5`)).toBe(
      '5:10 a comma, or the end of the line, found "write"',
    );
    expect(refusal(`${HEADER}1 pick 2,\n1 end`)).toMatch(/^5:10 a move/);
    expect(refusal(`${HEADER}1 pick 2\nedition "first-2018"`)).toMatch(/^6:1 a line of moves, a result/);
    expect(refusal(`${HEADER}result`)).toMatch(/^5:7 the number of a player, or opponent/);
    expect(refusal(`${HEADER}result 1 total 5`)).toMatch(/^5:10 place/);
    expect(refusal(`${HEADER}result 1 place 1, total 5`)).toMatch(/^5:26 a comma before completeEstates/);
    expect(refusal(`${HEADER}result 1 place 1, total 5.5, completeEstates 1`)).toMatch(
      /^5:26 a comma before completeEstates/,
    );
    expect(refusal(`${HEADER}result 1 place 1, total 5, completeEstates 1, parks 1, parks 2`)).toMatch(
      /^5:56 the name of a section not named yet/,
    );
    expect(refusal(`${HEADER}result 1 place 1, total 5, completeEstates 1\n1 end`)).toMatch(
      /^6:1 a line of moves, a result/,
    );
    expect(refusal(null as unknown as string)).toMatch(/^1:1 a text/);
  });

  test("options that nobody could have written are refused", () => {
    expect(refusal(`${HEADER}plans {"__proto__":{"polluted":1}}`)).toBe(
      "record.malformed options.plans.__proto__",
    );
    expect(refusal(`${HEADER}plans ${"[".repeat(50000)}${"]".repeat(50000)}`)).toMatch(
      /^record.malformed options.plans\[0\]/,
    );
  });

  test("a record that can't be read again is not written", () => {
    expect(pathOf(null)).toBe("");
    expect(pathOf({ ...RECORD, moves: [RECORD.moves[0], { type: "eat", player: 0 }] })).toBe("moves[1]");
    expect(pathOf({ ...RECORD, moves: [{ type: "end", player: 9999 }] })).toBe("moves[0]");
    expect(pathOf({ ...RECORD, options: { ...RECORD.options, result: 1 } })).toBe("options.result");
    expect(pathOf({ ...RECORD, result: [] })).toBe("result");
  });
});
