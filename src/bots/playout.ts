import type { Simulator } from "perfect-home-rules/simulate";
import type { Ground } from "./ground.js";
import { thumbMove } from "./rules-of-thumb.js";

/** Plays on to the end of the game by rules of thumb, all architects alike. */
export function playOn(simulator: Simulator, grounds: readonly Ground[], random: () => number): void {
  for (let [player] = simulator.toMove(); player !== undefined; [player] = simulator.toMove()) {
    simulator.apply(thumbMove(simulator, grounds[player], random));
  }
}

/** How far an architect is ahead of the best of the others. */
export function leadOf(simulator: Simulator, player: number): number {
  let best: number | null = null;
  for (let other = 0; other < simulator.position.sheets.length; other++) {
    if (other === player) continue;
    const { total } = simulator.scoreSheet(other);
    if (best === null || total > best) best = total;
  }
  return simulator.scoreSheet(player).total - (best ?? 0);
}
