import { sum } from "../../input/sum.js";
import type { HandSupply, Rebuild } from "../../state/supply.js";

/** How many Construction cards lie where. */
export interface CardCounts {
  /** In the deck. */
  readonly deck: number;
  /** In the discard pile. */
  readonly discards: number;
  /** Face down among the discards. */
  readonly faceDown: number;
  /** How often the deck was formed anew. */
  readonly rebuilt: number;
  /** In each hand. */
  readonly hands: readonly number[];
}

/** How a deck that has run out is formed anew; `null` where it isn't any more. AAA-4 XPT-3 ZOM-X */
function rebuildOf({ rebuild }: HandSupply, { rebuilt }: CardCounts): Rebuild | null {
  return rebuild !== null && (rebuild.times === null || rebuilt < rebuild.times) ? rebuild : null;
}

/** Whether no further round can be played. FST-3 ZOM-X */
export function isExhausted(counts: CardCounts, supply: HandSupply): boolean {
  const { deck, discards, faceDown, hands } = counts;
  if (rebuildOf(supply, counts) === null) return deck === 0;
  return deck + discards + faceDown < supply.handSize * hands.length - sum(hands);
}

function rebuiltFrom(counts: CardCounts, { construction }: Rebuild): CardCounts {
  const { discards, faceDown, rebuilt } = counts;
  const there = discards + faceDown;
  const used = Math.min(there, construction ?? there);
  return { ...counts, deck: used, discards: 0, faceDown: there - used, rebuilt: rebuilt + 1 };
}

/** What drawing comes to. */
export interface Drawing {
  /** With all cards drawn that can be. */
  readonly end: CardCounts;
  /** Wherever a card is about to be drawn, so that a special card can come up. AAA-5 ZOM-X */
  readonly between: readonly CardCounts[];
}

/** Fills hands in seat order. AAA-3 XPT-3 */
export function drawFrom(begin: CardCounts, supply: HandSupply): Drawing {
  const between: CardCounts[] = [];
  let counts = begin;
  for (let player = 0; player < begin.hands.length; player++) {
    while (counts.hands[player] < supply.handSize) {
      between.push(counts);
      const rebuild = rebuildOf(supply, counts);
      if (counts.deck === 0 && rebuild !== null) {
        counts = rebuiltFrom(counts, rebuild);
        between.push(counts);
      }
      if (counts.deck === 0) return { end: counts, between };
      const hands = counts.hands.map((size, index) => (index === player ? size + 1 : size));
      counts = { ...counts, deck: counts.deck - 1, hands };
    }
  }
  return { end: counts, between };
}

/** One card of each hand goes on, the others are discarded. AAA-3 XPT-4 FST-1 */
function collectFrom(counts: CardCounts, { leftover }: HandSupply): CardCounts {
  const { hands, discards } = counts;
  const gone = leftover === "discard" ? 0 : hands.length;
  const isPassed = leftover === "left" || leftover === "right";
  return { ...counts, discards: discards + sum(hands) - gone, hands: hands.map(() => (isPassed ? 1 : 0)) };
}

/** After each number of rounds, from none up to the most that can be played. */
export function afterRounds(begin: CardCounts, supply: HandSupply, max: number): CardCounts[] {
  const counts = [begin];
  for (let round = 0; round < max && !isExhausted(counts[round], supply); round++)
    counts.push(collectFrom(drawFrom(counts[round], supply).end, supply));
  return counts;
}

/** All cards form a new deck and each player draws one. RND-6 */
export function reshuffled({ deck, discards, faceDown, hands }: CardCounts): CardCounts {
  const all = deck + discards + faceDown + sum(hands);
  return { deck: all - hands.length, discards: 0, faceDown: 0, rebuilt: 1, hands: hands.map(() => 1) };
}
