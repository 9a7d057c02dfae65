import type { Move, Observation } from "perfect-home-rules";

/** What a bot is told when it has to move. */
export interface Player {
  /** The bot's seat, from 0. */
  readonly player: number;
  /** Its legal moves, at least one; frozen, in a list of the bot's own. */
  readonly moves: readonly Move[];
  /** What the player sees; made when asked for. */
  observe(): Observation;
  /** A number in [0, 1) of the bot's own series. */
  random(): number;
}

/**
 * Chooses one of the legal moves. Its answer is judged: `undefined`, which the compiler takes for what may come of a list, is
 * refused like anything that is no move.
 */
export type Bot = (mover: Player) => Move | undefined;

/** Ids of the bots of this package. */
export type BotId = "random" | "greedy" | "monte-carlo";
