import type { Card } from "./cards.js";
import { PLAN_LETTERS, type PlanLetter } from "./plan-card.js";

/** An AAA Validation card: the opponent may validate the plan of its letter. AAA-2 */
export interface ValidationCard {
  /** Discriminates the special cards. */
  readonly special: "validation";
  /** The letter. */
  readonly letter: PlanLetter;
}

/** The Solo card of the first edition. FST-1 */
export interface SoloCard {
  /** Discriminates the special cards. */
  readonly special: "solo";
}

/** A Zombie card: which hordes move. ZOM-2 */
export interface ZombieCard {
  /** Discriminates the special cards. */
  readonly special: "zombie";
  /** The hordes at the left end move to the right, those at the right end to the left, or both. */
  readonly move: "right" | "left" | "both";
}

/** A card in a deck that is no Construction card. */
export type SpecialCard = ValidationCard | SoloCard | ZombieCard;

/** The kind of a special card: all that its action side shows. */
export type SpecialKind = SpecialCard["special"];

/** A card in a deck. */
export type DeckCard = Card | SpecialCard;

/** The three Validation cards. AAA-2 */
export const VALIDATION_CARDS: readonly ValidationCard[] = PLAN_LETTERS.map((letter) => ({
  special: "validation",
  letter,
}));

/** The Solo card. */
export const SOLO_CARD: SoloCard = { special: "solo" };

/** The three Zombie cards. ZOM-2 */
export const ZOMBIE_CARDS: readonly ZombieCard[] = [
  { special: "zombie", move: "right" },
  { special: "zombie", move: "left" },
  { special: "zombie", move: "both" },
];

/** All special cards that there are, in a fixed order. */
export const SPECIAL_CARDS: readonly SpecialCard[] = [...VALIDATION_CARDS, SOLO_CARD, ...ZOMBIE_CARDS];

/** Whether two cards look the same, both of them Construction cards. */
export function isSameCard(card: DeckCard, other: DeckCard): boolean {
  return isConstruction(card) && isConstruction(other) && isSameConstruction(card, other);
}

/** Whether two Construction cards look the same. */
export function isSameConstruction(card: Card, other: Card): boolean {
  return card.number === other.number && card.action === other.action;
}

/** Whether a card is a Construction card. */
export function isConstruction(card: DeckCard): card is Card {
  return !Object.hasOwn(card, "special");
}

/**
 * A card that is sure to be a Construction card. Every choice reads some, and a field is found ten times faster than it is
 * known not to be inherited.
 */
export function constructionCard(card: DeckCard): Card {
  if (!("number" in card)) throw new Error("this is no Construction card");
  return card;
}

/** The kinds of special card among cards. */
export function specialKinds(cards: readonly DeckCard[]): SpecialKind[] {
  return cards.flatMap((card) => (isConstruction(card) ? [] : [card.special]));
}
