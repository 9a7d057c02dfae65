import { type CustomLayout, createGame, type GameOptions, type Move } from "perfect-home-rules";
import { formatRecord } from "perfect-home-rules/notation";
import { createSimulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { some } from "../support/thorough.js";
import { runCliOn, tooWide } from "./run-cli.js";

/** As much as a file is to be answered for. */
const MEGABYTE = 1_000_000;

const RECORD = "record 1\npackage 1.0.0\n";
const STREETS = ". . . . . . . . . .\n. . . . . . . . . . .\n. . . . . . . . . . . .\n";

/** A text as long as a file may be. */
function filled(text: string, length = MEGABYTE - 500): string {
  return text.repeat(Math.floor(length / (Buffer.byteLength(JSON.stringify(text)) - 2)));
}

function recordOfPlayers(names: readonly string[], moves = ""): string {
  return `${RECORD}players ${JSON.stringify(names)}\nseed 1\n\n${moves}`;
}

/** The record of a whole game of many. */
function wholeGame(options: GameOptions): string {
  const simulator = createSimulator(createGame(options));
  const moves: Move[] = [];
  for (let step = 0; !simulator.isOver(); step++) {
    const legal = simulator.legalMoves();
    const move = legal[(step * 7) % legal.length];
    moves.push({ ...move });
    simulator.apply(move);
  }
  return formatRecord({ version: 1, package: "1.0.0", options, moves, result: null });
}

const TRACK = [0, 1, 2, 3];

/** The largest sheet that there can be. */
const LARGE: CustomLayout = {
  id: "large",
  streets: Array.from({ length: 6 }, () => ({ houses: 20, column: 0, pools: [1, 2, 3], parks: TRACK })),
  pools: TRACK,
  temps: 50,
  improvements: Array.from({ length: 6 }, () => TRACK),
  extensions: Array.from({ length: 50 }, (_, index) => index),
  roundabouts: TRACK,
  refusals: Array.from({ length: 50 }, (_, index) => index),
};

const manyNames = (count: number): string[] => Array.from({ length: count }, (_, index) => `P${index}`);

/** Names that take time or room: without width, with marks without end, wide, turned around, of many words. */
const NAMES: readonly (readonly [string, string])[] = [
  ["plain", "x"],
  ["without width", "\u200b"],
  ["joined", "\u200d"],
  ["with combining marks", "e\u0301\u0301\u0301"],
  ["of one character with marks", "\u0301"],
  ["of flags", "🇫🇷"],
  ["of families", "👩‍👩‍👧"],
  ["wide", "家"],
  ["of Hangul", "\u1100\u1161"],
  ["turned around", "\u202e"],
  ["of controls", "\u009b"],

  ["of words", "a "],
  ["of escapes", "\u001b[31m"],
];

const RECORDS: readonly (readonly [string, () => string])[] = [
  ...NAMES.map(
    ([name, text]) =>
      [`a name ${name}`, () => recordOfPlayers([`n${filled(text, MEGABYTE - 500)}n`])] as const,
  ),
  ["many players", () => recordOfPlayers(manyNames(90_000))],
  ["many players and moves", () => recordOfPlayers(manyNames(5_000), filled("1 pick 1\n", 900_000))],
  ["moves that do not fit", () => recordOfPlayers(["Ann"], filled("1 pick 1\n", 900_000))],
  ["a line of moves", () => recordOfPlayers(["Ann"], `1 ${filled("pick 1, ", 900_000)}end`)],
  ["lists in lists", () => `${RECORD}players ${"[".repeat(400_000)}\nseed 1\n`],
  ["closed lists in lists", () => `${RECORD}players ${"[".repeat(400_000)}${"]".repeat(400_000)}\nseed 1\n`],
  ["objects in objects", () => `${RECORD}start ${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}\n`],
  ["a long field", () => `${RECORD}players ["Ann"]\nseed 1\nplans {"${filled("x ", 900_000)}": 1}\n`],
  [
    "many fields",
    () =>
      `${RECORD}players ["Ann"]\nseed 1\nplans {${manyNames(90_000)
        .map((name) => `"${name}":1`)
        .join()}}\n`,
  ],
  [
    "many cards",
    () => `${RECORD}players ["Ann"]\nseed 1\ncards [${filled('{"number":1,"action":"park"},', 900_000)}1]\n`,
  ],
  ["empty lines", () => `${filled("\n")}x`],
  ["comments", () => filled("# x\n")],
  ["a comment", () => filled("#")],
  ["a word", () => filled("record")],
  ["brackets", () => `${RECORD}${filled("[")}`],
  [
    "results",
    () =>
      `${RECORD}players ["Ann"]\nseed 1\n${filled("result 1 place 1, total 1, completeEstates 0\n", 900_000)}`,
  ],
  ["a whole game of a hundred", () => wholeGame({ players: manyNames(100), seed: 1 })],
  ["a whole game on large sheets", () => wholeGame({ players: manyNames(100), seed: 1, layout: LARGE })],
];

const SHEETS: readonly (readonly [string, () => string])[] = [
  ...NAMES.map(
    ([name, text]) =>
      [
        `a name ${name}`,
        () => `player ${JSON.stringify(`n${filled(text, MEGABYTE - 500)}n`)}\n${STREETS}`,
      ] as const,
  ),
  ["many sheets", () => filled(`sheet classic\n${STREETS}`)],
  ["many wrong sheets", () => filled(`sheet classic\n${STREETS.replaceAll(".", "5")}`)],
  ["many named sheets", () => filled(`player Ann\n${STREETS}`)],
  ["fences", () => filled(". | ")],
  ["marks", () => `.${filled("*")}`],
  ["numbers", () => filled("9")],
  ["blanks", () => `${filled(" ")}x`],
  ["quotes", () => `player "${filled("\\\\", 400_000)}`],
];

async function judge(command: string, text: string): Promise<void> {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MEGABYTE);
  const { code, out, err } = await runCliOn(text, command, "-");
  expect([0, 1, 2]).toContain(code);
  if (code === 0) expect(err).toBe("");
  else expect(out + err).not.toBe("");
  expect(out + err).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u);
  expect(tooWide(err)).toEqual([]);
}

// What walks through such a text once for each of its characters does not end in the time that any test has; how long
// the command line takes is measured by `npm run texts`.
describe("a file of up to a megabyte is answered or refused", () => {
  test.each(some(RECORDS, 4))("replay: %s", (_, text) => judge("replay", text()));
  test.each(some(RECORDS, 4))("moves: %s", (_, text) => judge("moves", text()));
  test.each(some(SHEETS, 3))("score: %s", (_, text) => judge("score", text()));
});
