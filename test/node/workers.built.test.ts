import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { ManyGames } from "perfect-home-rules/node";
import * as node from "perfect-home-rules/node";
import { describe, expect, test } from "vitest";
import { checkFirstFailure, errorOf, TWO } from "./many-games.js";
import { CARELESS, ENDLESS, moduleWith, QUITTING, slowBot } from "./modules.js";

const nodeCjs = createRequire(import.meta.url)("perfect-home-rules/node") as typeof node;

/** Says in which thread it is asked for a move. */
const TELLING = moduleWith(`import { isMainThread } from "node:worker_threads";
export const bot = () => { throw new Error(isMainThread ? "asked here" : "asked in a worker"); };`);

/** Runs a script in a process of its own; `status` is `null` where it hangs. */
function runScript(code: string): { readonly status: number | null; readonly out: string } {
  const imports = 'import { playMany } from "perfect-home-rules/node";\n';
  const args = ["--input-type=module", "--eval", imports + code];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    timeout: 120_000,
  });
  return { status, out: stdout + stderr };
}

describe.each([
  ["ES module", node],
  ["CommonJS", nodeCjs],
])("playMany as %s", (_, { playMany, isBotError }) => {
  test("plays the same games in threads as without, in the same order", async () => {
    const games = { ...TWO, games: 20, records: true };
    const alone = await playMany({ ...games, workers: 0 });
    for (const workers of [1, 2, 5, undefined]) {
      expect(await playMany({ ...games, workers }), `${workers} workers`).toEqual(alone);
    }
  });

  test.each([1, 2, 5])("names the first game in which a bot fails (%i workers)", (workers) =>
    checkFirstFailure(workers, playMany),
  );

  test.each([
    [0, "asked here"],
    [1, "asked in a worker"],
    [2, "asked in a worker"],
  ])("asks bots with %i workers in the right thread", async (workers, told) => {
    const error = await errorOf({ ...TWO, bots: [TELLING, "random"], workers }, playMany);
    if (!isBotError(error)) throw new Error(`no BotError but ${error}`);
    expect(error.failure.thrown).toContain(`Error: ${told}\n`);
  });

  test("asks a bot that is a function here, whatever the number of workers", async () => {
    let asked = 0;
    const bot: ManyGames["bots"][number] = ({ moves }) => {
      asked += 1;
      return moves[0];
    };
    await playMany({ ...TWO, bots: ["random", bot], workers: 2 });
    expect(asked).toBeGreaterThan(100);
  });

  test("stops a bot that does not come to an end, when the signal is aborted", async () => {
    const signal = AbortSignal.timeout(500);
    const error = await errorOf({ ...TWO, bots: [ENDLESS, "random"], workers: 2, signal }, playMany);
    expect(error).toBe(signal.reason);
  });

  test.each([1, 2])("names the bot that ends its thread (%i workers)", async (workers) => {
    const error = await errorOf({ ...TWO, bots: ["random", QUITTING], workers }, playMany);
    if (!isBotError(error)) throw new Error(`no BotError but ${error}`);
    const { code, player, game, seed, thrown } = error.failure;
    expect({ code, player, thrown }).toEqual({
      code: "bot.exited",
      player: 1,
      thrown: "Error: worker exited with code: 3",
    });
    expect(seed).toBe(TWO.seed + (game ?? Number.NaN));
  });

  test("names the bot that takes longer than it may for a move, and its game", async () => {
    const hanging = moduleWith(
      "let asked = 0; export const bot = ({ moves }) => { asked += 1; while (asked > 500); return moves[0]; };",
    );
    const games = { ...TWO, games: 100, bots: [hanging, "random"], workers: 1, moveTime: 300 } as const;
    const error = await errorOf(games, playMany);
    if (!isBotError(error)) throw new Error(`no BotError but ${error}`);
    expect(error.failure).toMatchObject({ code: "bot.timed-out", player: 0, violation: null, thrown: null });
    expect(error.failure.game).toBeGreaterThan(0);
    expect(error.failure.seed).toBe(TWO.seed + (error.failure.game ?? Number.NaN));
    expect(error.message).toMatch(
      /^The bot of player 1 gave no move within its time in game \d+ \(seed \d+\)$/,
    );
  });

  test("does not stop bots that take less than they may for a move, however long all moves take", async () => {
    const slow = slowBot(10);
    const games = { ...TWO, games: 2, bots: [slow, slow], workers: 1, moveTime: 1000 } as const;
    expect(await playMany(games)).toHaveLength(2);
  });

  test("tells what a bot has left behind that fails later", async () => {
    expect(await errorOf({ ...TWO, bots: [CARELESS, "random"], workers: 2 }, playMany)).toEqual(
      new Error("left behind"),
    );
  });
});

describe("a process that plays many games", () => {
  const games = JSON.stringify({ ...TWO, workers: 2 });

  test("ends by itself when all are played", () => {
    const { status, out } = runScript(`console.log((await playMany(${games})).length);`);
    expect({ status, out }).toEqual({ status: 0, out: "12\n" });
  });

  test("ends by itself when a bot has failed", () => {
    const bots = `[new URL("${TELLING.href}"), "random"]`;
    const { status, out } = runScript(
      `await playMany({ ...${games}, bots: ${bots} }).catch(({ code }) => console.log(code));`,
    );
    expect({ status, out }).toEqual({ status: 0, out: "bot.threw\n" });
  });

  const canRefuse = process.allowedNodeEnvironmentFlags.has("--experimental-require-module");
  test.runIf(canRefuse)("starts threads with nothing but CommonJS", () => {
    const worker = fileURLToPath(new URL("node-worker.cjs", import.meta.resolve("perfect-home-rules/node")));
    const args = ["--no-experimental-require-module", worker];
    const child = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 120_000 });
    expect(child).toMatchObject({ status: 0, stderr: "" });
  });
});
