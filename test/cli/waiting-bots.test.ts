import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { LOOPING, WAITING } from "../node/modules.js";
import { runCli } from "./run-cli.js";

test.each([
  ["waits", WAITING, []],
  ["waits", WAITING, ["--games", "3", "--workers", "0"]],
  ["loops", LOOPING, []],
  ["loops", LOOPING, ["--games", "3", "--workers", "0"]],
])("play ends with a message where a bot's module %s for ever (%s, %j)", async (_, module, flags) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const playing = runCli("play", "--seed", "1", "--bots", fileURLToPath(module), ...flags);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 60_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    const { code, out, err } = await playing;
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.replaceAll(/\s+/g, " ")).toBe(
      `error: The bot of player 1 can't be loaded: ${module} did not finish loading within 10 s `,
    );
  } finally {
    vi.useRealTimers();
  }
});
