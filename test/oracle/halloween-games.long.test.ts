import { describe, expect, test } from "vitest";
import { inRandomGames } from "../support/check.js";
import { play, wholeGame } from "../support/games.js";
import { combinationsOn } from "../support/variants.js";
import { circled, nightsIn } from "./halloween.js";

const EFFORT = { variants: combinationsOn("halloween"), maxPlayers: 4, share: 1.5 };

describe("the random games of the oracle of Halloween", () => {
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
