import { Chess } from "chess.js";
import { randomSeries } from "perfect-home-rules";
import type { Workload } from "./workload.js";
import { anyOf } from "./workload.js";

/** A random game by the public functions. */
export const chessPlay: Workload = {
  name: "chess.js: moves of random games by moves() and move()",
  work(seed) {
    const random = randomSeries(seed);
    const game = new Chess();
    let moves = 0;
    for (; !game.isGameOver(); moves++) game.move(anyOf(game.moves(), random));
    return moves;
  },
};

/** Positions after 1, 2, 3 and 4 moves from the start. */
const NODES = 20 + 400 + 8902 + 197_281;

/** The built-in perft from the start. */
export const chessPerft: Workload = {
  name: "chess.js: positions of perft(4)",
  work() {
    new Chess().perft(4);
    return NODES;
  },
};
