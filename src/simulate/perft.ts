import { firstActor, sceneOf } from "../game/scene.js";
import { choiceIn } from "../moves/current-step.js";
import { copyTurn } from "../state/copy-turn.js";
import type { GameState } from "../state/state.js";
import type { Turn } from "../state/turn.js";
import { copyGame, type Game } from "./game.js";
import { closePhaseOf, isPhaseOver, playInTurn } from "./play.js";

/**
 * Each move is made on a copy of the turn, which takes less time than to take it back; the last one of a position may
 * use up the turn itself.
 *
 * @param mover - whose turn is a copy already, because the move before was made on it; `null` if nobody's.
 */
function countFrom(game: Game, depth: number, mover: number | null): number {
  if (depth === 0) return 1;
  const player = firstActor(game as GameState);
  if (player === null) return 0;
  const scene = sceneOf(game as GameState, player);
  const before = game.turns[player];
  const turn = player === mover ? scene.turn : (copyTurn(scene.turn) as Turn);
  const { index, moves } = choiceIn(scene);
  const last = moves.length - 1;
  let count = 0;
  for (let at = 0; at <= last; at++) {
    game.turns[player] = (at < last ? copyTurn(turn) : turn) as Game["turns"][number];
    playInTurn(game, sceneOf(game as GameState, player), moves[at], index);
    count += isPhaseOver(game)
      ? countFrom(nextPhase(game), depth - 1, null)
      : countFrom(game, depth - 1, player);
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

/** How many series of moves of a length there are, each of them made. The game is afterwards as it was before. */
export function countSeries(game: Game, depth: number): number {
  return countFrom(game, depth, null);
}
