import { type CustomLayout, createGame, type GameOptions, isOver } from "perfect-home-rules";
import { type Bot, greedyBot, guidedMonteCarloBot, monteCarloBot, randomBot } from "perfect-home-rules/bots";
import { describe, expect, test } from "vitest";
import { SMALL } from "../support/small-sheet.js";
import { IS_THOROUGH, some } from "../support/thorough.js";
import { ALL } from "../support/variants.js";
import { beginning, comesToAnEnd, countWins, playSome, playToEnd } from "./table.js";

describe("in every way to play", () => {
  test.each(some(ALL, 4))("random bots play $name to the end", (variant) => {
    expect(comesToAnEnd(beginning(variant, 1), randomBot, 1)).toBe(true);
  });

  test.each(some(ALL, 6))("greedy bots play $name to the end from its middle", (variant) => {
    const middle = playSome(beginning(variant, 2), 200, 2);
    expect(comesToAnEnd(middle, greedyBot, 2)).toBe(true);
  });

  test.each(some(ALL, 8))("Monte Carlo bots play $name to the end from its middle", (variant) => {
    const middle = playSome(beginning(variant, 3), 120, 3);
    expect(comesToAnEnd(middle, monteCarloBot({ playouts: 4 }), 3)).toBe(true);
  });

  test.each(some(ALL, 9))("guided Monte Carlo bots play $name to the end from its middle", (variant) => {
    const middle = playSome(beginning(variant, 4), 120, 4);
    expect(comesToAnEnd(middle, guidedMonteCarloBot({ playouts: 4 }), 4)).toBe(true);
  });

  test.each<[string, CustomLayout]>([
    ["few improvement tracks", SMALL],
    ["no improvement tracks", { ...SMALL, improvements: [] }],
    ["empty tracks", { ...SMALL, improvements: [[], []], pools: [], temps: 0 }],
  ])("bots play a custom sheet with %s", (_, layout) => {
    for (const bot of [greedyBot, monteCarloBot({ playouts: 4 }), guidedMonteCarloBot({ playouts: 4 })]) {
      const start = createGame({ players: ["Ann", "Bob"], seed: 5, layout });
      expect(comesToAnEnd(start, bot, 5)).toBe(true);
    }
  });

  test.each<[string, Omit<GameOptions, "seed">]>([
    ["the standard game", { players: ["Ann", "Bob"] }],
    ["Expert Mode with Zombies", { players: ["Ann", "Bob"], mode: "expert", layout: { paper: "zombies" } }],
    ["AAA Solo", { players: ["Ann"], mode: { aaa: "sam" } }],
  ])("bots say something that can be said where sheets are on paper: %s", (_, options) => {
    for (const bot of [randomBot, greedyBot, monteCarloBot({ playouts: 4 })]) {
      const start = createGame({ layout: "paper", ...options, seed: 6 });
      expect(comesToAnEnd(start, bot, 6)).toBe(true);
    }
  });

  test("bots play with many players", () => {
    const players = Array.from({ length: 40 }, (_, player) => `player ${player + 1}`);
    const bots = [randomBot, greedyBot, monteCarloBot({ playouts: 4 })];
    const late = playSome(createGame({ players, seed: 4 }), 3500, 4);
    const seats = players.map((_, player) => (player < bots.length ? bots[player] : randomBot));
    expect(isOver(playToEnd(late, seats, 4))).toBe(true);
  });
});

describe("bots of one kind", () => {
  test.each<[string, Bot, Omit<GameOptions, "seed" | "players">]>([
    ["greedy", greedyBot, {}],
    ["greedy", greedyBot, { mode: "expert" }],
    ["Monte Carlo", monteCarloBot({ playouts: 4 }), {}],
    ["guided Monte Carlo", guidedMonteCarloBot({ playouts: 4 }), {}],
  ])("that are %s do not play the same game", (_, bot, options) => {
    for (let seed = 1; seed <= (IS_THOROUGH ? 5 : 1); seed++) {
      const start = createGame({ ...options, players: ["Ann", "Bob"], seed });
      const [ann, bob] = playToEnd(start, [bot, bot], seed).sheets;
      expect(ann).not.toEqual(bob);
    }
  });
});

describe("strength", () => {
  test("greedy bots beat random ones", () => {
    const matches = IS_THOROUGH ? 20 : 6;
    expect(countWins(greedyBot, randomBot, matches)).toBeGreaterThanOrEqual(matches - 1);
  });

  test.each([
    ["Monte Carlo", monteCarloBot({ playouts: 8 })],
    ["guided Monte Carlo", guidedMonteCarloBot({ playouts: 8 })],
  ] as const)("%s bots beat random ones", (_, bot) => {
    const matches = IS_THOROUGH ? 4 : 2;
    expect(countWins(bot, randomBot, matches)).toBe(matches);
  });
});
