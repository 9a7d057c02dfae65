import type { Simulator } from "perfect-home-rules/simulate";
import type { Ground } from "./ground.js";
import { outlookOf } from "./outlook.js";
import { thumbMove } from "./rules-of-thumb.js";

/** How many rounds a playout lasts: what comes later depends more on the cards than on the move in question. */
const ROUNDS = 99;

/** Plays on by rules of thumb, all architects alike, for some rounds or to the end of the game. */
export function playOn(simulator: Simulator, grounds: readonly Ground[], random: () => number): void {
  const { position } = simulator;
  const last = position.table.round + ROUNDS;
  for (;;) {
    const [player] = simulator.toMove();
    if (player === undefined || position.table.round >= last) return;
    simulator.apply(thumbMove(simulator, grounds[player], random));
  }
}

/** How far an architect will probably be ahead of the best of the others. */
export function leadOf(simulator: Simulator, grounds: readonly Ground[], player: number): number {
  const expected = grounds.map((ground) =>
    simulator.isOver() ? simulator.scoreSheet(ground.player).total : outlookOf(simulator, ground),
  );
  const others = expected.filter((_, index) => index !== player);
  return expected[player] - (others.length === 0 ? 0 : Math.max(...others));
}
