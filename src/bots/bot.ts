import type { Move, Observation } from "perfect-home-rules";

/** What a bot is told when it has to move. */
export interface Player {
  /** Which player the bot is: an index from 0. */
  readonly player: number;
  /** Its legal moves, at least one: frozen, in a list that only this bot has. */
  readonly moves: readonly Move[];
  /** What the player sees; made when asked for. */
  observe(): Observation;
  /** A number in [0, 1) of the bot's own series. */
  random(): number;
}

/**
 * Chooses one of the legal moves. The type allows `undefined` only because indexing a list may give it: it is refused, like
 * anything else that is not a legal move.
 */
export type Bot = (mover: Player) => Move | undefined;

/**
 * The ids of the bots of this package, the weakest first.
 *
 * @example
 * ```ts
 * BOT_IDS // => ["random", "greedy", "monte-carlo", "guided-monte-carlo"]
 * ```
 */
export const BOT_IDS = /* @__PURE__ */ Object.freeze([
  "random",
  "greedy",
  "monte-carlo",
  "guided-monte-carlo",
] as const);

/** A bot of this package. */
export type BotId = (typeof BOT_IDS)[number];
