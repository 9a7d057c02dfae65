import {
  describeSheet,
  type GameState,
  legalMoves,
  opponentScore,
  scoreSheet,
  scoreSheets,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { diceOf } from "../notation/dice.js";
import { comparePlans, denseSheets, givenIn, inAllCombinations, mapHouses } from "../support/oracle-games.js";
import { inQuickGames } from "../support/plain-games.js";
import { type Printed, pointsIn } from "../support/positions.js";
import { some } from "../support/thorough.js";
import { combinationsOn } from "../support/variants.js";
import { CONDITIONS, eggsOf, mostEggs, opponentEggs, pointsFor } from "./easter-eggs.js";

const EASTER = { layout: "easter-eggs" } as const;
const PACK = { edition: "first-2018", layout: "easter-eggs-2019" } as const;
const BOTH = ["easter-eggs", "easter-eggs-2019"] as const;

/** Sheets with some eggs circled. */
function sheetsWithEggs(printed: Printed, count: number) {
  return denseSheets(printed, count, (sheet, seed) => {
    const dice = diceOf(seed);
    return mapHouses(sheet, (house, street, at) => {
      const most = mostEggs(street, at, house.number);
      const eggs = dice.upTo(3) > 0 ? most : dice.upTo(most);
      return eggs > 0 ? { ...house, marks: { eggs } } : house;
    });
  });
}

/** How many eggs the last move lets a player circle; 0 where nothing is asked. */
function askedFor(state: GameState, player: number): number {
  const last = state.turns[player]?.moves.at(-1);
  if (state.ended[player] || (last?.type !== "write" && last?.type !== "extend")) return 0;
  const { street, house } = last;
  const sheet = describeSheet(state, player).streets[street].houses[house];
  return "number" in sheet ? mostEggs(street, house, sheet.number) : 0;
}

describe("Easter Egg Hunt against plain rules", () => {
  test("EGG-3: sheets score the same", () => {
    for (const printed of [EASTER, PACK]) {
      const sheets = sheetsWithEggs(printed, 300);
      const found = scoreSheets(sheets, printed).map((score) => pointsIn(score, "eggs"));
      expect(found).toEqual(sheets.map((sheet) => pointsFor(eggsOf(sheet))));
    }
  });

  test("EGG-1 EGG-2 NTQ-3: in random games eggs are asked for exactly where the number has loops", () => {
    let circled = 0;
    inQuickGames(some(combinationsOn(...BOTH), 3), 1, (moments) => {
      for (const { after, player, move } of moments) {
        if (move.type === "eggs") circled += move.count;
        const most = askedFor(after, player);
        const found = legalMoves(after, player).flatMap((each) => (each.type === "eggs" ? [each.count] : []));
        expect(found).toEqual(most === 0 ? [] : Array.from({ length: most + 1 }, (_, count) => count));
      }
    });
    expect(circled).toBeGreaterThan(20);
  });

  test("EGG-3 EGG-4: in random games of all combinations", () => {
    inAllCombinations(BOTH, (state, player) => {
      const sheet = describeSheet(state, player);
      expect(pointsIn(scoreSheet(state, player), "eggs")).toBe(pointsFor(eggsOf(sheet)));
      const opponent = opponentScore(state);
      if (opponent === null || opponent.sections.length === 0) return;
      expect(opponent.sections.at(-1)?.points).toBe(pointsFor(opponentEggs(givenIn(state))));
    });
  });

  test("XPN-1 PCK-1: the same sheets meet the plans", () => {
    const inPack = ["all-eggs-street-3", "2-3-4-no-egg", "three-3-three-eggs-each"];
    const [all, allInPack] = [sheetsWithEggs(EASTER, 4000), sheetsWithEggs(PACK, 4000)];
    const neverMet = comparePlans(EASTER, CONDITIONS, Object.keys(CONDITIONS).slice(0, 5), all);
    const neverMetInPack = comparePlans(PACK, CONDITIONS, inPack, allInPack);
    // No such sheet has that many eggs, in the pack also for want of quarters: these are met among the clauses.
    const rareInPack = ["all-eggs-street-3", "three-3-three-eggs-each"];
    expect([neverMet, neverMetInPack]).toEqual([["all-orange-and-pink"], rareInPack]);
  });
});
