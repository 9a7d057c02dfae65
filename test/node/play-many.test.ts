import { applyMove, checkRecord, createGame, legalMoves, standings } from "perfect-home-rules";
import type { Bot, Player } from "perfect-home-rules/bots";
import { playMany, type SeedlessOptions } from "perfect-home-rules/node";
import { describe, expect, test } from "vitest";
import { TWO } from "./many-games.js";
import { moduleWith } from "./modules.js";

const KINDS: readonly SeedlessOptions[] = [
  { players: ["Ann", "Bob"], advanced: true },
  { players: ["Ann", "Bob", "Cleo"], mode: "expert" },
  { players: ["Ann"], mode: { aaa: "irene" } },
  { players: ["Ann"], mode: "solo", edition: "first-2018" },
  { players: ["Ann", "Bob"], layout: "zombies" },
  { players: ["Ann", "Bob"], layout: "roswell" },
];

const first: Bot = ({ moves }) => moves[0];

describe("playMany", () => {
  test("gives the outcomes in the order of the games, each game with the next seed", async () => {
    const outcomes = await playMany({ ...TWO, games: 4, seed: 2 ** 32 - 2 });
    expect(outcomes.map(({ seed }) => seed)).toEqual([2 ** 32 - 2, 2 ** 32 - 1, 0, 1]);
  });

  test("plays each game as it is played by itself with its seed", async () => {
    const outcomes = await playMany({ ...TWO, records: true });
    for (const outcome of outcomes) {
      expect(await playMany({ ...TWO, games: 1, seed: outcome.seed, records: true })).toEqual([outcome]);
    }
    expect(new Set(outcomes.map(({ totals }) => totals.join())).size).toBeGreaterThan(6);
  });

  test.each(KINDS)("gives outcomes that agree with the records: %j", async (options) => {
    const bots = options.players.map(() => "random" as const);
    for (const { record, ...outcome } of await playMany({
      options,
      games: 3,
      seed: 1,
      bots,
      records: true,
    })) {
      if (record === null) throw new Error("not recorded");
      expect(record.options).toEqual({ ...options, seed: outcome.seed });
      const { state, differences } = checkRecord(record);
      expect(differences).toEqual([]);
      const ranked = standings(state);
      const seats = options.players.flatMap((_, player) => ranked.filter((each) => each.player === player));
      expect(outcome).toEqual({
        seed: outcome.seed,
        rounds: state.table.round,
        endedBy: state.table.endedBy,
        totals: seats.map(({ total }) => total),
        places: seats.map(({ place }) => place),
        opponentTotal: ranked.find(({ player }) => player === "opponent")?.total ?? null,
      });
    }
  });

  test("records nothing where that is not asked for", async () => {
    const outcomes = await playMany(TWO);
    expect(outcomes.every(({ record }) => record === null)).toBe(true);
  });

  test("gives the points of the AAA", async () => {
    const options: SeedlessOptions = { players: ["Ann"], mode: { aaa: "sam" } };
    const outcomes = await playMany({ ...TWO, options, bots: ["random"] });
    expect(outcomes.map(({ opponentTotal }) => typeof opponentTotal)).toEqual(outcomes.map(() => "number"));
  });

  test("says how far it is, up to the end", async () => {
    const told: (readonly [number, number])[] = [];
    await playMany({ ...TWO, onProgress: (...progress) => told.push(progress) });
    const done = told.map(([games]) => games);
    expect(done).toEqual([...new Set(done)].sort((a, b) => a - b));
    expect(told.at(-1)).toEqual([12, 12]);
    expect(told.every(([, games]) => games === 12)).toBe(true);
  });

  test("leaves room for other work in the thread of the caller", async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    await playMany({ ...TWO, games: 300, workers: 0 });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(1);
  });
});

describe("a bot", () => {
  /** What a bot is told in some games. */
  async function seatsOf(games: number): Promise<Player[]> {
    const seats: Player[] = [];
    const watching: Bot = (seat) => {
      const view = seat.observe();
      expect(view).toMatchObject({ hidden: null, observer: 1 });
      expect(seat.moves).toEqual(legalMoves(view));
      seats.push(seat);
      return seat.moves[seat.moves.length - 1];
    };
    await playMany({ ...TWO, games, bots: ["random", watching] });
    return seats;
  }

  test("sees what its player sees, and is asked only where there is a choice", async () => {
    const seats = await seatsOf(2);
    expect(seats.length).toBeGreaterThan(40);
    expect(seats.filter(({ player, moves }) => player !== 1 || moves.length < 2)).toEqual([]);
  });

  test("may give a move that only equals one of those listed", async () => {
    const copying: Bot = ({ observe }) => ({ ...legalMoves(observe())[0] });
    const listing: Bot = ({ moves }) => moves[0];
    const records = { ...TWO, records: true };
    expect(await playMany({ ...records, bots: [copying, copying] })).toEqual(
      await playMany({ ...records, bots: [listing, listing] }),
    );
  });

  test("has a random series that no other bot changes", async () => {
    const drawn = async (other: Bot): Promise<number[]> => {
      const numbers: number[] = [];
      const drawing: Bot = ({ moves, random }) => {
        numbers.push(random());
        return moves[0];
      };
      await playMany({ ...TWO, games: 2, bots: [other, drawing] });
      return numbers;
    };
    const numbers = await drawn(first);
    const greedyForNumbers: Bot = ({ moves, random }) => moves[Math.floor(random() * 0.5 + random() * 0.5)];
    expect((await drawn(greedyForNumbers)).slice(0, 10)).toEqual(numbers.slice(0, 10));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.15);
  });

  test("can be a module: ES module, CommonJS, or in a data URL", async () => {
    const esm = moduleWith("export const bot = ({ moves }) => moves[0];");
    const cjs = moduleWith("exports.bot = ({ moves }) => moves[0];", "bot.cjs");
    const defaultOnly = moduleWith(
      "const bot = ({ moves }) => moves[0]; module.exports = { ...{ bot } };",
      "bot.cjs",
    );
    const inUrl = new URL("data:text/javascript,export const bot = ({ moves }) => moves[0];");
    const expected = await playMany({ ...TWO, bots: [first, first] });
    expect(await playMany({ ...TWO, bots: [esm, cjs] })).toEqual(expected);
    expect(await playMany({ ...TWO, bots: [defaultOnly, inUrl] })).toEqual(expected);
  });

  test("plays the game that the API plays with the same moves", async () => {
    const [{ totals }] = await playMany({ ...TWO, games: 1, bots: [first, first] });
    let state = createGame({ ...TWO.options, seed: TWO.seed });
    for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state)) {
      state = applyMove(state, moves[0]);
    }
    const ranked = standings(state);
    expect([0, 1].map((seat) => ranked.find(({ player }) => player === seat)?.total)).toEqual(totals);
  });
});
