import { isRulesError, type Move, RulesError } from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";
import { type ManyGames, playMany } from "perfect-home-rules/node";
import { describe, expect, test } from "vitest";
import { hostile, withThrowingField } from "../support/refusals.js";
import { checkFirstFailure, errorOf, failureOf, TWO } from "./many-games.js";
import { LEAVING, LOOPING, moduleWith, WAITING } from "./modules.js";

describe("a bot that fails", () => {
  test("is named with the first game in which it does (0 workers)", () => checkFirstFailure(0));

  test("by throwing something that is no error is told all the same", async () => {
    const bot = moduleWith("export const bot = () => { throw { reason: 'none' }; };");
    const error = await errorOf({ ...TWO, bots: ["random", bot] });
    expect(String(error)).toBe(
      "BotError: The bot of player 2 threw an error in game 1 (seed 7): { reason: 'none' }",
    );
  });

  test.each<[string, Bot, string]>([
    ["of another player", ({ moves }) => ({ ...moves[0], player: 0 }), "player.not-observer"],
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
    ["ends its thread", LEAVING, "ended its thread with code 0 while it was loaded"],
    [
      "leaves a failed promise behind",
      moduleWith("Promise.reject(new Error('left')); export const bot = () => null;"),
      "Error: left",
    ],
    ["has no bot", moduleWith("export const robot = () => null;"), 'exports no function named "bot"'],
  ])("because its module %s is named before any game", async (_, url, why) => {
    const failure = await failureOf({ ...TWO, bots: ["random", url] });
    expect(failure).toMatchObject({ code: "bot.not-loaded", player: 1, game: null, seed: null });
    expect(failure.thrown).toContain(why);
  });

  test("by changing what the rules need is named, though the error comes up elsewhere", async () => {
    const { shift } = Array.prototype;
    const spoil: Bot = ({ moves }) => {
      Array.prototype.shift = () => {
        Array.prototype.shift = shift;
        throw new TypeError("spoiled");
      };
      return { ...moves[0] };
    };
    try {
      const failure = await failureOf({ ...TWO, bots: ["random", spoil] });
      expect(failure).toMatchObject({ code: "bot.spoiled", player: 1, game: 0, seed: 7 });
      expect(failure.thrown).toContain("TypeError: spoiled");
    } finally {
      Array.prototype.shift = shift;
    }
  });
});

describe("a bot that tampers with its moves", () => {
  const records = { ...TWO, records: true };
  const first: Bot = ({ moves }) => moves[0];
  const only: Record<string, unknown> = Object.create(null);

  test.each<[string, Bot]>([
    [
      "changing those that it is offered",
      ({ moves }) => {
        for (const move of moves) Reflect.set(move, "number", 17);
        return moves[0];
      },
    ],
    ["emptying its list", ({ moves }) => (moves as Move[]).splice(0)[0]],
    [
      "giving one object for all its moves",
      ({ moves }) => {
        for (const name of Object.keys(only)) delete only[name];
        return Object.assign(only, moves[0]) as unknown as Move;
      },
    ],
  ])("by %s plays as if it did not", async (_, bot) => {
    expect(await playMany({ ...records, bots: [bot, first] })).toEqual(
      await playMany({ ...records, bots: [first, first] }),
    );
  });

  test("by adding to its list is told that the move is not legal", async () => {
    const adding: Bot = ({ player, moves }) => {
      (moves as Move[]).push({ type: "end", player });
      return moves[moves.length - 1];
    };
    const failure = await failureOf({ ...TWO, bots: [adding, "random"] });
    expect(failure).toMatchObject({ code: "bot.illegal-move", game: 0, player: 0 });
  });
});

