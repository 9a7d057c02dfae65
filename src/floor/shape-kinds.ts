/** A reason for which something is refused without a look at the rules. */
export interface ShapeKind {
  /** No rule is concerned. */
  readonly clause: null;
  /** An English sentence. */
  readonly message: string;
  /** No clause that it cites instead. */
  readonly otherwise: readonly never[];
}

/** The kind of a reason with a sentence. */
export function kind(message: string): ShapeKind {
  return { clause: null, message, otherwise: [] };
}

const KINDS = {
  "move.malformed": kind("This is not a move: a field is missing, unknown or of the wrong type."),
  "move.out-of-range": kind("A field of the move is out of range."),
  "violation.unknown": kind("There is no violation with this code."),
  "violation.malformed": kind(
    "An error must have a list of violations, each with a code, a clause, details and a message.",
  ),
  "options.not-an-object": kind("The options must be a plain object."),
  "options.unknown": kind("There is no option with this name."),
  "options.invalid": kind("The value of an option is not allowed."),
  "options.duplicate-player": kind("Two players have the same name."),
  "state.unknown": kind(
    "A state must be the object that this library returned: read a copy, a proxy or a saved state with `parseState` first.",
  ),
  "state.malformed": kind("This is not a state: part of it is missing, wrong or inconsistent with the rest."),
  "state.version": kind("The state has a version that this package does not support."),
  "state.not-observation": kind("`sampleState` needs an observation."),
  "state.observation": kind(
    "An observation can be read but not played on; `sampleState` draws a state from it.",
  ),
  "player.unknown": kind("There is no player with this index."),
  "takeBack.keep": kind("`keep` must be an integer from 0 to the number of moves that can be taken back."),
  "record.malformed": kind(
    "This is not the record of a game: a value is missing, unknown, out of range or not plain data.",
  ),
  "notation.unexpected": kind("Unexpected text."),
} as const satisfies Readonly<Record<string, ShapeKind>>;

/** Stable name of a reason that all games share. */
export type ShapeCode = keyof typeof KINDS;

/**
 * What is refused in any game, without a look at its rules. They stand apart, so that nobody who plays one game or writes
 * moves as text pays for the sentences of another one's rules.
 */
export const SHAPE_KINDS: Readonly<Record<ShapeCode, ShapeKind>> = KINDS;
