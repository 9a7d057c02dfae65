import {
  applyMove,
  awaited,
  createGame,
  decodeMove,
  encodeMove,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  moveSpaceSize,
  type Observer,
  observe,
  playersToMove,
  reveal,
  stateKey,
} from "perfect-home-rules";
import { decodeObservation, encodeObservation, encodingOf, legalMask } from "perfect-home-rules/encoding";
import { createSimulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { inRandomGames, sampledStates } from "../support/check.js";
import { some } from "../support/thorough.js";
import { ALL } from "../support/variants.js";

const GAMES = { variants: ALL, maxPlayers: 4, share: 0.5 };

function observersOf(state: GameState): Observer[] {
  return [...state.setup.players.map((_, player) => player), "spectator"];
}

describe("an observation as numbers", () => {
  test("is decoded to the same observation, in every way to play and at every moment", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script)) {
        for (const observer of observersOf(state)) {
          const seen = observe(state, observer);
          const decoded = decodeObservation(state, encodeObservation(seen, observer));
          expect(stateKey(decoded)).toBe(stateKey(seen));
        }
      }
    }, GAMES);
  });

  test("is the same of the state, of the observation, and of a simulator", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script)) {
        const { position } = createSimulator(state);
        for (const observer of observersOf(state)) {
          const numbers = encodeObservation(observe(state, observer), observer);
          expect(encodeObservation(state, observer)).toEqual(numbers);
          expect(encodeObservation(position, observer)).toEqual(numbers);
        }
      }
    }, GAMES);
  });

  test("stays within the least and the most that its blocks name, which follow one another without gaps", () => {
    inRandomGames((script) => {
      const [first] = sampledStates(script);
      const { size, blocks } = encodingOf(first);
      let offset = 0;
      for (const block of blocks) {
        expect(block.offset).toBe(offset);
        expect(block.length).toBe(block.shape.reduce((product, each) => product * each, 1));
        offset += block.length;
      }
      expect(offset).toBe(size);
      for (const state of sampledStates(script)) {
        const numbers = encodeObservation(state, 0);
        for (const { name, offset: from, length, min, max } of blocks) {
          for (const number of numbers.subarray(from, from + length)) {
            expect(number, name).toBeGreaterThanOrEqual(min);
            expect(number, name).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY);
          }
        }
      }
    }, GAMES);
  });

  test("has the same layout in all games that differ in seed and plans alone", () => {
    for (const { options, playerCount } of ALL) {
      const players = Array.from({ length: playerCount[0] }, (_, index) => `p${index}`);
      const [one, other] = [1, 2].map((seed) => encodingOf(createGame({ ...options, players, seed })));
      expect(one).toEqual(other);
    }
  });
});

test.each([{}, { mode: "expert" }, { expansion: "zombies" }] as const)(
  "a game with sheets on paper is decoded to the same observation: %o",
  (more) => {
    const layout = "expansion" in more ? ({ paper: more.expansion } as const) : "paper";
    const options = "mode" in more ? { mode: more.mode } : {};
    let state = createGame({ players: ["Ann", "Bob"], seed: 3, layout, ...options });
    for (let made = 0; !isOver(state); made++) {
      for (const observer of observersOf(state)) {
        const seen = observe(state, observer);
        expect(stateKey(decodeObservation(state, encodeObservation(seen, observer)))).toBe(stateKey(seen));
      }
      const moves = legalMoves(state, playersToMove(state)[0]);
      state = applyMove(state, moves[made % moves.length]);
    }
  },
);

describe("a mask of legal moves", () => {
  test("is 1 at the codes of the legal moves and 0 elsewhere", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script)) {
        for (const player of state.setup.players.keys()) {
          const legal = legalMoves(state, player);
          const mask = legalMask(observe(state, player), player);
          const codes = [...mask.keys()].filter((code) => mask[code] === 1);
          expect(mask.length).toBe(moveSpaceSize(state));
          expect(codes).toEqual(legal.map((move) => encodeMove(state, move)).sort((a, b) => a - b));
          expect(codes.map((code) => decodeMove(state, code, player))).toHaveLength(legal.length);
        }
      }
    }, GAMES);
  });

  test("is empty for a player whose turn an observation does not show, and when the game is over", () => {
    const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
    expect(legalMask(observe(state, 0), 1).includes(1)).toBe(false);
    const simulator = createSimulator(state);
    simulator.playout(() => 0.5);
    expect(isOver(simulator.toState())).toBe(true);
    expect(legalMask(simulator.position, 0).includes(1)).toBe(false);
  });
});

describe("an array of the caller's", () => {
  const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
  const { size } = encodingOf(state);

  test("is written from the offset on and nowhere else", () => {
    const into = new Float32Array(size + 20).fill(99);
    expect(encodeObservation(state, 0, into, 10)).toBe(into);
    expect([...into.subarray(0, 10), ...into.subarray(size + 10)]).toEqual(new Array(20).fill(99));
    expect(into.subarray(10, 10 + size)).toEqual(encodeObservation(state, 0));
    expect(stateKey(decodeObservation(state, into, 10))).toBe(stateKey(observe(state, 0)));
    const mask = new Uint8Array(moveSpaceSize(state) + 2).fill(9);
    expect(legalMask(state, 0, mask, 1)).toBe(mask);
    expect([mask[0], mask.at(-1)]).toEqual([9, 9]);
  });

  test.each([
    ["too short", () => encodeObservation(state, 0, new Float32Array(size - 1))],
    ["begun too late", () => encodeObservation(state, 0, new Float32Array(size), 1)],
    ["begun before its beginning", () => encodeObservation(state, 0, new Float32Array(size), -1)],
    ["a mask too short", () => legalMask(state, 0, new Uint8Array(3))],
    ["too short to be read", () => decodeObservation(state, new Float32Array(3))],
  ])("is refused: %s", (_, work) => {
    expect(codeOf(work)).toBe("encoding.no-room");
  });

  test("that tells no observation is refused", () => {
    const numbers = encodeObservation(state, 0);
    const codes = some([...numbers.keys()], 3).map((at) => {
      const changed = numbers.slice();
      changed[at] += 1000;
      return codeOf(() => decodeObservation(state, changed));
    });
    expect([...new Set(codes)].filter((code) => code === "no RulesError")).toEqual([]);
    expect(codes.filter((code) => code !== null).length).toBeGreaterThan(codes.length / 3);
  });

  test.each(["dealt", "entered"] as const)("is read or refused whatever it says: cards %s", (cards) => {
    const codes = new Set<string | null>();
    let state = createGame({ players: ["Ann", "Bob"], seed: 1, cards });
    for (let step = 0; step < 12; step++) {
      const [card] = awaited(state)?.cards ?? [];
      state = card === undefined ? applyMove(state, legalMoves(state)[0]) : reveal(state, card.card);
      const numbers = encodeObservation(state, 0);
      const places = step % 6 === 5 ? some([...numbers.keys()], 2) : [];
      for (const at of places) {
        for (const value of [-1, 0.5, 1e9, Number.NaN]) {
          const changed = numbers.slice();
          changed[at] = value;
          codes.add(codeOf(() => decodeObservation(state, changed)));
        }
      }
    }
    expect([...codes]).not.toContain("no RulesError");
    expect([...codes]).toContain("state.malformed");
  });
});

function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return isRulesError(error) ? error.code : "no RulesError";
  }
}
