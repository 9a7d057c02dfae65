import { describeSheet, opponentScore, scoreSheet, scoreSheets } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { comparePlans, denseSheets, givenIn, inAllCombinations } from "../support/oracle-games.js";
import { pointsIn } from "../support/positions.js";
import { CONDITIONS, lightsOf, opponentLights } from "./christmas-lights.js";
import { sum } from "./described.js";

const LIGHTS = { layout: "christmas-lights" } as const;
const PACK = { edition: "first-2018", layout: "christmas-lights-2019" } as const;

describe("Christmas Lights against plain rules", () => {
  test("XMS-1 XMS-2 NTQ-4: sheets score the same strings", () => {
    for (const printed of [LIGHTS, PACK]) {
      const sheets = denseSheets(printed, 500);
      const found = scoreSheets(sheets, printed).map(({ sections }) =>
        sections.at(-1)?.items.map((item) => item.points),
      );
      expect(found).toEqual(sheets.map(lightsOf));
    }
  });

  test("XPN-1 PCK-1: the same sheets meet the plans", () => {
    const ids2023 = Object.keys(CONDITIONS).slice(0, 5);
    const ids2019 = Object.keys(CONDITIONS).slice(5);
    expect(comparePlans(LIGHTS, CONDITIONS, ids2023, denseSheets(LIGHTS, 3000))).toEqual([]);
    expect(comparePlans(PACK, CONDITIONS, ids2019, denseSheets(PACK, 3000))).toEqual([]);
  });

  test("XMS-1 to XMS-3: in random games of all combinations", () => {
    inAllCombinations(["christmas-lights", "christmas-lights-2019"], (state, player) => {
      const sheet = describeSheet(state, player);
      expect(pointsIn(scoreSheet(state, player), "lights")).toBe(sum(lightsOf(sheet)));
      const opponent = opponentScore(state);
      if (opponent === null || opponent.sections.length === 0) return;
      expect(opponent.sections.at(-1)?.points).toBe(opponentLights(givenIn(state)));
    });
  });
});
