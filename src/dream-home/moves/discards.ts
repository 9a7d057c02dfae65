import type { RoomCard, SpecialCard } from "../state/cards.js";
import type { Draft } from "./kind.js";

/** Discards a room card. [DRH-16] */
export function discardRoom({ table }: Draft, card: RoomCard | null): void {
  if (card !== null) table.discards.rooms.push(card);
}

/** Discards a special: a roof card to the roof discard, any other out of the game. [DRH-16] */
export function discardSpecial(draft: Draft, card: SpecialCard | null): void {
  if (card?.kind === "roof") draft.table.discards.roofs.push(card);
  else remove(draft, card);
}

/** Puts a special out of the game. */
export function remove({ table }: Draft, card: SpecialCard | null): void {
  if (card !== null) table.removed.specials.push(card);
}

/** Puts a token out of the game, with its card. DRH-48 */
export function removeToken(draft: Draft, decor: string | null): void {
  if (decor !== null) remove(draft, { kind: "decor", decor });
}
