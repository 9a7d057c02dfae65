import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scripts } from "../support/games.js";
import { combinationsOn } from "../support/variants.js";
import { tallyOf } from "./ducks-rounds.js";

// Other games than those of ducks.test.ts.
const games = fc.sample(scripts({ variants: combinationsOn("ducks"), maxPlayers: 4 }), {
  numRuns: 60,
  seed: 2024,
});

describe("the random games of the oracle of ducks", () => {
  test("random games come to counts made in all ways", () => {
    const made = new Set(games.flatMap((script) => tallyOf(script).made));
    expect([...made].sort()).toEqual([
      "black circled",
      "black drawn",
      "black left",
      "both circled",
      "both drawn",
      "both left",
      "yellow circled",
      "yellow drawn",
      "yellow left",
    ]);
  });
});
