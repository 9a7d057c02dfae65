import fc from "fast-check";
import { describeSheet, scoreSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { play, runs, scripts, wholeGame } from "../support/games.js";
import { layoutOf, sheetOf } from "../support/sheets.js";
import { combinationsOn } from "../support/variants.js";
import { countsOn } from "./ducks.js";
import { pointsIn, tallyOf } from "./ducks-rounds.js";
import { sheetContextOf } from "./paper.js";

const games = fc.sample(scripts({ variants: combinationsOn("ducks"), maxPlayers: 4 }), {
  ...runs(0.6),
  seed: 2023,
});

describe("the library's duckling counts against plain ones", () => {
  test("DUK-3 DUK-4 DUK-5 DUK-6: the same counts at the end of every round, and the same points", () => {
    for (const script of games) tallyOf(script);
    expect(games.length).toBeGreaterThan(0);
  });

  test("DUK-4: within a round, counts not made are scored on the player's own sheet as it stands", () => {
    for (const script of games.slice(0, 30)) {
      for (const { before, after, player } of play(wholeGame(script)).filter((_, at) => at % 13 === 0)) {
        if (after.turns[player] === null) continue;
        const made = describeSheet(before, player).lines ?? {};
        const now = countsOn(sheetContextOf(sheetOf(after, player), layoutOf(after, player)));
        const expected = Object.entries(now).map(([count, points]) => made[count]?.[0] ?? points);
        expect(pointsIn(scoreSheet(after, player).sections)).toEqual(expected);
      }
    }
  });
});
