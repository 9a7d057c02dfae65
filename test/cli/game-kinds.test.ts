import { LAYOUT_IDS } from "perfect-home-rules";
import { allConfigurations } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { gameOptionsOf } from "../../src/cli/game-flags.js";
import { tooWide } from "./run-cli.js";
import { PLAYED, readsWell, told } from "./told.js";

describe("a game told", () => {
  // The long tests go through all combinations.
  test.each(LAYOUT_IDS)("reads well on the sheet %s in some modes", async (sheet) => {
    const kinds = PLAYED.filter(({ options }) => options.layout === sheet).filter(
      (_, index) => index % 5 === 0,
    );
    expect(kinds.length).toBeGreaterThan(0);
    for (const [index, kind] of kinds.entries()) {
      await readsWell(kind, index + 1, index % 2 === 0 ? "fr" : "en");
    }
  });

  test.each(["closed", "irene", "ann", "alan", "level-5"] as const)(
    "reads well against %s",
    async (opponent) => {
      for (let seed = 1; seed <= 3; seed++) {
        const text = await told(gameOptionsOf({ mode: "aaa", opponent }), seed);
        expect(tooWide(text)).toEqual([]);
        expect(text).toContain("AAA Solo Mode, ");
      }
    },
  );

  test("all printed sheets can be asked for", () => {
    const ids = new Set(allConfigurations().map(({ options }) => options.layout));
    expect(new Set(LAYOUT_IDS)).toEqual(ids);
  });
});
