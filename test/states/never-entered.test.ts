import {
  applyMove,
  awaited,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  observe,
  parseState,
  reveal,
  sampleState,
  stateKey,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";

const OPTIONS: GameOptions = {
  players: ["Ann", "Bob", "Cleo"],
  edition: "first-2018",
  layout: "paper",
  cards: "entered",
  seed: 1,
};

const WANTED: readonly Move["type"][] = ["claim", "declareEnd", "reshuffle"];

/** A game whose first plan is validated in the round that is its last: all cards are laid out anew, and none is entered. */
function endedAtOnce(options: GameOptions): GameState {
  let state = createGame(options);
  while (!isOver(state)) {
    const card = awaited(state)?.cards[0]?.card;
    if (card !== undefined) state = reveal(state, card);
    else {
      const moves = legalMoves(state);
      state = applyMove(state, moves.find(({ type }) => WANTED.includes(type)) ?? moves[0]);
    }
  }
  return state;
}

describe("RND-6: a game over before a card of those laid out anew was entered", () => {
  test.each(["standard", "expert"] as const)("can be sampled as one with dealt cards: %s", (mode) => {
    const state = endedAtOnce({ ...OPTIONS, mode });
    expect(state.table.turned).toContain(true);
    for (const observer of [0, 1, "spectator"] as const) {
      const sampled = sampleState(observe(state, observer), 5);
      expect(stateKey(parseState(JSON.stringify(sampled)))).toBe(stateKey(sampled));
      const { stacks, deck } = sampled.table;
      expect([...stacks.map(({ top }) => top), ...(deck === null ? [] : [deck.top])]).not.toContain(null);
      expect(sampled.hands.map((hand) => hand.length)).toEqual(deck === null ? [0, 0, 0] : [1, 1, 1]);
    }
  });
});
