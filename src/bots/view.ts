import type { Sheet } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import type { Facts } from "./facts.js";

/** What a bot looks at: the sheet of a player as it stands in the turn, and where it comes from. */
export interface View {
  /** The game. */
  readonly simulator: Simulator;
  /** The sheet. */
  readonly sheet: Sheet;
  /** What never changes. */
  readonly facts: Facts;
}

/** The view of a player's sheet; it holds until the next move of the simulator. */
export function viewOf(simulator: Simulator, facts: Facts): View {
  const { turns, sheets } = simulator.position;
  return { simulator, sheet: turns[facts.player]?.sheet ?? sheets[facts.player], facts };
}
