import type { Bot } from "perfect-home-rules/bots";
import { BotError, type BotFailure, thrownInWords } from "./bot-error.js";
import { type BotSource, loadSources } from "./bot-sources.js";
import type { GameOutcome, SeedlessOptions } from "./many-games.js";
import { playGame } from "./play-game.js";
import { askWatched, type WatchedLane } from "./watch.js";

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
export interface SeriesChunk extends Series {
  /** The number of the first one, from 0. */
  readonly first: number;
  /** How many. */
  readonly count: number;
}

/** A chunk as it is handed to a thread. */
export interface Chunk extends SeriesChunk {
  /** Where a thread tells whom it asks; `null` in the thread of the caller. */
  readonly watch: WatchedLane | null;
}

/** What came of a chunk. */
export interface PlayedChunk {
  /** What came of its games; fewer than all where a bot has failed. */
  readonly outcomes: readonly GameOutcome[];
  /** How a bot has failed; `null` where none has. */
  readonly failure: BotFailure | null;
}

const SEEDS = 2 ** 32;

/** The seed of a game of a series. */
export function seedOf({ seed }: Pick<Series, "seed">, game: number): number {
  return (seed + game) % SEEDS;
}

/** Plays a chunk. What bots do wrong is returned, as no error passes from thread to thread unharmed. */
export async function playChunk({ first, count, watch, ...series }: Chunk): Promise<PlayedChunk> {
  const outcomes: GameOutcome[] = [];
  // Who may have spoiled what the rules need: the caller's bot that was asked last, or else the first one.
  let suspect = series.bots.findIndex(({ from }) => from !== "package");
  let current: Pick<BotFailure, "game" | "seed"> = { game: null, seed: null };
  const watched = (bot: Bot, player: number): Bot =>
    series.bots[player].from === "package"
      ? bot
      : (seat) => {
          suspect = player;
          return watch === null
            ? bot(seat)
            : askWatched(watch, { player, game: current.game ?? first }, () => bot(seat));
        };
  try {
    const bots = (await loadSources(series.bots)).map(watched);
    for (let game = first; game < first + count; game++) {
      const seed = seedOf(series, game);
      current = { game, seed };
      outcomes.push(playGame({ ...series, bots, game, seed }));
    }
    return { outcomes, failure: null };
  } catch (error) {
    if (error instanceof BotError) return { outcomes, failure: error.failure };
    if (suspect < 0) throw error;
    // Nothing of the language is asked for here, as it may be what was spoiled.
    const { game, seed } = current;
    const thrown = thrownInWords(error);
    return {
      outcomes,
      failure: { code: "bot.spoiled", player: suspect, game, seed, violation: null, thrown },
    };
  }
}
