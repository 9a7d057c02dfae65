import {
  createGame,
  explainMove,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  observe,
  playersToMove,
  randomSeries,
  sampleState,
} from "perfect-home-rules";
import {
  askBot,
  BOT_IDS,
  type Bot,
  type BotId,
  type Budget,
  botOf,
  greedyBot,
  guidedMonteCarloBot,
  monteCarloBot,
  randomBot,
} from "perfect-home-rules/bots";
import { describe, expect, test, vi } from "vitest";
import { codeOf, refusalOf } from "../support/refusals.js";
import { some } from "../support/thorough.js";
import { ALL } from "../support/variants.js";
import { beginning, playSome } from "./table.js";

const BOTS: readonly (readonly [string, Bot])[] = [
  ["random", randomBot],
  ["greedy", greedyBot],
  ["Monte Carlo", monteCarloBot({ playouts: 4 })],
  ["guided Monte Carlo", guidedMonteCarloBot({ playouts: 4 })],
];

const start = createGame({ players: ["Ann", "Bob"], seed: 1 });

/** States of several ways to play in which the first player who has to act has a choice. */
const choices: readonly GameState[] = some([...ALL.entries()], 3)
  .map(([index, variant]) =>
    playSome(beginning(variant, index), (index % 2 === 0 ? 3 : 60) + (index % 5), index),
  )
  .filter((state) => legalMoves(state).length > 1);

describe.each(BOTS)("a %s bot", (_, bot) => {
  test("makes the same move again with the same random numbers", () => {
    for (const state of choices) {
      const [player] = playersToMove(state);
      const moves = [1, 2].map(() => askBot(state, player, bot, randomSeries(7)));
      expect(moves[0]).toEqual(moves[1]);
    }
  });

  test("SET-7, RND-3: makes the same move whatever it can't see", () => {
    for (const state of choices) {
      const [player] = playersToMove(state);
      const seen = observe(state, player);
      const other = sampleState(seen, 99);
      expect(observe(other, player)).toEqual(seen);
      const moves = [state, seen, other].map((each) => askBot(each, player, bot, randomSeries(8)));
      expect(moves[1]).toEqual(moves[0]);
      expect(moves[2]).toEqual(moves[0]);
    }
  });
});

describe("asking a bot", () => {
  test("gives it its seat, its legal moves, what its player sees, and random numbers", () => {
    const asked: unknown[] = [];
    const bot: Bot = ({ player, moves, observe: look, random }) => {
      const seen = look();
      asked.push(player, moves, seen, random(), look() === seen);
      return moves[1];
    };
    const move = askBot(start, 1, bot, () => 0.25);
    expect(asked).toEqual([1, legalMoves(start, 1), observe(start, 1), 0.25, true]);
    expect(move).toEqual(legalMoves(start, 1)[1]);
  });

  test("accepts a move that is equal to a legal one", () => {
    const move: Move = { type: "pick", player: 0, stack: 2 };
    expect(askBot(start, 0, () => ({ ...move }), Math.random)).toEqual(move);
  });

  test.each([
    { type: "end", player: 0 },
    { type: "pick", player: 1, stack: 0 },
    { type: "pick", player: 0, stack: 9 },
    { type: "dance" },
    null,
    undefined,
  ])("refuses %o with the reason that explainMove gives", (given) => {
    const move = given as Move;
    const seen = observe(start, 0);
    const { violations } = refusalOf(() => askBot(seen, 0, () => move, Math.random));
    expect(violations).toEqual([explainMove(seen, move)]);
  });

  test("refuses a player who has nothing to do, and one whom the observation is not of", () => {
    const bot: Bot = ({ moves }) => moves[0];
    const [ended] = Array.from({ length: 20 }, (_, moves) => playSome(start, moves, 5)).filter(
      ({ ended }) => ended[0] || ended[1],
    );
    const over = playSome(start, 10_000, 6);
    expect(isOver(over)).toBe(true);
    expect(codeOf(() => askBot(ended, ended.ended.indexOf(true), bot, Math.random))).toBe("move.turn-ended");
    expect(codeOf(() => askBot(over, 0, bot, Math.random))).toBe("move.game-over");
    expect(codeOf(() => askBot(start, 2, bot, Math.random))).toBe("player.unknown");
    expect(codeOf(() => askBot(observe(start, 1), 0, bot, Math.random))).toBe("player.not-observer");
  });

  test.each([1, -0.5, Number.NaN])("refuses %d as a random number", (value) => {
    expect(codeOf(() => askBot(start, 0, randomBot, () => value))).toBe("random.out-of-range");
  });

  test("lets through what a bot throws", () => {
    const bot: Bot = () => {
      throw new TypeError("out of ideas");
    };
    expect(() => askBot(start, 0, bot, Math.random)).toThrow(new TypeError("out of ideas"));
  });
});

describe("the bots of the package", () => {
  test("are known by their ids", () => {
    expect(BOT_IDS).toEqual(["random", "greedy", "monte-carlo", "guided-monte-carlo"]);
    expect(botOf("random")).toBe(randomBot);
    expect(botOf("greedy")).toBe(greedyBot);
    for (const id of ["monte-carlo", "guided-monte-carlo"] as const)
      expect(legalMoves(start, 1)).toContainEqual(askBot(start, 1, botOf(id), randomSeries(3)));
  });

  test.each(["clever", "toString", "", 7, null])("there is none called %o", (id) => {
    expect(codeOf(() => botOf(id as BotId))).toBe("bot.unknown");
  });

  test.each([
    {},
    { playouts: 0 },
    { playouts: 2.5 },
    { playouts: "many" },
    { playouts: Number.POSITIVE_INFINITY },
    { milliseconds: 0 },
    { milliseconds: Number.NaN },
    { milliseconds: Number.POSITIVE_INFINITY },
    { playouts: 10, milliseconds: 10 },
    null,
  ])("a Monte Carlo bot can't have the budget %o", (budget) => {
    expect(codeOf(() => monteCarloBot(budget as Budget))).toBe("bot.budget");
    expect(codeOf(() => guidedMonteCarloBot(budget as Budget))).toBe("bot.budget");
  });

  test.each([monteCarloBot, guidedMonteCarloBot])("%o stops when its time is over", (monteCarlo) => {
    let time = 0;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => time++);
    const move = askBot(start, playersToMove(start)[0], monteCarlo({ milliseconds: 20 }), randomSeries(4));
    clock.mockRestore();
    expect(legalMoves(start)).toContainEqual(move);
    // Everything is begun within the time, and by then games have been played on.
    expect(time).toBeGreaterThan(20);
    expect(time).toBeLessThan(25);
  });
});
