import { test } from "vitest";
import { ALL, COMBINATIONS } from "../support/variants.js";
import { compareGames } from "./random-games.js";

// The quick tier plays a game of every third variant: python.built.test.ts.
test("1,000 random games through the client in Python go as in this process", () => {
  compareGames([...ALL, ...COMBINATIONS], 1000);
});
