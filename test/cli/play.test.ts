import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  type Move,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { runCli } from "./run-cli.js";

const SEEDS = [0, 7, 20231953, 2 ** 32 - 1];

interface GameDocument {
  readonly options: GameOptions;
  readonly rounds: number;
  readonly endedBy: readonly string[];
  readonly standings: unknown;
  readonly scoreSheets: unknown;
  readonly moves: readonly Move[];
  readonly state: unknown;
}

function replay({ options, moves }: GameDocument): GameState {
  return moves.reduce(applyMove, createGame(options));
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
    const { rounds } = JSON.parse(runCli("play", "--players", "Ann,Bob", "--seed", "7", "--json").out);
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

  test.each(SEEDS)("prints JSON that agrees with the API (seed %i)", (seed) => {
    const { code, out, err } = runCli("play", "--players", "3", "--seed", String(seed), "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const document: GameDocument = JSON.parse(out);
    const final = replay(document);
    expect(document.options).toEqual({ players: ["Ann", "Bob", "Cleo"], seed });
    expect(isOver(final)).toBe(true);
    expect(document.state).toEqual(final);
    expect(document.rounds).toBe(final.table.round);
    expect(document.endedBy).toEqual(final.table.endedBy);
    expect(document.standings).toEqual(standings(final));
    expect(document.scoreSheets).toEqual([0, 1, 2].map((player) => scoreSheet(final, player)));
  });

  test("draws the scores that the API gives", () => {
    const { out } = runCli("play", "--players", "2", "--seed", "7");
    const final = replay(JSON.parse(runCli("play", "--players", "2", "--seed", "7", "--json").out));
    const totals = [...out.matchAll(/^ {3}Total .* (-?\d+)$/gm)].map(([, total]) => Number(total));
    expect(totals).toEqual([0, 1].map((player) => scoreSheet(final, player).total));
    for (const { place, total } of standings(final)) {
      expect(out).toMatch(new RegExp(`^ +${place}\\. \\w+ +${total} points`, "m"));
    }
  });
});
