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
import { pointsIn } from "../support/positions.js";
import { some } from "../support/thorough.js";
import { combinationsOn } from "../support/variants.js";
import { CONDITIONS, hasSaucer, infiltrationOf, samScore } from "./roswell.js";

const ROSWELL = { layout: "roswell" } as const;

/** Sheets with some saucers circled and an objective. */
function sheetsWithSaucers(count: number) {
  return denseSheets(ROSWELL, count, (sheet, seed) => {
    const dice = diceOf(seed);
    const chance = dice.upTo(3);
    const circled = mapHouses(sheet, (house, street, at) =>
      house.kind === "numbered" && hasSaucer(street, at) && dice.upTo(3) <= chance
        ? { ...house, marks: { zoorg: 1 } }
        : house,
    );
    return { ...circled, lines: { objective: [1 + dice.upTo(3)] } };
  });
}

/** Whether the house just numbered may be infiltrated: nothing was done since, and no temp has changed its number. */
function mayInfiltrate(state: GameState, player: number): boolean {
  const turn = state.turns[player];
  const last = turn?.moves.at(-1);
  if (last?.type !== "write" || state.ended[player]) return false;
  return last.number === turn?.picked?.number && hasSaucer(last.street, last.house);
}

describe("Roswell against plain rules", () => {
  test("ROS-3 ROS-4: sheets score the same", () => {
    const sheets = sheetsWithSaucers(600);
    const found = scoreSheets(sheets, ROSWELL).map((score) => pointsIn(score, "infiltration"));
    expect(found).toEqual(sheets.map(infiltrationOf));
  });

  test("XPN-1: the same sheets meet the plans", () => {
    const ids = Object.keys(CONDITIONS);
    expect(comparePlans(ROSWELL, CONDITIONS, ids, sheetsWithSaucers(3000))).toEqual([]);
  });

  test("ROS-2: in random games a house may be infiltrated exactly after it was numbered unchanged", () => {
    let infiltrated = 0;
    inQuickGames(some(combinationsOn("roswell"), 3), 1, (moments) => {
      for (const { after, player, move } of moments) {
        if (move.type === "infiltrate") infiltrated += 1;
        const isOffered = legalMoves(after, player).some(({ type }) => type === "infiltrate");
        expect(isOffered).toBe(mayInfiltrate(after, player));
      }
    });
    expect(infiltrated).toBeGreaterThan(20);
  });

  test("ROS-4 ROS-5: in random games of all combinations", () => {
    let reversed = 0;
    inAllCombinations(["roswell"], (state, player) => {
      const sheet = describeSheet(state, player);
      expect(pointsIn(scoreSheet(state, player), "infiltration")).toBe(infiltrationOf(sheet));
      const opponent = opponentScore(state);
      if (opponent === null || opponent.sections.length === 0) return;
      const sections = Object.fromEntries(opponent.sections.map(({ section, items }) => [section, items]));
      const expected = samScore(givenIn(state));
      const found = {
        ...Object.fromEntries(
          ["parks", "pools", "temps", "fences"].map((name) => [name, sections[name][0].points]),
        ),
        estates: sections["estates"].reduce((total, { points }) => total + points, 0),
        infiltration: sections["infiltration"][0].points,
      };
      expect(found).toEqual(expected);
      reversed += expected.infiltration;
    });
    expect(reversed).toBeGreaterThan(50);
  });
});
