import type { Card } from "../data/cards.js";
import { type DeckCard, isConstruction } from "../data/special-cards.js";
import type { Writable } from "../input/plain.js";
import type { Random } from "../input/random.js";
import { sum } from "../input/sum.js";
import type { HandSupply, Rebuild } from "../state/supply.js";
import type { Deck } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import type { CardSupply } from "./card-supply.js";
import { segmentOf, takeFromSegments } from "./segments.js";

/** All cards form the new deck, whenever it is needed. AAA-4 XPT-3 */
export const ALL_CARDS: Rebuild = { construction: null, specials: null, times: null };

function supplyOf({ setup }: TableRun): HandSupply {
  if (setup.supply.from !== "deck") throw new Error("cards do not come from a deck");
  return setup.supply;
}

function deckOf({ state }: TableRun): Writable<Deck> {
  const { deck } = state.table;
  if (deck === null) throw new Error("there is no deck");
  return deck;
}

/** What the top card shows. [XPT-5] */
function showTop(run: TableRun): void {
  const top = run.state.hidden.deck.at(-1);
  if (top === undefined) deckOf(run).top = null;
  else deckOf(run).top = isConstruction(top) ? top.action : top.special;
}

/** A new deck of piles from top to bottom. */
function formDeck(run: TableRun, piles: readonly (readonly DeckCard[])[], rebuilt: number): void {
  const { table, hidden } = run.state;
  hidden.deck = piles.flat().reverse();
  const segments = piles.filter((pile) => pile.length > 0).map(segmentOf);
  table.deck = { top: null, segments, passed: table.deck?.passed ?? false, rebuilt };
  showTop(run);
}

function canRebuild(run: TableRun): boolean {
  const { rebuild } = supplyOf(run);
  return rebuild !== null && (rebuild.times === null || deckOf(run).rebuilt < rebuild.times);
}

/** The discards, with special cards lying there, form a new deck. [AAA-4] XPT-3 ZOM-X */
function rebuild(run: TableRun, { construction, specials }: Rebuild, random: Random): void {
  const { table, hidden } = run.state;
  const cards = random.shuffle([...table.discards, ...hidden.faceDown.filter(isConstruction)]);
  const special = hidden.faceDown.filter((card) => !isConstruction(card));
  const used = [
    ...cards.splice(0, construction ?? cards.length),
    ...special.splice(0, specials ?? special.length),
  ];
  table.discards = [];
  hidden.faceDown = [...cards, ...special];
  formDeck(run, [random.shuffle(used)], deckOf(run).rebuilt + 1);
  run.emit({ type: "cardsReshuffled", to: "all" });
}

/** The next card of the deck, which is rebuilt only now if it is empty. AAA-4 */
function drawCard(run: TableRun, random: () => Random): DeckCard | null {
  const { hidden } = run.state;
  const how = supplyOf(run).rebuild;
  if (hidden.deck.length === 0 && how !== null && canRebuild(run)) rebuild(run, how, random());
  const card = hidden.deck.pop();
  if (card === undefined) return null;
  takeFromSegments(deckOf(run).segments, card);
  showTop(run);
  return card;
}

/** Fills hands in seat order. A special card is resolved before any further card is drawn. AAA-3 AAA-5 XPT-2 [XPT-3] */
function drawUpTo(run: TableRun, size: number, random: () => Random): void {
  const { hands, agenda, table } = run.state;
  for (const hand of hands) {
    while (hand.length < size) {
      const card = drawCard(run, random);
      if (card === null) return;
      if (isConstruction(card)) {
        hand.push(card);
        continue;
      }
      table.removed.push(card);
      agenda.unshift({ do: "special", card }, { do: "draw" });
      return;
    }
  }
}

function draw(run: TableRun, random: () => Random): void {
  const { agenda, hands } = run.state;
  drawUpTo(run, supplyOf(run).handSize, random);
  if (agenda[0]?.do === "special" || hasRunOut(run)) return;
  hands.forEach((hand, player) => {
    run.emit({ type: "cardsDrawn", to: player, hand: hand.map((card) => ({ ...card })) as Card[] });
  });
}

