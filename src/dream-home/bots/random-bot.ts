import { checkedNumber } from "../game/checked-number.js";
import type { Bot } from "./bot.js";
import { checkedPlayer } from "./checked-player.js";

/** A bot that takes any legal move, each with the same probability. */
export const randomBot: Bot = (mover) => {
  const { moves, random } = checkedPlayer(mover);
  return moves[Math.floor(checkedNumber(random) * moves.length)];
};
