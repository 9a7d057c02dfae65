import type { Column, RoofCard } from "../state/cards.js";
import type { Move } from "../state/moves.js";
import type { GameState } from "../state/state.js";
import { rankingOf, type Standing } from "./score.js";

interface EventOf<Type extends string> {
  /** What happened. */
  readonly type: Type;
  /** Who may learn of it: everything lies open. DRH-91 */
  readonly to: "all";
}

/** A player has moved. */
export interface MovedEvent extends EventOf<"moved"> {
  /** The move. */
  readonly move: Move;
}

/** What a player began can't be taken back any more. DRH-89 */
export interface TurnEndedEvent extends EventOf<"turnEnded"> {
  /** Who. */
  readonly player: number;
}

/** The cards of a round lie in the display. DRH-13 */
export interface DealtEvent extends EventOf<"dealt"> {
  /** The round, from 1. */
  readonly round: number;
  /** The display, from the left. */
  readonly columns: readonly Column[];
}

/** All roofs are revealed. DRH-71 */
export interface RoofsRevealedEvent extends EventOf<"roofsRevealed"> {
  /** For each player the cards of the roof box. */
  readonly roofs: readonly (readonly RoofCard[])[];
}

/** The game is over. DRH-69 */
export interface GameEndedEvent extends EventOf<"gameEnded"> {
  /** The final ranking. */
  readonly standings: readonly Standing[];
}

/** Something that happened because of a move. */
export type GameEvent = DealtEvent | GameEndedEvent | MovedEvent | RoofsRevealedEvent | TurnEndedEvent;

/** What a move has led to. */
export function eventsOf(before: GameState, move: Move, after: GameState): GameEvent[] {
  const { table, houses } = after;
  const events: GameEvent[] = [{ type: "moved", to: "all", move }];
  if (after.turn === null) events.push({ type: "turnEnded", to: "all", player: move.player });
  if (after.agenda.length === 0) {
    events.push({ type: "roofsRevealed", to: "all", roofs: houses.map(({ roof }) => roof ?? []) });
    events.push({ type: "gameEnded", to: "all", standings: rankingOf(after) });
  } else if (table.left.rooms < before.table.left.rooms)
    events.push({ type: "dealt", to: "all", round: table.round + 1, columns: table.columns });
  return events;
}
