import { applyMove, createGame, type Move, type Standing, standings } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { drawHistogram } from "../../src/cli/commands/report-series.js";
import { histogram, summarise, tallyOf } from "../../src/cli/commands/statistics.js";
import { runCli } from "./run-cli.js";

const PLAYERS = ["Ann", "Bob", "Cleo"];
const GAMES = 20;
const FIRST_SEED = 100;

interface Ending {
  readonly rounds: number;
  readonly endedBy: readonly string[];
  readonly seats: readonly Standing[];
}

/** Plays the moves of a single game of the series again. */
async function endingOf(seed: number): Promise<Ending> {
  const { out } = await runCli("play", "--players", PLAYERS.join(","), "--seed", String(seed), "--json");
  const moves: readonly Move[] = JSON.parse(out).moves;
  const final = moves.reduce(applyMove, createGame({ players: PLAYERS, seed }));
  const ranked = standings(final);
  const seats = PLAYERS.flatMap((_, player) => ranked.filter((each) => each.player === player));
  return { rounds: final.table.round, endedBy: final.table.endedBy, seats };
}

async function series(...more: string[]): Promise<string> {
  const games = ["--games", String(GAMES), "--seed", String(FIRST_SEED)];
  return (await runCli("play", "--players", PLAYERS.join(","), ...games, ...more)).out;
}

/** Mean, median, deviation, least and greatest, worked out the long way. */
function expected(values: readonly number[]): Readonly<Record<string, number>> {
  const rising = [...values].sort((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / GAMES;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (GAMES - 1);
  const median = (rising[GAMES / 2 - 1] + rising[GAMES / 2]) / 2;
  return { mean, median, sd: Math.sqrt(variance), min: rising[0], max: rising[GAMES - 1] };
}

function expectNumbers(
  found: Readonly<Record<string, number>>,
  wanted: Readonly<Record<string, number>>,
): void {
  for (const [name, value] of Object.entries(wanted)) expect(found[name], name).toBeCloseTo(value, 9);
}

describe("play --games", async () => {
  const endings = await Promise.all(
    Array.from({ length: GAMES }, (_, index) => endingOf(FIRST_SEED + index)),
  );
  const document = JSON.parse(await series("--json"));

  test("summarises the scores of each seat", () => {
    PLAYERS.forEach((player, seat) => {
      const totals = endings.map(({ seats }) => seats[seat].total);
      expect(document.seats[seat].player).toBe(player);
      expectNumbers(document.seats[seat], expected(totals));
      expect(document.seats[seat].first).toBe(endings.filter(({ seats }) => seats[seat].place === 1).length);
    });
  });

  test("summarises the rounds and how the games ended", () => {
    expect(document.games).toBe(GAMES);
    expectNumbers(document.rounds, expected(endings.map(({ rounds }) => rounds)));
    for (const [cause, count] of Object.entries(document.endedBy)) {
      expect(count).toBe(endings.filter(({ endedBy }) => endedBy.includes(cause)).length);
    }
    expect(Object.keys(document.endedBy).sort()).toEqual(
      [...new Set(endings.flatMap((e) => e.endedBy))].sort(),
    );
  });

  test("counts every score in the histogram", () => {
    const totals = endings.flatMap(({ seats }) => seats.map((seat) => seat.total));
    for (const { from, to, count } of document.scores) {
      expect(count).toBe(totals.filter((total) => total >= from && total <= to).length);
    }
    const counts: readonly { readonly count: number }[] = document.scores;
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(totals.length);
  });

  test("prints the same numbers for people", async () => {
    const out = await series();
    for (const seat of document.seats) {
      const [, columns = ""] = new RegExp(`^${seat.player} +(.*) %$`, "m").exec(out) ?? [];
      const [mean, median, sd, min, max] = columns.split(/ +/).map(Number);
      // One decimal is printed.
      expect(Math.abs(mean - seat.mean)).toBeLessThan(0.0501);
      expect(Math.abs(sd - seat.sd)).toBeLessThan(0.0501);
      expect([median, min, max]).toEqual([seat.median, seat.min, seat.max]);
    }
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(out).not.toContain("\u001b");
    expect(await series()).toBe(out);
  });

  test("names the bots, and is the same whatever the number of workers", async () => {
    expect(document.bots).toEqual(["random", "random", "random"]);
    expect(await series("--bots", "random", "--workers", "0", "--json")).toBe(await series("--json"));
    const { out } = await runCli("play", "--games", "1", "--seed", "5", "--bots", "random,greedy");
    expect(out).toMatch(/^1 game, 2 players \(random, greedy\), seed 5$/m);
  });

  test("takes a single game", async () => {
    const { code, out } = await runCli("play", "--games", "1", "--seed", "5");
    expect(code).toBe(0);
    expect(out).toMatch(/^1 game, 2 players \(random\), seed 5$/m);
    expect(out).not.toContain("NaN");
  });
});

describe("statistics", () => {
  test("know the median of odd and even numbers of values", () => {
    expect(summarise(tallyOf([5, 1, 3])).median).toBe(3);
    expect(summarise(tallyOf([5, 1, 3, 4])).median).toBe(3.5);
  });

  test("give no deviation of a single value", () => {
    expect(summarise(tallyOf([4]))).toEqual({ mean: 4, median: 4, sd: null, min: 4, max: 4 });
  });

  test("sort negative scores into bins of the same width", () => {
    expect(histogram(tallyOf([-7, -1, 0, 4, 100]))).toEqual(
      Array.from({ length: 12 }, (_, index) => {
        const from = -10 + 10 * index;
        return { from, to: from + 9, count: [2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1][index] };
      }),
    );
  });

  test("draw bars", () => {
    const values = [...new Array(34).fill(1), ...new Array(17).fill(2), 4];
    expect(drawHistogram(histogram(tallyOf(values)))).toEqual([
      `   1  34  ${"█".repeat(70)}`,
      `   2  17  ${"█".repeat(35)}`,
      "   3   0  ",
      `   4   1  ${"█".repeat(2)}`,
    ]);
  });
});
