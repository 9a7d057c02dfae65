import { throwViolation } from "../clauses/violation.js";
import { type Action, type Card, cardsOf } from "../data/cards.js";
import {
  type DeckCard,
  isConstruction,
  isSameCard,
  type SpecialCard,
  type SpecialKind,
} from "../data/special-cards.js";
import { freezePlain } from "../floor/freeze-plain.js";
import { copyPlain, type Writable } from "../input/plain.js";
import { type Random, randomFromSeed } from "../input/random.js";
import { readSeed } from "../input/read-seed.js";
import { isEntered } from "../state/own-fields.js";
import type { GameState, HandCard, Observation, Position } from "../state/state.js";
import type { CardPlace, Segment, Table } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import { topShown } from "../supplies/deck.js";
import { constructionIn } from "../supplies/segments.js";
import { cardSupplyOf } from "../variants/modes.js";
import { dealtSetup } from "./dealt-setup.js";
import { knownPosition, remember } from "./known.js";
import { runTable } from "./run-table.js";
import { finishTurns } from "./sample-turns.js";
import { unseenCards } from "./unseen.js";

/** Cards that nobody has seen, to be taken at random. */
interface Unseen {
  readonly cards: Card[];
  readonly specials: SpecialCard[];
}

/** No state shows what the observation shows. */
function impossible(): never {
  throw new Error("the observation shows more cards than the game has");
}

function takeNext(cards: Card[]): Card {
  return cards.pop() ?? impossible();
}

/** Each of the cards with an action is equally likely, whatever the order in which they lie. */
function takeWith(action: Action, cards: Card[], random: Random): Card {
  let fitting = 0;
  for (const card of cards) if (card.action === action) fitting += 1;
  if (fitting === 0) return impossible();
  let before = random.nextInteger(fitting);
  const at = cards.findIndex((card) => card.action === action && before-- === 0);
  return cards.splice(at, 1)[0];
}

function takeSpecial(specials: SpecialCard[], kind: SpecialKind): SpecialCard {
  const at = specials.findIndex(({ special }) => special === kind);
  return at < 0 ? impossible() : specials.splice(at, 1)[0];
}

/** Gives the numbers of others' cards, whose actions show. XPT-5 */
function fillHands(hands: Position["hands"], { cards }: Unseen, random: Random): HandCard[][] {
  return hands.map((hand) =>
    hand.map((card) => (card.number === null ? takeWith(card.action, cards, random) : { ...card })),
  );
}

/** The cards of a segment in some order, from top to bottom; the first one can be known by what it shows. */
function fillSegment(
  { left, specials }: Segment,
  top: DeckCard | null,
  unseen: Unseen,
  random: Random,
): DeckCard[] {
  const kinds = [...specials];
  if (top !== null && !isConstruction(top)) kinds.splice(kinds.indexOf(top.special), 1);
  const hidden = top === null ? left : left - 1;
  const below: DeckCard[] = kinds.map((kind) => takeSpecial(unseen.specials, kind));
  while (below.length < hidden) below.push(takeNext(unseen.cards));
  return [...(top === null ? [] : [top]), ...random.shuffle(below)];
}

function topOfDeck(
  { deck }: Position["table"],
  { cards, specials }: Unseen,
  random: Random,
): DeckCard | null {
  if (deck === null || deck.top === null) return null;
  const { top } = deck;
  return top === "validation" || top === "zombie" || top === "solo"
    ? takeSpecial(specials, top)
    : takeWith(top, cards, random);
}

/** The cards beneath the top one of each stack, where it is shown; the last is the next. */
function fillStacks({ table }: Position, unseen: Unseen, random: Random): DeckCard[][] {
  return table.stacks.map(({ top, left, segments, known }) => {
    if (left === 0) return [];
    if (known !== null) return random.shuffle(withoutCard(known, top));
    const parts = segments.length > 0 ? segments : [{ left, specials: [] }];
    const cards = parts.flatMap((segment, index) =>
      fillSegment(segment, index === 0 ? top : null, unseen, random),
    );
    return (top === null ? cards : cards.slice(1)).reverse();
  });
}

