import {
  applyMove,
  type Card,
  type DeckCard,
  type GameState,
  isOver,
  legalMoves,
  observe,
  parseState,
  type SpecialCard,
  stateKey,
} from "perfect-home-rules";
import type { Roll } from "../support/chance.js";
import { deckOf } from "../support/deck.js";
import type { Saved } from "./move-cards.js";
import { readingOf } from "./reading.js";
import { type HandCard, handsOf, type Seen } from "./seen-mutants.js";

const textOf = (card: unknown): string => JSON.stringify(card);

/** Takes a card out of a list; `undefined` where none fits. */
function take<T>(cards: T[], fits: (card: T) => boolean): T | undefined {
  const at = cards.findIndex(fits);
  return at < 0 ? undefined : cards.splice(at, 1)[0];
}

/** The cards that nobody has seen. */
function unseenIn({ setup, table, hands }: Seen): { cards: Card[]; specials: SpecialCard[] } {
  const cards = deckOf(setup.cards as never);
  const specials = [...(setup as unknown as { specials: SpecialCard[] }).specials];
  const inHands = (hands as unknown as HandCard[][]).flat().filter(({ number }) => number !== null);
  const inStacks = table.stacks.flatMap(({ flipped, top, known }) => [...flipped, ...(known ?? [top])]);
  const seen = [
    ...inStacks,
    ...inHands,
    ...table.discards,
    ...table.removed,
    ...(table.opponent?.given ?? []),
  ];
  for (const card of seen) {
    if (card === null) continue;
    const fits = (each: unknown): boolean =>
      textOf(Object.entries(each as object).sort()) === textOf(Object.entries(card).sort());
    take<DeckCard>("special" in card ? specials : cards, fits);
  }
  return { cards, specials };
}

/** Some full state that the observation could be seen of, as far as there are cards for it. */
function filled(seen: Seen): unknown {
  const { cards, specials } = unseenIn(seen);
  const cardOf = (shown: string): unknown =>
    take(cards, ({ action }) => action === shown) ?? take(specials, ({ special }) => special === shown);
  const hands = handsOf(seen).map((hand) =>
    hand.map((card) => (card.number === null ? cardOf(card.action) : card)),
  );
  const { deck } = seen.table;
  const topOfDeck = deck === null || deck.top === null ? undefined : cardOf(deck.top);
  const below = (top: unknown, segments: Saved["table"]["stacks"][number]["segments"]): unknown[] =>
    segments.flatMap(({ left, specials: kinds }, index) => {
      const first = index === 0 && top !== undefined ? [top] : [];
      const rest = [...kinds];
      for (const card of first) {
        if (typeof card === "object" && card !== null && "special" in card)
          take(rest, (kind) => kind === card.special);
      }
      const part = [...first, ...rest.map(cardOf)];
      while (part.length < left && part.length < 200) part.push(cards.shift());
      return part;
    });
  const stacks = seen.table.stacks.map(({ top, left, segments, known }) => {
    if (known !== null) {
      const rest = [...known];
      take(rest, (card) => textOf(card) === textOf(top));
      return rest;
    }
    const parts = segments.length > 0 ? segments : [{ left, specials: [] }];
    return below(top ?? undefined, parts)
      .slice(1)
      .reverse();
  });
  const inDeck = below(topOfDeck, deck?.segments ?? []).reverse();
  const { supply } = seen.setup as unknown as { supply: { from: string; rebuild: unknown } };
  const isAside = supply.from === "deck" && supply.rebuild !== null;
  const { observer, ...rest } = seen;
  return {
    ...rest,
    hands,
    turns: seen.turns,
    ended: seen.ended.map((isDone, player) => player === observer && isDone),
    hidden: {
      stacks,
      deck: inDeck,
      faceDown: [...specials, ...(isAside ? cards : [])],
      outOfGame: isAside ? [] : cards,
      random: [1, 2, 3, 4],
    },
  };
}

/** The state in which those have ended who have; `null` where that closes the phase. */
function withEnded(begun: GameState, ended: readonly boolean[], roll: Roll): GameState | null {
  let state = begun;
  for (let player = 0; player < ended.length; player++) {
    while (ended[player] && !state.ended[player]) {
      const moves = legalMoves(state, player);
      state = applyMove(state, moves[roll(moves.length)]);
      if (state.table !== begun.table) return null;
    }
  }
  return state;
}

/** A state of which an observer sees this; `null` where none was found. */
export function stateShowing(seen: Seen, roll: Roll): GameState | null {
  if (seen.observer !== "spectator" && seen.observer >= seen.ended.length) return null;
  const reading = readingOf(JSON.stringify(filled(seen)));
  if (!("key" in reading)) return null;
  const begun = parseState(reading.key);
  if (begun.hidden === null) return null;
  const state = isOver(begun) ? begun : withEnded(begun, seen.ended, roll);
  if (state === null) return null;
  const shown = stateKey(observe(state, seen.observer));
  const asked = readingOf(shown);
  return "key" in asked && isEqual(JSON.parse(shown), JSON.parse(JSON.stringify(seen))) ? state : null;
}

/** Whether two plain data are equal, whatever the order of their fields. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isEqual((one as Saved)[name as keyof Saved], (other as Saved)[name as keyof Saved]))
  );
}
