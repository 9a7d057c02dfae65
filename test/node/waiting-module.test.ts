import { expect, test, vi } from "vitest";
import { failureOf, TWO } from "./many-games.js";
import { moduleWith } from "./modules.js";

test("a bot whose module never finishes loading is named before any game", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const waiting = failureOf({ ...TWO, bots: ["random", moduleWith("await new Promise(() => {});")] });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 60_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await waiting).toMatchObject({ code: "bot.not-loaded", player: 1, game: null, seed: null });
    expect((await waiting).thrown).toContain("did not finish loading within 10 s");
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
