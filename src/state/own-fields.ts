import type { CardTable } from "../data/cards.js";
import type { EnteredCards, Hidden, Setup } from "./state.js";

// Fields that few games have are left out of the JSON of all others. What stands on `Object.prototype` is no such field.

/** Whether the cards of a game are entered as they come up on a real table. */
export function isEntered(setup: Setup): boolean {
  return Object.hasOwn(setup, "entered");
}

/** The caller's own deck; `null` where the cards of the edition are used. */
export function ownDeckOf(setup: Setup): CardTable | null {
  return Object.hasOwn(setup, "deck") ? (setup.deck ?? null) : null;
}

/** What is printed on the sheets, where some are on paper; `null` where the library keeps all. */
export function paperOf(setup: Setup): Setup["layouts"] | null {
  return Object.hasOwn(setup, "paper") ? (setup.paper ?? null) : null;
}

/** The cards entered in the current phase; `null` where cards are dealt. */
export function enteredCardsOf(hidden: Hidden): EnteredCards | null {
  return Object.hasOwn(hidden, "entered") ? (hidden.entered ?? null) : null;
}
