import type { AwaitedCard, CardTable, DeckCard, GameState } from "perfect-home-rules";
import type { Teller } from "../language.js";
import { wrapped } from "../wording.js";

/** A number with its fraction, as one token, or letters, or a sign such as an arrow. */
const TOKEN = /\d+(?:¾|\.75)?|\p{L}+|[^\s\d\p{L}]/gu;
const ACCENTS = /\p{M}/gu;

/** The words of something entered, as they are compared: without accents, in small letters. */
function tokensOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(ACCENTS, "").toLowerCase().replaceAll(".75", "¾");
  return plain.match(TOKEN) ?? [];
}

function isConstruction(card: DeckCard): card is Extract<DeckCard, { readonly action: unknown }> {
  return "action" in card;
}

/** All words by which a card can be called: in the language, and as records write it. */
function namesOf(card: DeckCard, { texts, words }: Teller): string[] {
  const own = isConstruction(card)
    ? [card.action, ...(words.cardsAlso[card.action] ?? [])]
    : Object.values(card).flatMap((each) => [each, words.cardsAlso[each] ?? []].flat());
  return [texts.card(card), ...own].flatMap(tokensOf);
}

function isNumber(token: string): boolean {
  return /^\d/.test(token);
}

/** Whether all that was entered belongs to a card: words may be shortened, numbers not. */
function isMeant(entry: readonly string[], names: readonly string[]): boolean {
  return entry.every((token) =>
    names.some((name) => (isNumber(token) ? name === token : name.startsWith(token))),
  );
}

/** The cards that may be meant by what was entered, such as `5 fence`, `5f` or `zombie left`. */
export function cardsMeant(entry: string, cards: readonly DeckCard[], teller: Teller): DeckCard[] {
  const tokens = tokensOf(entry);
  if (tokens.length === 0) return [];
  const meant = cards.filter((card) => isMeant(tokens, namesOf(card, teller)));
  // A whole word is meant as it stands: "temp" is no beginning of something longer.
  const exact = meant.filter((card) => tokens.every((token) => namesOf(card, teller).includes(token)));
  return exact.length === 1 ? exact : meant;
}

function cardsIn(table: CardTable): DeckCard[] {
  return Object.entries(table).flatMap(([action, numbers]: [string, readonly number[]]) =>
    numbers.map((number) => ({ number, action }) as DeckCard),
  );
}

/** The different cards of a game, wherever they are. */
export function cardsOfGame({ setup }: GameState): DeckCard[] {
  const all = [...cardsIn(setup.cards), ...setup.specials];
  return [...new Map(all.map((card) => [JSON.stringify(Object.values(card)), card])).values()];
}

/** The cards that can come up, a line for each action; behind a card how many there are, where more than one. */
export function tellPossible({ cards }: AwaitedCard, teller: Teller): string[] {
  const { texts } = teller;
  const times = (count: number): string => (count === 1 ? "" : `\u00a0×${count}`);
  const numbers = new Map<string, string[]>();
  const others: string[] = [];
  for (const { card, count } of cards) {
    if (!isConstruction(card)) others.push(texts.card(card) + times(count));
    else {
      const title = texts.action(card.action);
      numbers.set(title, [...(numbers.get(title) ?? []), texts.number(card.number) + times(count)]);
    }
  }
  return [
    ...[...numbers].flatMap(([title, list]) => wrapped("   ", texts.about(title, list.join(" · ")))),
    ...others.flatMap((name) => wrapped("   ", name)),
  ];
}
