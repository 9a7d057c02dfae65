import { expect, test } from "vitest";
import { countWithApi } from "./count-with-api.js";
import { countedPositions } from "./positions.js";

// perft.test.ts compares short series only: here those with plans to be claimed and used, up to a third of a million.

const MAX_SERIES = 400_000;

test.each(countedPositions().filter(({ name }) => name === "plans-to-claim"))(
  "PLN-3: series of moves from $name are as many with the API",
  ({ state, counts }) => {
    const few = counts.filter((count) => count <= MAX_SERIES);
    expect(few.length).toBe(counts.length);
    expect(few.map((_, index) => countWithApi(state, index + 1))).toEqual(few);
  },
);
