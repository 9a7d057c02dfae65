import type { ClauseId } from "./catalogue.js";

interface ViolationKind {
  readonly clause: ClauseId | null;
  readonly message: string;
}

function kind(clause: ClauseId | null, message: string): ViolationKind {
  return { clause, message };
}

const KINDS = {
  "options.not-an-object": kind(null, "The options must be a plain object."),
  "options.unknown": kind(null, "There is no option of this name."),
  "options.invalid": kind(null, "The value of an option is not one of those allowed."),
  "options.no-players": kind("SET-6", "A game needs at least one architect."),
  "options.duplicate-player": kind(null, "Two architects have the same name."),
  "options.cards": kind(null, "The cards given are not the Construction cards of the game."),
  "options.sheet-edition": kind("BLU-1", "This sheet does not belong to the edition."),
  "options.sheets-differ": kind("SET-5", "All architects need sheets with the same layout."),
  "options.sheets-count": kind("SET-5", "A list of sheets needs one for each architect."),
  "options.cards-edition": kind("NTQ-1", "The 9¾ cards belong to the 2023 edition."),
  "options.aaa-edition": kind("AAA-1", "AAA Solo belongs to the 2023 edition."),
  "options.aaa-players": kind("AAA-1", "AAA Solo is for one architect."),
  "options.solo-edition": kind("FST-1", "The solo game with the Solo card belongs to the first edition."),
  "options.solo-players": kind("FST-1", "The solo game is for one architect."),
  "options.expert-alone": kind("XPT-1", "Expert Mode is for two or more architects."),
  "options.expert-players": kind("XPT-9", "The deck has too few cards for so many architects."),
  "options.start-mode": kind(
    null,
    "A position with combinations can be played on only where cards come from stacks.",
  ),
  "options.plan-advanced": kind("ADV-6", "This plan needs roundabouts, which belong to Advanced Mode."),
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
  "move.no-code": kind(null, "There is no move with this code."),
  "move.other-action": kind("ACT-1", "Only the action of the chosen combination may be used."),
  "take-back.keep": kind(null, "There are not so many moves of this phase to be kept."),
  "pick.cannot-write": kind("NUM-1", "The number of this combination does not fit anywhere."),
  "pair.no-card": kind("AAA-3", "There is no such card in hand."),
  "give.no-card": kind("AAA-7", "There is no such card in hand."),
  "pair.same-card": kind("ACT-1", "One card is used for its number, another one for its action."),
  "refuse.number-fits": kind("REF-1", "A number shown fits, so no Permit Refusal may be taken."),
  "write.not-empty": kind("NUM-1", "The house is not empty."),
  "write.other-number": kind("NUM-1", "The number is not that of the chosen combination."),
  "write.shift-too-large": kind("TMP-1", "A temp changes the number by 2 at the most."),
  "write.no-temp-left": kind("ACT-2", "No temp box is left, so the number can't be changed."),
  "write.order": kind("NUM-2", "Numbers must rise from left to right."),
  "write.repeated": kind("NUM-3", "The number stands in this street already."),
  "fence.exists": kind("FNC-3", "A fence stands there already."),
  "fence.copies": kind("FNC-4", "Neighbouring houses with the same number can't be separated."),
  "fence.used-estate": kind("PLN-5", "An estate used for a plan can't be divided."),
  "improve.no-box": kind("ACT-2", "No improvement box of this size is left."),
  "park.no-box": kind("ACT-2", "No park box of this street is left."),
  "pool.no-pool": kind("POL-1", "The house just numbered has no pool."),
  "pool.no-box": kind("ACT-2", "No pool box is left."),
  "temp.no-box": kind("ACT-2", "No temp box is left."),
  "extend.no-box": kind("ACT-2", "No extension box is left."),
  "extend.not-empty": kind("EXT-1", "The house is not empty."),
  "extend.fence": kind("EXT-3", "A fence stands between the house and the one to be copied."),
  "extend.roundabout": kind("EXT-4", "A roundabout is not a house: nothing is copied from it or across it."),
  "extend.no-number": kind("EXT-1", "There is no numbered house on that side to copy."),
  "roundabout.not-advanced": kind("ADV-6", "Roundabouts belong to Advanced Mode."),
  "roundabout.no-box": kind("RBT-2", "No roundabout box is left."),
  "roundabout.one-per-round": kind("RBT-4", "Only one roundabout may be built in a round."),
  "roundabout.not-empty": kind("RBT-1", "The house is not empty."),
  "sheet.eggs": kind("EGG-1", "More eggs are circled than the house or its number allows."),
  "sheet.ducklings": kind("DUK-4", "A count has more points than there are ducklings connected to their parent."),
  "eggs.too-many": kind("EGG-1", "The house or the number does not have so many eggs."),
  "infiltrate.no-saucer": kind("ROS-2", "The house just numbered has no saucer."),
  "sheet.saucer": kind("ROS-2", "A saucer is circled that the sheet does not show or no number has reached."),
  "sheet.objective": kind("ROS-1", "There is no objective of this number."),
  "reshuffle.not-first": kind(
    "RND-6",
    "Only those who are the first to validate a plan may have the cards reshuffled.",
  ),
  "reshuffle.again": kind("RND-6", "The architect has asked for it already."),
  "claim.again": kind("PLN-1", "The architect has validated this plan already."),
  "claim.not-met": kind("PLN-3", "The plan's condition is not met."),
  "use.not-an-estate": kind("PLN-3", "No complete estate of a size still asked for begins there."),
  "use.used": kind("PLN-5", "The estate has been used for a plan already."),
  "use.condition": kind(
    "PLN-4",
    "The estate does not have what the plan asks of each, or lies in another street.",
  ),
  "use.order": kind("PLN-3", "Estates are named from left to right, street after street."),
  "use.too-few-left": kind("PLN-3", "After this estate too few would be left for the plan."),
  "description.malformed": kind(
    null,
    "This does not describe a sheet: a value is missing, unknown or out of range.",
  ),
  "record.malformed": kind(
    null,
    "This is not the record of a game: a value is missing, unknown, out of range or not plain data.",
  ),
  "notation.unexpected": kind(null, "The text does not go on as expected."),
  "sheet.order": kind("NUM-2", "Numbers must rise from left to right."),
  "sheet.repeated": kind("NUM-3", "The number stands twice in the same part of a street."),
  "sheet.extension": kind("EXT-1", "No neighbouring house has the number that was copied."),
  "sheet.fence": kind("FNC-4", "A fence separates a house from its copy."),
  "sheet.roundabout-fence": kind("RBT-2", "A fence is missing beside a roundabout."),
  "sheet.roundabouts": kind("RBT-2", "There are more roundabouts than may be built."),
  "sheet.used-house": kind("PLN-5", "Something that is not a numbered house is marked as used."),
  "sheet.used-estate": kind("PLN-5", "Only a part of an estate is marked as used."),
  "sheet.no-pool": kind("POL-1", "A pool is circled where none is planned."),
  "sheet.extension-pool": kind("POL-2", "A pool is circled in a house numbered by extension."),
  "sheet.parks": kind("PRK-1", "A street has more parks than houses that could bring one."),
  "sheet.boxes": kind("ACT-2", "More boxes are crossed than the track has."),
} as const satisfies Readonly<Record<string, ViolationKind>>;

/** Stable name of a reason for which something is refused. */
export type ViolationCode = keyof typeof KINDS;

/** Every reason for which something is refused: clause and sentence. */
export const violationKinds: Readonly<Record<ViolationCode, ViolationKind>> = KINDS;
