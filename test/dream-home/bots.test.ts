import {
  applyMove,
  createGame,
  isOver,
  legalMoves,
  observe,
  playersToMove,
  sampleState,
  scoreSheet,
} from "perfect-home-rules/dream-home";
import { askBot, type Bot, botOf, greedyBot, randomBot } from "perfect-home-rules/dream-home/bots";
import { describe, expect, test } from "vitest";
import { IS_THOROUGH } from "../support/thorough.js";
import { manySpecials, randomGame, series } from "./support/random-games.js";

const usual = { players: ["Ann", "Bob", "Cleo"], seed: 3 };
const rich = { ...usual, tables: manySpecials(createGame(usual).setup) };

/** The totals of a game of bots. */
function totals(bots: readonly Bot[], seed: number): number[] {
  const random = series(seed);
  let state = createGame({ players: ["Ann", "Bob", "Cleo", "Dan"].slice(0, bots.length), seed });
  while (!isOver(state)) {
    const [player = 0] = playersToMove(state);
    state = applyMove(state, askBot(state, player, bots[player] ?? randomBot, random));
  }
  return bots.map((_, player) => scoreSheet(state, player).total);
}

describe("bots of Dream Home", () => {
  test.each([2, 3, 4])("the greedy one wins against random ones, at %i players", (players) => {
    const games = IS_THOROUGH ? 120 : 6;
    let won = 0;
    let ahead = 0;
    for (let seed = 0; seed < games; seed++) {
      const seat = seed % players;
      const bots = Array.from({ length: players }, (_, player) => (player === seat ? greedyBot : randomBot));
      const all = totals(bots, seed);
      const [own = 0] = all.splice(seat, 1);
      if (own > Math.max(...all)) won++;
      ahead += own - all.reduce((sum, each) => sum + each) / all.length;
    }
    expect(won / games).toBeGreaterThanOrEqual(IS_THOROUGH ? 0.95 : 0.8); // 99 in a hundred, and one of six may be lost
    expect(ahead / games).toBeGreaterThan(10); // 18 points
  });

  test("each moves legally in every step, and the same whatever lies hidden", () => {
    for (const { state, move } of randomGame(rich)) {
      if (move === null) continue;
      const seen = observe(state, move.player);
      const other = sampleState(seen, 7);
      for (const bot of [randomBot, greedyBot]) {
        const chosen = askBot(state, move.player, bot, series(5));
        expect(legalMoves(state)).toContainEqual(chosen);
        expect(askBot(seen, move.player, bot, series(5))).toEqual(chosen);
        expect(askBot(other, move.player, bot, series(5))).toEqual(chosen);
      }
    }
  });

  test("an answer that is no legal move is refused, and so is a player who has nothing to do", () => {
    const state = createGame(usual);
    expect(() =>
      askBot(state, 0, () => ({ type: "discardPair", player: 0, column: 0 }), Math.random),
    ).toThrow("DRH-18");
    expect(() => askBot(state, 1, randomBot, Math.random)).toThrow("Another player");
    expect(() => askBot(state, 0, randomBot, () => 1)).toThrow("[0, 1)");
    expect(() => botOf("none" as "random")).toThrow("random, greedy");
  });
});
