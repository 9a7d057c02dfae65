import {
  applyMove,
  awaited,
  createGame,
  type GameState,
  isOver,
  legalMoves,
  observe,
  playersToMove,
  reveal,
  stateKey,
} from "perfect-home-rules";
import { decodeObservation, encodeObservation } from "perfect-home-rules/encoding";
import { expect, test } from "vitest";

test.each([{}, { mode: "expert" }, { layout: "zombies" }, { mode: { aaa: "sam" } }] as const)(
  "a game with entered cards is decoded to the same observation: %o",
  (more) => {
    const players = "mode" in more && typeof more.mode === "object" ? ["Ann"] : ["Ann", "Bob"];
    let state: GameState = createGame({ players, seed: 3, cards: "entered", ...more });
    for (let step = 0; !isOver(state) && step < 60; step++) {
      const seen = observe(state, 0);
      expect(stateKey(decodeObservation(state, encodeObservation(seen, 0)))).toBe(stateKey(seen));
      const place = awaited(state);
      if (place !== null) state = reveal(state, place.cards[(step * 7) % place.cards.length].card);
      else {
        const moves = legalMoves(state, playersToMove(state)[0]);
        state = applyMove(state, moves[step % moves.length]);
      }
    }
  },
);
