import { cardsOf } from "../data/cards.js";
import { type DeckCard, isConstruction, type SpecialKind, specialKinds } from "../data/special-cards.js";
import type { Writable } from "../input/plain.js";
import { sum } from "../input/sum.js";
import { isEntered } from "../state/own-fields.js";
import type { HandSupply, Rebuild } from "../state/supply.js";
import type { Deck, Segment } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import { constructionIn, segmentOf, specialsIn, takeFromSegments } from "./segments.js";
import { shuffle } from "./shuffle.js";

/** All cards form the new deck, whenever it is needed. AAA-4 XPT-3 */
export const ALL_CARDS: Rebuild = { construction: null, specials: null, times: null };

export function supplyOf({ setup }: TableRun): HandSupply {
  if (setup.supply.from !== "deck") throw new Error("cards do not come from a deck");
  return setup.supply;
}

export function deckOf({ state }: TableRun): Writable<Deck> {
  const { deck } = state.table;
  if (deck === null) throw new Error("there is no deck");
  return deck;
}

/** How many cards the deck has. */
export function deckSize(run: TableRun): number {
  return sum(deckOf(run).segments.map(({ left }) => left));
}

/** What the top card shows; where cards are entered, that is not. [XPT-5] */
export function showTop(run: TableRun): void {
  deckOf(run).top = topShown(run.state.hidden.deck);
}

/** What the top card of a deck, the last one, shows. */
export function topShown(deck: readonly DeckCard[]): Deck["top"] {
  const top = deck.at(-1);
  if (top === undefined) return null;
  return isConstruction(top) ? top.action : top.special;
}

/** A new deck. The cards, from top to bottom, are in no use where they are entered. */
export function formDeck(
  { setup, state: { table, hidden } }: TableRun,
  segments: readonly Segment[],
  cards: readonly DeckCard[],
  rebuilt: number,
): void {
  table.deck = {
    top: null,
    segments: segments as Writable<Segment>[],
    passed: table.deck?.passed ?? false,
    rebuilt,
  };
  if (!isEntered(setup)) hidden.deck = [...cards].reverse();
}

export function canRebuild(run: TableRun): boolean {
  const { rebuild } = supplyOf(run);
  return rebuild !== null && (rebuild.times === null || deckOf(run).rebuilt < rebuild.times);
}

function seenBeside({ state: { table } }: TableRun): DeckCard[] {
  return [...table.discards, ...table.removed, ...(table.opponent?.given ?? [])];
}

/** How many Construction cards lie face down beside the deck: all that are nowhere else. */
export function constructionAside(run: TableRun): number {
  const inHands = sum(run.state.hands.map((hand) => hand.length));
  const seen = seenBeside(run).filter(isConstruction).length;
  return cardsOf(run.setup.cards).length - inHands - seen - constructionIn(deckOf(run).segments);
}

/** The kinds of the special cards that lie face down beside the deck: all that are nowhere else. */
function specialsAside(run: TableRun): SpecialKind[] {
  const kinds = specialKinds(run.setup.specials);
  for (const kind of [...specialKinds(seenBeside(run)), ...specialsIn(deckOf(run).segments)])
    kinds.splice(kinds.indexOf(kind), 1);
  return kinds;
}

/** The discards, with special cards lying there, form a new deck: as many of them as are used. AAA-4 XPT-3 ZOM-X */
function rebuildUnseen(run: TableRun, { construction, specials }: Rebuild): void {
  run.state.table.discards = [];
  const aside = constructionAside(run);
  const kinds = specialsAside(run)
    .slice(0, specials ?? undefined)
    .sort();
  const left = Math.min(construction ?? aside, aside) + kinds.length;
  formDeck(run, left > 0 ? [{ left, specials: kinds }] : [], [], deckOf(run).rebuilt + 1);
}

/** The discards, with special cards lying there, are shuffled to form a new deck. [AAA-4] XPT-3 ZOM-X */
function rebuildDealt(run: TableRun, { construction, specials }: Rebuild): void {
  const { table, hidden } = run.state;
  const cards = shuffle(run, [...table.discards, ...hidden.faceDown.filter(isConstruction)]);
  const special = hidden.faceDown.filter((card) => !isConstruction(card));
  const used = [
    ...cards.splice(0, construction ?? cards.length),
    ...special.splice(0, specials ?? special.length),
  ];
  table.discards = [];
  hidden.faceDown = [...cards, ...special];
  shuffle(run, used);
  formDeck(run, used.length > 0 ? [segmentOf(used)] : [], used, deckOf(run).rebuilt + 1);
  showTop(run);
}

export function rebuild(run: TableRun, how: Rebuild): void {
  if (isEntered(run.setup)) rebuildUnseen(run, how);
  else rebuildDealt(run, how);
  run.emit({ type: "cardsReshuffled", to: "all" });
}

/** Whether a card can be drawn; the deck is rebuilt only now if it is empty. AAA-4 */
export function hasNext(run: TableRun): boolean {
  const how = supplyOf(run).rebuild;
  if (deckOf(run).segments.length === 0 && how !== null && canRebuild(run)) rebuild(run, how);
  return deckOf(run).segments.length > 0;
}

export function takeHidden(run: TableRun): DeckCard {
  const card = run.state.hidden.deck.pop();
  if (card === undefined) throw new Error("the deck is empty");
  return card;
}

/** A card of the deck comes into a hand; a special one leaves the game and is resolved. AAA-5 FST-2 */
export function receive(run: TableRun, player: number, card: DeckCard): void {
  const { table, hands, agenda } = run.state;
  takeFromSegments(deckOf(run).segments, card);
  showTop(run);
  if (isConstruction(card)) {
    hands[player].push(card);
    return;
  }
  table.removed.push(card);
  agenda.unshift({ do: "special", card });
}
