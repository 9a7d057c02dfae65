import type { Card } from "../data/cards.js";
import { isConstruction } from "../data/special-cards.js";
import { sum } from "../input/sum.js";
import { isEntered } from "../state/own-fields.js";
import type { CardPlace } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import type { CardSupply } from "./card-supply.js";
import {
  ALL_CARDS,
  canRebuild,
  constructionAside,
  deckOf,
  deckSize,
  formDeck,
  hasNext,
  rebuild,
  receive,
  showTop,
  supplyOf,
  takeHidden,
} from "./deck.js";
import { constructionIn, segmentOf } from "./segments.js";

/** Fills hands in seat order. A special card is resolved before any further card is drawn. AAA-3 AAA-5 XPT-2 [XPT-3] */
function drawUpTo(run: TableRun, size: number): void {
  const { hands, agenda } = run.state;
  for (let player = 0; player < hands.length; player++) {
    while (hands[player].length < size) {
      if (!hasNext(run)) return;
      if (isEntered(run.setup)) {
        agenda.unshift({ do: "await", for: "hand", player }, { do: "draw" });
        return;
      }
      const card = takeHidden(run);
      const isSpecial = !isConstruction(card);
      if (isSpecial) agenda.unshift({ do: "draw" });
      receive(run, player, card);
      if (isSpecial) return;
    }
  }
}

/** All draw some cards into empty hands, from a deck that has enough of them and no special one on top. XPT-2 RND-6 */
function drawEach(run: TableRun, count: number): void {
  const { hands, agenda } = run.state;
  const places = hands.flatMap((_, player) =>
    Array.from({ length: count }, (): CardPlace => ({ for: "hand", player })),
  );
  if (isEntered(run.setup)) agenda.unshift(...places.map((place) => ({ do: "await", ...place }) as const));
  else for (const place of places) receive(run, playerOf(place), takeHidden(run));
}

function playerOf(place: CardPlace): number {
  if (place.for !== "hand") throw new Error("cards come from a deck");
  return place.player;
}

function draw(run: TableRun): void {
  const { hands } = run.state;
  drawUpTo(run, supplyOf(run).handSize);
  if (isInterrupted(run) || hasRunOut(run)) return;
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
function reshuffleAll(run: TableRun): void {
  const { state } = run;
  state.table.discards.push(...(state.hands.flat() as Card[]), ...state.hidden.deck.filter(isConstruction));
  state.hands = state.hands.map(() => []);
  deckOf(run).passed = false;
  deckOf(run).segments = [];
  state.hidden.deck = [];
  rebuild(run, ALL_CARDS);
  drawEach(run, 1);
}

/**
 * Whether no further round can be played: a deck that is not rebuilt any more has run out, or, as a custom layout can
 * make a game that long, the AAA has been given too many cards for hands to be filled. [FST-3] ZOM-X AAA-4
 */
function isExhausted(run: TableRun): boolean {
  const { table, hands } = run.state;
  const inDeck = constructionIn(deckOf(run).segments);
  if (!canRebuild(run)) return inDeck === 0;
  const inHands = sum(hands.map((hand) => hand.length));
  const inDiscards = table.discards.length + constructionAside(run);
  return inDeck + inDiscards < supplyOf(run).handSize * hands.length - inHands;
}

/**
 * A deck that may be rebuilt a number of times ends the game when it is exhausted, special cards included. One made for
 * one pass ends it with its Construction cards: nothing is drawn any more. ZOM-X [ZOM-13] FST-3
 */
function hasSpecialLeft(run: TableRun): boolean {
  return supplyOf(run).rebuild !== null && !canRebuild(run) && deckSize(run) > 0;
}

/** Whether drawing has stopped for a special card, or for one to be entered. */
function isInterrupted({ state: { agenda } }: TableRun): boolean {
  return agenda[0]?.do === "special" || agenda[0]?.do === "await";
}

/** Whether nobody could draw a card: the last special card has been resolved, and no round follows. ZOM-X */
function hasRunOut(run: TableRun): boolean {
  const { hands } = run.state;
  if (deckSize(run) > 0 || isInterrupted(run)) return false;
  return hands.every((hand) => hand.length < supplyOf(run).handSize);
}

function noStacks(): never {
  throw new Error("nothing is flipped where cards come from a deck");
}

/** Cards in hands: each player uses one for its number and another for its action. AAA-3 XPT-4 FST-1 */
export const deckSupply: CardSupply = {
  layOut(run, { piles, faceDown, outOfGame }) {
    const cards = piles.map((pile) => pile.cards).filter((pile) => pile.length > 0);
    formDeck(run, cards.map(segmentOf), cards.flat(), 0);
    if (!isEntered(run.setup)) {
      run.state.hidden.faceDown = [...faceDown];
      run.state.hidden.outOfGame = [...outOfGame];
    }
    showTop(run);
    drawEach(run, supplyOf(run).drawnAtSetup);
  },
  round: () => [
    { do: "draw" },
    { do: "ask", agenda: [{ step: "choose" }, { step: "wrapUp" }] },
    { do: "settle" },
  ],
  uncover: noStacks,
  remove: noStacks,
  flip: noStacks,
  draw,
  nextCard: takeHidden,
  reveal(run, place, card) {
    receive(run, playerOf(place), card);
  },
  collect,
  reshuffleAll,
  hasRunOut,
  isExhausted,
  hasSpecialLeft,
};
