import { decision, type GameState, legalMoves, opponentScore, scoreSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { inRandomGames } from "../support/check.js";
import { play, wholeGame } from "../support/games.js";
import { sheetOf } from "../support/sheets.js";
import { combinationsOn } from "../support/variants.js";
import { candyPoints, isHaunted, nightsIn, opponentPoints, tiersOpen } from "./halloween.js";

const SHEETS = combinationsOn("halloween");
const EFFORT = { variants: SHEETS, maxPlayers: 4, share: 0.6 };

function pointsIn(sections: readonly { readonly section: string; readonly points: number }[]): number | null {
  return sections.find(({ section }) => section === "candies")?.points ?? null;
}

function count(values: readonly unknown[], value: unknown): number {
  return values.filter((each) => each === value).length;
}

function tiersIn(state: GameState, player: number): string[] {
  return legalMoves(state, player).flatMap((move) =>
    move.type === "tier" ? [`${move.of} ${[4, 6, 9][move.tier]}`] : [],
  );
}

describe("ghosts and candies against plain ones", () => {
  test("HAL-1 HAL-2 HAL-3: after every move the same houses ask, and the same tiers are open", () => {
    inRandomGames((script) => {
      for (const { moment, nights } of nightsIn(play(wholeGame(script)))) {
        const { after, player, move } = moment;
        const step = decision(after, player)?.step.step;
        const isNumbered = move.type === "write" || move.type === "extend";
        expect(step === "treat").toBe(isNumbered && isHaunted(move.street, move.house));
        expect(tiersIn(after, player)).toEqual(step === "wrapUp" ? tiersOpen(nights[player]) : []);
      }
    }, EFFORT);
  });

  test("HAL-4 HAL-5: what bonuses bring is on the sheet, and an extension bonus crosses no box", () => {
    inRandomGames((script) => {
      for (const { moment, nights } of nightsIn(play(wholeGame(script)))) {
        const { after, player } = moment;
        const { pools, poolsCrossed, places, extensionsCrossed } = sheetOf(after, player);
        expect(count(pools, 1)).toBe(poolsCrossed);
        expect(poolsCrossed).toBeGreaterThanOrEqual(nights[player].bonuses.pools);
        expect(count(places, "extension")).toBe(extensionsCrossed + nights[player].bonuses.extensions);
      }
    }, EFFORT);
  });

  test("HAL-8 HAL-9: after every move candies score what the moves made say", () => {
    inRandomGames((script) => {
      for (const { moment, nights } of nightsIn(play(wholeGame(script)))) {
        const { after, player } = moment;
        expect(pointsIn(scoreSheet(after, player).sections)).toBe(candyPoints(nights[player]));
        const isScored = (after.setup.opponent?.level ?? 0) > 0;
        expect(pointsIn(opponentScore(after)?.sections ?? [])).toBe(
          isScored ? opponentPoints(nights[0]) : null,
        );
      }
    }, EFFORT);
  });
});
