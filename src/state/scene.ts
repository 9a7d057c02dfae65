import type { Card } from "../data/cards.js";
import type { Layout } from "../data/layout.js";
import type { Ground } from "../sheet/ground.js";
import type { Rulebook } from "./rulebook.js";
import type { Setup } from "./state.js";
import type { Table } from "./table.js";
import type { Turn } from "./turn.js";

/**
 * What a rule reads about one architect. All of it is plain data as it stood before the move, also while a rule
 * writes to a draft of the turn.
 */
export interface Scene {
  /** What was decided before the game. */
  readonly setup: Setup;
  /** What lies on the table. */
  readonly table: Table;
  /** The layout of the architect's sheet. */
  readonly layout: Layout;
  /** What follows from the layout. */
  readonly ground: Ground;
  /** The rules of the game. */
  readonly book: Rulebook;
  /** The architect, from 0. */
  readonly player: number;
  /** The architect's cards in hand; none where cards come from stacks. */
  readonly hand: readonly Card[];
  /** The architect's turn. */
  readonly turn: Turn;
}
