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
