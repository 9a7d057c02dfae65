import type { Bot } from "./bot.js";
import { checkedSeat } from "./checked-seat.js";

/** A bot that takes any legal move, each with the same probability. */
export const randomBot: Bot = (seat) => {
  const { listed, random } = checkedSeat(seat);
  return listed[Math.floor(random() * listed.length)];
};
