import fc from "fast-check";
import {
  applyMove,
  awaited,
  createGame,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  observe,
  playersToMove,
  replay,
  reveal,
  sampleState,
  scoreSheet,
} from "perfect-home-rules";
import {
  type Prospects,
  type RankedMove,
  type RankOptions,
  rankMoves,
  rankTurns,
} from "perfect-home-rules/bots";
import { describe, expect, test } from "vitest";
import { runs } from "../support/games.js";
import { as } from "../support/refusals.js";
import { some } from "../support/thorough.js";
import { ALL } from "../support/variants.js";
import { anyhow, recordedGame } from "./recorded.js";
import { codeOfRejection, rejection } from "./rejections.js";
import { beginning, playSome } from "./table.js";

const PLAYOUTS = 12;
const few = { budget: { playouts: PLAYOUTS }, seed: 5 } as const;
const start = createGame({ players: ["Ann", "Bob"], seed: 1 });

/** Positions of all variants, early and late, in which somebody has to act. */
const positions = fc
  .record({ variant: fc.constantFrom(...some(ALL, 3)), moves: fc.nat(160), seed: fc.nat(999) })
  .map(({ variant, moves, seed }) => playSome(beginning(variant, seed), moves, seed))
  .filter((state) => !isOver(state));

/** Tries something at such positions, with the player who has to act. */
function atPositions(check: (state: GameState, player: number) => Promise<void>, share: number) {
  const property = fc.asyncProperty(positions, (state) => check(state, playersToMove(state)[0]));
  return fc.assert(property, runs(share));
}

const texts = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

function spent(ranking: readonly Prospects[]): number {
  return ranking.reduce((sum, { playouts }) => sum + playouts, 0);
}

/** Those compared longest come first, and of those compared equally long the better ones. */
function isOrdered(ranking: readonly Prospects[]): boolean {
  const meanOf = ({ margin, score }: Prospects): number => (margin ?? score)?.mean ?? 0;
  return ranking.every((each, index) => {
    const next = ranking[index + 1] ?? each;
    return each.playouts > next.playouts || (each.playouts === next.playouts && meanOf(each) >= meanOf(next));
  });
}

describe("in every variant", () => {
  test("each legal move is ranked once, the best first, within the budget", () =>
    atPositions(async (state, player) => {
      const before = JSON.stringify(state);
      const ranking = await rankMoves(state, few);
      expect(texts(ranking.map(({ move }) => move))).toEqual(texts(legalMoves(state, player)));
      expect(isOrdered(ranking)).toBe(true);
      expect(ranking.every(({ behind }) => (behind?.mean ?? 0) >= 0)).toBe(true);
      expect(spent(ranking)).toBeLessThanOrEqual(PLAYOUTS);
      expect(spent(ranking)).toBeGreaterThan(PLAYOUTS - Math.min(PLAYOUTS, ranking.length));
      expect(JSON.stringify(state)).toBe(before);
      expect(JSON.parse(JSON.stringify(ranking))).toEqual(ranking);
      expect(Object.isFrozen(ranking) && Object.isFrozen(ranking[0].move)).toBe(true);
    }, 0.2));

  test("SET-7, RND-3: the answer is the same whatever the player can't see", () =>
    atPositions(async (state, player) => {
      const seen = observe(state, player);
      const other = sampleState(seen, 99);
      const ranking = await rankMoves(state, few);
      expect(await rankMoves(seen, few)).toEqual(ranking);
      expect(await rankMoves(other, few)).toEqual(ranking);
    }, 0.1));

  test("a turn is ranked with all its moves, which can be made one after the other", () =>
    atPositions(async (state, player) => {
      const ranking = await rankTurns(state, few);
      expect(ranking.length).toBeGreaterThan(0);
      expect(isOrdered(ranking)).toBe(true);
      for (const { moves } of ranking) {
        let after = state;
        moves.forEach((move, index) => {
          if (index > 0) expect(after.turns[player]).not.toBeNull(); // the turn is not over yet
          after = applyMove(after, move);
        });
        expect(after.ended[player] || after.turns[player] === null).toBe(true);
      }
    }, 0.2));
});

