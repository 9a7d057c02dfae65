import { isOver, replay, scoreSheet, verifyRecord } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import type { GameDocument } from "../../src/cli/report-game.js";
import { runCli } from "./run-cli.js";

const SEEDS = [0, 7, 20231953, 2 ** 32 - 1];

function documentOf(...args: readonly string[]): GameDocument {
  return JSON.parse(runCli("play", "--json", ...args).out);
}

describe("play", () => {
  test("plays the same game with the same seed, and another with another", () => {
    const [first, again, other] = ["7", "7", "8"].map((seed) =>
      runCli("play", "--players", "3", "--seed", seed),
    );
    expect(first).toEqual(again);
    expect(first.code).toBe(0);
    expect(first.err).toBe("");
    expect(other.out).not.toBe(first.out);
  });

  test("says which seed it has chosen where none is given", () => {
    const { out } = runCli("play");
    const [, seed] = /seed (\d+)/.exec(out) ?? [];
    expect(runCli("play", "--seed", seed).out).toBe(out);
  });

  test("tells each round and ends with the standings", () => {
    const { out } = runCli("play", "--players", "Ann,Bob", "--seed", "7");
    const { rounds } = documentOf("--players", "Ann,Bob", "--seed", "7");
    const told = [...out.matchAll(/^── Round (\d+) ── (?:\d+ \w+(?: · )?){3} ─*$/gm)].map(([, round]) =>
      Number(round),
    );
    expect(told).toEqual(Array.from({ length: rounds }, (_, index) => index + 1));
    expect(out).toContain("* the game is over: ");
    expect(out.match(/^ {3}Ann {2}\S/gm)).toHaveLength(rounds);
    expect(out.trimEnd().split("\n").at(-3)).toMatch(/^── Standings ─+$/);
  });

  test.each([1, 2, 3, 4, 5, 6])("keeps to 80 columns without colours with %i architects", (players) => {
    for (const seed of SEEDS) {
      const { out } = runCli("play", "--players", String(players), "--seed", String(seed));
      expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
      expect(out).not.toContain("\u001b");
      expect(out).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test("keeps to 80 columns with long and wide names", () => {
    const names = ["A".repeat(200), "Ann Bob Cleo ".repeat(20).trim(), "家".repeat(30)];
    const { code, out } = runCli("play", "--players", names.join(","), "--seed", "1");
    expect(code).toBe(0);
    const columns = (line: string): number => line.length + (line.match(/家/g) ?? []).length;
    expect(out.split("\n").filter((line) => columns(line) > 80)).toEqual([]);
  });

  test.each(SEEDS)("prints a record with what it comes to as JSON (seed %i)", (seed) => {
    const { code, out, err } = runCli("play", "--players", "3", "--seed", String(seed), "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { rounds, endedBy, scoreSheets, opponentScore, state, ...record }: GameDocument = JSON.parse(out);
    const { state: final, differences } = verifyRecord(record);
    expect(record.options).toEqual({ players: ["Ann", "Bob", "Cleo"], seed });
    expect(isOver(final)).toBe(true);
    expect(differences).toEqual([]);
    expect(state).toEqual(final);
    expect({ rounds, endedBy }).toEqual({ rounds: final.table.round, endedBy: final.table.endedBy });
    expect(scoreSheets).toEqual([0, 1, 2].map((player) => scoreSheet(final, player)));
    expect(opponentScore).toBeNull();
  });

  test("draws the scores of the record", () => {
    const { out } = runCli("play", "--players", "2", "--seed", "7");
    const { result, scoreSheets } = documentOf("--players", "2", "--seed", "7");
    const totals = [...out.matchAll(/^ {3}Total .* (-?\d+)$/gm)].map(([, total]) => Number(total));
    expect(totals).toEqual(scoreSheets.map(({ total }) => total));
    for (const { place, total } of result ?? []) {
      expect(out).toMatch(new RegExp(`^ +${place}\\. \\w+ +${total} points`, "m"));
    }
  });

  test("takes all options of a game", () => {
    const { options, state } = documentOf(
      ...["--edition", "first-2018", "--mode", "expert", "--players", "Ann,Bob,Cleo", "--seed", "1"],
      ...["--sheet", "classic", "--advanced", "--plans", "A=seven-temps,C=2-5"],
    );
    expect(options).toEqual({
      players: ["Ann", "Bob", "Cleo"],
      edition: "first-2018",
      sheet: "classic",
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
  ])("knows how many play with $args", ({ args, players, mode }) => {
    const { options } = documentOf("--seed", "1", ...args);
    expect(options.players).toHaveLength(players);
    expect(options.mode).toEqual(mode);
  });

  test("--games plays with the same options", () => {
    const args = ["play", "--games", "2", "--seed", "1", "--mode", "aaa", "--json"];
    expect(JSON.parse(runCli(...args).out).options).toEqual({
      players: ["Ann"],
      mode: { aaa: "sam" },
      seed: 1,
    });
  });
});

describe("play --json", () => {
  test("AAA-10 AAA-11: itemises the score of the AAA, which the text draws", () => {
    const args = ["--mode", "aaa", "--seed", "3"];
    const { opponentScore } = documentOf(...args);
    const { out } = runCli("play", ...args);
    const runs = [...out.matchAll(/^ {3}Run of cards? .* = (\d+)(, not counted)?$/gm)];
    expect(runs.map(([, points]) => Number(points))).toEqual(
      opponentScore?.estates.map(({ points }) => points),
    );
    expect(runs.map(([, , out]) => out === undefined)).toEqual(
      opponentScore?.estates.map(({ counts }) => counts),
    );
    expect(out).toMatch(new RegExp(`^ {3}Total .* runs +${opponentScore?.total}$`, "m"));
  });

  test("its record can be replayed move by move", () => {
    const { version, package: by, options, moves, result } = documentOf("--seed", "2");
    const steps = [...replay({ version, package: by, options, moves, result })];
    expect(steps).toHaveLength(moves.length + 1);
  });
});
