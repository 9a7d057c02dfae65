import { firstActor } from "../game/scene.js";
import { choiceIn } from "../moves/current-step.js";
import { refuse } from "../rules/violation.js";
import type { Move } from "../state/move.js";
import type { GameState } from "../state/state.js";
import type { Game } from "./game.js";
import { closePhaseOf, isPhaseOver, openTurn, playInTurn } from "./play.js";

function anyOf(moves: readonly Move[], random: () => number): Move {
  if (moves.length === 1) return moves[0];
  const share = random();
  if (!(share >= 0 && share < 1)) refuse("random.out-of-range", { value: String(share) });
  return moves[Math.floor(share * moves.length)];
}

/** Plays at random to the end of the game. Returns how many moves that took. */
export function playToEnd(game: Game, random: () => number): number {
  let made = 0;
  for (let player = firstActor(game as GameState); player !== null; player = firstActor(game as GameState)) {
    const scene = openTurn(game, player);
    while (!game.done[player]) {
      const { index, moves } = choiceIn(scene);
      playInTurn(game, scene, anyOf(moves, random), index);
      made += 1;
    }
    if (isPhaseOver(game)) closePhaseOf(game);
  }
  return made;
}
