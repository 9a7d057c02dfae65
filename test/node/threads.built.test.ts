import type { Worker } from "node:worker_threads";
import type { ManyGames } from "perfect-home-rules/node";
import { afterEach, describe, expect, test } from "vitest";
import { errorOf, TWO } from "./many-games.js";
import { CARELESS, ENDLESS, moduleWith, QUITTING } from "./modules.js";

const THROWING = moduleWith("export const bot = () => { throw new Error('no idea'); };");
const LATER = moduleWith(
  "setTimeout(() => { throw new Error('late') }, 30); export const bot = ({ moves }) => moves[0];",
);
const PROMISING = moduleWith("export const bot = async () => { throw new Error('late'); };");
const NOTHING = moduleWith("export const bot = ({ moves }) => { Promise.reject(null); return moves[0]; };");

/** Plays with two threads. */
const play = (change: Partial<ManyGames>): Promise<unknown> => errorOf({ ...TWO, workers: 2, ...change });

let started = 0;
let online = 0;
let ended = 0;
let watch = (): void => {};
function count(worker: Worker): void {
  started += 1;
  worker.once("online", () => {
    online += 1;
    watch();
  });
  worker.once("exit", () => {
    ended += 1;
  });
  watch();
}

/** Plays without end, up to a moment in the life of both threads. */
function playUntil(isMoment: () => boolean, bot: ManyGames["bots"][number], later = 0): Promise<unknown> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  watch = () => {
    if (!isMoment()) return;
    if (later > 0) setTimeout(stop, later);
    else stop();
  };
  return play({ games: 10_000_000, bots: [bot, "random"], signal: controller.signal });
}

/** Plays without end, up to the end of some games. */
function playSome(): Promise<unknown> {
  const controller = new AbortController();
  const onProgress = (): void => controller.abort();
  return play({ games: 10_000_000, onProgress, signal: controller.signal });
}

afterEach(() => {
  process.off("worker", count);
  watch = () => {};
});

describe("threads", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["all games are played", () => play({})],
    ["a bot has failed", () => play({ bots: [THROWING, "random"] })],
    ["a bot is not there", () => play({ bots: [new URL("file:///nowhere/bot.mjs"), "random"] })],
    ["a bot has ended its thread", () => play({ bots: [QUITTING, "random"] })],
    ["what a bot has left behind has failed", () => play({ bots: [CARELESS, "random"] })],
    ["what a bot has left behind fails later", () => play({ games: 400, bots: [LATER, "random"] })],
    ["a bot has promised something that fails", () => play({ bots: [PROMISING, "random"] })],
    ["what was left behind has thrown nothing", () => play({ games: 400, bots: [NOTHING, "random"] })],
    [
      "onProgress has thrown",
      () =>
        play({
          onProgress() {
            throw new Error("enough seen");
          },
        }),
    ],
    ["they were stopped before they started", () => playUntil(() => started === 2, "random")],
    ["they were stopped while they loaded", () => playUntil(() => online === 2, "random")],
    ["they were stopped in their games", playSome],
    ["they were stopped in an endless game", () => playUntil(() => online === 2, ENDLESS, 300)],
  ])("have all ended once the promise is settled, and none follows, when %s", async (_, settled) => {
    started = 0;
    online = 0;
    ended = 0;
    process.on("worker", count);
    await settled();
    expect(started).toBeGreaterThanOrEqual(2);
    expect(ended).toBe(started);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ended).toBe(started);
  });
});
