import type { Random } from "../input/random.js";
import { listMoves, playMove } from "../moves/current-step.js";
import type { GameState, Observer } from "../state/state.js";
import type { Turn } from "../state/turn.js";
import { contextOf, withTurn } from "./context.js";

/** A whole turn of a player, each move drawn from the legal ones. */
function drawTurn(state: GameState, player: number, random: Random): Turn {
  let context = contextOf(state, player);
  while (context.turn.agenda.length > 0) {
    const moves = listMoves(context);
    context = withTurn(context, playMove(context, moves[random.nextInteger(moves.length)]));
  }
  return context.turn;
}

/** The state with a turn for every player but the observer who has ended one. */
export function finishTurns(state: GameState, observer: Observer, random: Random): GameState {
  const turns = state.turns.map((turn, player) =>
    player === observer || !state.ended[player] ? turn : drawTurn(state, player, random),
  );
  return { ...state, turns };
}
