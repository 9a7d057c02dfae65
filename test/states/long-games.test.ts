import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  observe,
  playersToMove,
  stateKey,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { rollOf } from "../support/chance.js";
import { FIRST, LONG } from "../support/position-sheets.js";
import { some } from "../support/thorough.js";
import { LONG_ZOMBIES } from "../support/zombies.js";
import { readingOf } from "./reading.js";

const SEATS = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fred"];

/** Games that go on until the cards have been shuffled again and again, or run out. */
const GAMES: readonly (readonly [string, number, Omit<GameOptions, "players" | "seed">])[] = [
  ["RND-4: stacks reshuffled one by one", 1, { layout: LONG }],
  ["RND-5: all stacks reshuffled together", 2, { layout: LONG, ...FIRST }],
  ["XPT-3: Expert", 3, { layout: LONG, mode: "expert" }],
  ["RND-6 XPT-3: Expert in the first edition", 3, { layout: LONG, mode: "expert", ...FIRST }],
  ["AAA-4: AAA Solo until hands can't be filled", 1, { layout: LONG, mode: { aaa: "sam" } }],
  ["FST-3: solo until the deck has run out", 1, { layout: LONG, mode: "solo", ...FIRST }],
  ["ZOM-12: Zombies until the first stack has run out", 1, { layout: LONG_ZOMBIES }],
  [
    "ZOM-X: Zombies in Expert, the last round with hands of one card",
    6,
    { layout: LONG_ZOMBIES, mode: "expert" },
  ],
  ["ZOM-13: Zombies in AAA Solo", 1, { layout: LONG_ZOMBIES, mode: { aaa: "sam" } }],
];

/** A number near where it belongs if numbers are spread evenly over the street: so that games are long. */
function isSpread(state: GameState, move: Move): boolean {
  if (move.type !== "write") return false;
  const { houses } = state.setup.layouts[0].streets[move.street];
  return Math.abs(move.number / 16 - (move.house + 0.5) / houses) < 0.07;
}

describe("SET-7: every beginning of a phase of a long game is read again, and what is seen of it", () => {
  test.each(some(GAMES, 4))("%s", (_name, players, options) => {
    const roll = rollOf(5);
    let state = createGame({ ...options, players: SEATS.slice(0, players), seed: 5 });
    while (!isOver(state)) {
      const before = state.table;
      const actors = playersToMove(state);
      const moves = legalMoves(state, actors[roll(actors.length)]);
      const shuffles = moves.find(({ type }) => type === "reshuffle" || type === "claim");
      const reached = state;
      const spread = moves.find((move) => isSpread(reached, move));
      state = applyMove(state, shuffles ?? spread ?? moves[roll(moves.length)]);
      if (state.table === before && !isOver(state)) continue;
      expect(readingOf(JSON.stringify(state))).toEqual({ key: stateKey(state) });
      const view = observe(state, roll(players));
      expect(readingOf(JSON.stringify(view))).toEqual({ key: stateKey(view) });
    }
    expect(state.table.round).toBeGreaterThan(20);
  });
});
