import { isRulesError, type Move } from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";
import type { ManyGames } from "perfect-home-rules/node";
import { describe, expect, test } from "vitest";
import { checkFirstFailure, errorOf, failureOf, TWO } from "./many-games.js";
import { moduleWith } from "./modules.js";

describe("a bot that fails", () => {
  test("is named with the first game in which it does (0 workers)", () => checkFirstFailure(0));

  test("by throwing something that is no error is told all the same", async () => {
    const bot = moduleWith("export const bot = () => { throw { reason: 'none' }; };");
    const error = await errorOf({ ...TWO, bots: ["random", bot] });
    expect(String(error)).toBe(
      "BotError: The bot of architect 2 threw an error in game 1 (seed 7): { reason: 'none' }",
    );
  });

  test.each<[string, Bot, string]>([
    ["of another architect", ({ moves }) => ({ ...moves[0], player: 0 }), "player.not-observer"],
    ["for another step", ({ player }) => ({ type: "end", player }), "move.not-now"],
    ["that is none", () => undefined as unknown as Move, "move.malformed"],
  ])("by a move %s is told why it is not legal", async (_, bot, code) => {
    const failure = await failureOf({ ...TWO, bots: ["random", bot] });
    expect(failure).toMatchObject({ code: "bot.illegal-move", game: 0, seed: 7, player: 1, thrown: null });
    expect(failure.violation?.code).toBe(code);
  });

  test.each([
    ["is not there", new URL("file:///nowhere/bot.mjs"), "bot.mjs"],
    ["throws", moduleWith("throw new RangeError('not here');"), "RangeError: not here"],
    ["has no bot", moduleWith("export const robot = () => null;"), 'exports no function named "bot"'],
  ])("because its module %s is named before any game", async (_, url, why) => {
    const failure = await failureOf({ ...TWO, bots: ["random", url] });
    expect(failure).toMatchObject({ code: "bot.not-loaded", player: 1, game: null, seed: null });
    expect(failure.thrown).toContain(why);
  });
});

describe("playMany", () => {
  test.each<[Partial<Record<keyof ManyGames | "worker", unknown>>, string, string]>([
    [{ games: 0 }, "options.invalid", "games"],
    [{ games: 10_000_001 }, "options.invalid", "games"],
    [{ seed: -1 }, "options.invalid", "seed"],
    [{ seed: [1, 2, 3, 4] }, "options.invalid", "seed"],
    [{ workers: 0.5 }, "options.invalid", "workers"],
    [{ records: "yes" }, "options.invalid", "records"],
    [{ bots: ["random"] }, "options.invalid", "bots"],
    [{ bots: ["random", "random", "random"] }, "options.invalid", "bots"],
    [{ bots: ["random", "rando"] }, "options.invalid", "bots[1]"],
    [{ bots: ["random", "./bot.mjs"] }, "options.invalid", "bots[1]"],
    [{ worker: 2 }, "options.unknown", "worker"],
    [{ onProgress: 5 }, "options.invalid", "onProgress"],
    [{ signal: {} }, "options.invalid", "signal"],
    [{ options: { players: ["Ann", "Bob"], seed: 7 } }, "options.invalid", "options.seed"],
    [{ options: { players: [] } }, "options.no-players", "players"],
    [{ options: { players: ["Ann", "Bob"], sheet: "x" } }, "options.invalid", "sheet"],
  ])("refuses %j", async (change, code, path) => {
    const error = await errorOf({ ...TWO, ...change } as ManyGames);
    if (!isRulesError(error)) throw new Error(`no RulesError but ${error}`);
    expect(error.code).toBe(code);
    expect(error.violations[0].details["path"]).toBe(path);
  });

  test("passes on what onProgress throws, and plays no further", async () => {
    let calls = 0;
    const onProgress = (): never => {
      calls += 1;
      throw new Error("enough seen");
    };
    expect(await errorOf({ ...TWO, games: 10_000, workers: 0, onProgress })).toEqual(
      new Error("enough seen"),
    );
    expect(calls).toBe(1);
  });

  test.each([0, 2])("does not begin where the signal is aborted already (%i workers)", async (workers) => {
    const signal = AbortSignal.abort(new Error("not today"));
    const bots: ManyGames["bots"] = [moduleWith("throw new Error('loaded')"), "random"];
    expect(await errorOf({ ...TWO, bots, workers, signal })).toEqual(new Error("not today"));
  });

  test.each([0, 2])("stops when the signal is aborted (%i workers)", async (workers) => {
    const controller = new AbortController();
    let told = 0;
    const onProgress = (done: number): void => {
      told = done;
      controller.abort(new Error("that will do"));
    };
    const games = { ...TWO, games: 10_000_000, workers, onProgress, signal: controller.signal };
    expect(await errorOf(games)).toEqual(new Error("that will do"));
    const then = told;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toBe(then);
    expect(then).toBeLessThan(10_000);
  });
});
