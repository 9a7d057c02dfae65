import {
  applyMove,
  type Card,
  createGame,
  type DeckCard,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Move,
} from "perfect-home-rules";
import { deckOf } from "./deck.js";

/** A card as text: `11 fence`. */
export function card(text: string): Card {
  const [number, action] = text.split(" ");
  return { number: Number(number.replace("¾", ".75")), action: action as Card["action"] };
}

/** A deck with certain cards at certain places, counted from 0, and all others in between. */
function deckWith(all: readonly DeckCard[], wanted: ReadonlyMap<number, DeckCard>): DeckCard[] {
  const rest = [...all];
  for (const each of wanted.values()) {
    const at = rest.findIndex((other) => JSON.stringify(other) === JSON.stringify(each));
    if (at < 0) throw new Error(`there is no further card ${JSON.stringify(each)}`);
    rest.splice(at, 1);
  }
  return all.map((_, place) => wanted.get(place) ?? (rest.shift() as DeckCard));
}

/** A change of numbers from low to high and back, so that many of them fit. */
function mixed(cards: readonly Card[]): Card[] {
  return cards.map((_, index) => cards[(index * 17) % cards.length]);
}

/** Rounds before the Validation card of {@link aaaGame} comes up; with the 9¾ cards one more. */
export const ROUNDS_BEFORE_VALIDATION = 14;

/** Construction cards in the lower part of the deck. AAA-2 */
const LOWER_PART = 20;

/**
 * AAA Solo, in which the third card of each round is one of those given, as long as there are any. The Validation
 * card lies on top of the lower part of the deck: it comes up after 14 rounds, with the 9¾ cards after 15.
 */
export function aaaGame(
  options: Partial<GameOptions>,
  given: readonly string[],
  letter: "A" | "B" | "C" = "A",
): GameState {
  const game = { mode: { aaa: "sam" } as const, seed: 1, ...options, players: ["Ann"] };
  const cards = mixed(deckOf(createGame(game).setup.cards));
  const validation = { special: "validation", letter } as const;
  const wanted = new Map<number, DeckCard>(given.map((text, round) => [3 * round + 2, card(text)]));
  wanted.set(cards.length - LOWER_PART, validation);
  return createGame({ ...game, cards: deckWith([...cards, validation], wanted) });
}

/** How far a house is from where a number best stands. */
function misfit(state: GameState, move: Extract<Move, { readonly type: "write" }>): number {
  const { houses } = state.setup.layouts[0].streets[move.street];
  return Math.abs((move.house + 0.5) / houses - move.number / 16);
}

function rankOf(state: GameState, move: Move): number {
  switch (move.type) {
    case "pair":
      return move.numberCard === 2 || move.actionCard === 2 ? 1 : 0;
    case "give":
      return move.card === 2 ? 0 : 1;
    case "write":
      return misfit(state, move);
    case "roundabout":
    case "claim":
      return 9;
    case "skip":
    case "end":
      return 0;
    default:
      return 1;
  }
}

/** Plays on until something holds or the game is over; nothing optional is done. */
export function playUntil(begun: GameState, holds: (state: GameState) => boolean): GameState {
  let state = begun;
  while (!isOver(state) && !holds(state)) {
    const ranked = legalMoves(state).toSorted((a, b) => rankOf(state, a) - rankOf(state, b));
    state = applyMove(state, ranked[0]);
  }
  return state;
}

/** Plays some rounds, so that the third card of each goes to the AAA; nothing optional is done. */
export function playRounds(begun: GameState, rounds: number): GameState {
  return playUntil(begun, ({ table }) => table.round >= begun.table.round + rounds);
}