describe("what can be expected", () => {
  test("becomes surer with more playouts", async () => {
    const errorAfter = async (playouts: number): Promise<number> => {
      const [{ score }] = await rankMoves(start, { budget: { playouts }, seed: 3 });
      return score?.error ?? Number.NaN;
    };
    expect(await errorAfter(90)).toBeLessThan((await errorAfter(15)) * 0.6);
  });

  test("has no error after one playout, and is unknown after none", async () => {
    const [first, ...others] = await rankMoves(start, { budget: { playouts: 1 }, seed: 3 });
    expect(first.score).toEqual({ mean: expect.any(Number), error: null });
    expect(others.map(({ playouts }) => playouts)).toEqual([0, 0]);
    expect(others.map(({ score, margin, win, behind }) => [score, margin, win, behind])).toEqual(
      [1, 2].map(() => [null, null, null, null]),
    );
  });

  test("is certain where a turn ends a game for one, and is what the sheet scores then", async () => {
    const record = recordedGame({ players: ["Ann"], seed: 3 }, anyhow(4));
    const states = [...replay(record)].map(({ state }) => state);
    const last = states.findLast((state) => !isOver(state) && state.turns[0] === null);
    expect(last).toBeDefined();
    if (last === undefined) return;
    const ranking = await rankTurns(last, few);
    const ending = ranking.flatMap(({ moves, playouts, score }) => {
      const after = moves.reduce(applyMove, last);
      return isOver(after) && playouts > 1 ? [[scoreSheet(after, 0).total, score] as const] : [];
    });
    expect(ending.length).toBeGreaterThan(0);
    for (const [total, score] of ending) expect(score).toEqual({ mean: total, error: 0 });
  });

  test("has a margin and a chance where there is somebody to compare with", async () => {
    const measures = async (state: GameState): Promise<readonly boolean[]> => {
      const [{ margin, win }] = await rankMoves(state, few);
      expect(win === null || (win.mean >= 0 && win.mean <= 1)).toBe(true);
      return [margin !== null, win !== null];
    };
    expect(await measures(start)).toEqual([true, true]);
    expect(await measures(createGame({ players: ["Ann"], seed: 1 }))).toEqual([false, false]);
    expect(await measures(createGame({ players: ["Ann"], seed: 1, mode: { aaa: "sam" } }))).toEqual([
      true,
      true,
    ]);
    // AAA-9: a closed agency is not compared with.
    expect(await measures(createGame({ players: ["Ann"], seed: 1, mode: { aaa: "closed" } }))).toEqual([
      false,
      false,
    ]);
  });

  test.each(["score", "margin", "win"] as const)("can be compared by the %s", async (by) => {
    const ranking = await rankMoves(start, { ...few, by });
    const finalists = ranking.filter(({ playouts }) => playouts === ranking[0].playouts);
    const means = finalists.map((each) => each[by]?.mean ?? Number.NaN);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
  });
});

describe("games that are not all in the library", () => {
  const plans = { A: "two-estates-of-6", B: "3-6", C: "3-4" } as const;

  test("moves are ranked where cards are entered, and none while one is awaited", async () => {
    let state = createGame({ players: ["Ann", "Bob"], cards: "entered", plans });
    expect(await rankMoves(state, few)).toEqual([]);
    for (let next = awaited(state); next !== null; next = awaited(state))
      state = reveal(state, next.cards[0].card);
    const ranking = await rankMoves(observe(state, 1), few);
    expect(texts(ranking.map(({ move }) => move))).toEqual(texts(legalMoves(state, 1)));
  });

  test("neighbours with paper are not compared with, and the game goes on beside them", async () => {
    const state = createGame({ players: ["Ann", "Bob"], layout: ["paper", "classic"], plans, seed: 7 });
    const [{ score, margin }] = await rankMoves(state, { ...few, player: 1 });
    expect(score?.mean).toBeGreaterThan(40); // it would end after a round if Ann claimed all plans
    expect(margin).toBeNull();
  });

  test("what is written on paper can't be ranked", async () => {
    const state = createGame({ players: ["Ann", "Bob"], layout: "paper", seed: 7 });
    expect(await codeOfRejection(rankMoves(state, few))).toBe("bot.paper");
  });
});

describe("while it lasts", () => {
  const long = { budget: { playouts: 100_000 }, seed: 1 };

  test("it can be stopped, with the reason of the signal", async () => {
    const reason = new Error("the person has moved");
    const controller = new AbortController();
    const ranking = rejection(rankMoves(start, { ...long, signal: controller.signal }));
    setTimeout(() => controller.abort(reason), 0);
    expect(await ranking).toBe(reason);
    expect(await rejection(rankTurns(start, { ...long, signal: controller.signal }))).toBe(reason);
  });

  test("it tells how far it is, up to the end", async () => {
    const shares: number[] = [];
    await rankMoves(start, { ...few, onProgress: (share) => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test("it lets the thread get on with other things", async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    await rankMoves(start, { budget: { playouts: 60 }, seed: 1 });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });

  test("a time comes to an end", async () => {
    const ranking = await rankMoves(start, { budget: { milliseconds: 30 }, seed: 1 });
    expect(ranking.length).toBe(3);
    expect(ranking[0].playouts).toBeGreaterThan(0);
  });
});

describe("what is refused", () => {
  test.each<[string, unknown]>([
    ["bot.budget", { seed: 1 }],
    ["bot.budget", { seed: 1, budget: { playouts: 0 } }],
    ["options.invalid", { budget: { playouts: 9 } }],
    ["options.invalid", { ...few, by: "luck" }],
    ["options.invalid", { ...few, signal: {} }],
    ["options.invalid", { ...few, onProgress: 5 }],
    ["options.unknown", { ...few, playouts: 9 }],
    ["options.not-an-object", undefined],
    ["player.unknown", { ...few, player: 2 }],
  ])("%s for %o", async (code, options) => {
    expect(await codeOfRejection(rankMoves(start, as<RankOptions>(options)))).toBe(code);
  });

  test("a player whose turn an observation does not show", async () => {
    expect(await codeOfRejection(rankMoves(observe(start, 1), { ...few, player: 0 }))).toBe(
      "player.not-observer",
    );
  });

  test("nothing where there is nothing to do", async () => {
    const over = playSome(start, 10_000, 6);
    const rankings: (readonly RankedMove[])[] = await Promise.all(
      [over, observe(over, 1), observe(start, "spectator")].map((state) => rankMoves(state, few)),
    );
    expect(rankings).toEqual([[], [], []]);
  });
});
