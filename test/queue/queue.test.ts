import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRulesError } from "perfect-home-rules";
import {
  type BotFailure,
  type GameOutcome,
  isBotError,
  type ManyGames,
  playMany,
} from "perfect-home-rules/node";
import {
  cancelSeries,
  type QueueWorker,
  readSeries,
  resumeSeries,
  startWorker,
  type WorkerNotice,
  type WorkerOptions,
} from "perfect-home-rules/queue";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { storeOf } from "../../src/queue/store.js";
import { TWO } from "../node/many-games.js";
import { moduleWith } from "../node/modules.js";
import { describeWithRedis, type RedisServer, startRedis, until } from "./redis.js";

/** A bot that fails now and then, in the same games wherever they are played. */
const FAILING = `export const bot = ({ moves, random }) => {
  if (random() < 0.002) throw new RangeError("out of ideas");
  return moves[0];
};`;

const FIRST = moduleWith("export const bot = ({ moves }) => moves[0];");

/** The code of what a promise is rejected with. */
async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (isRulesError(error) || isBotError(error)) return error.code;
  throw error ?? new Error("it was not refused");
}

describeWithRedis("a queue", () => {
  let redis: RedisServer;
  const workers: QueueWorker[] = [];
  const notices: WorkerNotice[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.end());
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    notices.length = 0;
    await redis.client.flushall();
  });

  async function work(options: Partial<WorkerOptions> = {}): Promise<void> {
    const onNotice = (notice: WorkerNotice): void => void notices.push(notice);
    workers.push(await startWorker({ connection: redis.url, concurrency: 1, onNotice, ...options }));
  }

  const queued = (name: string, games: Partial<ManyGames> = {}, queue = {}): ManyGames => ({
    ...TWO,
    games: 60,
    ...games,
    queue: { connection: redis.url, name, ...queue },
  });

  test("gives the outcomes that the games have without it, whatever the number of workers", async () => {
    await work();
    await work({ concurrency: 2 });
    const games = { games: 60, records: true, seed: 2 ** 32 - 30 };
    const told: number[] = [];
    const onProgress = (done: number): void => void told.push(done);
    expect(await playMany(queued("same", { ...games, onProgress }))).toEqual(
      await playMany({ ...TWO, ...games }),
    );
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(60);
    expect(await redis.keys()).toEqual([]);
  });

  test("plays several series side by side", async () => {
    await work();
    const names = ["one", "two", "three"];
    const played = await Promise.all(names.map((name, seed) => playMany(queued(name, { seed, games: 20 }))));
    for (const [seed, outcomes] of played.entries())
      expect(outcomes).toEqual(await playMany({ ...TWO, seed, games: 20 }));
    expect(await redis.keys()).toEqual([]);
  });

  test("gives outcomes as they come, each once", async () => {
    await work();
    const came = new Map<number, GameOutcome>();
    const onOutcome = async (outcome: GameOutcome, game: number): Promise<void> => {
      expect(came.has(game)).toBe(false);
      came.set(game, outcome);
    };
    expect(await playMany(queued("stream", { onOutcome }))).toEqual([]);
    expect([...came].sort(([a], [b]) => a - b).map(([, outcome]) => outcome)).toEqual(
      await playMany({ ...TWO, games: 60 }),
    );
  });

  test("writes outcomes to a file, a line of JSON for each game", async () => {
    await work();
    const file = join(mkdtempSync(join(tmpdir(), "lines-")), "games.jsonl");
    expect(await playMany(queued("file", {}, { file }))).toEqual([]);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    const games = lines.map((line) => JSON.parse(line)).sort((a, b) => a.game - b.game);
    const expected = await playMany({ ...TWO, games: 60 });
    expect(games).toEqual(expected.map((outcome, game) => ({ game, ...outcome })));
  });

  test("plays modules that a worker was started with, and those of its folder", async () => {
    const folder = dirname(dirname(fileURLToPath(FIRST)));
    const expected = await playMany({ ...TWO, games: 20, bots: [FIRST, FIRST], workers: 0 });
    await work({ bots: [FIRST] });
    expect(await playMany(queued("named", { games: 20, bots: [FIRST, FIRST] }))).toEqual(expected);
    await workers.pop()?.close();
    await work({ allowBots: folder });
    expect(await playMany(queued("folder", { games: 20, bots: [FIRST, FIRST] }))).toEqual(expected);
  });

  test("names the first game in which a bot fails, as without it, and leaves nothing", async () => {
    const bots = ["random", moduleWith(FAILING)] as const;
    await work({ bots: [bots[1]] });
    const errors = [queued("fails", { games: 300, bots }), { ...TWO, games: 300, bots, workers: 0 }].map(
      (games) => playMany(games).catch((error: unknown) => error),
    );
    const [error, expected] = await Promise.all(errors);
    if (!isBotError(error) || !isBotError(expected))
      throw new Error(`no BotErrors but ${error}, ${expected}`);
    expect({ ...error.failure, thrown: null }).toEqual({ ...expected.failure, thrown: null });
    expect(error.failure.thrown).toContain("out of ideas");
    await until(async () => (await redis.keys()).length === 0);
  });

  test("goes on after games in which a bot fails, where that is asked for", async () => {
    const failing = moduleWith(FAILING);
    await work({ bots: [failing] });
    const failures: BotFailure[] = [];
    const onFailure = (failure: BotFailure): void => void failures.push(failure);
    const outcomes = await playMany(
      queued("goes-on", { games: 300, bots: ["random", failing] }, { onFailure }),
    );
    expect(failures.length).toBeGreaterThan(3);
    expect(outcomes.length + failures.length).toBe(300);
    const seeds = [...outcomes, ...failures].map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(300);
    for (const { seed, game } of failures) expect(seed).toBe(TWO.seed + (game ?? 0));
  });

  test("is refused by workers that do not have the bot, and plays where another one has it", async () => {
    await work();
    const bots = [FIRST, FIRST];
    expect(await codeOf(playMany(queued("bot", { bots }, { patience: 300 })))).toBe("queue.other-bot");
    expect(notices.map(({ type }) => type)).toEqual(["refused"]);
    const told: string[] = [];
    const playing = playMany(
      queued("bot-2", { bots }, { onRefusal: ({ code }: { code: string }) => told.push(code) }),
    );
    await until(() => told.length > 0);
    await work({ bots: [FIRST] });
    expect(await playing).toHaveLength(60);
    expect(told).toEqual(["queue.other-bot"]);
  });

  test("is refused by workers of another version, and by all where its description makes no sense", async () => {
    await work();
    const controller = new AbortController();
    const playing = playMany(queued("version", { signal: controller.signal, games: 10_000 }));
    await until(async () => (await storeOf(redis.client, "version").members()) === 1);
    const header = await storeOf(redis.client, "version").header();
    controller.abort(new Error("seen"));
    await expect(playing).rejects.toThrow("seen");
    const series = JSON.parse(header ?? "");
    await storeOf(redis.client, "other").begin(JSON.stringify({ ...series, package: "99.0.0" }), "nobody");
    await storeOf(redis.client, "extra").begin(
      JSON.stringify({ ...series, code: "process.exit()" }),
      "nobody",
    );
    await storeOf(redis.client, "no-json").begin("x", "nobody");
    await until(() => notices.filter(({ type }) => type === "refused").length === 3);
    const refused = notices.flatMap((each) =>
      each.type === "refused" ? [[each.series, each.refusal.code]] : [],
    );
    expect(Object.fromEntries(refused)).toEqual({
      other: "queue.other-version",
      extra: "queue.malformed",
      "no-json": "queue.malformed",
    });
  });

  test("keeps the result of a chunk once, and only while somebody waits for it", async () => {
    const store = storeOf(redis.client, "once");
    const chunk = { first: 0, count: 5 };
    expect(await store.keep("id", chunk, Buffer.from("a"))).toBe(false);
    await store.open("id", "token", [chunk]);
    expect(await store.isWanted("id", chunk)).toBe(true);
    expect(await store.keep("other", chunk, Buffer.from("a"))).toBe(false);
    expect(await store.keep("id", chunk, Buffer.from("a"))).toBe(true);
    expect(await store.keep("id", chunk, Buffer.from("b"))).toBe(false);
    expect(await store.isWanted("id", chunk)).toBe(false);
    expect((await store.results([chunk, { first: 5, count: 1 }])).map(String)).toEqual(["a", "null"]);
    expect(await store.close("token", [chunk])).toBe(true);
    expect(await store.keep("id", chunk, Buffer.from("c"))).toBe(false);
  });

  test.each([
    ["no packed data", "junk"],
    ["data of another shape", "q1bKzMlJLUpMVrJSMlCqBQA="],
  ])("refuses results that are %s", async (_, base64) => {
    const playing = codeOf(playMany(queued("junk")));
    const store = storeOf(redis.client, "junk");
    await until(async () => (await store.openChunks()).length > 0);
    const { id } = JSON.parse((await store.header()) ?? "");
    const [chunk] = await store.openChunks();
    await store.keep(id, chunk, Buffer.from(base64, "base64"));
    expect(await playing).toBe("queue.malformed");
    expect(await redis.keys()).toEqual([]);
  });

  test("leaves nothing when it is stopped, with chunks under way", async () => {
    await work();
    const controller = new AbortController();
    const onProgress = (): void => controller.abort(new Error("that will do"));
    const games = { games: 1_000_000, onProgress, signal: controller.signal };
    await expect(playMany(queued("stopped", games))).rejects.toThrow("that will do");
    await until(async () => (await redis.keys()).length === 0);
    await work(); // and nobody comes upon what is left
    expect(notices.filter(({ type }) => type === "joined")).toHaveLength(1);
  });

  test("has one caller for each series, whose name nobody else may take", async () => {
    const controller = new AbortController();
    const playing = playMany(queued("taken", { signal: controller.signal }));
    await until(async () => (await storeOf(redis.client, "taken").openChunks()).length > 0);
    expect(await codeOf(playMany(queued("taken")))).toBe("queue.name-taken");
    const series = { connection: redis.url, name: "taken" };
    expect(await readSeries(series)).toEqual({
      options: TWO.options,
      seed: TWO.seed,
      games: 60,
      bots: ["random", "random"],
    });
    await cancelSeries(series);
    await redis.client.set("{perfect-home-rules}:taken:caller", "somebody else");
    expect(await codeOf(playing)).toBe("queue.taken-over");
    expect(await codeOf(resumeSeries({ ...series, name: "nowhere" }))).toBe("queue.no-series");
    expect(await codeOf(readSeries({ ...series, name: "nowhere" }))).toBe("queue.no-series");
  });

  test("takes the password from the URL, and never tells it", async () => {
    const locked = await startRedis("open-sesame");
    try {
      const { port } = new URL(locked.url);
      const without = `redis://127.0.0.1:${port}`;
      expect(await codeOf(startWorker({ connection: without, patience: 2000 }))).toBe("queue.unreachable");
      const wrong = playMany(
        queued("wrong", {}, { connection: without.replace("//", "//:guess@"), patience: 2000 }),
      );
      const error = await wrong.catch((thrown: unknown) => thrown);
      if (!isRulesError(error)) throw new Error(`no RulesError but ${error}`);
      expect(JSON.stringify(error.violations)).not.toContain("guess");
      await work({ connection: locked.url });
      expect(await playMany(queued("right", {}, { connection: locked.url }))).toHaveLength(60);
      await workers.pop()?.close();
    } finally {
      await locked.end();
    }
  });

  test("is told where Redis is out of reach", async () => {
    const connection = "redis://127.0.0.1:1";
    expect(await codeOf(playMany(queued("away", {}, { connection, patience: 50 })))).toBe(
      "queue.unreachable",
    );
    expect(await codeOf(startWorker({ connection, patience: 50 }))).toBe("queue.unreachable");
  });

  test.each([
    [{ connection: "localhost:6379" }, "queue.connection"],
    [{ name: "a:b" }, "queue.name"],
    [{ name: "" }, "queue.name"],
    [{ chunkTime: 0 }, "queue.chunkTime"],
    [{ patience: -1 }, "queue.patience"],
    [{ worker: 1 }, "queue.worker"],
  ])("refuses %j", async (queue, path) => {
    const error = await playMany(queued("wrong", {}, queue)).catch((thrown: unknown) => thrown);
    if (!isRulesError(error)) throw new Error(`no RulesError but ${error}`);
    expect(error.violations[0].details.path).toBe(path);
  });

  test("refuses bots that are functions, as they can't be sent to a worker", async () => {
    const bots = [
      ({ moves }: { moves: readonly unknown[] }) => moves[0],
      "random",
    ] as unknown as ManyGames["bots"];
    expect(await codeOf(playMany(queued("function", { bots })))).toBe("options.invalid");
  });
});
