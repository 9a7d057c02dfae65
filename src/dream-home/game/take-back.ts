import { checkKeep } from "../../input/check-numbers.js";
import { replaced } from "../../input/plain.js";
import type { GameState, Turn } from "../state/state.js";
import { afterMove } from "./apply.js";
import { checkPlayer, knownState, remember } from "./known.js";

/** The state in which a turn began. [DRH-89] */
export function beforeTurn(state: GameState, { player, before }: Turn): GameState {
  const { table, house, agenda } = before;
  const { roofs } = state.hidden;
  const box = roofs[player].slice(0, house.roofCards);
  return {
    ...state,
    table,
    houses: replaced(state.houses, player, house),
    agenda: [...agenda],
    turn: null,
    hidden: { ...state.hidden, roofs: replaced(roofs, player, box) },
  };
}

/**
 * Takes moves of the turn under way back, or those of a player in the closing phase. Once another player can act, or cards
 * were dealt, they stand.
 *
 * @param state - a state; it is not changed.
 * @param player - whose moves, from 0.
 * @param keep - how many of the player's moves stay, from the first one on: 0 (the default) up to the length of
 * `state.turn.moves`.
 * @returns the state in which the player has made just the moves kept; the same one where nothing is taken back.
 * @throws RulesError `state.unknown`, `state.observation`, `player.unknown`, `takeBack.keep`.
 * @see DRH-89
 * @example
 * ```ts
 * import { applyMove, createGame, stateKey, takeBack } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob", "Cleo", "Dan"], seed: 1 });
 * const taken = applyMove(state, { type: "take", player: 0, column: 0 });
 * stateKey(takeBack(taken, 0)) === stateKey(state) // => true
 * ```
 */
export function takeBack(state: GameState, player: number, keep = 0): GameState {
  const position = knownState(state);
  checkPlayer(position, player);
  const turn = position.turn?.player === player ? position.turn : null;
  const moves = turn?.moves ?? [];
  checkKeep(keep, moves.length);
  if (turn === null || keep === moves.length) return position;
  return remember(moves.slice(0, keep).reduce(afterMove, beforeTurn(position, turn)));
}
