import type { Card } from "../data/cards.js";
import type { Random } from "../state/random.js";
import type { Hidden, Setup } from "../state/state.js";
import type { Stack, TableStep } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";

/** The cards as they lie before the first round. */
export interface Deal {
  /** The stacks on the table. */
  readonly stacks: readonly Stack[];
  /** The cards that nobody knows. */
  readonly hidden: Pick<Hidden, "stacks">;
}

/** The places where a mode says what is done its own way. */
export interface Mode {
  /** Lays out the cards, given in shuffled order with the first one on top. */
  deal(cards: readonly Card[]): Deal;
  /** What the table does in a round. */
  round(setup: Setup): readonly TableStep[];
  /** Brings new cards to the table at the beginning of a round. */
  supply(run: TableRun, random: () => Random): void;
  /** Shuffles all cards and lays them out anew. RND-6 */
  reshuffleAll(run: TableRun, random: Random): void;
}
