import type { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { failureOf, TWO } from "./many-games.js";
import { LOOPING, moduleWith, WAITING } from "./modules.js";

test.each([
  ["waits", WAITING],
  ["loops", LOOPING],
])("a bot whose module %s for ever is named before any game", async (_, module) => {
  const threads: Worker[] = [];
  const count = (thread: Worker): void => void threads.push(thread);
  process.on("worker", count);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const failing = failureOf({ ...TWO, bots: ["random", module] });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 60_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    const failure = await failing;
    expect(failure).toMatchObject({ code: "bot.not-loaded", player: 1, game: null, seed: null });
    expect(failure.thrown).toBe(`${module.href} did not finish loading within 10 s`);
    expect(vi.getTimerCount()).toBe(0);
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]); // it has ended
  } finally {
    vi.useRealTimers();
    process.off("worker", count);
  }
});

test("a bot whose module throws is named before one that would loop for ever", async () => {
  const throwing = moduleWith("throw new Error('not here');");
  expect((await failureOf({ ...TWO, bots: [throwing, LOOPING] })).player).toBe(0);
});
