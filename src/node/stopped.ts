import { BotError } from "./bot-error.js";
import { type Chunk, type Series, seedOf } from "./chunk.js";
import { type Asked, askedIn } from "./watch.js";

/** Says that a bot has not come to the end of its move in time. */
export function timedOut(series: Series, { player, game }: Asked): BotError {
  const seed = seedOf(series, game);
  return new BotError({ code: "bot.timed-out", player, game, seed, violation: null, thrown: null });
}

/** Says that the bot asked at this moment has ended the thread of a chunk; where none is asked, it is only the thread. */
export function exited(chunk: Chunk, error: unknown): unknown {
  const asked = chunk.watch === null ? null : askedIn(chunk.watch);
  if (asked === null) return error;
  const { player, game } = asked;
  const seed = seedOf(chunk, game);
  return new BotError({ code: "bot.exited", player, game, seed, violation: null, thrown: String(error) });
}