/** Where a player's left-over card goes. XPT-4: the next in the list; FST-5: the one before. */
export function neighbourOf(player: number, players: number, rest: "left" | "right"): number {
  return (player + (rest === "left" ? 1 : players - 1)) % players;
}

/** Used cards are discarded, the others go to the AAA, to a neighbour or are discarded too. AAA-3 [XPT-4] FST-1 */
function collect(run: TableRun): void {
  const { table, hands } = run.state;
  const { leftover } = supplyOf(run);
  const passed = hands.map((): Card[] => []);
  hands.forEach((hand, player) => {
    const left = run.turns[player]?.leftover ?? null;
    hand.forEach((handCard, index) => {
      const card = handCard as Card;
      if (index !== left || leftover === "discard") table.discards.push(card);
      else if (leftover === "opponent") table.opponent?.given.push(card);
      else passed[neighbourOf(player, hands.length, leftover)].push(card);
    });
  });
  run.state.hands = passed;
  deckOf(run).passed = leftover === "left" || leftover === "right";
}

/** All cards, those to be passed too, form a new deck and each player draws one. RND-6 */
function reshuffleAll(run: TableRun, random: Random): void {
  const { state } = run;
  state.table.discards.push(...(state.hands.flat() as Card[]), ...state.hidden.deck.filter(isConstruction));
  state.hands = state.hands.map(() => []);
  deckOf(run).passed = false;
  state.hidden.deck = [];
  rebuild(run, ALL_CARDS, random);
  drawUpTo(run, 1, () => random);
}

/**
 * Whether no further round can be played: a deck that is not rebuilt any more has run out, or, as a custom layout can
 * make a game that long, the AAA has been given too many cards for hands to be filled. [FST-3] ZOM-X AAA-4
 */
function isExhausted(run: TableRun): boolean {
  const { table, hidden, hands } = run.state;
  const inDeck = hidden.deck.filter(isConstruction).length;
  if (!canRebuild(run)) return inDeck === 0;
  const inHands = sum(hands.map((hand) => hand.length));
  const inDiscards = table.discards.length + hidden.faceDown.filter(isConstruction).length;
  return inDeck + inDiscards < supplyOf(run).handSize * hands.length - inHands;
}

/**
 * A deck that may be rebuilt a number of times ends the game when it is exhausted, special cards included. One made for
 * one pass ends it with its Construction cards: nothing is drawn any more. ZOM-X [ZOM-13] FST-3
 */
function hasSpecialLeft(run: TableRun): boolean {
  return supplyOf(run).rebuild !== null && !canRebuild(run) && run.state.hidden.deck.length > 0;
}

/** Whether nobody could draw a card: the last special card has been resolved, and no round follows. ZOM-X */
function hasRunOut(run: TableRun): boolean {
  const { agenda, hands, hidden } = run.state;
  if (hidden.deck.length > 0 || agenda[0]?.do === "special") return false;
  return hands.every((hand) => hand.length < supplyOf(run).handSize);
}

function noStacks(): never {
  throw new Error("nothing is flipped where cards come from a deck");
}

/** Cards in hands: each player uses one for its number and another for its action. AAA-3 XPT-4 FST-1 */
export const deckSupply: CardSupply = {
  layOut(run, { piles, faceDown, outOfGame }) {
    const cards = piles.map((pile) => pile.cards);
    formDeck(run, cards, 0);
    run.state.hidden.faceDown = [...faceDown];
    run.state.hidden.outOfGame = [...outOfGame];
    drawUpTo(run, supplyOf(run).drawnAtSetup, () => {
      throw new Error("nothing is shuffled at setup");
    });
  },
  round: () => [
    { do: "draw" },
    { do: "ask", agenda: [{ step: "choose" }, { step: "wrap-up" }] },
    { do: "settle" },
  ],
  uncover: noStacks,
  remove: noStacks,
  flip: noStacks,
  draw,
  collect,
  reshuffleAll,
  hasRunOut,
  isExhausted,
  hasSpecialLeft,
};
