import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { ALL } from "../support/variants.js";
import { COMMAND, compareGames, runPython } from "./random-games.js";

const [node, bin] = COMMAND;

test("python3, which these tests need, is installed", () => {
  expect(runPython(["--version"])).toMatch(/^Python 3/);
});

// random-games.long.test.ts plays 1,000 games, in every variant.
test("random games through the client in Python go as in this process", () => {
  const some = ALL.filter((_, index) => index % 3 === 0);
  compareGames(some, some.length);
});

test("the client in Python says what is refused, and goes on", () => {
  expect(runPython(["test/protocol/refusals.py", ...COMMAND, "serve"])).toBe("");
});

describe("the bot in Python", () => {
  const series = ["--seed", "7", "--players", "2", "--games", "20", "--json"];

  test("beats random", () => {
    const play = [bin, "play", "--bots", "python3 examples/python/bot.py,random", ...series];
    const { status, stdout, stderr } = spawnSync(node, play, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const [thumb, random] = JSON.parse(stdout).seats;
    expect(thumb.first).toBeGreaterThan(random.first);
  });
});
