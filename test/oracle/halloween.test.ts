import { decision, type GameState, legalMoves, opponentScore, scoreSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { closesPhase, inRandomGames } from "../support/check.js";
import { type Moment, play, wholeGame } from "../support/games.js";
import { seats, sheetOf } from "../support/sheets.js";
import { combinationsOn } from "../support/variants.js";
import {
  candyPoints,
  circled,
  endRound,
  follow,
  isHaunted,
  type Night,
  newNight,
  opponentPoints,
  tiersOpen,
  validate,
} from "./halloween.js";

const SHEETS = combinationsOn("halloween");
const EFFORT = { variants: SHEETS, maxPlayers: 4, share: 0.6 };

/** The nights of all architects after each move of a game. */
function* nightsIn(moments: readonly Moment[]): Generator<{ moment: Moment; nights: Night[] }> {
  const nights = seats(moments[0].before).map(newNight);
  for (const moment of moments) {
    follow(nights[moment.move.player], moment.move);
    if (closesPhase(moment)) endRound(nights);
    for (const event of moment.events) {
      if (event.type === "validationDrawn") validate(nights[0], event.plan);
    }
    yield { moment, nights };
  }
}

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
        expect(tiersIn(after, player)).toEqual(step === "wrap-up" ? tiersOpen(nights[player]) : []);
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

  test("random games come to tiers and bonuses of all kinds", () => {
    const met = new Set<string>();
    inRandomGames((script) => {
      for (const { moment, nights } of nightsIn(play(wholeGame(script)))) {
        const { move } = moment;
        if (move.type === "tier") met.add(`tier ${move.of} ${move.tier}`);
        if (move.type === "poolBonus" || move.type === "parkBonus") met.add(move.type);
        if (nights.some(({ bonuses }) => bonuses.extensions > 0)) met.add("extension bonus");
        if (nights.some((night) => circled(night, "ghost") > 9)) met.add("ten ghosts");
      }
    }, EFFORT);
    const tiers = ["ghost", "candy"].flatMap((of) => [0, 1, 2].map((tier) => `tier ${of} ${tier}`));
    expect([...met].sort()).toEqual(
      [...tiers, "poolBonus", "parkBonus", "extension bonus", "ten ghosts"].sort(),
    );
  });
});
