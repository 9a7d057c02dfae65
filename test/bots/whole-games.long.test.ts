import { greedyBot } from "perfect-home-rules/bots";
import { describe, expect, test } from "vitest";
import { ALL } from "../support/variants.js";
import { beginning, comesToAnEnd } from "./table.js";

describe("in every way to play", () => {
  test.each(ALL)("greedy bots play $name from the beginning to the end", (variant) => {
    expect(comesToAnEnd(beginning(variant, 2), greedyBot, 2)).toBe(true);
  });
});
