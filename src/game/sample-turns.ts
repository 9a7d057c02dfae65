import { listMoves, playMove } from "../moves/current-step.js";
import type { Random } from "../state/random.js";
import type { GameState, Observer } from "../state/state.js";
import type { Turn } from "../state/turn.js";
import { sceneOf, withTurn } from "./scene.js";

/** A whole turn of an architect, each move drawn from the legal ones. */
function drawTurn(state: GameState, player: number, random: Random): Turn {
  let scene = sceneOf(state, player);
  while (scene.turn.agenda.length > 0) {
    const moves = listMoves(scene);
    scene = withTurn(scene, playMove(scene, moves[random.pick(moves.length)]));
  }
  return scene.turn;
}

/** The state with a turn for every architect but the observer who has ended one. */
export function finishTurns(state: GameState, observer: Observer, random: Random): GameState {
  const turns = state.turns.map((turn, player) =>
    player === observer || !state.done[player] ? turn : drawTurn(state, player, random),
  );
  return { ...state, turns };
}
