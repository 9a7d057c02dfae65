import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { checkRecord, isOver, type Move, replay, scoreSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import type { GameDocument } from "../../src/cli/commands/report-game.js";
import { moduleWith } from "../node/modules.js";
import { runCli } from "./run-cli.js";

const SEEDS = [0, 7, 20231953, 2 ** 32 - 1];

async function documentOf(...args: readonly string[]): Promise<GameDocument> {
  return JSON.parse((await runCli("play", "--json", ...args)).out);
}

describe("play", () => {
  test("plays the same game with the same seed, and another with another", async () => {
    const [first, again, other] = await Promise.all(
      ["7", "7", "8"].map((seed) => runCli("play", "--players", "3", "--seed", seed)),
    );
    expect(first).toEqual(again);
    expect(first.code).toBe(0);
    expect(first.err).toBe("");
    expect(other.out).not.toBe(first.out);
  });

  test("says which seed it has chosen where none is given", async () => {
    const { out } = await runCli("play");
    const [, seed] = /seed (\d+)/.exec(out) ?? [];
    expect((await runCli("play", "--seed", seed)).out).toBe(out);
  });

  test("tells each round and ends with the standings", async () => {
    const { out } = await runCli("play", "--players", "Ann,Bob", "--seed", "7");
    const { rounds } = await documentOf("--players", "Ann,Bob", "--seed", "7");
    const told = [...out.matchAll(/^── Round (\d+) ── (?:\d+ [a-z]+(?: worker)?(?: · )?){3} ─*$/gm)].map(
      ([, round]) => Number(round),
    );
    expect(told).toEqual(Array.from({ length: rounds }, (_, index) => index + 1));
    expect(out).toContain("* The game is over: ");
    expect(out.match(/^ {3}Ann {2}\S/gm)).toHaveLength(rounds);
    expect(out.trimEnd().split("\n").at(-3)).toMatch(/^── Standings ─+$/);
  });

  test.each([1, 2, 3, 4, 5, 6])("keeps to 80 columns without colours with %i players", async (players) => {
    for (const seed of SEEDS) {
      const { out } = await runCli("play", "--players", String(players), "--seed", String(seed));
      expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
      expect(out).not.toContain("\u001b");
      expect(out).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test("keeps to 80 columns with long and wide names", async () => {
    const names = ["A".repeat(200), "Ann Bob Cleo ".repeat(20).trim(), "家".repeat(30)];
    const { code, out } = await runCli("play", "--players", names.join(","), "--seed", "1");
    expect(code).toBe(0);
    const columns = (line: string): number => line.length + (line.match(/家/g) ?? []).length;
    expect(out.split("\n").filter((line) => columns(line) > 80)).toEqual([]);
  });

  test.each(SEEDS)("prints a record with what it comes to as JSON (seed %i)", async (seed) => {
    const { code, out, err } = await runCli("play", "--players", "3", "--seed", String(seed), "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { rounds, endedBy, scoreSheets, opponentScore, state, ...record }: GameDocument = JSON.parse(out);
    const { state: final, differences } = checkRecord(record);
    expect(record.options).toEqual({ players: ["Ann", "Bob", "Cleo"], seed });
    expect(isOver(final)).toBe(true);
    expect(differences).toEqual([]);
    expect(state).toEqual(final);
    expect({ rounds, endedBy }).toEqual({ rounds: final.table.round, endedBy: final.table.endedBy });
    expect(scoreSheets).toEqual([0, 1, 2].map((player) => scoreSheet(final, player)));
    expect(opponentScore).toBeNull();
  });

  test("draws the scores of the record", async () => {
    const { out } = await runCli("play", "--players", "2", "--seed", "7");
    const { result, scoreSheets } = await documentOf("--players", "2", "--seed", "7");
    const totals = [...out.matchAll(/^ {3}Total .* (-?\d+)$/gm)].map(([, total]) => Number(total));
    expect(totals).toEqual(scoreSheets.map(({ total }) => total));
    for (const { place, total } of result ?? []) {
      expect(out).toMatch(new RegExp(`^ +${place}\\. \\w+ +${total} points`, "m"));
    }
  });

  test("takes all options of a game", async () => {
    const { options, state } = await documentOf(
      ...["--edition", "first-2018", "--mode", "expert", "--players", "Ann,Bob,Cleo", "--seed", "1"],
      ...["--layout", "classic", "--advanced", "--plans", "A=seven-temps,C=2-5"],
    );
    expect(options).toEqual({
      players: ["Ann", "Bob", "Cleo"],
      edition: "first-2018",
      layout: "classic",
      advanced: true,
      mode: "expert",
      plans: { A: "seven-temps", C: "2-5" },
      seed: 1,
    });
    expect(state.setup.plans[0].id).toBe("seven-temps");
  });

  test.each([
    { args: ["--mode", "aaa"], players: 1, mode: { aaa: "sam" } },
    { args: ["--mode", "aaa", "--opponent", "closed"], players: 1, mode: { aaa: "closed" } },
    { args: ["--mode", "solo", "--edition", "first-2018"], players: 1, mode: "solo" },
    { args: ["--mode", "expert", "--nine-and-three-quarters"], players: 2, mode: "expert" },
    { args: ["--mode", "standard"], players: 2, mode: "standard" },
  ])("knows how many play with $args", async ({ args, players, mode }) => {
    const { options } = await documentOf("--seed", "1", ...args);
    expect(options.players).toHaveLength(players);
    expect(options.mode).toEqual(mode);
  });

  test("--games plays with the same options", async () => {
    const args = ["play", "--games", "2", "--seed", "1", "--mode", "aaa", "--json"];
    expect(JSON.parse((await runCli(...args)).out).options).toEqual({
      players: ["Ann"],
      mode: { aaa: "sam" },
      seed: 1,
    });
  });
});

describe("play --json", () => {
  test("AAA-10 AAA-11: itemises the score of the AAA, which the text draws", async () => {
    const args = ["--mode", "aaa", "--seed", "3"];
    const { opponentScore } = await documentOf(...args);
    const { out } = await runCli("play", ...args);
    const runs = [...out.matchAll(/^ {3}cards? \d.* = (\d+)(, not counted)?$/gm)];
    expect(runs.map(([, points]) => Number(points))).toEqual(
      opponentScore?.estates.map(({ points }) => points),
    );
    expect(runs.map(([, , out]) => out === undefined)).toEqual(
      opponentScore?.estates.map(({ counts }) => counts),
    );
    expect(out).toMatch(new RegExp(`^ {3}Total .* runs of cards +${opponentScore?.total}$`, "m"));
  });

  test("its record can be replayed move by move", async () => {
    const { version, package: by, options, moves, result } = await documentOf("--seed", "2");
    const steps = [...replay({ version, package: by, options, moves, result })];
    expect(steps).toHaveLength(moves.length + 1);
  });
});

describe("play --bots", () => {
  const FIRST = "export const bot = ({ moves }) => moves[0];";

  /** The moves that players make in a game of two. */
  async function movesBy(...args: readonly string[]): Promise<(player: number) => readonly Move[]> {
    const { moves } = await documentOf("--players", "2", "--seed", "7", ...args);
    return (player) => moves.filter((move) => move.player === player);
  }

  test("lets one bot play for all, or one for each player", async () => {
    const file = fileURLToPath(moduleWith(FIRST));
    const [random, one, each] = await Promise.all([
      movesBy("--bots", "random"),
      movesBy("--bots", file),
      movesBy("--bots", `random, ${file}`),
    ]);
    expect(random(0)).toEqual((await movesBy())(0));
    expect(one(0).slice(0, 5)).not.toEqual(random(0).slice(0, 5));
    // In the first round nobody has seen anything of the others.
    expect(each(0).slice(0, 3)).toEqual(random(0).slice(0, 3));
    expect(each(1).slice(0, 3)).toEqual(one(1).slice(0, 3));
  });

  test("takes a file as it lies from the current folder", async () => {
    const file = relative(".", fileURLToPath(moduleWith(FIRST)));
    expect((await runCli("play", "--bots", file)).code).toBe(0);
  });

  test("ends with code 2 where a module can't be loaded", async () => {
    const file = fileURLToPath(moduleWith("throw new RangeError('not now');"));
    const { code, out, err } = await runCli("play", "--bots", file);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^error: The bot of player 1 can't be loaded:/);
  });

  test("ends with code 2 where there is no such file", async () => {
    const { code, out, err } = await runCli("play", "--bots", "random,./no-such-bot.mjs");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^error: .*There is no file \.\/no-such-bot\.mjs\.$/ms);
    expect(err).not.toMatch(/\n +at /);
  });

  test.each([[], ["--games", "3"]])(
    "ends with code 1 where a bot fails, and says where in which game (%j)",
    async (...args) => {
      const file = fileURLToPath(moduleWith("export const bot = () => nothing.there;"));
      const { code, out, err } = await runCli("play", "--seed", "7", "--bots", `random,${file}`, ...args);
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err.replaceAll(/\n {2,}/g, " ")).toMatch(
        /^error: The bot of player 2 threw an error in game 1 \(seed 7\): ReferenceError: nothing is not defined/,
      );
      expect(err).toMatch(/\n +at bot \(.*bot\.mjs:1:/);
    },
  );
});