describe("a bot that fails in an odd way", () => {
  const unspeakable = (): never => {
    throw Object.defineProperty(new Error("not to be shown"), "stack", {
      get() {
        throw new Error("not even this");
      },
    });
  };

  test.each<[string, () => unknown, string]>([
    ["throws what can't be shown", unspeakable, "something that can't be shown"],
    ["gives nothing", () => null, ""],
    ["gives an object that can't be used", hostile, ""],
    ["gives a move that can't be read", () => withThrowingField({}, "type"), ""],
  ])("%s is told with its game", async (_, bot, thrown) => {
    const failure = await failureOf({ ...TWO, bots: [bot as unknown as Bot, "random"] });
    expect(failure).toMatchObject({ game: 0, seed: 7, player: 0 });
    expect(failure.thrown ?? "").toContain(thrown);
  });

  test("promises something that fails: it is refused, and nothing comes of the promise", async () => {
    const promising = async (): Promise<never> => {
      throw new Error("too late");
    };
    const failure = await failureOf({ ...TWO, bots: [promising as unknown as Bot, "random"] });
    expect(failure).toMatchObject({ code: "bot.illegal-move", violation: { code: "move.malformed" } });
    await new Promise((resolve) => setTimeout(resolve, 10));
  });

  test("can't be loaded: of several the first one is named, however long that takes", async () => {
    const slow = moduleWith("await new Promise((on) => setTimeout(on, 50)); throw new Error('slow');");
    const fast = moduleWith("throw new Error('fast');");
    expect((await failureOf({ ...TWO, bots: [slow, fast] })).player).toBe(0);
    expect((await failureOf({ ...TWO, bots: [fast, slow] })).player).toBe(0);
  });

  test.each([
    [WAITING, 0],
    [WAITING, 2],
    [LOOPING, 0],
    [LOOPING, 2],
  ])("never comes to be loaded: the signal stops that (%s, %i workers)", async (module, workers) => {
    const signal = AbortSignal.timeout(200);
    expect(await errorOf({ ...TWO, bots: [module, "random"], workers, signal })).toBe(signal.reason);
  });
});

describe("playMany", () => {
  test.each<[Partial<Record<keyof ManyGames | "worker", unknown>>, string, string]>([
    [{ games: 0 }, "options.invalid", "games"],
    [{ games: 10_000_001 }, "options.invalid", "games"],
    [{ seed: -1 }, "options.invalid", "seed"],
    [{ seed: [1, 2, 3, 4] }, "options.invalid", "seed"],
    [{ workers: 0.5 }, "options.invalid", "workers"],
    [{ moveTime: 0 }, "options.invalid", "moveTime"],
    [{ moveTime: Number.POSITIVE_INFINITY }, "options.invalid", "moveTime"],
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
    [{ options: { players: ["Ann", "Bob"], layout: "x" } }, "options.invalid", "layout"],
  ])("refuses %j", async (change, code, path) => {
    const error = await errorOf({ ...TWO, ...change } as ManyGames);
    if (!isRulesError(error)) throw new Error(`no RulesError but ${error}`);
    expect(error.code).toBe(code);
    expect(error.violations[0].details["path"]).toBe(path);
  });

  test("names all that is wrong together, what is unknown first", async () => {
    const error = await errorOf({
      ...TWO,
      seed: -0,
      games: 0,
      records: null,
      worker: 2,
    } as unknown as ManyGames);
    if (!isRulesError(error)) throw new Error(`no RulesError but ${error}`);
    expect(error).toBeInstanceOf(RulesError);
    expect(error.violations.map(({ code, details }) => [code, details["path"], details["allowed"]])).toEqual([
      ["options.unknown", "worker", undefined],
      ["options.invalid", "games", "a whole number from 1 to 10000000"],
      ["options.invalid", "seed", "a whole number from 0 to 4294967295; 0, not -0"],
      ["options.invalid", "records", "true, false"],
    ]);
  });

  test("names each bot that is none", async () => {
    const error = await errorOf({ ...TWO, bots: ["rando", 5] } as unknown as ManyGames);
    expect(isRulesError(error) && error.violations.map(({ details }) => details["path"])).toEqual([
      "bots[0]",
      "bots[1]",
    ]);
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
