import { closePhase } from "../game/close-phase.js";
import { sceneOf } from "../game/scene.js";
import { playMove } from "../moves/current-step.js";
import type { Writable } from "../sheet/writable.js";
import { copyTurn } from "../state/copy-turn.js";
import type { Move } from "../state/move.js";
import type { Scene } from "../state/scene.js";
import type { GameState } from "../state/state.js";
import type { Turn } from "../state/turn.js";
import type { Game } from "./game.js";

/** What the rules read about an architect, whose turn is then the game's own to write to. */
export function openTurn(game: Game, player: number): Scene {
  game.turns[player] ??= copyTurn(sceneOf(game as GameState, player).turn);
  return sceneOf(game as GameState, player);
}

/**
 * Makes a legal move in an opened turn. The phase is left open.
 *
 * @param index - index of the current step in the turn's agenda, for who knows it.
 */
export function playInTurn(game: Game, scene: Scene, move: Move, index?: number): void {
  const turn = scene.turn as Writable<Turn>;
  playMove(turn, scene, move, index);
  if (turn.agenda.length === 0) game.done[scene.player] = true;
}

/** Whether all have ended the phase. */
export function isPhaseOver(game: Game): boolean {
  return !game.done.includes(false);
}

/** Closes a phase that all have ended. */
export function closePhaseOf(game: Game): void {
  closePhase(game as GameState, game, () => {});
}
