import type { Writable } from "../input/plain.js";
import type { GameEvent } from "../state/events.js";
import { isEntered } from "../state/own-fields.js";
import type { GameState } from "../state/state.js";
import { runTable } from "./run-table.js";

/**
 * All have ended: their sheets become public and the table goes on. [RND-3] RND-7
 *
 * @param ended - the game to read: plain.
 * @param state - the game to write: a draft of it, or the same one.
 */
export function closePhase(
  ended: GameState,
  state: Writable<GameState>,
  emit: (event: GameEvent) => void,
): void {
  const { setup, turns } = ended;
  turns.forEach((turn, player) => {
    if (turn !== null) emit({ type: "turnRevealed", to: "all", player, moves: turn.moves });
  });
  const sheets = ended.sheets.map((sheet, player) => turns[player]?.sheet ?? sheet);
  state.sheets = sheets as Writable<GameState>["sheets"];
  state.turns = turns.map(() => null);
  state.ended = turns.map(() => false);
  state.agenda.shift();
  if (isEntered(setup)) state.hidden.entered = { cards: [], before: null };
  runTable({ setup, turns, state, emit });
}
