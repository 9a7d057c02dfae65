import { checkContract } from "perfect-home-rules/testing";
import { describe, test } from "vitest";
import { describeContract } from "../support/expansion-contract.js";
import { some } from "../support/thorough.js";
import { combinationsOn } from "../support/variants.js";
import { LONG_ZOMBIES } from "../support/zombies.js";

describeContract("Zombies", combinationsOn("zombies"));

describe("the contract of a game with Zombies", () => {
  test.each(
    some(combinationsOn("zombies"), 3).map(
      ({ name, options, playerCount: [least] }) => [name, options, least] as const,
    ),
  )("%s, on the printed sheet and on one on which all cards are played", (_, options, least) => {
    const players = ["Ann", "Bob"].slice(0, Math.max(least, 1));
    checkContract({ ...options, players, seed: 1 }, { every: 30, tries: 40 });
    checkContract({ ...options, players, seed: 2, layout: LONG_ZOMBIES }, { every: 120, tries: 40 });
  });
});
