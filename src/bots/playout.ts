import type { Simulator } from "perfect-home-rules/simulate";
import type { Facts } from "./facts.js";
import { heuristicMove } from "./heuristics.js";

/** Plays on to the end of the game by rules of thumb, all players alike. */
export function playOn(simulator: Simulator, facts: readonly Facts[], random: () => number): void {
  for (let [player] = simulator.playersToMove(); player !== undefined; [player] = simulator.playersToMove()) {
    simulator.apply(heuristicMove(simulator, facts[player], random));
  }
}

/** How far a player is ahead of the best of the others. */
export function scoreMargin(simulator: Simulator, player: number): number {
  let best: number | null = null;
  for (let other = 0; other < simulator.position.sheets.length; other++) {
    if (other === player) continue;
    const { total } = simulator.scoreSheet(other);
    if (best === null || total > best) best = total;
  }
  return simulator.scoreSheet(player).total - (best ?? 0);
}
