import {
  awaited,
  type DeckCard,
  type GameEvent,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  playersToMove,
  randomSeries,
} from "perfect-home-rules";
import { formatMove } from "perfect-home-rules/notation";
import { createSession } from "perfect-home-rules/session";
import { deckOf } from "../support/deck.js";
import type { RealCards } from "../support/real-cards.js";

/** What people at a terminal enter, line by line, and the state that the game must then be in. */
export interface Line {
  readonly line: string;
  readonly state: GameState;
}

/** Lays out cards, whose order nobody knows. */
type Lay = (deck: readonly DeckCard[], random: () => number, held: () => readonly DeckCard[]) => RealCards;

/** A card as people type it: the number and the beginning of the word, or what a special card shows. */
function typed(card: DeckCard): string {
  return "special" in card ? Object.values(card).join(" ") : `${card.number} ${card.action.slice(0, 3)}`;
}

/**
 * People at a table: they play any legal move, turn up the cards of their own deck where the program asks for one, and
 * now and then enter a wrong card, or make a move that they take back.
 */
export function* people(options: GameOptions, lay: Lay, seed: number): Generator<Line> {
  const random = randomSeries(seed);
  const session = createSession(options);
  const cards = lay(
    deckOf(session.state.setup.cards),
    random,
    () => session.state.hands.flat() as DeckCard[],
  );
  const hear = (events: readonly GameEvent[]): void => {
    for (const event of events) cards.hear(event);
  };
  const line = (text: string): Line => ({ line: text, state: session.state });
  for (let step = 1; !isOver(session.state); step++) {
    const next = awaited(session.state);
    const isMistaken = step % 19 === 0;
    if (next !== null) {
      if (isMistaken) {
        const wrong = next.cards[Math.floor(random() * next.cards.length)].card;
        session.reveal(wrong);
        yield line(typed(wrong));
        session.undo();
        yield line("undo");
      }
      const card = cards.next(next.place);
      const result = session.reveal(card);
      if (!result.ok) throw new Error(result.violation.message);
      hear(result.events);
      yield line(typed(card));
      continue;
    }
    const [player] = playersToMove(session.state);
    const moves = legalMoves(session.state, player);
    const isPaper = session.state.setup.paper !== undefined;
    // On paper most turns are nothing but being done.
    const move =
      isPaper && random() < 0.8 ? moves[moves.length - 1] : moves[Math.floor(random() * moves.length)];
    const result = session.play(move);
    if (!result.ok) throw new Error(result.violation.message);
    hear(result.events);
    yield line(formatMove(move));
  }
}
