import { listMoves, playMove } from "../moves/current-step.js";
import type { Move } from "../state/move.js";
import type { Scene } from "../state/scene.js";
import type { GameState, Observation } from "../state/state.js";
import { checkPlayer, checkPosition } from "./known.js";
import { isToAct, sceneOf, withTurn } from "./scene.js";

function* turnsFrom(scene: Scene, made: readonly Move[]): Generator<readonly Move[], void, undefined> {
  for (const move of listMoves(scene)) {
    const turn = playMove(scene, move);
    const moves = [...made, move];
    if (turn.agenda.length === 0) yield moves;
    else yield* turnsFrom(withTurn(scene, turn), moves);
  }
}

function* noTurns(): Generator<readonly Move[], void, undefined> {
  // Who has nothing to do now has no turn to play.
}

/**
 * Every way for an architect to play the turn to its end: each series of legal moves from here on whose last move
 * ends the turn, each series once. What the others do does not matter.
 *
 * The series are found one after the other as they are asked for, in the order of {@link legalMoves}. Series that
 * come to the same sheet, such as two plans claimed in either order, are different ones. There are most of them in
 * the first round: 200 to 5,000, but up to 4 millions where two roundabouts may be built; `docs/records.md` has more.
 *
 * @param state - a state, or an observation of this architect's; once the game is over, anybody's.
 * @param player - the architect, from 0.
 * @returns an iterator over the series; it has none for an architect who has nothing to do now.
 * @throws RulesError `state.unknown`, `player.unknown`, `player.not-observer`.
 * @see RND-1, RND-3
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const [turn] = legalTurns(state, 1);
 * turn.at(-1) // => { type: "end", player: 1 }
 * ```
 */
export function legalTurns(
  state: GameState | Observation,
  player: number,
): Generator<readonly Move[], void, undefined> {
  checkPosition(state);
  checkPlayer(state, player);
  return isToAct(state, player) ? turnsFrom(sceneOf(state, player), []) : noTurns();
}
