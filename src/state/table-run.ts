import type { Writable } from "../input/plain.js";
import { openSheet, type Sheet } from "../sheet/sheet.js";
import type { ExpansionSheet } from "../variants/expansions/types.js";
import type { GameEvent } from "./events.js";
import type { GameState, Setup } from "./state.js";
import type { Turn } from "./turn.js";

/** What a step of the table works on. */
export interface TableRun {
  /** What was decided before the game: to read. */
  readonly setup: Setup;
  /** The turns just ended: to read. */
  readonly turns: readonly (Turn | null)[];
  /** The state to write, plain or a draft; its sheets are plain in both. */
  readonly state: Writable<GameState>;
  /** Says what happened. */
  emit(event: GameEvent): void;
}

/**
 * Puts something else in place of what an expansion keeps on a player's sheet. Published sheets are frozen, so the
 * sheet is replaced; what was written so is read from `state.sheets`.
 */
export function writeExpansion({ state }: TableRun, player: number, expansion: ExpansionSheet): void {
  const sheet = openSheet(state.sheets[player] as Sheet);
  sheet.expansion = expansion;
  state.sheets[player] = sheet as Writable<Sheet>;
}
