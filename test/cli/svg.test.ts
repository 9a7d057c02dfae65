import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parsed } from "../svg/xml.js";
import { runCli, runCliOn } from "./run-cli.js";

const BLANK = ". . . . . . . . . .\n. . . . . . . . . . .\n. . . . . . . . . . . .";

function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), "drawn-")), "sheets.svg");
}

/** The titles of the drawings in a file: the first one is that of the only sheet, or there is one for each. */
function titlesIn(file: string): readonly string[] {
  return parsed(readFileSync(file, "utf8")).texts["title"] ?? [];
}

describe("--svg", () => {
  test("score draws one sheet, or several below each other", async () => {
    const file = newFile();
    expect((await runCliOn(`player Ann\n${BLANK}\ntemps 1`, "score", "-", "--svg", file)).code).toBe(0);
    expect(titlesIn(file)).toEqual(["Ann: Classic, 7 points"]);
    const two = `player Ann\n${BLANK}\nplayer Ann\n${BLANK}\ntemps 3`;
    expect((await runCliOn(two, "score", "-", "--svg", file, "--language", "fr")).code).toBe(0);
    expect(titlesIn(file)).toHaveLength(2);
    expect(titlesIn(file)[1]).toContain("Ann (2)");
  });

  test("score draws the sheets of expansions and of the first edition", async () => {
    const file = newFile();
    const haunted = `sheet halloween\n1 2c 4 | 5 7g 9 | . 11c . 14g\n${BLANK.split("\n").slice(1).join("\n")}`;
    expect((await runCliOn(haunted, "score", "-", "--svg", file)).code).toBe(0);
    expect(titlesIn(file)[0]).toContain("Halloween");
    for (const sheet of ["zombies", "roswell", "ducks"])
      expect((await runCliOn(`sheet ${sheet}\n${BLANK}`, "score", "-", "--svg", file)).code, sheet).toBe(0);
    expect((await runCliOn(BLANK, "score", "-", "--edition", "first-2018", "--svg", file)).code).toBe(0);
  });

  test("score draws no sheet on which something is wrong", async () => {
    const file = newFile();
    const wrong = await runCliOn(BLANK.replace(". .", "5 4"), "score", "-", "--svg", file);
    expect(wrong.code).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  test("play draws the sheets at the end of the game", async () => {
    const file = newFile();
    const { code, out } = await runCli("play", "--players", "Ann,<Bob>", "--seed", "3", "--svg", file);
    expect(code).toBe(0);
    const titles = titlesIn(file);
    expect(titles).toHaveLength(2);
    const [total] = /(-?\d+) points?/.exec(titles[0] ?? "") ?? [];
    expect(out).toContain(total?.split(" ")[0]);
    expect(titles[1]).toContain("<Bob>");
  });

  test("a file that can't be written is an error, and many games have no drawing", async () => {
    const folder = mkdtempSync(join(tmpdir(), "drawn-"));
    writeFileSync(join(folder, "file"), "");
    expect((await runCliOn(BLANK, "score", "-", "--svg", join(folder, "file", "x.svg"))).code).toBe(2);
    expect((await runCli("play", "--games", "2", "--svg", newFile())).code).toBe(2);
  });
});
