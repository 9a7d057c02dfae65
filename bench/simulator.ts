import { createGame, type GameOptions, randomSeries } from "perfect-home-rules";
import { createSimulator, type Simulator } from "perfect-home-rules/simulate";
import { countedPositions } from "../test/perft/positions.js";
import type { Workload } from "./workload.js";

const ROOTS = Array.from({ length: 50 }, (_, seed) =>
  createSimulator(createGame({ players: ["Ann", "Bob"], seed })),
);

/** Random games of two, counted as games. */
export const simulatorGames: Workload = {
  name: "simulator: random games, 2 players",
  work(seed) {
    ROOTS[seed % ROOTS.length].clone().playout(randomSeries(seed));
    return 1;
  },
};

/** Random games of two, counted as moves. */
export const simulatorPlay: Workload = {
  name: "simulator: moves of random games, 2 players",
  work(seed) {
    return ROOTS[seed % ROOTS.length].clone().playout(randomSeries(seed));
  },
};

/** Random games of a way to play, counted as moves. They are created when they are first played. */
function playIn(name: string, options: Omit<GameOptions, "players" | "seed">, playerCount = 2): Workload {
  const players = ["Ann", "Bob"].slice(0, playerCount);
  const roots: Simulator[] = [];
  return {
    name: `simulator: moves of random games, ${name}`,
    work(seed) {
      const at = seed % 20;
      roots[at] ??= createSimulator(createGame({ ...options, players, seed: at }));
      return roots[at].clone().playout(randomSeries(seed));
    },
  };
}

/** Random games in the other modes and with each expansion. */
export const simulatorVariants: readonly Workload[] = [
  playIn("Advanced", { advanced: true }),
  playIn("Expert", { mode: "expert" }),
  playIn("AAA Solo", { mode: { aaa: "closed" } }, 1),
  playIn("first edition's solo", { edition: "first-2018", mode: "solo" }, 1),
  playIn("American Dream", { layout: "american-dream" }),
  playIn("Zombies", { layout: "zombies" }),
  playIn("Ducks", { layout: "ducks" }),
  playIn("Easter Eggs", { layout: "easter-eggs" }),
  playIn("Christmas Lights", { layout: "christmas-lights" }),
  playIn("Halloween", { layout: "halloween" }),
  playIn("Ice Cream", { layout: "ice-cream" }),
  playIn("Nuclear War", { layout: "nuclear-war" }),
  playIn("Roswell", { layout: "roswell" }),
];

function perftFrom(title: string, isWanted: (name: string) => boolean): Workload {
  const positions = countedPositions().filter(({ name }) => isWanted(name));
  const simulators: Simulator[] = [];
  return {
    name: `simulator: positions of perft, ${title}`,
    work(seed) {
      const at = seed % positions.length;
      const { state, counts } = positions[at];
      simulators[at] ??= createSimulator(state);
      simulators[at].perft(counts.length);
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

/** Perft from the opening of the standard game. */
export const perftOpening = perftFrom("standard opening", (name) => name === "opening");

/** Perft from all named positions. */
export const perftPositions = perftFrom("all named positions", () => true);
