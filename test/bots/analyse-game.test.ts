import fc from "fast-check";
import {
  awaited,
  checkRecord,
  createGame,
  createRecorder,
  type GameRecord,
  type GameState,
  legalTurns,
  type Move,
  recordEvents,
  recordOf,
  replay,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules";
import { type AnalyseOptions, type Analysis, analyseGame } from "perfect-home-rules/bots";
import { describe, expect, test } from "vitest";
import { runs } from "../support/games.js";
import { as } from "../support/refusals.js";
import { some } from "../support/thorough.js";
import { ALL } from "../support/variants.js";
import { anyhow, byRulesOfThumb, foolishly, greedily, recordedGame } from "./recorded.js";
import { codeOfRejection, rejection } from "./rejections.js";
import { beginning } from "./table.js";

const quick = { seed: 5, playouts: 10 } as const;

/** The turns that have become public in a recorded game, with whose they are. */
function turnsIn(record: GameRecord): (readonly [player: number, moves: readonly Move[]])[] {
  return [...replay(record)].flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === "turnRevealed" && event.moves.length > 0 ? [[event.player, event.moves] as const] : [],
    ),
  );
}

/** The state in which a round of a recorded game begins. */
function beginningOf(record: GameRecord, round: number): GameState {
  const step = [...replay(record)].find(({ state }) => state.table.round === round);
  if (step === undefined) throw new Error("the game has no such round");
  return step.state;
}

/** Whether luck and choice add up to what came of the game beside what was expected. */
function addsUp({ players, turns }: Analysis): boolean {
  return players.every(({ player, expected, luck, choice, final }) => {
    const own = turns.filter((turn) => turn.player === player);
    const last = own.at(-1)?.after.mean ?? Number.NaN;
    const rest = final === null ? 0 : final - last;
    const lucky = own.reduce((sum, turn) => sum + (turn.luck?.mean ?? 0), rest);
    const chosen = own.reduce((sum, turn) => sum + turn.choice.mean, 0);
    const isSame = Math.abs(lucky - luck.mean) + Math.abs(chosen - choice.mean) < 1e-6;
    return isSame && Math.abs(expected.mean + luck.mean + choice.mean - (final ?? last)) < 1e-6;
  });
}

describe("an analysis", () => {
  const wholeGame = recordedGame({ players: ["Ann"], seed: 3 }, anyhow(4));
  const whole = analyseGame(wholeGame, quick);
  const games = fc.record({
    variant: fc.constantFrom(...some(ALL, 3)),
    seed: fc.nat(999),
    choose: fc.constantFrom(anyhow(3), greedily),
  });

  test("in every variant has each turn as it was played, and adds up", () =>
    fc.assert(
      fc.asyncProperty(games, async ({ variant, seed, choose }) => {
        const { setup } = beginning(variant, seed);
        const record = recordedGame({ ...variant.options, players: setup.players, seed }, choose, 2);
        const before = JSON.stringify(record);
        const analysis = await analyseGame(record, quick);
        expect(analysis.turns.map(({ player, played }) => [player, played])).toEqual(turnsIn(record));
        expect(analysis.turns.every(({ best }) => best.length > 0)).toBe(true);
        expect(addsUp(analysis)).toBe(true);
        expect(JSON.stringify(record)).toBe(before);
        expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
        expect(Object.isFrozen(analysis.turns[0].best[0])).toBe(true);
      }),
      runs(0.1),
    ));

  test("of a whole game ends with the score", async () => {
    const analysis = await whole;
    expect(analysis.players).toMatchObject([{ player: 0, final: wholeGame.result?.[0].total }]);
    expect(addsUp(analysis)).toBe(true);
  });

  test("is the same again with the same seed, and another one with another", async () => {
    const record = recordedGame({ players: ["Ann"], seed: 3 }, greedily, 2);
    const analysis = await analyseGame(record, quick);
    expect(await analyseGame(record, quick)).toEqual(analysis);
    expect(await analyseGame(record, { ...quick, seed: 6 })).not.toEqual(analysis);
  });

  test("sees with few playouts too what random play gives away", async () => {
    const record = recordedGame({ players: ["Ann"], seed: 3 }, anyhow(4), 8);
    const { players } = await analyseGame(record, { seed: 2, playouts: 20 });
    const [{ lost, choice }] = players;
    expect(choice.mean).toBeLessThan(-10);
    expect(lost.mean).toBeGreaterThan(-choice.mean / 3);
  });

  test("finds no choice in turns that are played by rules of thumb", async () => {
    const record = recordedGame({ players: ["Ann", "Bob"], seed: 3 }, byRulesOfThumb(1), 2);
    const { turns } = await analyseGame(record, quick);
    expect(turns.map(({ choice }) => choice)).toEqual(turns.map(() => ({ mean: 0, error: 0 })));
  });

  test("names a blunder, and what it gave away", async () => {
    const blunder = 2;
    const record = recordedGame(
      { players: ["Ann"], seed: 8 },
      (state, player) => (state.table.round === blunder ? foolishly : greedily)(state, player),
      3,
    );
    const { turns, players } = await analyseGame(record, { seed: 1, playouts: 120 });
    const [worst] = turns.toSorted((a, b) => b.lost.mean - a.lost.mean);
    const { round, lost, choice, played, best } = worst;
    expect(round).toBe(blunder);
    expect(lost.mean).toBeGreaterThan(5);
    expect(lost.mean).toBeGreaterThan(3 * (lost.error ?? Number.NaN));
    expect(choice.mean).toBeLessThan(0);
    expect(best).not.toEqual(played);
    expect([...legalTurns(beginningOf(record, blunder), 0)]).toContainEqual(best);
    expect(players[0].lost.mean).toBeGreaterThan(5);
  });

  test("finds nothing better where there is one turn only", async () => {
    const { turns } = await whole;
    const forced = turns.filter(
      ({ round }) => [...legalTurns(beginningOf(wholeGame, round), 0)].length === 1,
    );
    expect(forced.length).toBeGreaterThan(0);
    for (const { best, played, lost } of forced) {
      expect(best).toEqual(played);
      expect(lost).toEqual({ mean: 0, error: 0 });
    }
  });
});

