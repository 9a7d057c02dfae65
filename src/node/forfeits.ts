import { Forfeit, type ForfeitCode } from "./program-lines.js";

/** What a program has failed with. */
export interface FailedProgram {
  /** What went wrong. */
  readonly code: ForfeitCode;
  /** No move of its is against the rules: it chooses from those that are legal. */
  readonly violation: null;
  /** What went wrong, in words, with what the program has written last. */
  readonly thrown: string;
}

/**
 * Does something with a program. Where it forfeits, that is told instead.
 *
 * @param fail - tells it; throws.
 * @throws the reason of the signal when it is aborted, whatever the program does then.
 */
export async function orForfeit<T>(
  work: Promise<T>,
  signal: AbortSignal | null,
  fail: (failure: FailedProgram) => never,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof Forfeit)) throw error;
    return fail({ code: error.code, violation: null, thrown: error.message });
  }
}

/** A clock for the moves of a game that begins now: how many milliseconds there are for the next one. */
export function moveClock({
  moveTime,
  gameTime,
}: Readonly<Record<"moveTime" | "gameTime", number>>): () => number {
  const begun = performance.now();
  return () => Math.max(1, Math.min(moveTime, gameTime - (performance.now() - begun)));
}
