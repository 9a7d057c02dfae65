import type { Sheet } from "../sheet/sheet.js";
import type { Writable } from "../sheet/writable.js";
import type { GameEvent } from "./events.js";
import type { GameState, Setup } from "./state.js";

/** What a step of the table works on. */
export interface TableRun {
  /** What was decided before the game: to read. */
  readonly setup: Setup;
  /** All sheets as published: to read. */
  readonly sheets: readonly Sheet[];
  /** The state to write, plain or a draft. */
  readonly state: Writable<GameState>;
  /** Says what happened. */
  emit(event: GameEvent): void;
}
