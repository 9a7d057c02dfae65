import { allCombinations } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { gameOptionsOf } from "../../src/cli/game-flags.js";
import { SHEETS } from "../../src/cli/option-values.js";
import { tellGame } from "../../src/cli/report-game.js";
import { tooWide } from "./run-cli.js";

const PLAYED = allCombinations().filter(({ code }) => code === null);

function namesOf(mode: string): string[] {
  return mode === "aaa" || mode === "solo" ? ["Ann"] : ["Ann", "Bob", "Cleo"];
}

describe("a game told", () => {
  test.each(SHEETS)("reads well on the sheet %s in all modes", (sheet) => {
    const kinds = PLAYED.filter(({ options }) => options.sheet === sheet);
    expect(kinds.length).toBeGreaterThan(0);
    for (const [index, { mode, options }] of kinds.entries()) {
      const { text } = tellGame({ ...options, players: namesOf(mode), seed: index + 1 });
      expect(tooWide(text)).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|\[object|null|\n +\n/);
      expect(text).toContain("* the game is over: ");
    }
  });

  test.each(["closed", "irene", "ann", "alan", "level-5"] as const)("reads well against %s", (opponent) => {
    for (let seed = 1; seed <= 3; seed++) {
      const { text } = tellGame({ ...gameOptionsOf({ mode: "aaa", opponent }), seed });
      expect(tooWide(text)).toEqual([]);
      expect(text).toContain(`mode aaa against ${opponent} (level `);
    }
  });

  test("all printed sheets can be asked for", () => {
    const ids = new Set(allCombinations().map(({ options }) => options.sheet));
    expect(new Set(SHEETS)).toEqual(ids);
  });
});
