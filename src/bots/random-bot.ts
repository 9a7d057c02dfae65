import type { Bot } from "./bot.js";
import { checkedPlayer } from "./checked-player.js";

/** A bot that takes any legal move, each with the same probability. */
export const randomBot: Bot = (mover) => {
  const { listed, random } = checkedPlayer(mover);
  return listed[Math.floor(random() * listed.length)];
};