/** A list of cards without one like the given one. */
function withoutCard(cards: readonly Card[], card: DeckCard | null): Card[] {
  const at = card === null ? -1 : cards.findIndex((each) => isSameCard(each, card));
  return cards.filter((_, index) => index !== at);
}

function fillDeck({ table }: Position, unseen: Unseen, top: DeckCard | null, random: Random): DeckCard[] {
  const segments = table.deck?.segments ?? [];
  const cards = segments.flatMap((segment, index) =>
    fillSegment(segment, index === 0 ? top : null, unseen, random),
  );
  return cards.reverse();
}

/** What the deck shows is not entered. */
function withTop(table: Table, cards: readonly DeckCard[]): Table {
  const { deck } = table;
  return deck === null ? table : { ...table, deck: { ...deck, top: topShown(cards) } };
}

/** A position with all cards that are not known in it drawn: a dealt one, at the same point of the game. */
export function drawCards(position: Position, random: Random): GameState {
  const setup = dealtSetup(position.setup);
  const unseen = unseenCards(position);
  random.shuffle(unseen.specials);
  // First what shows its action: only what is left then can lie anywhere, and in any order.
  const hands = fillHands(position.hands, unseen, random);
  const top = topOfDeck(position.table, unseen, random);
  random.shuffle(unseen.cards);
  const stacks = fillStacks(position, unseen, random);
  const deck = fillDeck(position, unseen, top, random);
  const { supply } = setup;
  const isAside = supply.from === "deck" && supply.rebuild !== null;
  return {
    ...position,
    setup,
    table: withTop(position.table, deck),
    hands,
    hidden: {
      stacks,
      deck,
      faceDown: [...unseen.specials, ...(isAside ? unseen.cards : [])],
      outOfGame: isAside ? [] : unseen.cards,
      random: random.words(),
    },
  };
}

/** Where cards laid out anew would lie open if the game had not been over before anybody entered them. RND-6 */
function neverEntered({ setup, table, agenda, hands }: Position): CardPlace[] {
  if (agenda.length > 0) return [];
  const inDeck = constructionIn(table.deck?.segments ?? []);
  if (inDeck === cardsOf(setup.cards).length) return hands.map((_, player) => ({ for: "hand", player }));
  return table.stacks.flatMap(({ top, left }, stack) =>
    top !== null || left === 0 ? [] : { for: "stack", stack },
  );
}

/** Deals the cards that were awaited, up to the next point at which players are asked. */
function dealAwaited(drawn: GameState): GameState {
  const { setup } = drawn;
  const state = { ...copyPlain(drawn), setup } as Writable<GameState>;
  const run: TableRun = { setup, turns: [], state, emit: () => {} };
  const supply = cardSupplyOf(setup.supply);
  for (const place of neverEntered(drawn)) supply.reveal(run, place, supply.nextCard(run, place));
  runTable(run);
  return state;
}

/**
 * A full state that agrees with an observation.
 *
 * All ways in which the cards that the observer does not know can lie are equally likely. Players who have ended
 * their turn are given one, drawn move by move; the others begin theirs anew. Of a game with entered cards this is how it
 * can go on with dealt ones: a card that is awaited comes up as well.
 *
 * @param observation - what a player or a spectator knows.
 * @param seed - as in the options of {@link createGame}; the sampled game is shuffled with it from now on.
 * @throws RulesError `state.unknown`, `state.not-observation`, `options.invalid` for the seed.
 * @see SET-7, XPT-5
 * @example
 * ```ts
 * const seen = observe(createGame({ players: ["Ann", "Bob"], seed: 1 }), 0);
 * legalMoves(sampleState(seen, 2), 0).length === legalMoves(seen).length // => true
 * ```
 */
export function sampleState(observation: Observation, seed: number | readonly number[]): GameState {
  const made = knownPosition(observation);
  if (made.hidden !== null) throwViolation("state.not-observation", {});
  const random = randomFromSeed(readSeed(seed, "seed"));
  const { observer, ...position } = made;
  const drawn = drawCards(position, random);
  const state = isEntered(position.setup) ? dealAwaited(drawn) : drawn;
  return remember(freezePlain(finishTurns(state, observer, random)));
}
