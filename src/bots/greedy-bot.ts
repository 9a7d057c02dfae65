import type { Bot } from "./bot.js";
import { checkedPlayer } from "./checked-player.js";
import { determinize, listedMove } from "./determinize.js";
import { factsOf } from "./facts.js";
import { linesFrom } from "./turn-search.js";

/**
 * A bot that looks over the rest of its turn and plays what promises most: points now, and what can be expected of empty
 * houses, estates and plans.
 */
export const greedyBot: Bot = (given) => {
  const mover = checkedPlayer(given);
  if (mover.listed.length === 1) return mover.listed[0];
  const facts = factsOf(mover.observe().setup)[mover.player];
  const [best] = linesFrom(determinize(mover), facts, () => ({ writes: 3, others: 1 }));
  return listedMove(mover, best.moves[0]);
};
