import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  type BotFailure,
  type GameOutcome,
  isBotError,
  type ManyGames,
  openGameThread,
  playMany,
} from "perfect-home-rules/node";
import { type QueueWorker, startWorker } from "perfect-home-rules/queue";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { TWO } from "../node/many-games.js";
import { ENDLESS, moduleWith, QUITTING, slowBot } from "../node/modules.js";
import { describeWithRedis, type RedisServer, startRedis, until } from "./redis.js";

/** Now and then, in the same games whatever is played before. */
const sometimes = (what: string): URL =>
  moduleWith(`export const bot = ({ moves, random }) => {
    if (random() < 0.002) { ${what} }
    return moves[0];
  };`);

const FILLING = "const all = []; for (;;) all.push(new Array(1000).fill(all.length));";

/** Fills memory bit by bit: no game does any harm, but all together do. */
const LEAKING = moduleWith(`const kept = [];
export const bot = ({ moves }) => {
  kept.push(new Array(16_000).fill(kept.length));
  return moves[0];
};`);

/** How long a bot stays in its thread, in milliseconds: far longer than a game takes. */
const STAY = 700;

/** Ends its thread some time after it was asked first, when the games that it was given are over. */
const LEAVING = moduleWith(`let timer = null;
export const bot = ({ moves }) => {
  timer ??= setTimeout(() => process.exit(3), ${STAY});
  return moves[0];
};`);

const FIRST = moduleWith("export const bot = ({ moves }) => moves[0];");
const GAMES = 30;

describe("a thread for games", () => {
  test("plays what playMany plays, one series after the other", async () => {
    const thread = openGameThread();
    for (const seed of [1, 2]) {
      const games = { ...TWO, seed, bots: [FIRST, "random"] } as const;
      expect(await thread.play(games)).toEqual({
        outcomes: await playMany({ ...games, workers: 0 }),
        failure: null,
      });
    }
    await thread.close();
  });

  test("plays one series after the other also where they come at once", async () => {
    const thread = openGameThread();
    const all = [1, 100, 200].map((seed) => ({ ...TWO, seed, games: 20, bots: [FIRST, "random"] }) as const);
    const played = await Promise.all(all.map((games) => thread.play(games)));
    await thread.close();
    const alone = await Promise.all(all.map((games) => playMany({ ...games, workers: 0 })));
    expect(played).toEqual(alone.map((outcomes) => ({ outcomes, failure: null })));
  });

  test("rejects with what is thrown while it tells how far it is, and plays on when it is asked again", async () => {
    const thread = openGameThread();
    let told = 0;
    const onProgress = (): never => {
      told += 1;
      throw new TypeError("told");
    };
    const games = { ...TWO, bots: [FIRST, "random"] } as const;
    await expect(thread.play({ ...games, onProgress })).rejects.toThrow("told");
    expect(told).toBe(1);
    expect((await thread.play(games)).outcomes).toEqual(await playMany({ ...games, workers: 0 }));
    await thread.close();
  });

  test("does not wait for others once its signal is aborted", async () => {
    const thread = openGameThread();
    const aborted = new AbortController();
    const games = { ...TWO, bots: [FIRST, "random"] } as const;
    const first = thread.play({ ...games, games: 200 });
    const second = thread.play({ ...games, signal: aborted.signal });
    aborted.abort(new TypeError("stopped"));
    await expect(second).rejects.toThrow("stopped");
    expect((await first).outcomes).toHaveLength(200);
    await thread.close();
  });

  test("does not blame on a game what was left in its memory by others", async () => {
    const thread = openGameThread();
    const games = { ...TWO, games: 25, memory: 64, bots: [LEAKING, FIRST] } as const;
    const { outcomes, failure } = await thread.play(games);
    await thread.close();
    expect(failure).toBe(null);
    expect(outcomes).toEqual(await playMany({ ...games, bots: [FIRST, FIRST], memory: undefined }));
  });

  test("plays on where it was lost between two games, of which neither is to blame", async () => {
    const thread = openGameThread();
    const games = { ...TWO, games: 5, bots: [LEAVING, FIRST] } as const;
    const played = await playMany({ ...games, bots: [FIRST, FIRST] });
    expect(await thread.play(games)).toEqual({ outcomes: played, failure: null });
    await setTimeout(3 * STAY);
    expect(await thread.play(games)).toEqual({ outcomes: played, failure: null });
    await thread.close();
  });

  test("says with Node's error that its memory does not hold a module", async () => {
    const large = moduleWith(`const kept = [];
    while (kept.length < 50_000) kept.push(new Array(200).fill(kept.length));
    export const bot = ({ moves }) => moves[kept.length % 1];`);
    const thread = openGameThread();
    const played = thread.play({ ...TWO, memory: 16, bots: [large, FIRST] });
    await expect(played).rejects.toMatchObject({ code: "ERR_WORKER_OUT_OF_MEMORY" });
    await thread.close();
  });

  test.each([
    ["takes too long for a move", ENDLESS, { moveTime: 300 }, "bot.timed-out"],
    ["takes too long for a game", slowBot(50), { gameTime: 400 }, "bot.timed-out"],
    ["ends its thread", QUITTING, {}, "bot.exited"],
    [
      "fills its memory",
      moduleWith(`export const bot = () => { ${FILLING} };`),
      { memory: 32 },
      "bot.exited",
    ],
  ])("names the bot that %s, with its game", async (_, bot, limits, code) => {
    const thread = openGameThread();
    const { outcomes, failure } = await thread.play({ ...TWO, bots: ["random", bot], ...limits });
    await thread.close();
    expect(outcomes).toEqual([]);
    expect(failure).toMatchObject({ code, player: 1, game: 0, seed: TWO.seed });
  });
});

