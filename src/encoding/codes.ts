import { ACTIONS } from "../data/cards.js";
import { type DeckCard, isConstruction, type SpecialKind } from "../data/special-cards.js";
import type { Phase } from "../game/parse/progress.js";
import type { PlaceKind } from "../sheet/sheet.js";
import type { EndCause } from "../state/table.js";
import type { Step } from "../state/turn.js";

/** Nothing: no number, no card, no such list. No value of a game is negative. */
export const NOTHING = -1;

/** What stands at a place, in the order of its codes. */
export const PLACE_KINDS: readonly PlaceKind[] = ["empty", "numbered", "extension", "roundabout", "invaded"];

/** The kinds of special card, in the order in which they are counted. */
export const SPECIAL_KINDS: readonly SpecialKind[] = ["validation", "zombie", "solo"];

/** Why a game ends, in the order in which it is told. */
export const END_CAUSES: readonly EndCause[] = ["all-plans", "last-refusal", "no-empty-house", "deck-empty"];

/** The codes of what a player is asked. They stay as they are: a new step gets the next number. */
export const STEP_CODES: Readonly<Record<Step["step"], number>> = {
  choose: 0,
  write: 1,
  act: 2,
  give: 3,
  use: 4,
  wrapUp: 5,
  finish: 6,
  eggs: 7,
  objective: 8,
  horde: 9,
  crossStreet: 10,
  crossColumn: 11,
  treat: 12,
  bonus: 13,
  truck: 14,
  forfeit: 15,
};

/** The codes of where a game stands. */
export const PHASE_CODES: Readonly<Record<Phase, number>> = {
  over: 0,
  before: 1,
  special: 2,
  choose: 3,
  laying: 4,
};

/** The codes of the places where a card can lie. Those of stacks and hands count on from there. */
export const CARD_PLACES = { unseen: 0, discards: 1, removed: 2, given: 3, others: 4 } as const;

/** What a card shows before it comes up: its action, or its kind; -1 for no card. */
export function backOf(card: DeckCard | null): number {
  if (card === null) return NOTHING;
  return isConstruction(card)
    ? ACTIONS.indexOf(card.action)
    : ACTIONS.length + SPECIAL_KINDS.indexOf(card.special);
}
