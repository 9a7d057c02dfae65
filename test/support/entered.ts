import {
  awaited,
  type CardPlace,
  createGame,
  type DeckCard,
  type GameEvent,
  type GameOptions,
  type GameState,
  type Move,
  type RevealResult,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules";
import { optionsOf, play, type Script } from "./games.js";

/** A dealt game, and the same game with its cards entered. */
interface Twins {
  readonly dealt: GameState;
  readonly entered: GameState;
}

/** A card entered in such a game. */
export interface Entry {
  readonly before: GameState;
  readonly card: DeckCard;
  readonly after: GameState;
}

/** What has come of a move, and of the cards that came up with it, in both games. */
export interface TwinMoment extends Twins {
  readonly move: Move | null;
  /** The entered game right after the move, before any card. */
  readonly entries: readonly Entry[];
  /** What has happened in the dealt game. */
  readonly told: readonly GameEvent[];
  /** What has happened in the entered game, without the cards. */
  readonly toldToo: readonly GameEvent[];
}

/** The same options for a game whose cards are entered. */
function enteredOptions(options: GameOptions): GameOptions {
  return { ...options, cards: "entered" };
}

function isSpecial(card: DeckCard): boolean {
  return "special" in card;
}

/** The special cards that have been drawn, the first one first where their order can be told. */
function specialsSeen({ table }: GameState): DeckCard[] {
  return [...table.removed, ...(table.opponent?.given ?? [])].filter(isSpecial);
}

/** The special cards seen in one state and not in another. */
function newSpecials(after: GameState, seen: GameState): DeckCard[] {
  const known = specialsSeen(seen).map((card) => JSON.stringify(card));
  return specialsSeen(after).filter((card) => !known.includes(JSON.stringify(card)));
}

/** Whether a game has stopped to ask because of a special card. */
function isAsking({ agenda }: GameState): boolean {
  const [step] = agenda;
  return step?.do === "ask" && step.agenda[0]?.step !== "choose" && agenda.at(-1)?.do !== "begin";
}

/** The card that came next to a stack in the dealt game, by how it has gone on. */
function nextOnStack(after: GameState, seen: GameState, stack: number): DeckCard | null {
  const { flipped, top } = after.table.stacks[stack];
  return flipped[seen.table.stacks[stack].flipped.length] ?? top;
}

/**
 * The card that was drawn next in the dealt game, by how it has gone on. Where the deck was formed anew meanwhile, special
 * cards may have been drawn anywhere since then: before all others, but the one for which the game has stopped.
 */
function nextInHand(
  before: GameState | null,
  after: GameState,
  seen: GameState,
  drawn: number,
  player: number,
) {
  const hasSpecials = after.setup.specials.length > 0;
  const deck = before?.hidden.deck ?? [];
  if (hasSpecials && drawn < deck.length) return deck[deck.length - 1 - drawn];
  const inHand = after.hands[player][seen.hands[player].length] ?? null;
  const specials = newSpecials(after, seen);
  const [special = null] = specials;
  const isLast = isAsking(after) && specials.length === 1;
  return special === null || (isLast && inHand !== null) ? inHand : special;
}

/** The card that comes up next, given how the dealt game has gone on from `before` to `after`. */
function nextCard(before: GameState | null, after: GameState, seen: GameState, drawn: number): DeckCard {
  const place: CardPlace | undefined = awaited(seen)?.place;
  if (place === undefined) throw new Error("no card is awaited");
  const card =
    place.for === "stack"
      ? nextOnStack(after, seen, place.stack)
      : nextInHand(before, after, seen, drawn, place.player);
  if (card === null) throw new Error("the dealt game has no such card");
  return "special" in card ? card : { number: card.number ?? 0, action: card.action };
}

/** Accepts, or fails with the reason. */
export function accepted<T extends RevealResult>(result: T): Extract<T, { readonly ok: true }> {
  if (!result.ok) throw new Error(JSON.stringify(result.violation));
  return result as Extract<T, { readonly ok: true }>;
}

/** Enters cards until none is awaited. */
function enterAll(before: GameState | null, after: GameState, begun: GameState) {
  const entries: Entry[] = [];
  const events: GameEvent[] = [];
  let state = begun;
  while (awaited(state) !== null) {
    const card = nextCard(before, after, state, entries.length);
    const result = accepted(tryReveal(state, card));
    events.push(...result.events);
    entries.push({ before: state, card, after: result.state });
    state = result.state;
  }
  return { state, entries, events: events.filter(({ type }) => type !== "cardRevealed") };
}

/** Plays a random game with dealt cards, and beside it the same game with the same cards entered. */
export function* playTwins(script: Script): Generator<TwinMoment> {
  const options = optionsOf(script);
  const dealt = createGame(options);
  const first = enterAll(null, dealt, createGame(enteredOptions(options)));
  yield { move: null, dealt, entered: first.state, entries: first.entries, told: [], toldToo: [] };
  let entered = first.state;
  for (const { before, move, events, after } of play(script)) {
    const result = tryApplyMove(entered, move);
    if (!result.ok) throw new Error(JSON.stringify(result.violation));
    const { state, entries, events: later } = enterAll(before, after, result.state);
    yield {
      move,
      dealt: after,
      entered: state,
      entries,
      told: events,
      toldToo: [...result.events, ...later],
    };
    entered = state;
  }
}

/** A state with entered cards as if they had been dealt, but for what nobody sees and what the deck shows. */
export function withoutDealing<T extends Pick<GameState, "setup" | "table">>(state: T) {
  const { deck } = state.table;
  const table = { ...state.table, deck: deck === null ? null : { ...deck, top: null } };
  const { entered: _entered, ...setup } = state.setup;
  return { ...state, table, setup, hidden: null };
}
