import { createGame } from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { countedPositions } from "../test/perft/positions.js";
import { randomOf } from "./random.js";
import type { Workload } from "./workload.js";

const ROOTS = Array.from({ length: 50 }, (_, seed) =>
  createSimulator(createGame({ players: ["Ann", "Bob"], seed })),
);

/** Random games of two, counted as games. */
export const simulatorGames: Workload = {
  name: "simulator: random games, 2 architects",
  work(seed) {
    ROOTS[seed % ROOTS.length].clone().playout(randomOf(seed));
    return 1;
  },
};

/** Random games of two, counted as moves. */
export const simulatorPlay: Workload = {
  name: "simulator: moves of random games, 2 architects",
  work(seed) {
    return ROOTS[seed % ROOTS.length].clone().playout(randomOf(seed));
  },
};

const POSITIONS = countedPositions().map(({ name, state, counts }) => ({
  name,
  simulator: createSimulator(state),
  depth: counts.length,
  nodes: counts.reduce((sum, count) => sum + count, 0),
}));

function perftFrom(title: string, positions: typeof POSITIONS): Workload {
  return {
    name: `simulator: positions of perft, ${title}`,
    work(seed) {
      const { simulator, depth, nodes } = positions[seed % positions.length];
      simulator.perft(depth);
      return nodes;
    },
  };
}

/** Perft from the opening of the standard game. */
export const perftOpening = perftFrom(
  "standard opening",
  POSITIONS.filter(({ name }) => name === "opening"),
);

/** Perft from all named positions. */
export const perftPositions = perftFrom("all named positions", POSITIONS);
