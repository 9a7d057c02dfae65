import type { Bot } from "./bot.js";
import { checkedSeat } from "./checked-seat.js";
import { determinize, listedMove } from "./determinize.js";
import { factsOf } from "./facts.js";
import { linesFrom } from "./turn-search.js";

/**
 * A bot that looks over the rest of its turn and plays what promises most: points now, and what can be expected of empty
 * houses, estates and plans.
 */
export const greedyBot: Bot = (given) => {
  const seat = checkedSeat(given);
  if (seat.listed.length === 1) return seat.listed[0];
  const facts = factsOf(seat.observe().setup)[seat.player];
  const [best] = linesFrom(determinize(seat), facts, () => ({ writes: 3, others: 1 }));
  return listedMove(seat, best.moves[0]);
};
