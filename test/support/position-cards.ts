import {
  type Card,
  createGame,
  type DeckCard,
  type GameOptions,
  type GameState,
  type OpponentScore,
  opponentScore,
} from "perfect-home-rules";
import { aaaGame, card, playRounds } from "./dealt.js";
import { deckOf } from "./deck.js";
import { after, type Untaken } from "./positions.js";

/** All Construction cards of a game, beginning with certain ones. */
function beginningWith(options: GameOptions, first: readonly string[]): DeckCard[] {
  const rest = deckOf(createGame(options).setup.cards);
  const begin = first.map((text): Card => {
    const { number, action } = card(text);
    const at = rest.findIndex((each) => each.number === number && each.action === action);
    if (at < 0) throw new Error(`there is no further card ${text}`);
    return rest.splice(at, 1)[0];
  });
  return [...begin, ...rest];
}

/** A game whose deck begins with these Construction cards, with special cards at certain places from its top. */
export function dealt(
  options: GameOptions,
  first: readonly string[],
  specials: readonly (readonly [place: number, special: DeckCard])[] = [],
): GameState {
  const cards = beginningWith(options, first);
  for (const [place, special] of specials) cards.splice(place, 0, special);
  return createGame({ ...options, cards });
}

/** A Validation card. */
export function validation(letter: "A" | "B" | "C"): DeckCard {
  return { special: "validation", letter };
}

/** Where in the deck of 63 cards the part begins in which a Validation card lies. AAA-2 */
export const LOWER_PART = 43;

/** The moves with which one card's number is written, with another one's action. */
export function pairing(
  numberCard: number,
  actionCard: number,
  [street, house, number]: readonly [number, number, number],
): Untaken[] {
  return [
    { type: "pair", numberCard, actionCard },
    { type: "write", street, house, number },
  ];
}

/** The state after a round in which a player does this and nothing else. */
export function afterRound(state: GameState, player: number, ...moves: readonly Untaken[]): GameState {
  return after(state, player, ...moves, { type: "end" });
}

/** The AAA's score when it was given these cards, one in each round, in which nothing else was done. */
export function scoreForCards(given: readonly string[], options: Partial<GameOptions> = {}): OpponentScore {
  const score = opponentScore(playRounds(aaaGame(options, given), given.length));
  if (score === null) throw new Error("there is no opponent");
  return score;
}

/** What a section of the AAA's score comes to. */
export function opponentPoints(score: OpponentScore | null, name: string): number | null {
  return score?.sections.find(({ section }) => section === name)?.points ?? null;
}

/** What is in some lists, in an order of its own: equal for equal multisets. */
export function inAnyOrder(...lists: readonly (readonly unknown[])[]): string[] {
  return lists
    .flat()
    .map((each) => JSON.stringify(each))
    .sort();
}
