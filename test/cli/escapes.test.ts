import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGame, createRecorder, describeSheet, recordOf } from "perfect-home-rules";
import { formatRecord, formatSheets, parseRecord, parseSheets } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { runCli, runCliOn } from "./run-cli.js";

/** Characters that would steer a terminal, turn a line around or be lost. */
const UNSHOWABLE: readonly (readonly [string, string])[] = [
  ["ESC", "\u001b"],
  ["a line break", "\n"],
  ["a carriage return", "\r"],
  ["DEL", "\u007f"],
  ["CSI", "\u009b"],
  ["NEL", "\u0085"],
  ["an Arabic letter mark", "\u061c"],
  ["a right-to-left mark", "\u200f"],
  ["a right-to-left override", "\u202e"],
  ["a pop of directions", "\u202c"],
  ["a right-to-left isolate", "\u2067"],
  ["a pop of isolates", "\u2069"],
  ["a line separator", "\u2028"],
  ["a paragraph separator", "\u2029"],
  ["a lone high surrogate", "\ud83d"],
  ["a lone low surrogate", "\udc00"],
];

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const RAW = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u;

function recordText(name: string): string {
  const options = { players: [name, "Bob"], seed: 1 };
  return formatRecord(recordOf(createRecorder(options), createGame(options)));
}

function sheetText(name: string): string {
  const description = describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
  return formatSheets([{ name: name, description }]);
}

describe.each(UNSHOWABLE)("a name with %s", (_, character) => {
  const name = `A${character}b`;

  test("is written as an escape in records and sheets, and read again", () => {
    const [record, sheet] = [recordText(name), sheetText(name)];
    expect(`${record}${sheet}`).not.toMatch(RAW);
    expect(parseRecord(record).options.players).toEqual([name, "Bob"]);
    expect(parseSheets(sheet)[0].name).toBe(name);
  });

  test.each(["replay", "moves"])("is shown as an escape by %s", async (command) => {
    const { code, out, err } = await runCliOn(recordText(name), command, "-");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).not.toMatch(RAW);
    if (command === "replay") expect(out).toContain(`(A${escapeOf(character)}b and Bob)`);
  });

  test.each([[[]], [["--json"]]])("is shown as an escape by score %j", async (flags) => {
    const { code, out } = await runCliOn(sheetText(name), "score", "-", ...flags);
    expect(code).toBe(0);
    expect(out).not.toMatch(RAW);
    if (flags.length > 0) expect(JSON.parse(out).sheets[0].name).toBe(name);
    else expect(out).toContain(`A${escapeOf(character)}b`);
  });

  test("is shown as an escape in errors", async () => {
    for (const command of ["replay", "moves", "score"]) {
      const { code, out, err } = await runCliOn(`${character}${character}`, command, "-");
      expect(code).toBe(2);
      expect(`${out}${err}`).not.toMatch(RAW);
      expect((await runCli(command, `no such ${character} file`)).err).not.toMatch(RAW);
    }
  });

  test("is shown as an escape by play, or refused by it", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "escapes-")), "game.txt");
    const played = await runCli("play", "--players", `${name},Bob`, "--seed", "1", "--record", file);
    const { out, err, code } = played;
    expect(`${out}${err}`).not.toMatch(RAW);
    if (code !== 0) return;
    const text = readFileSync(file, "utf8");
    expect(text).not.toMatch(RAW);
    expect(parseRecord(text).options.players).toEqual([name, "Bob"]);
    const json = await runCli("play", "--players", `${name},Bob`, "--seed", "1", "--json");
    expect(json.out).not.toMatch(RAW);
    expect(JSON.parse(json.out).options.players).toEqual([name, "Bob"]);
  });
});
