import { throwInput } from "../../clauses/violation.js";
import type { Card } from "../../data/cards.js";
import { type DeckCard, isConstruction, specialKinds } from "../../data/special-cards.js";
import type { Fields } from "../../input/fields.js";
import type { Random } from "../../input/random.js";
import { anything, list, object, type Reader } from "../../input/readers.js";
import type { Piles } from "../../state/supply.js";
import type { Cards } from "../../supplies/card-supply.js";

const cardLike = object({
  number: anything,
  action: anything,
  special: anything,
  letter: anything,
  move: anything,
});

/** Whether a card has just the fields given. */
function sameCard(card: DeckCard, fields: Fields): boolean {
  const wanted = Object.entries(card);
  const given = Object.values(fields).filter((field) => field !== undefined);
  return wanted.length === given.length && wanted.every(([name, field]) => fields[name] === field);
}

/**
 * Reads all cards in a given order, pile after pile: those of the piles, each with its special cards in it, then
 * those in no pile. SET-1 SET-2 AAA-2 FST-1
 */
export function readCards(value: unknown, deck: readonly Card[], { piles, faceDown, others }: Piles): Cards {
  const left: DeckCard[] = [...deck, ...piles.flatMap((pile) => pile.specials), ...faceDown];
  const one: Reader<DeckCard> = (each, path) => {
    const fields = cardLike(each, path);
    const at = left.findIndex((card) => sameCard(card, fields));
    if (at < 0) throwInput("options.cards", { path });
    return left.splice(at, 1)[0];
  };
  const cards = list(one, "a list of cards", left.length)(value, "cards");
  if (left.some(isConstruction)) throwInput("options.cards", { path: "cards", missing: left.length });
  let next = 0;
  const read = piles.map(({ stack, construction, specials }) => {
    const pile = cards.slice(next, next + construction + specials.length);
    next += pile.length;
    const [found, wanted] = [pile, specials].map((cards) => specialKinds(cards).sort());
    if (found.join() !== wanted.join())
      throwInput("options.cards", { path: "cards", specials: wanted, found });
    return { stack, cards: pile };
  });
  const remaining = cards.slice(next);
  if (!remaining.every(isConstruction)) throwInput("options.cards", { path: "cards", piles: piles.length });
  return withOthers(read, [...left], remaining, others);
}

function withOthers(
  piles: Cards["piles"],
  faceDown: readonly DeckCard[],
  remaining: readonly Card[],
  others: Piles["others"],
): Cards {
  return others === "outOfGame"
    ? { piles, faceDown, outOfGame: remaining }
    : { piles, faceDown: [...faceDown, ...remaining], outOfGame: [] };
}

/** Puts shuffled cards together, pile by pile. AAA-2 FST-1 ZOM-1 ZOM-13 */
export function formPiles(
  shuffled: readonly Card[],
  { piles, faceDown, others }: Piles,
  random: Random,
): Cards {
  let next = 0;
  const formed = piles.map(({ stack, construction, specials }) => {
    const cards = shuffled.slice(next, next + construction);
    next += construction;
    return { stack, cards: specials.length === 0 ? cards : random.shuffle([...cards, ...specials]) };
  });
  return withOthers(formed, faceDown, shuffled.slice(next), others);
}
