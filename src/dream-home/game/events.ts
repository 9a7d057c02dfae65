import type { Column, RoofCard, SpecialCard } from "../state/cards.js";
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

/** A token or a scaffolding has left the game, as it could be laid nowhere. DRH-48 DRH-67 */
export interface SpecialLostEvent extends EventOf<"specialLost"> {
  /** Who had taken it. */
  readonly player: number;
  /** Its card. */
  readonly special: SpecialCard;
}

/** What a player began can't be taken back any more. DRH-89 */
export interface TurnEndedEvent extends EventOf<"turnEnded"> {
  /** Who. */
  readonly player: number;
  /** The moves made, in order. */
  readonly moves: readonly Move[];
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
export interface GameOverEvent extends EventOf<"gameOver"> {
  /** The final ranking. */
  readonly standings: readonly Standing[];
}

/** Something that happened because of a move. */
export type GameEvent =
  | DealtEvent
  | GameOverEvent
  | MovedEvent
  | RoofsRevealedEvent
  | SpecialLostEvent
  | TurnEndedEvent;

/** The event of a deal that has been completed. */
export function dealtBetween(before: GameState, { table, agenda }: GameState): DealtEvent[] {
  const isDealt = table.left.rooms < before.table.left.rooms && agenda[0]?.do !== "deal";
  return isDealt ? [{ type: "dealt", to: "all", round: table.round + 1, columns: table.columns }] : [];
}

/** The special that a player still holds in a turn. */
function heldIn({ agenda }: GameState): SpecialCard | null {
  return agenda.flatMap((step) => (step.do === "settle" && step.pair.special) || [])[0] ?? null;
}

/** The special that could be laid nowhere once the room card lay: no move has laid it, and nobody holds it any more. */
function lostBetween(before: GameState, { type, player }: Move, after: GameState): SpecialLostEvent[] {
  const special = heldIn(before);
  const isLaid = type === "decor" || type === "scaffold";
  if (special === null || isLaid || heldIn(after) !== null) return [];
  return [{ type: "specialLost", to: "all", player, special }];
}

/** What a move has led to. */
export function eventsOf(before: GameState, move: Move, after: GameState): GameEvent[] {
  const { houses } = after;
  const events: GameEvent[] = [{ type: "moved", to: "all", move }, ...lostBetween(before, move, after)];
  if (after.turn === null) {
    const moves = [...(before.turn?.moves ?? []), move];
    events.push({ type: "turnEnded", to: "all", player: move.player, moves });
  }
  if (after.agenda.length === 0) {
    events.push({ type: "roofsRevealed", to: "all", roofs: houses.map(({ roof }) => roof ?? []) });
    events.push({ type: "gameOver", to: "all", standings: rankingOf(after) });
  } else events.push(...dealtBetween(before, after));
  return events;
}
