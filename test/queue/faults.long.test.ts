// Processes are killed and Redis is stopped here, which takes minutes: what the results are then made of is tested by
// queue.test.ts. Run `npm run build` before.
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type GameOutcome, type ManyGames, playMany } from "perfect-home-rules/node";
import { resumeSeries } from "perfect-home-rules/queue";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { storeOf } from "../../src/queue/store.js";
import { TWO } from "../node/many-games.js";
import { moduleWith } from "../node/modules.js";
import { endAll, type Started, startCli, startWorkerProcess } from "./processes.js";
import { describeWithRedis, type RedisServer, startRedis, until } from "./redis.js";

/** Takes a while for each game, whatever the machine. */
const SLOW = moduleWith(`let asked = 0;
export const bot = ({ moves, random }) => {
  asked += 1;
  if (asked % 20 === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  return moves[Math.floor(random() * moves.length)];
};`);

const GAMES = 300;
const SLOW_GAMES: ManyGames = { ...TWO, games: GAMES, bots: [SLOW, "random"] };

describeWithRedis("a series survives", () => {
  let redis: RedisServer;
  let expected: readonly GameOutcome[];
  beforeAll(async () => {
    redis = await startRedis();
    // The bot plays at random, and only takes longer.
    expected = await playMany({ ...TWO, games: GAMES });
  });
  afterAll(() => redis.end());
  afterEach(async () => {
    await endAll();
    await redis.client.flushall();
  });

  const worker = (): Started => startWorkerProcess({ connection: redis.url }, [SLOW]);

  /** Plays the series here, and tells how many games are done. */
  function play(name: string): { readonly played: Promise<readonly GameOutcome[]>; done(): number } {
    let done = 0;
    const onProgress = (games: number): void => {
      done = games;
    };
    const queue = { connection: redis.url, name, chunkTime: 300 };
    return { played: playMany({ ...SLOW_GAMES, onProgress, queue }), done: () => done };
  }

  async function expectNothingLeft(): Promise<void> {
    await until(async () => (await redis.keys()).length === 0);
  }

  /** The games in a file, in order; each must be there once. */
  function gamesIn(file: string): GameOutcome[] {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    const games = lines.map((line) => JSON.parse(line)).sort((a, b) => a.game - b.game);
    expect(games.map(({ game }) => game)).toEqual(expected.map((_, game) => game));
    return games.map(({ game: _, ...outcome }) => outcome);
  }

  const newFile = (): string => join(mkdtempSync(join(tmpdir(), "series-")), "games.jsonl");

  test("kill -9 of a worker in the middle of a chunk", async () => {
    const [first] = [worker(), worker()];
    const { played, done } = play("one-dies");
    await until(() => done() > 20);
    first.child.kill("SIGKILL");
    expect(await played).toEqual(expected);
    await expectNothingLeft();
  });

  test("kill -9 of all workers, again and again, as long as new ones come", async () => {
    let current = [worker(), worker()];
    const { played, done } = play("all-die");
    for (let more = 30; more < 150; more += 50) {
      await until(() => done() > more);
      for (const each of current) each.child.kill("SIGKILL");
      await sleep(500);
      current = [worker(), worker()];
    }
    expect(await played).toEqual(expected);
    await expectNothingLeft();
  });

  test("kill -9 of its caller, when it is resumed with its file", async () => {
    worker();
    const file = newFile();
    const queue = ["--redis", redis.url, "--output", file, "--json"];
    const games = ["--games", String(GAMES), "--seed", String(TWO.seed), "--bots", `${SLOW.pathname},random`];
    const caller = startCli("play", ...games, "--name", "caller", ...queue);
    await until(() => {
      try {
        return readFileSync(file, "utf8").split("\n").length > 40;
      } catch {
        return false;
      }
    });
    caller.child.kill("SIGKILL");
    expect(await caller.exit).toBe("SIGKILL");
    const resumed = startCli("play", "--resume", "caller", ...queue);
    expect(await resumed.exit, resumed.printed()).toBe(0);
    expect(gamesIn(file)).toEqual(expected);
    await expectNothingLeft();
  });

  test("kill -9 of its caller, when it is resumed without a file", async () => {
    worker();
    const games = ["--games", String(GAMES), "--seed", String(TWO.seed), "--bots", `${SLOW.pathname},random`];
    const caller = startCli("play", ...games, "--name", "caller", "--redis", redis.url);
    const store = storeOf(redis.client, "caller");
    await until(async () => (await redis.client.hlen("{perfect-home-rules}:caller:results")) > 5);
    caller.child.kill("SIGKILL");
    await caller.exit;
    const kept = (await store.openChunks()).length;
    expect(kept).toBeGreaterThan(5);
    expect(await resumeSeries({ connection: redis.url, name: "caller" })).toEqual(expected);
    await expectNothingLeft();
  });

  test("Redis stopped for ten seconds and started again with its append-only file", async () => {
    worker();
    const { played, done } = play("redis-stops");
    await until(() => done() > 20);
    await redis.stop();
    await sleep(10_000);
    await redis.start();
    expect(await played).toEqual(expected);
    await expectNothingLeft();
  });

  test("Redis that has forgotten all: what is not back is handed out again", async () => {
    worker();
    const { played, done } = play("forgets");
    await until(() => done() > 20);
    await redis.client.flushall();
    expect(await played).toEqual(expected);
    await expectNothingLeft();
  });

  test("a worker that is taken for dead and goes on: what it has played twice counts once", async () => {
    const first = worker();
    const { played, done } = play("stalls");
    await until(() => done() > 20);
    first.child.kill("SIGSTOP");
    worker();
    const then = done();
    await until(() => done() > then + 60);
    first.child.kill("SIGCONT");
    expect(await played).toEqual(expected);
    await expectNothingLeft();
    expect(first.child.exitCode).toBe(null);
  });

  test("SIGTERM of its only worker, which finishes its chunk", async () => {
    const only = worker();
    const queue = { connection: redis.url, name: "term", chunkTime: 3000 };
    const played = playMany({ ...SLOW_GAMES, games: 4, queue });
    const store = storeOf(redis.client, "term");
    await until(() => only.printed().includes("joined"));
    await sleep(100);
    only.child.kill("SIGTERM");
    expect(await only.exit, only.printed()).toBe(0);
    // Nothing that was begun is left to be taken from a dead worker: no job is active.
    expect(await redis.client.llen("{perfect-home-rules}:term:active")).toBe(0);
    expect(await store.members()).toBe(0);
    worker();
    expect(await played).toEqual(expected.slice(0, 4));
    await expectNothingLeft();
  });

  test.runIf(process.platform === "linux")("a full disk, when it is resumed with room", async () => {
    worker();
    const games = ["--games", String(GAMES), "--seed", String(TWO.seed), "--bots", `${SLOW.pathname},random`];
    const queue = ["--redis", redis.url, "--json"];
    const caller = startCli("play", ...games, "--name", "full", "--output", "/dev/full", ...queue);
    expect(await caller.exit).toBe(2);
    expect(caller.printed().replaceAll(/\s+/g, " ")).toContain(
      "The file can't be written. [/dev/full: ENOSPC]",
    );
    const file = newFile();
    const resumed = startCli("play", "--resume", "full", "--output", file, ...queue);
    expect(await resumed.exit, resumed.printed()).toBe(0);
    expect(gamesIn(file)).toEqual(expected);
    await expectNothingLeft();
  });

  test("Ctrl-C: nothing of it is left", async () => {
    worker();
    const games = ["--games", "1000000", "--bots", `${SLOW.pathname},random`];
    const caller = startCli("play", ...games, "--name", "ended", "--redis", redis.url);
    await until(async () => (await redis.client.hlen("{perfect-home-rules}:ended:results")) > 2);
    caller.child.kill("SIGINT");
    expect(await caller.exit).toBe(1);
    expect(caller.printed()).toContain("The series is stopped, and nothing of it is left.");
    await expectNothingLeft();
  });
});
