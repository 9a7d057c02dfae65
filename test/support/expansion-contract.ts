import { isDeepStrictEqual } from "node:util";
import {
  checkSheet,
  describeSheet,
  explainMove,
  type GameState,
  legalMoves,
  observe,
  opponentScore,
  scoreSheet,
  standings,
  tryApplyMove,
} from "perfect-home-rules";
import { formatSheet, parseSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { everyMove, keyOf } from "../contract/every-move.js";
import { closesPhase } from "./check.js";
import { appliesTo } from "./clauses.js";
import type { Moment } from "./games.js";
import { inQuickGames, playOut, someStates } from "./plain-games.js";
import { seats } from "./sheets.js";
import { oneIn, some } from "./thorough.js";
import type { Variant } from "./variants.js";

/** What a player can ask of a game. */
function answers(state: GameState | ReturnType<typeof observe>, player: number) {
  return [legalMoves(state, player), scoreSheet(state, player), opponentScore(state), standings(state)];
}

function faultsIn(state: GameState, player: number): string[] {
  const listed = new Set(legalMoves(state, player).map(keyOf));
  const tried = everyMove(state, player).map((move) => ({
    key: keyOf(move),
    result: tryApplyMove(state, move),
  }));
  const accepted = tried.filter(({ result }) => result.ok).map(({ key }) => key);
  const wrongClauses = tried.flatMap(({ key, result }) => {
    if (result.ok) return [];
    const { clause } = result.violation;
    return clause !== null && appliesTo(clause, state.setup) ? [] : [`${clause ?? "no clause"}: ${key}`];
  });
  return [
    ...accepted.filter((key) => !listed.has(key)),
    ...[...listed].filter((key) => !accepted.includes(key)),
    ...wrongClauses,
  ];
}

/** The states in which phases of a game end. */
function phasesOf(moments: readonly Moment[]): GameState[] {
  return moments.filter(closesPhase).map(({ after }) => after);
}

/** What holds in every game, tried on one of each of the combinations in which an expansion can be played. */
export function describeContract(name: string, combinations: readonly Variant[]): void {
  const variants = some(combinations, 3);
  const atSomeStates = (every: number, check: (state: GameState, player: number) => void): void => {
    inQuickGames(variants, 1, (moments) => {
      for (const state of someStates(moments, every)) for (const player of seats(state)) check(state, player);
    });
  };

  describe(`${name} in all combinations`, () => {
    test("RND-1: every move there is, is accepted exactly if it is listed, and refused with a clause of this game", () => {
      atSomeStates(oneIn(29, 4), (state, player) => {
        expect(faultsIn(state, player)).toEqual([]);
      });
    });

    test("RND-3: trying moves changes nothing, and a state is plain JSON", () => {
      atSomeStates(17, (state, player) => {
        const before = JSON.stringify(state);
        for (const move of legalMoves(state, player)) tryApplyMove(state, move);
        expect(JSON.stringify(state)).toBe(before);
        expect(isDeepStrictEqual(JSON.parse(before), state)).toBe(true);
      });
    });

    test("SET-7 RND-3: an observation answers as the state does", () => {
      atSomeStates(7, (state, player) => {
        const view = observe(state, player);
        expect(isDeepStrictEqual(answers(view, player), answers(state, player))).toBe(true);
        for (const move of legalMoves(state, player)) expect(explainMove(view, move)).toBeNull();
      });
    });

    test("RND-3 RND-7: in whatever order players move, each phase comes to the same state", () => {
      inQuickGames(
        variants.filter(({ playerCount }) => playerCount[1] > 1),
        1,
        (moments, options, seed) => {
          expect(isDeepStrictEqual(phasesOf([...playOut(options, seed, seed)]), phasesOf(moments))).toBe(
            true,
          );
        },
      );
    });

    test("every sheet of a game has nothing wrong with it, and is read as it is described and written", () => {
      inQuickGames(variants, 1, (moments, { edition, layout, plans }) => {
        const options = { edition, layout, plans };
        for (const state of someStates(moments, 11)) {
          for (const player of seats(state)) {
            const described = describeSheet(state, player);
            expect(checkSheet(described, options)).toEqual([]);
            expect(parseSheet(formatSheet(described, options), options)).toStrictEqual(described);
          }
        }
      });
    });
  });
}
