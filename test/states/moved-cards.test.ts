import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../support/games.js";
import { CONFIGURATIONS, tryObservations, tryStates } from "./play-mutants.js";

// `npm run fuzz -- cards` tries 100,000 mutants of states, and as many of observations.

const MUTANTS = 10;
const CONFIGURATION = fc.nat(CONFIGURATIONS.length - 1);

test("cards moved about, and parts of other moments: refused, or played to the end and read again all the way", () => {
  fc.assert(
    fc.property(CONFIGURATION, fc.nat(), (index, seed) => {
      expect(tryStates(index, seed, MUTANTS).tried).toBe(MUTANTS);
    }),
    runs(0.5),
  );
});

test("SET-7 XPT-5: an observation with something else in it is read just where a state shows it", () => {
  fc.assert(
    fc.property(CONFIGURATION, fc.nat(), (index, seed) => {
      expect(tryObservations(index, seed, MUTANTS).tried).toBe(MUTANTS);
    }),
    runs(0.5),
  );
});
