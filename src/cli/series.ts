import { createGame, type EndCause, type GameState, standings } from "perfect-home-rules";
import { type BotGameOptions, playGame } from "./play-game.js";
import { randomBot } from "./random-bot.js";

/** What came of a game. */
interface Outcome {
  /** The seed of the game. */
  readonly seed: number;
  /** Rounds played. */
  readonly rounds: number;
  /** Why it ended. */
  readonly endedBy: readonly EndCause[];
  /** The total of each architect. */
  readonly totals: readonly number[];
  /** The place of each architect, from 1. */
  readonly places: readonly number[];
}

/** Games of the same architects. */
export interface Series {
  /** Who played. */
  readonly options: BotGameOptions;
  /** What came of each game. */
  readonly outcomes: readonly Outcome[];
}

function outcomeOf(seed: number, state: GameState): Outcome {
  const { setup, table } = state;
  const ranked = standings(state);
  const seats = setup.players.flatMap((_, player) => ranked.filter((standing) => standing.player === player));
  return {
    seed,
    rounds: table.round,
    endedBy: table.endedBy,
    totals: seats.map((seat) => seat.total),
    places: seats.map((seat) => seat.place),
  };
}

/** Plays so many games; `advance` is called after each. */
export function playSeries(options: BotGameOptions, games: number, advance: () => void): Series {
  const outcomes = Array.from({ length: games }, (_, index) => {
    const seed = (options.seed + index) % 2 ** 32;
    const start = createGame({ ...options, seed });
    const outcome = outcomeOf(
      seed,
      playGame(start, randomBot(seed), () => {}),
    );
    advance();
    return outcome;
  });
  return { options, outcomes };
}
