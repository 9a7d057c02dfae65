import { checkContract } from "perfect-home-rules/testing";
import { describe, test } from "vitest";
import { some } from "../support/thorough.js";
import { COMBINATIONS, type Variant } from "../support/variants.js";

/** Of the many combinations every so often one, so that each sheet and each mode is among them. */
const SOME = COMBINATIONS.filter((_, index) => index % 7 === 0);

const ON_PAPER: readonly Variant[] = [
  { name: "on paper", options: { layout: "paper" }, playerCount: [2, 6] },
  { name: "on paper, expert", options: { layout: "paper", mode: "expert" }, playerCount: [2, 6] },
  { name: "on paper, AAA", options: { layout: "paper", mode: { aaa: "sam" } }, playerCount: [1, 1] },
];

describe("what the library promises of every game holds where cards are entered", () => {
  test.each(
    [...some(SOME, 3), ...ON_PAPER].map(
      ({ name, options, playerCount }) => [name, options, playerCount[0]] as const,
    ),
  )("%s", (_name, options, players) => {
    const names = Array.from({ length: players }, (_, player) => `player ${player + 1}`);
    checkContract({ ...options, players: names, seed: 1, cards: "entered" }, { every: 23, tries: 40 });
  });
});
