import type { ClauseId } from "./catalogue.js";

/** A reason for which something is refused. */
export interface ViolationKind {
  /** The clause that it cites unless the situation has one of its own; `null` where no rule is concerned. */
  readonly clause: ClauseId | null;
  readonly message: string;
  /** The clauses that it cites instead, each in its own edition, mode or expansion. */
  readonly otherwise: readonly ClauseId[];
}

/** What a code stands for. */
export function kind(
  clause: ClauseId | null,
  message: string,
  ...otherwise: readonly ClauseId[]
): ViolationKind {
  return { clause, message, otherwise };
}

/**
 * What is refused without a look at the game. They stand apart, so that who writes moves as text does not pay for the sentences of
 * all rules.
 */
export const SHAPE_KINDS = {
  "move.malformed": kind(null, "This is not a move: a field is missing, unknown or of the wrong type."),
  "move.out-of-range": kind(null, "A field of the move is out of range."),
  "violation.unknown": kind(null, "There is no violation with this code."),
  "violation.malformed": kind(
    null,
    "An error must have a list of violations, each with a code, a clause, details and a message.",
  ),
} as const satisfies Readonly<Record<string, ViolationKind>>;
