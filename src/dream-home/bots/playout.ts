import { copyPlain } from "../../input/plain.js";
import { knownState } from "../game/known.js";
import { runTable } from "../game/run.js";
import type { Draft } from "../moves/kind.js";
import { movesIn, playIn } from "../moves/kinds.js";
import { scoreHouse } from "../scoring/score.js";
import type { Move } from "../state/moves.js";
import type { GameState } from "../state/state.js";
import { checkedNumber } from "./checked-player.js";

/**
 * Plays a game to its end with random moves, on plain data of its own: many times as fast as with `applyMove`.
 *
 * @param state - a state; it is not changed.
 * @param random - returns numbers in [0, 1), like `Math.random`.
 * @returns the total of each player.
 * @throws RulesError `state.unknown`, `state.observation`, `options.invalid`.
 * @see DRH-69
 * @example
 * ```ts
 * import { createGame } from "perfect-home-rules/dream-home";
 * import { playout } from "perfect-home-rules/dream-home/bots";
 *
 * playout(createGame({ players: ["Ann", "Bob"], seed: 1 }), Math.random).length // => 2
 * ```
 */
export function playout(state: GameState, random: () => number): readonly number[] {
  const draft = copyPlain(knownState(state)) as Draft;
  const position = draft as GameState;
  while (draft.agenda.length > 0) {
    const moves: readonly Move[] = movesIn(position);
    playIn(draft, moves[Math.floor(checkedNumber(random) * moves.length)]);
    runTable(draft);
  }
  return position.houses.map((house) => scoreHouse(position.setup.tables, house).total);
}
