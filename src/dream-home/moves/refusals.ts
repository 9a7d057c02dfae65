/** A reason for which a move is refused. */
export interface Refusal {
  /** The clause that forbids it; `null` where no rule is concerned. */
  readonly clause: string | null;
  /** An English sentence. */
  readonly message: string;
}

const refusal = (clause: string | null, message: string): Refusal => ({ clause, message });

const KINDS = {
  "move.game-over": refusal("DRH-69", "The game is over."),
  "move.card-awaited": refusal("DRH-13", "A card must be entered before anybody can move."),
  "move.not-now": refusal("DRH-12", "This kind of move does not belong to the step under way."),
  "move.not-yours": refusal("DRH-14", "Another player has to act now."),
  "reveal.not-awaited": refusal(null, "No card is awaited."),
  "reveal.impossible": refusal("DRH-2", "This card can't be dealt there now."),
  "state.entered": refusal(null, "A simulator needs dealt cards: draw them with `sampleState`."),
  "takeBack.no-reveal": refusal(null, "No card has been entered since somebody moved."),
  "discardPair.first-column": refusal("DRH-18", "The first column has no pair to be discarded."),
  "column.empty": refusal("DRH-22", "The column must still have its room card."),
  "drill.no-drill": refusal("DRH-61", "A drill of an earlier round is needed."),
  "drill.no-face-up-card": refusal("DRH-61", "A room card must lie face up on the space."),
  "drill.same": refusal("DRH-88", "An exchange of like cards would change nothing."),
  "mixer.no-mixer": refusal("DRH-66", "A concrete mixer of an earlier round is needed."),
  "mixer.order": refusal("DRH-83", "The lower column must come first."),
  "mixer.same": refusal("DRH-88", "An exchange of like cards would change nothing."),
  "place.no-room-card": refusal("DRH-84", "The room card already lies in the house."),
  "place.filled": refusal("DRH-25", "The space already has a room card."),
  "place.unsupported": refusal("DRH-9", "A room card or a scaffold must lie on the space below."),
  "place.scaffold-of-this-turn": refusal("DRH-68", "The scaffold was laid on this space in the same turn."),
  "place.must-be-face-up": refusal("DRH-34", "The card can lie face up here, so it must."),
  "fit.floor": refusal("DRH-26", "A room of this type belongs to another floor."),
  "fit.size": refusal("DRH-27", "The room would have too many cards."),
  "fit.closed": refusal("DRH-28", "A token has closed the room beside it."),
  "decor.no-decor": refusal("DRH-84", "There is no token to be laid."),
  "decor.no-room": refusal("DRH-43", "A room card must lie face up on the space."),
  "decor.wrong-room": refusal("DRH-43", "The decor card must name the type of the room."),
  "decor.has-token": refusal("DRH-43", "The room already has a token."),
  "scaffold.no-scaffold": refusal("DRH-84", "There is no scaffold to be laid."),
  "scaffold.filled": refusal("DRH-67", "The space must have neither a room card nor a scaffold."),
  "scaffold.unsupported": refusal("DRH-67", "A room card or a scaffold must lie on the space below."),
  "keep.no-token": refusal("DRH-85", "The space must be one of those whose tokens share a room."),
  "helper.not-here": refusal("DRH-70", "A helper of this kind that has not been used is needed."),
  "roofer.not-discarded": refusal("DRH-52", "A roof card like this must have been discarded."),
  "supplier.not-discarded": refusal("DRH-53", "A room card of this type must have been discarded."),
  "supplier.no-card": refusal("DRH-53", "A room card must lie on the space."),
  "supplier.same": refusal("DRH-88", "An exchange of like cards would change nothing."),
  "handyman.no-card": refusal("DRH-55", "A room card must lie on both spaces."),
  "handyman.empty-rooms": refusal("DRH-55", "One of the cards must lie face up."),
  "handyman.order": refusal("DRH-86", "The lower space must come first."),
  "handyman.same": refusal("DRH-88", "An exchange of like cards would change nothing."),
} as const satisfies Readonly<Record<string, Refusal>>;

/** Why a move is refused. */
export type RefusalCode = keyof typeof KINDS;

/** Why moves are refused, each with the clause that forbids them. */
export const REFUSALS: Readonly<Record<RefusalCode, Refusal>> = KINDS;
