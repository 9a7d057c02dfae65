import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { moduleWith } from "../node/modules.js";
import { runCli } from "./run-cli.js";

test.each([[[]], [["--games", "3", "--workers", "0"]]])(
  "play %j ends with a message where a bot's module never finishes loading",
  async (flags) => {
    const bot = fileURLToPath(moduleWith("await new Promise(() => {});"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const playing = runCli("play", "--seed", "1", "--bots", bot, ...flags);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 60_000 });
      await vi.advanceTimersByTimeAsync(10_000);
      const { code, out, err } = await playing;
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toMatch(/did not\s+finish\s+loading\s+within\s+10\s+s/);
    } finally {
      vi.useRealTimers();
    }
  },
);
