import type { Combination, GameEvent, HandCard, Move } from "perfect-home-rules";
import { formatMove } from "perfect-home-rules/notation";

type EventType = GameEvent["type"];
type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

function writeNumber(number: number | null): string {
  if (number === null) return "?";
  return Number.isInteger(number) ? String(number) : `${Math.floor(number)}¾`;
}

/** Combinations, or cards with both their sides. */
export function writeCards(cards: readonly (Combination | HandCard)[]): string {
  return cards.map(({ number, action }) => `${writeNumber(number)} ${action}`).join(", ");
}

/** The moves of one player, without saying who in each. */
function writeTurn(moves: readonly Move[]): string {
  return moves.map((move) => formatMove(move).replace(/^\d+ /, "")).join(", ");
}

function writeWho(player: number): string {
  return String(player + 1);
}

/** What an event says beside its type. */
const CONTENTS: { readonly [T in EventType]: (event: EventOf<T>) => string } = {
  moved: ({ move }) => formatMove(move),
  turnEnded: ({ player }) => writeWho(player),
  turnRevealed: ({ player, moves }) => `${writeWho(player)}: ${writeTurn(moves)}`,
  planTurned: ({ plan, players, points }) => `${plan}: ${points} for ${players.map(writeWho).join(", ")}`,
  roundBegun: ({ round }) => String(round),
  cardsFlipped: ({ combinations }) => writeCards(combinations),
  validationDrawn: ({ plan, points }) => `${plan}: ${points ?? "not validated"}`,
  zombieDrawn: ({ move }) => move,
  soloDrawn: () => "",
  cardsDrawn: ({ hand }) => writeCards(hand),
  stackReshuffled: ({ stack }) => String(stack + 1),
  cardRevealed: ({ place, card }) => {
    const where = place.for === "stack" ? `stack ${place.stack + 1}` : `hand ${writeWho(place.player)}`;
    return `${where}: ${"special" in card ? Object.values(card).join(" ") : writeCards([card])}`;
  },
  cardsReshuffled: () => "",
  gameOver: ({ causes }) => causes.join(", "),
};

/** All types of event. */
export const EVENT_TYPES = Object.keys(CONTENTS) as readonly EventType[];

/** An event on one line: its type, to whom it may be told where not to all, and what it says. */
export function writeEvent(event: GameEvent): string {
  const contents = CONTENTS[event.type] as (event: GameEvent) => string;
  const to = event.to === "all" ? "" : ` to ${writeWho(event.to)}`;
  return `${event.type}${to} ${contents(event)}`.trimEnd();
}
