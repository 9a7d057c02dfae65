import { BotError, type BotFailure } from "./bot-error.js";
import { type BotSource, loadBots } from "./load-bots.js";
import type { GameOutcome, SeedlessOptions } from "./many-games.js";
import { playGame } from "./play-game.js";

/** Games to be played: what is the same for all. */
export interface Series {
  /** What each game is created from, but for the seed. */
  readonly options: SeedlessOptions;
  /** The seed of the first game. */
  readonly seed: number;
  /** The bots of all seats. */
  readonly bots: readonly BotSource[];
  /** Whether the games are recorded. */
  readonly records: boolean;
}

/** Some neighbouring games of a series, to be played in one go. */
export interface Chunk extends Series {
  /** The number of the first one, from 0. */
  readonly first: number;
  /** How many. */
  readonly count: number;
}

/** What came of a chunk. */
export interface PlayedChunk {
  /** What came of its games; fewer than all where a bot has failed. */
  readonly outcomes: readonly GameOutcome[];
  /** How a bot has failed; `null` where none has. */
  readonly failure: BotFailure | null;
}

const SEEDS = 2 ** 32;

/** Plays a chunk. What bots do wrong is returned, as no error passes from thread to thread unharmed. */
export async function playChunk({ first, count, ...series }: Chunk): Promise<PlayedChunk> {
  const outcomes: GameOutcome[] = [];
  try {
    const bots = await loadBots(series.bots);
    for (let game = first; game < first + count; game++) {
      outcomes.push(playGame({ ...series, bots, game, seed: (series.seed + game) % SEEDS }));
    }
    return { outcomes, failure: null };
  } catch (error) {
    if (error instanceof BotError) return { outcomes, failure: error.failure };
    throw error;
  }
}
