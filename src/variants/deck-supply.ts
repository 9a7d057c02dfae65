import type { Card } from "../data/cards.js";
import { type DeckCard, isConstruction } from "../data/special-cards.js";
import type { Writable } from "../sheet/writable.js";
import type { Random } from "../state/random.js";
import type { HandSupply } from "../state/supply.js";
import type { Deck, Segment } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import type { CardSupply } from "./mode.js";

function supplyOf({ setup }: TableRun): HandSupply {
  if (setup.supply.from !== "deck") throw new Error("cards do not come from a deck");
  return setup.supply;
}

function deckOf({ state }: TableRun): Writable<Deck> {
  const { deck } = state.table;
  if (deck === null) throw new Error("there is no deck");
  return deck;
}

function segmentOf(cards: readonly DeckCard[]): Writable<Segment> {
  const specials = cards.flatMap((card) => (isConstruction(card) ? [] : [card.special]));
  return { left: cards.length, specials };
}

/** What the top card shows. XPT-5 */
function showTop(run: TableRun): void {
  const top = run.state.hidden.deck.at(-1);
  if (top === undefined) deckOf(run).top = null;
  else deckOf(run).top = isConstruction(top) ? top.action : top.special;
}

/** A new deck of piles from top to bottom. */
function formDeck(run: TableRun, piles: readonly (readonly DeckCard[])[]): void {
  const { table, hidden } = run.state;
  hidden.deck = piles.flat().reverse();
  table.deck = { top: null, segments: piles.filter((pile) => pile.length > 0).map(segmentOf) };
  showTop(run);
}

/** The discards, with the special cards lying there, form a new deck. AAA-4 XPT-3 */
function rebuild(run: TableRun, random: Random): void {
  const { table, hidden } = run.state;
  const cards = random.shuffle<DeckCard>([...table.discards, ...hidden.aside]);
  table.discards = [];
  hidden.aside = [];
  formDeck(run, [cards]);
  run.emit({ type: "cardsReshuffled", to: "all" });
}

function takeFromSegment(run: TableRun, card: DeckCard): void {
  const { segments } = deckOf(run);
  const [segment] = segments;
  segment.left -= 1;
  if (!isConstruction(card)) segment.specials.splice(segment.specials.indexOf(card.special), 1);
  if (segment.left === 0) segments.shift();
}

/** The next card of the deck, which is rebuilt only now if it is empty. AAA-4 */
function drawCard(run: TableRun, random: () => Random): DeckCard | null {
  const { hidden } = run.state;
  if (hidden.deck.length === 0 && supplyOf(run).isRebuilt) rebuild(run, random());
  const card = hidden.deck.pop();
  if (card === undefined) return null;
  takeFromSegment(run, card);
  showTop(run);
  return card;
}

/** Fills hands in seat order. A special card is resolved before any further card is drawn. AAA-3 AAA-5 XPT-2 XPT-3 */
function drawUpTo(run: TableRun, size: number, random: () => Random): void {
  const { hands, agenda } = run.state;
  for (const hand of hands) {
    while (hand.length < size) {
      const card = drawCard(run, random);
      if (card === null) return;
      if (isConstruction(card)) {
        hand.push(card);
        continue;
      }
      agenda.unshift({ do: "special", card }, { do: "draw" });
      return;
    }
  }
}

function draw(run: TableRun, random: () => Random): void {
  const { agenda, hands } = run.state;
  drawUpTo(run, supplyOf(run).handSize, random);
  if (agenda[0]?.do === "special") return;
  hands.forEach((hand, player) => {
    run.emit({ type: "cardsDrawn", to: player, hand: hand.map((card) => ({ ...card })) as Card[] });
  });
}

/** Where an architect's left-over card goes. XPT-4: the next in the list; FST-5: the one before. */
export function neighbourOf(player: number, players: number, rest: "left" | "right"): number {
  return (player + (rest === "left" ? 1 : players - 1)) % players;
}

/** Used cards are discarded, the others go to the AAA, to a neighbour or are discarded too. AAA-3 XPT-4 FST-1 */
function collect(run: TableRun): void {
  const { table, hands } = run.state;
  const { rest } = supplyOf(run);
  const passed = hands.map((): Card[] => []);
  hands.forEach((hand, player) => {
    const left = run.turns[player]?.rest ?? null;
    hand.forEach((handCard, index) => {
      const card = handCard as Card;
      if (index !== left || rest === "discard") table.discards.push(card);
      else if (rest === "opponent") table.opponent?.given.push(card);
      else passed[neighbourOf(player, hands.length, rest)].push(card);
    });
  });
  run.state.hands = passed;
  table.passed = rest === "left" || rest === "right";
}

/** All cards, those to be passed too, form a new deck and each architect draws one. RND-6 */
function reshuffleAll(run: TableRun, random: Random): void {
  const { state } = run;
  state.table.discards.push(...(state.hands.flat() as Card[]), ...state.hidden.deck.filter(isConstruction));
  state.hands = state.hands.map(() => []);
  state.table.passed = false;
  rebuild(run, random);
  drawUpTo(run, 1, () => random);
}

/** Cards in hands: each architect uses one for its number and another for its action. AAA-3 XPT-4 FST-1 */
export const deckSupply: CardSupply = {
  layOut(run, { piles, aside }) {
    formDeck(run, piles);
    run.state.hidden.aside = [...aside];
    drawUpTo(run, supplyOf(run).drawnAtSetup, () => {
      throw new Error("nothing is shuffled at setup");
    });
  },
  round: () => [
    { do: "draw" },
    { do: "ask", agenda: [{ step: "choose" }, { step: "wrap-up" }] },
    { do: "settle" },
  ],
  flip() {
    throw new Error("nothing is flipped where cards come from a deck");
  },
  draw,
  collect,
  reshuffleAll,
  isExhausted(run) {
    const { hidden } = run.state;
    return !supplyOf(run).isRebuilt && !hidden.deck.some(isConstruction);
  },
};
