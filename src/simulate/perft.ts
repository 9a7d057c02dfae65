import { contextOf, firstActor } from "../game/context.js";
import { choiceIn } from "../moves/current-step.js";
import type { GameState } from "../state/state.js";
import { closePhaseOf, copyGame, type Game, isPhaseOver, play } from "./game.js";

function nextPhase(game: Game): Game {
  const next = copyGame(game);
  closePhaseOf(next);
  return next;
}

/** Number of move sequences of a length, each of them made. The game is afterwards as it was before. */
export function countSeries(game: Game, depth: number): number {
  if (depth === 0) return 1;
  const player = firstActor(game as GameState);
  if (player === null) return 0;
  const before = game.turns[player];
  const context = contextOf(game as GameState, player);
  const { index, moves } = choiceIn(context);
  let count = 0;
  for (const move of moves) {
    play(game, context, move, index);
    count += countSeries(isPhaseOver(game) ? nextPhase(game) : game, depth - 1);
    game.ended[player] = false;
  }
  game.turns[player] = before;
  return count;
}
