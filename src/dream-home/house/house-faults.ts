/** What can be wrong with a house. */
export interface HouseRule {
  /** The clause that it breaks. */
  readonly clause: string;
  /** An English sentence: what must hold. */
  readonly message: string;
}

const rule = (clause: string, message: string): HouseRule => ({ clause, message });

/** What is wrong with a house. */
export type HouseFaultCode =
  | "house.over-hole"
  | "house.scaffold"
  | "house.floor"
  | "house.size"
  | "house.tokens"
  | "house.wrong-room"
  | "house.outside"
  | "house.cards";

/** What must hold of houses, each with its clause. */
export const HOUSE_RULES: Readonly<Record<HouseFaultCode, HouseRule>> = {
  "house.over-hole": rule("DRH-9", "The space below must have a room card or a scaffold."),
  "house.scaffold": rule("DRH-68", "A scaffold must lie on a space without a room card."),
  "house.floor": rule("DRH-26", "A room of this type belongs to another floor."),
  "house.size": rule("DRH-27", "A room must not have more cards than its type allows."),
  "house.tokens": rule("DRH-43", "A room must not have more than one token."),
  "house.wrong-room": rule(
    "DRH-42",
    "The decor card must name the type of the room on which its token lies.",
  ),
  "house.outside": rule("DRH-49", "Outside may stand only what needs no room."),
  "house.cards": rule("DRH-2", "The game has fewer cards like this."),
};
