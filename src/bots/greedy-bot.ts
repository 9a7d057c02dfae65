import type { Bot } from "./bot.js";
import { checkedPlayer } from "./checked-player.js";
import { determinize, listedMove } from "./determinize.js";
import { factsOf } from "./facts.js";
import { linesFrom } from "./turn-search.js";

/** Turns that promise less than the best one by no more than this, in points, are worth the same to it. */
const INDIFFERENCE = 0.1;

/**
 * A bot that looks over the rest of its turn and plays what promises most: points now, and what can be expected of empty
 * houses, estates and plans. Of turns that promise the same it takes any, so two of them at a table part ways.
 */
export const greedyBot: Bot = (given) => {
  const mover = checkedPlayer(given);
  if (mover.moves.length === 1) return mover.moves[0];
  const facts = factsOf(mover.observe().setup)[mover.player];
  const lines = linesFrom(determinize(mover), facts, () => ({ writes: 3, others: 1 }));
  const best = lines.filter(({ outlook }) => outlook >= lines[0].outlook - INDIFFERENCE);
  return listedMove(mover, best[Math.floor(mover.random() * best.length)].moves[0]);
};