describeWithRedis("a bot over a queue", () => {
  let redis: RedisServer;
  const workers: QueueWorker[] = [];
  let quiet: readonly GameOutcome[];
  beforeAll(async () => {
    redis = await startRedis();
    quiet = await playMany({ ...TWO, games: GAMES, bots: [FIRST, "random"] });
  });
  afterAll(() => redis.end());
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await redis.client.flushall();
  });

  async function play(bot: URL, games: Partial<ManyGames>, queue = {}): Promise<readonly GameOutcome[]> {
    workers.push(await startWorker({ connection: redis.url, concurrency: 2, bots: [bot] }));
    const wanted = { ...TWO, games: GAMES, ...games, bots: [bot, "random"] } as const;
    return playMany({ ...wanted, queue: { connection: redis.url, name: "bots", ...queue } });
  }

  test.each([
    ["throws", "throw new Error('no idea');", {}, "bot.threw"],
    ["hangs", "for (;;);", { moveTime: 300 }, "bot.timed-out"],
    ["exits", "process.exit(1);", {}, "bot.exited"],
    ["fills its memory", FILLING, { memory: 32 }, "bot.exited"],
  ])("that %s in some games costs these, and no others", async (_, what, limits, code) => {
    const failures: BotFailure[] = [];
    const onFailure = (failure: BotFailure): void => void failures.push(failure);
    const outcomes = await play(sometimes(what), limits, { onFailure });
    expect(failures.length).toBeGreaterThan(0);
    expect(outcomes.length + failures.length).toBe(GAMES);
    for (const failure of failures) {
      expect(failure).toMatchObject({ code, player: 0, seed: TWO.seed + (failure.game ?? Number.NaN) });
    }
    const failed = new Set(failures.map(({ seed }) => seed));
    expect(outcomes).toEqual(quiet.filter(({ seed }) => !failed.has(seed)));
    await until(async () => (await redis.keys()).length === 0);
  });

  test("that fails stops the series at the first game in which it does, where nothing else is asked for", async () => {
    const bot = sometimes("process.exit(1);");
    const error = await play(bot, {}).catch((thrown: unknown) => thrown);
    const expected = await playMany({ ...TWO, games: GAMES, bots: [bot, "random"], workers: 1 }).catch(
      (thrown: unknown) => thrown,
    );
    if (!isBotError(error) || !isBotError(expected))
      throw new Error(`no BotErrors but ${error}, ${expected}`);
    expect(error.failure).toEqual(expected.failure);
    await until(async () => (await redis.keys()).length === 0);
  });

  test("is played from the file of the series' caller only where the worker has the same", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "bots-")), "none.jsonl");
    const elsewhere = moduleWith("export const bot = ({ moves }) => moves[0]; // changed");
    workers.push(await startWorker({ connection: redis.url, concurrency: 1, bots: [elsewhere] }));
    const queue = { connection: redis.url, name: "changed", patience: 200, file };
    const error = await playMany({ ...TWO, bots: [FIRST, FIRST], queue }).catch((thrown) => thrown);
    expect(error.code).toBe("queue.other-bot");
  });
});
