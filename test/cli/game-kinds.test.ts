import { playMany, type SeedlessOptions } from "perfect-home-rules/node";
import { allCombinations } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { gameOptionsOf } from "../../src/cli/game-flags.js";
import { SHEETS } from "../../src/cli/option-values.js";
import { gameAsText } from "../../src/cli/report-game.js";
import { tooWide } from "./run-cli.js";

const PLAYED = allCombinations().filter(({ code }) => code === null);

function namesOf(mode: string): string[] {
  return mode === "aaa" || mode === "solo" ? ["Ann"] : ["Ann", "Bob", "Cleo"];
}

/** A game played at random, as it is told. */
async function told(options: SeedlessOptions, seed: number): Promise<string> {
  const bots = options.players.map(() => "random" as const);
  const outcomes = await playMany({ options, games: 1, seed, bots, records: true });
  return outcomes.map(({ record }) => (record === null ? "" : gameAsText(record))).join("");
}

describe("a game told", () => {
  test.each(SHEETS)("reads well on the sheet %s in all modes", async (sheet) => {
    const kinds = PLAYED.filter(({ options }) => options.sheet === sheet);
    expect(kinds.length).toBeGreaterThan(0);
    for (const [index, { mode, options }] of kinds.entries()) {
      const text = await told({ ...options, players: namesOf(mode) }, index + 1);
      expect(tooWide(text)).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|\[object|null|\n +\n/);
      expect(text).toContain("* the game is over: ");
    }
  });

  test.each(["closed", "irene", "ann", "alan", "level-5"] as const)(
    "reads well against %s",
    async (opponent) => {
      for (let seed = 1; seed <= 3; seed++) {
        const text = await told(gameOptionsOf({ mode: "aaa", opponent }), seed);
        expect(tooWide(text)).toEqual([]);
        expect(text).toContain(`mode aaa against ${opponent} (level `);
      }
    },
  );

  test("all printed sheets can be asked for", () => {
    const ids = new Set(allCombinations().map(({ options }) => options.sheet));
    expect(new Set(SHEETS)).toEqual(ids);
  });
});
