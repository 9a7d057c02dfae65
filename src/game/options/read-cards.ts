import type { Card } from "../../data/cards.js";
import { refuse } from "../../rules/violation.js";
import { fieldsOf, listOf } from "./fields.js";

/** Reads all cards in a given order: they must be those of the deck. SET-1 SET-2 */
export function readCards(value: unknown, deck: readonly Card[]): Card[] {
  const left = [...deck];
  const cards = listOf(value, "cards", "a list of cards").map((each, index) => {
    const path = `cards[${index}]`;
    const { number, action } = fieldsOf(each, path, ["number", "action"]);
    const at = left.findIndex((card) => card.number === number && card.action === action);
    if (at < 0) refuse("options.cards", { path });
    return left.splice(at, 1)[0];
  });
  if (left.length > 0) refuse("options.cards", { path: "cards", missing: left.length });
  return cards;
}
