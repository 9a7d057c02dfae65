import { firstActor, sceneOf } from "../game/scene.js";
import { choiceIn } from "../moves/current-step.js";
import { copyTurn } from "../state/copy-turn.js";
import type { GameState } from "../state/state.js";
import { copyGame, type Game } from "./game.js";
import { closePhaseOf, isPhaseOver, openTurn, playInTurn } from "./play.js";

/**
 * Each move is made on a copy of the turn: that takes less time than to take it back. Only the last one may use up
 * the turn itself.
 */
function countFrom(game: Game, depth: number): number {
  if (depth === 0) return 1;
  const player = firstActor(game as GameState);
  if (player === null) return 0;
  const before = game.turns[player];
  const { turn } = openTurn(game, player);
  const { index, moves } = choiceIn(sceneOf(game as GameState, player));
  const last = moves.length - 1;
  let count = 0;
  for (let at = 0; at <= last; at++) {
    game.turns[player] = at < last ? copyTurn(turn) : (turn as Game["turns"][number]);
    playInTurn(game, sceneOf(game as GameState, player), moves[at], index);
    count += countFrom(isPhaseOver(game) ? nextPhase(game) : game, depth - 1);
    game.done[player] = false;
  }
  game.turns[player] = before;
  return count;
}

function nextPhase(game: Game): Game {
  const next = copyGame(game as GameState);
  closePhaseOf(next);
  return next;
}

/** How many series of moves of a length there are, each of them made. The game is not changed. */
export function countSeries(game: Game, depth: number): number {
  return countFrom(copyGame(game as GameState), depth);
}