describe("records of games that are not all in the library", () => {
  test("entered cards: what came up afterwards is not known to those who are judged", async () => {
    const plans = { A: "two-estates-of-6", B: "3-6", C: "3-4" } as const;
    const options = { players: ["Ann", "Bob"], cards: "entered", plans } as const;
    let state = createGame(options);
    let recorder = createRecorder(options);
    while (state.table.round <= 2) {
      const next = awaited(state);
      const [player] = next === null ? [state.ended.indexOf(false)] : [0];
      const result =
        next === null ? tryApplyMove(state, greedily(state, player)) : tryReveal(state, next.cards[0].card);
      if (!result.ok) throw new Error(result.violation.message);
      state = result.state;
      recorder = recordEvents(recorder, result.events);
    }
    const record = recordOf(recorder, state);
    const analysis = await analyseGame(record, quick);
    expect(analysis.turns.map(({ player, played }) => [player, played])).toEqual(turnsIn(record));
  });

  test("turns on sheets of paper are left out", async () => {
    const record = recordedGame(
      { players: ["Ann", "Bob"], layout: ["paper", "classic"], seed: 7 },
      anyhow(1),
      2,
    );
    const { turns, players } = await analyseGame(record, quick);
    expect(turns.map(({ player }) => player)).toEqual([1, 1]);
    expect(players.map(({ player }) => player)).toEqual([1]);
  });

  test("of a phase under way the turns are there that have been ended", async () => {
    const record = recordedGame({ players: ["Ann", "Bob"], seed: 7 }, greedily, 2);
    const until = record.moves.findLastIndex(({ player }) => player === 0) + 2; // Bob has begun his turn
    const { turns } = await analyseGame({ ...record, moves: record.moves.slice(0, until) }, quick);
    expect(turns.map(({ player, round }) => [player, round])).toEqual([
      [0, 1],
      [1, 1],
      [0, 2],
    ]);
  });

  test("of nothing is empty", async () => {
    const record = recordedGame({ players: ["Ann"], seed: 7 }, greedily, 0);
    expect(checkRecord(record).differences).toEqual([]);
    expect(await analyseGame(record, quick)).toEqual({ players: [], turns: [] });
  });
});

describe("while it lasts", () => {
  const record = recordedGame({ players: ["Ann", "Bob"], seed: 7 }, greedily, 1);

  test("it can be stopped, and tells how far it is", async () => {
    const controller = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number): void => {
      shares.push(share);
      if (share > 0.02) controller.abort("enough");
    };
    const stopped = analyseGame(record, { seed: 1, playouts: 1000, signal: controller.signal, onProgress });
    expect(await rejection(stopped)).toBe("enough");
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThan(1);
  });

  test.each<[string, unknown]>([
    ["options.invalid", { playouts: 40 }],
    ["options.invalid", { seed: 1, playouts: 9 }],
    ["options.unknown", { seed: 1, budget: { playouts: 40 } }],
  ])("%s for %o", async (code, options) => {
    expect(await codeOfRejection(analyseGame(record, as<AnalyseOptions>(options)))).toBe(code);
  });

  test("a record that does not fit is refused as replay does", async () => {
    const moves = record.moves.slice(1);
    expect(await codeOfRejection(analyseGame({ ...record, moves }, quick))).toBe("move.not-now");
    expect(await codeOfRejection(analyseGame(as<GameRecord>(null), quick))).toBe("record.malformed");
  });
});
