import type { ClauseId } from "./catalogue.js";

interface ViolationKind {
  readonly clause: ClauseId | null;
  readonly message: string;
}

function kind(clause: ClauseId | null, message: string): ViolationKind {
  return { clause, message };
}

/** Every reason for which something is refused: code, clause, sentence. */
export const violationKinds = {
  "options.not-an-object": kind(null, "The options must be a plain object."),
  "options.unknown": kind(null, "There is no option of this name."),
  "options.invalid": kind(null, "The value of an option is not one of those allowed."),
  "options.no-players": kind("SET-6", "A game needs at least one architect."),
  "options.duplicate-player": kind(null, "Two architects have the same name."),
  "options.cards": kind("SET-1", "The cards given are not the Construction cards of the game."),
  "state.unknown": kind(
    null,
    "This is not a state made by this library: it was altered, rebuilt or comes from elsewhere.",
  ),
  "state.observation": kind(null, "An observation can be read but not played on."),
  "player.not-observer": kind("RND-3", "An observation shows nobody's turn but the observer's."),
  "player.unknown": kind(null, "There is no architect with this index."),
  "plan.unknown": kind(null, "There is no plan with this letter."),
  "move.malformed": kind(null, "This is not a move: a field is missing, unknown or of the wrong type."),
  "move.out-of-range": kind(null, "A field of the move lies outside its range."),
  "move.game-over": kind("END-1", "The game is over."),
  "move.turn-ended": kind("RND-3", "The architect has ended the turn and waits for the others."),
  "move.not-now": kind("RND-1", "The current step of the turn does not take this move."),
  "move.other-action": kind("ACT-1", "Only the action of the chosen combination may be used."),
  "pick.cannot-write": kind("NUM-1", "The number of this combination does not fit anywhere."),
  "refuse.number-fits": kind("REF-1", "A number shown fits, so no Permit Refusal may be taken."),
  "write.not-empty": kind("NUM-1", "The house is not empty."),
  "write.other-number": kind("NUM-1", "The number is not that of the chosen combination."),
  "write.shift-too-large": kind("TMP-1", "A temp changes the number by 2 at the most."),
  "write.no-temp-left": kind("ACT-2", "No temp box is left, so the number can't be changed."),
  "write.order": kind("NUM-2", "Numbers must rise from left to right."),
  "write.repeated": kind("NUM-3", "The number stands in this street already."),
  "fence.exists": kind("FNC-3", "A fence stands there already."),
  "fence.used-estate": kind("PLN-5", "An estate used for a plan can't be divided."),
  "improve.no-box": kind("ACT-2", "No improvement box of this size is left."),
  "park.no-box": kind("ACT-2", "No park box of this street is left."),
  "pool.no-pool": kind("POL-1", "The house just numbered has no pool."),
  "pool.no-box": kind("ACT-2", "No pool box is left."),
  "temp.no-box": kind("ACT-2", "No temp box is left."),
  "extend.no-box": kind("ACT-2", "No extension box is left."),
  "extend.not-empty": kind("EXT-1", "The house is not empty."),
  "extend.no-number": kind("EXT-1", "There is no numbered house on that side to copy."),
  "claim.again": kind("PLN-1", "The architect has validated this plan already."),
  "claim.not-met": kind("PLN-3", "The plan's condition is not met."),
  "use.not-an-estate": kind("PLN-3", "No complete estate of a size still asked for begins there."),
  "use.used": kind("PLN-5", "The estate has been used for a plan already."),
  "use.order": kind("PLN-3", "Estates are named from left to right, street after street."),
  "use.too-few-left": kind("PLN-3", "After this estate too few would be left for the plan."),
} as const satisfies Readonly<Record<string, ViolationKind>>;

/** Stable name of a reason for which something is refused. */
export type ViolationCode = keyof typeof violationKinds;
