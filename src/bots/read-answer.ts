import type { Move } from "perfect-home-rules";

/** Moves for a bot to choose from: it can do with the list what it likes, and nothing with the moves. */
export function movesFor(listed: readonly Move[]): Move[] {
  for (const move of listed) Object.freeze(move);
  return [...listed];
}

/**
 * What a bot has answered: one of the listed moves, or else a copy, since the bot may go on to change its own.
 *
 * @returns something to be judged yet where it is none of those listed; an empty object for what is none or can't be
 * read.
 */
export function readAnswer(answer: unknown, listed: readonly Move[]): Move {
  try {
    // A promise is no move. It is refused as such, and what becomes of it later is not to end the process.
    if (answer instanceof Promise) answer.catch(() => {});
    return listed.includes(answer as Move) ? (answer as Move) : ({ ...(answer as Move) } as Move);
  } catch {
    return {} as Move;
  }
}
