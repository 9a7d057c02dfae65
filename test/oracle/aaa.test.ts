import fc from "fast-check";
import {
  type Action,
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  opponentScore,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { CLOSED, NAMED_OPPONENTS } from "../clauses/printed-opponents.js";
import { chooseMove, STRATEGY_NAMES } from "../support/bots.js";
import { runs } from "../support/games.js";
import { layoutOf } from "../support/sheets.js";
import { type AaaScore, closedTempPoints, runsOf, scoreOfAaa, tempPoints } from "./aaa.js";
import { completeEstates } from "./estates.js";
import { sheetContextOf } from "./paper.js";

const NAMES = Object.keys(NAMED_OPPONENTS) as readonly (keyof typeof NAMED_OPPONENTS)[];

/** How an AAA game is played, with any of the opponents. */
function games(opponents: readonly (keyof typeof NAMED_OPPONENTS | "closed")[]) {
  return fc.record({
    aaa: fc.constantFrom(...opponents),
    layout: fc.constantFrom("classic" as const, "blueprint" as const),
    advanced: fc.boolean(),
    nineAndThreeQuarters: fc.boolean(),
    seed: fc.nat(),
    strategy: fc.constantFrom(...STRATEGY_NAMES),
    choices: fc.array(fc.nat(9999), { minLength: 1, maxLength: 60, size: "max" }),
  });
}

type Game = ReturnType<typeof games> extends fc.Arbitrary<infer T> ? T : never;

/** The states of a game in which a round begins, and the last one. */
function* roundsOf({ aaa, strategy, choices, ...options }: Game): Generator<GameState> {
  const game: GameOptions = { players: ["Ann"], mode: { aaa }, ...options };
  let state = createGame(game);
  for (let made = 0; !isOver(state); made++) {
    const { round } = state.table;
    const choice = choices[made % choices.length];
    const move = chooseMove(state, 0, { strategy, whim: 4 }, choice);
    state = applyMove(state, move);
    if (state.table.round !== round || isOver(state)) yield state;
  }
  expect(legalMoves(state)).toEqual([]);
}

function actionsGiven({ table }: GameState): Action[] {
  return (table.opponent?.given ?? []).flatMap((card) => ("action" in card ? [card.action] : []));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function foundScore(state: GameState): Partial<Record<string, number>> {
  const sections = opponentScore(state)?.sections ?? [];
  return Object.fromEntries(sections.map(({ section, points }) => [section, points]));
}

function tempsOf(state: GameState): number | undefined {
  return scoreSheet(state, 0).sections.find(({ section }) => section === "temps")?.points;
}

/** The complete estates on the sheet, of any size. EST-1 */
function plainEstates(state: GameState): number {
  return completeEstates(sheetContextOf(state.sheets[0], layoutOf(state, 0)), Infinity).length;
}

/** Who is first, by the plain rules. AAA-13 */
function winners(state: GameState, score: AaaScore): (number | "opponent")[] {
  const expansion = scoreSheet(state, 0);
  const ahead =
    expansion.total - sum(Object.values(score)) || plainEstates(state) - runsOf(actionsGiven(state)).length;
  if (ahead === 0) return [0, "opponent"];
  return ahead > 0 ? [0] : ["opponent"];
}

describe("the AAA against plain rules, after every round of random games", () => {
  test("AAA-10 AAA-11 AAA-13: players score the same, and so is ranked", () => {
    fc.assert(
      fc.property(games(NAMES), (game) => {
        for (const state of roundsOf(game)) {
          const given = actionsGiven(state);
          const { planPoints = [] } = state.table.opponent ?? {};
          const { tempsCrossed } = state.sheets[0];
          const score = scoreOfAaa(
            given,
            NAMED_OPPONENTS[game.aaa as keyof typeof NAMED_OPPONENTS],
            planPoints,
            tempsCrossed,
          );
          expect(foundScore(state)).toEqual(score);
          expect(opponentScore(state)?.total).toBe(sum(Object.values(score)));
          expect(tempsOf(state)).toBe(
            tempPoints(tempsCrossed, given.filter((each) => each === "temp").length),
          );
          const first = standings(state).filter(({ place }) => place === 1);
          expect(first.map(({ player }) => player)).toEqual(winners(state, score));
        }
      }),
      runs(0.4),
    );
  });

  test("AAA-9: a closed agency scores nothing; the player's temps are scored by thresholds", () => {
    fc.assert(
      fc.property(games(["closed"]), (game) => {
        for (const state of roundsOf(game)) {
          expect(foundScore(state)).toEqual({});
          expect(tempsOf(state)).toBe(closedTempPoints(state.sheets[0].tempsCrossed));
        }
      }),
      runs(0.2),
    );
  });

  test("AAA-5: it scores the plans of the Validation cards drawn that it validates", () => {
    fc.assert(
      fc.property(games([...NAMES, "closed"]), (game) => {
        const { validates } = game.aaa === "closed" ? CLOSED : NAMED_OPPONENTS[game.aaa];
        for (const { table, setup } of roundsOf(game)) {
          const drawn = table.removed.flatMap((card) => ("letter" in card ? [card.letter] : []));
          ("ABC".split("") as ("A" | "B" | "C")[]).forEach((letter, slot) => {
            const points = table.opponent?.planPoints[slot] ?? null;
            const isIts = drawn.includes(letter) && (validates as readonly string[]).includes(letter);
            expect(points === null).toBe(!isIts);
            if (points !== null) expect(setup.plans[slot].score).toContain(points);
          });
        }
      }),
      runs(0.2),
    );
  });
});
