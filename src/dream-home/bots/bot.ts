import type { Move } from "../state/moves.js";
import type { Observation } from "../state/state.js";

/** What a bot is told when it has to move. */
export interface Player {
  /** The bot's seat, from 0. */
  readonly player: number;
  /** Its legal moves, at least one. */
  readonly moves: readonly Move[];
  /** What is seen; made when asked for. */
  observe(): Observation;
  /** A number in [0, 1) of the bot's own series. */
  random(): number;
}

/** Chooses one of the legal moves. Its answer is judged: anything that is no legal move is refused. */
export type Bot = (mover: Player) => Move | undefined;

/**
 * The ids of the bots of this package, the weakest first.
 *
 * @example
 * ```ts
 * import { BOT_IDS } from "perfect-home-rules/dream-home/bots";
 *
 * BOT_IDS // => ["random", "greedy"]
 * ```
 */
export const BOT_IDS = /* @__PURE__ */ Object.freeze(["random", "greedy"] as const);

/** A bot of this package. */
export type BotId = (typeof BOT_IDS)[number];
