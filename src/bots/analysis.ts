import type { Move } from "perfect-home-rules";
import type { Estimate } from "./estimate.js";

/** A turn that was played, beside what else could have been. All scores are the player's own at the end of the game. */
export interface AnalysedTurn {
  /** Who played it, from 0. */
  readonly player: number;
  /** The round, from 1. */
  readonly round: number;
  /** How many moves of the record had been made when the phase began in which it was played: `replay` has that state. */
  readonly from: number;
  /** What was played. */
  readonly played: readonly Move[];
  /** The best turn that was found: what was played unless another one was ahead of it by more than the error. */
  readonly best: readonly Move[];
  /**
   * How many points the best turn is above what was played: what was given away. Both were tried once more in new samples, so it
   * is not too large because it was looked for, and can lie below 0 by chance.
   */
  readonly lost: Estimate;
  /** The score that could be expected when the turn began. */
  readonly before: Estimate;
  /** The score that could be expected after it, before anything else was known. */
  readonly after: Estimate;
  /** Luck: what came of the cards, and of the others, since the player's last turn; `null` in the first one. */
  readonly luck: Estimate | null;
  /** Choice: how far the turn is above one that is played by rules of thumb, as all that follows is. */
  readonly choice: Estimate;
}

/** All turns of a player together. What was expected at first, luck and choice add up to the final score. */
export interface AnalysedPlayer {
  /** Who it is, from 0. */
  readonly player: number;
  /** The score that could be expected when the first turn began. */
  readonly expected: Estimate;
  /** The luck of all turns. */
  readonly luck: Estimate;
  /** The choices of all turns. */
  readonly choice: Estimate;
  /** What was given away in all turns. */
  readonly lost: Estimate;
  /** The final score; `null` in a game that is not over. */
  readonly final: number | null;
}

/** What a game looks like afterwards. */
export interface Analysis {
  /** Each player who has played a turn, in seat order. */
  readonly players: readonly AnalysedPlayer[];
  /** The turns in the order of the record: phase by phase, in each of them in seat order. */
  readonly turns: readonly AnalysedTurn[];
}
