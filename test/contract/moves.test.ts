import {
  explainMove,
  type GameState,
  legalMoves,
  type Move,
  playersToMove,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { afterEveryMove, inRandomGames, sampledStates } from "../support/check.js";
import { seats } from "../support/sheets.js";
import { ALL } from "../support/variants.js";
import { everyMove, keyOf } from "./every-move.js";

const FEW = { share: 0.3, maxPlayers: 3, variants: ALL };

/** Tries every move of every player at some states of random games. */
function tryEveryMove(
  faultsIn: (state: GameState, moves: readonly Move[], listed: ReadonlySet<string>) => string[],
) {
  inRandomGames((script) => {
    for (const state of sampledStates(script, 41)) {
      for (const player of seats(state)) {
        const listed = new Set(legalMoves(state, player).map(keyOf));
        expect(faultsIn(state, everyMove(state, player), listed)).toEqual([]);
      }
    }
  }, FEW);
}

describe("every move there is, at states of random games", () => {
  test("RND-1: a move is accepted exactly if it is listed, and everything listed was tried", () => {
    tryEveryMove((state, moves, listed) => {
      const accepted = moves.filter((move) => tryApplyMove(state, move).ok).map(keyOf);
      const wrong = accepted.filter((key) => !listed.has(key));
      return [...wrong, ...[...listed].filter((key) => !accepted.includes(key))];
    });
  });

  test("RND-1: a move is explained exactly if it is not listed, with a clause of the rules and a sentence", () => {
    tryEveryMove((state, moves, listed) =>
      moves
        .filter((move) => {
          const violation = explainMove(state, move);
          if (violation === null) return !listed.has(keyOf(move));
          return listed.has(keyOf(move)) || violation.clause === null || violation.message === "";
        })
        .map(keyOf),
    );
  });

  test("RND-3: whoever does not have to act has no move, and each is refused with RND-3 or END-1", () => {
    tryEveryMove((state, moves, listed) => {
      const [{ player }] = moves;
      if (playersToMove(state).includes(player)) return [];
      const clause = playersToMove(state).length === 0 ? "END-1" : "RND-3";
      const wrong = moves.filter((move) => explainMove(state, move)?.clause !== clause);
      return [...listed, ...wrong.map(keyOf)];
    });
  });
});

describe("lists of legal moves in random games", () => {
  test("RND-1: no move is listed twice, and all are moves of the player asked for", () => {
    afterEveryMove(({ before, player }) => {
      const moves = legalMoves(before, player);
      const isUnique = new Set(moves.map(keyOf)).size === moves.length;
      return isUnique && moves.every((move) => move.player === player) ? [] : moves.map(keyOf);
    }, FEW);
  });

  test("RND-1: asked twice, the same list in the same order", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script)) expect(legalMoves(state)).toEqual(legalMoves(state));
    }, FEW);
  });
});
