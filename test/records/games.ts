import {
  applyMove,
  createGame,
  createRecorder,
  type GameOptions,
  type GameRecord,
  type GameState,
  legalMoves,
  type Move,
  playersToMove,
  recordEvents,
  recordOf,
  tryApplyMove,
} from "perfect-home-rules";
import { rollOf } from "../support/chance.js";

/** A way to play on which texts, records and codes are tried. */
export interface Way {
  readonly name: string;
  readonly options: Omit<GameOptions, "seed">;
}

const TWO = { players: ["Ann", 'Bob "#1"'] };
const ONE = { players: ["Zoë"] };

/** All ways to play: another edition, mode or sheet is one more line here. */
export const WAYS: readonly Way[] = [
  { name: "standard 2023", options: TWO },
  { name: "standard 2018", options: { ...TWO, edition: "first-2018" } },
  {
    name: "three players on mixed sheets",
    options: { players: ["a", "b", "c"], layout: ["classic", "beth-sobel", "classic"] },
  },
  { name: "Blueprint", options: { ...ONE, layout: "blueprint" } },
  { name: "Advanced 2023", options: { ...TWO, advanced: true } },
  { name: "Advanced 2018", options: { ...TWO, advanced: true, edition: "first-2018" } },
  { name: "9¾", options: { ...TWO, nineAndThreeQuarters: true } },
  { name: "Expert 2023", options: { ...TWO, mode: "expert" } },
  { name: "Expert 2018", options: { ...TWO, mode: "expert", edition: "first-2018" } },
  { name: "AAA Solo", options: { ...ONE, mode: { aaa: "sam" } } },
  { name: "AAA Solo against the closed agency", options: { ...ONE, mode: { aaa: "closed" } } },
  { name: "solo 2018", options: { ...ONE, mode: "solo", edition: "first-2018" } },
  { name: "Easter Egg Hunt, 9¾", options: { ...TWO, layout: "easter-eggs", nineAndThreeQuarters: true } },
  { name: "Ice Cream Trucks, AAA Solo", options: { ...ONE, layout: "ice-cream", mode: { aaa: "ann" } } },
  { name: "Ice Cream Trucks 2019", options: { ...TWO, layout: "ice-cream-2019", edition: "first-2018" } },
  { name: "Halloween", options: { ...TWO, layout: "halloween" } },
  { name: "Christmas Lights, Expert", options: { ...TWO, layout: "christmas-lights", mode: "expert" } },
  { name: "Nuclear War, Advanced", options: { ...TWO, layout: "nuclear-war", advanced: true } },
  { name: "Roswell", options: { ...TWO, layout: "roswell" } },
  { name: "Zombies", options: { ...TWO, layout: "zombies" } },
  { name: "Zombies, Expert", options: { ...TWO, layout: "zombies", mode: "expert" } },
  { name: "Zombies, AAA Solo", options: { ...ONE, layout: "zombies", mode: { aaa: "alan" } } },
  { name: "Ducks", options: { ...TWO, layout: "ducks" } },
  { name: "American Dream, AAA Solo", options: { ...ONE, layout: "american-dream", mode: { aaa: "irene" } } },
];

/** How badly a house suits a number: much where few numbers are left for the houses beside it. */
function misfit(state: GameState, move: Move): number {
  if (move.type === "skip" || move.type === "end") return 5;
  if (move.type !== "write") return 0;
  const { houses } = state.setup.layouts[0].streets[move.street];
  return Math.abs(((move.number - 0.5) / 16) * houses - move.house - 0.5);
}

/** A legal move, mostly one of those that make games long and plans met. */
function choose(state: GameState, player: number, roll: (below: number) => number): Move {
  const moves = legalMoves(state, player);
  if (roll(12) === 0) return moves[roll(moves.length)];
  const claims = moves.filter(({ type }) => type === "claim" || type === "use");
  const few = claims.length > 0 ? claims : moves.filter(({ type }) => type !== "roundabout");
  const best = Math.min(...few.map((move) => misfit(state, move)));
  const good = few.filter((move) => misfit(state, move) <= best + 0.5);
  return good[roll(good.length)];
}

/** A game played by chance, the players in any order. */
export interface PlayedGame {
  readonly options: GameOptions;
  readonly moves: readonly Move[];
  /** The states, the first one included. */
  readonly states: readonly GameState[];
}

/** Plays a random game, to its end or for a number of moves. */
export function playGame(way: Way, seed: number, most = 5000): PlayedGame {
  const options = { ...way.options, seed };
  const roll = rollOf(seed);
  const moves: Move[] = [];
  const states = [createGame(options)];
  for (let state = states[0]; moves.length < most; states.push(state)) {
    const actors = playersToMove(state);
    if (actors.length === 0) break;
    const move = choose(state, actors[roll(actors.length)], roll);
    moves.push(move);
    state = applyMove(state, move);
  }
  return { options, moves, states };
}

/** The record of moves in the order in which they were made, without results. */
export function recordOfMoves({ options, moves }: Pick<PlayedGame, "options" | "moves">): GameRecord {
  return { version: 1, package: "1.2.3", options, moves, result: null };
}

/** The record of a game, as an app keeps it. */
export function recordGame({ options, moves, states }: PlayedGame): GameRecord {
  let recorder = createRecorder(options);
  moves.forEach((move, at) => {
    const result = tryApplyMove(states[at], move);
    if (result.ok) recorder = recordEvents(recorder, result.events);
  });
  return recordOf(recorder, states[states.length - 1]);
}
