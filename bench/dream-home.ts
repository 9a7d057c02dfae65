import { randomSeries } from "perfect-home-rules";
import {
  applyMove,
  createGame,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  observe,
  parseState,
  sampleState,
  targets,
  viewHouse,
  viewMarket,
} from "perfect-home-rules/dream-home";
import { createSimulator } from "perfect-home-rules/dream-home/simulate";
import { drawHouse, drawMarket } from "perfect-home-rules/dream-home/svg";
import { english as texts } from "perfect-home-rules/dream-home/texts";
import { anyOf, type Workload } from "./workload.js";

const PLAYERS = ["Ann", "Bob", "Cara", "Dan"];
const roots = Array.from({ length: 20 }, (_, seed) => createGame({ players: PLAYERS, seed }));
const simulators = roots.map(createSimulator);

/** The states of a random game, frozen as an app has them. */
function statesFrom(root: GameState): GameState[] {
  const random = randomSeries(1);
  const states = [root];
  for (let state = root; !isOver(state); states.push(state)) {
    state = applyMove(state, anyOf(legalMoves(state), random));
  }
  return states.slice(0, -1);
}

/** Random games of four by the simulator, counted as games. */
export const dreamHomePlayouts: Workload = {
  name: "Dream Home: playouts of the simulator, 4 players",
  work(seed) {
    simulators[seed % simulators.length].clone().playout(randomSeries(seed));
    return 1;
  },
};

/** The same by the API, counted as games. */
export const dreamHomeGames: Workload = {
  name: "Dream Home: random games by the API, 4 players",
  work(seed) {
    const random = randomSeries(seed);
    let state = roots[seed % roots.length];
    while (!isOver(state)) state = applyMove(state, anyOf(legalMoves(state), random));
    return 1;
  },
};

const states = roots.slice(0, 3).flatMap(statesFrom);
const saved = states.map((state) => JSON.stringify(state));
const observations = states.map((state) => observe(state, 0));

function withEach<T>(name: string, all: readonly T[], call: (each: T) => void): Workload {
  return {
    name: `Dream Home: ${name}, 4 players`,
    work() {
      for (const each of all) call(each);
      return all.length;
    },
  };
}

export const dreamHomeObserve = withEach("observe", states, (state) => observe(state, 0));
export const dreamHomeSample = withEach("sampleState", observations, (seen) => sampleState(seen, 1));
export const dreamHomeParse = withEach("parseState of text", saved, parseState);
export const dreamHomeViews = withEach("the market, a house and what can be clicked", states, (state) => {
  viewMarket(state);
  viewHouse(state, 0);
  targets(state);
});

/** The market and a house, with the labels of all that can be clicked. */
export const dreamHomeDrawings = withEach("the market and a house drawn", states, (state) => {
  const look = { texts, targets: targets(state), label: (move: Move): string => texts.move(state, move) };
  drawMarket(viewMarket(state), look);
  drawHouse(viewHouse(state, 0), look);
});
