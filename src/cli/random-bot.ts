import type { Move } from "perfect-home-rules";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Chooses one of the legal moves. */
export type Bot = (moves: readonly Move[]) => Move;

/** Keeps a bot from drawing the very numbers that shuffled the cards. */
const OTHER_STREAM = 0x9e3779b9;

/** A bot that takes any legal move with the same probability; the same seed gives the same moves. */
export function randomBot(seed: number): Bot {
  const generator = xoroshiro128plus(seed ^ OTHER_STREAM);
  return (moves) => moves[uniformInt(generator, 0, moves.length - 1)];
}
