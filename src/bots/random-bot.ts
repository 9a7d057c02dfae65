import type { Bot } from "./bot.js";

/** A bot that takes any legal move, each with the same probability. */
export const randomBot: Bot = ({ moves, random }) => moves[Math.floor(random() * moves.length)];
