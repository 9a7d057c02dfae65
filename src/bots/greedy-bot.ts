import type { Bot } from "./bot.js";
import { groundsOf } from "./ground.js";
import { imagine, listedMove } from "./imagine.js";
import { linesFrom } from "./turn-search.js";

/** A bot that looks over its turn and takes what promises most. */
export const greedyBot: Bot = (seat) => {
  if (seat.moves.length === 1) return seat.moves[0];
  const ground = groundsOf(seat.observe().setup)[seat.player];
  const [best] = linesFrom(imagine(seat), ground, { writes: 3, others: 1 });
  return listedMove(seat, best.moves[0]);
};
