import fc from "fast-check";
import {
  applyMove,
  createGame,
  isOver,
  isRulesError,
  legalMoves,
  type Move,
  observe,
  playersToMove,
  randomSeries,
  sampleState,
  standings,
} from "perfect-home-rules";
import { createSimulator, type Simulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { unfrozenIn } from "../support/frozen.js";

const OPTIONS = { players: ["Ann", "Bob", "Cy"], seed: 1 };

function codeOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return isRulesError(error) ? error.code : "no RulesError";
  }
}

function playSome(simulator: Simulator, moves: number, random: () => number): void {
  for (let made = 0; made < moves && !simulator.isOver(); made++) {
    const waiting = simulator.playersToMove();
    const listed = simulator.legalMoves(waiting[Math.floor(random() * waiting.length)]);
    simulator.apply(listed[Math.floor(random() * listed.length)]);
  }
}

describe("a simulator", () => {
  test("leaves the state from which it was made as it was", () => {
    const state = createGame(OPTIONS);
    const before = JSON.stringify(state);
    createSimulator(state).playout(randomSeries(1));
    expect(JSON.stringify(state)).toBe(before);
  });

  test("gives states that are frozen, known to the API and stay as they are", () => {
    const simulator = createSimulator(createGame(OPTIONS));
    playSome(simulator, 40, randomSeries(2));
    const state = simulator.toState();
    const before = JSON.stringify(state);
    simulator.playout(randomSeries(3));
    expect(unfrozenIn(state)).toBeNull();
    expect(JSON.stringify(state)).toBe(before);
    expect(playersToMove(applyMove(state, legalMoves(state)[0])).length).toBeGreaterThan(0);
  });

  test("and its clones go their own ways", () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(60), fc.nat(), (first, then, seed) => {
        const simulator = createSimulator(createGame({ ...OPTIONS, seed }));
        playSome(simulator, first, randomSeries(seed));
        const before = JSON.stringify(simulator.toState());
        const clone = simulator.clone();
        expect(JSON.stringify(clone.toState())).toBe(before);
        playSome(clone, then, randomSeries(seed + 1));
        clone.playout(randomSeries(seed + 2));
        expect(JSON.stringify(simulator.toState())).toBe(before);
        const after = JSON.stringify(clone.toState());
        simulator.playout(randomSeries(seed + 3));
        expect(JSON.stringify(clone.toState())).toBe(after);
      }),
      { numRuns: 30 },
    );
  });

  // V8 keeps what a getter of an object literal sees until the next full collection.
  test("has no getters, so that clones that are let go are freed at once", () => {
    const clone = createSimulator(createGame(OPTIONS)).clone();
    const fields = Object.values(Object.getOwnPropertyDescriptors(clone));
    expect(fields.filter(({ get }) => get !== undefined)).toEqual([]);
    expect(clone.position.table.round).toBe(1);
  });

  test("takes in a clone a move that was listed before cloning", () => {
    const simulator = createSimulator(createGame(OPTIONS));
    for (const move of simulator.legalMoves(2)) {
      const clone = simulator.clone();
      clone.apply(move);
      expect(clone.toState().turns[2]?.moves).toEqual([move]);
    }
  });

  test("refuses a move that is not legal, with the reason the API gives, and goes on", () => {
    const simulator = createSimulator(createGame(OPTIONS));
    const [pick] = simulator.legalMoves(0);
    simulator.apply(pick);
    const before = JSON.stringify(simulator.toState());
    expect(codeOf(() => simulator.apply(pick))).toBe("move.not-now");
    expect(codeOf(() => simulator.apply({ type: "pick", player: 1, stack: 3 }))).toBe("move.out-of-range");
    expect(codeOf(() => simulator.apply({ type: "dance" } as unknown as Move))).toBe("move.malformed");
    expect(JSON.stringify(simulator.toState())).toBe(before);
    expect(simulator.legalMoves(0).length).toBeGreaterThan(0);
  });

  test("refuses a player that there is not, states from elsewhere and observations", () => {
    const state = createGame(OPTIONS);
    expect(codeOf(() => createSimulator(state).legalMoves(3))).toBe("player.unknown");
    expect(codeOf(() => createSimulator(structuredClone(state)))).toBe("state.unknown");
    expect(codeOf(() => createSimulator(observe(state, 0) as never))).toBe("state.observation");
    expect(codeOf(() => createSimulator(sampleState(observe(state, 0), 5)))).toBeNull();
  });

  test("plays the same game with the same random numbers, to the end", () => {
    const end = (): string => {
      const simulator = createSimulator(createGame(OPTIONS));
      expect(simulator.playout(randomSeries(4))).toBe(movesWithApi(4));
      expect(simulator.isOver()).toBe(true);
      return JSON.stringify(simulator.toState());
    };
    expect(end()).toBe(end());
  });

  test("refuses random numbers that are none, and depths that are none", () => {
    const simulator = createSimulator(createGame(OPTIONS));
    for (const value of [1, -0.1, Number.NaN]) {
      expect(codeOf(() => simulator.clone().playout(() => value))).toBe("random.out-of-range");
    }
    for (const depth of [-1, 0.5, Number.NaN])
      expect(codeOf(() => simulator.perft(depth))).toBe("perft.depth");
  });

  test("is as it was where a playout breaks off, whoever has moved in the phase", () => {
    const simulator = createSimulator(createGame(OPTIONS));
    const broken = (): never => {
      throw new TypeError("broken");
    };
    const failing = (after: number, fail: () => number): (() => number) => {
      const random = randomSeries(4);
      let left = after;
      return () => (left-- > 0 ? random() : fail());
    };
    for (let moves = 0; moves < 12; moves++) {
      const before = JSON.stringify(simulator.toState());
      for (const after of [0, 1, 2, 5, 20]) {
        expect(() => simulator.playout(failing(after, broken))).toThrow(TypeError);
        expect(codeOf(() => simulator.playout(failing(after, () => 1)))).toBe("random.out-of-range");
        expect(JSON.stringify(simulator.toState())).toBe(before);
      }
      playSome(simulator, 1, randomSeries(moves));
    }
    simulator.playout(randomSeries(5));
    expect(simulator.isOver()).toBe(true);
  });

  test("counts without changing the position, also in the middle of a phase and at the end", () => {
    const simulator = createSimulator(createGame(OPTIONS));
    playSome(simulator, 7, randomSeries(6));
    const before = JSON.stringify(simulator.toState());
    expect(simulator.perft(0)).toBe(1);
    expect(simulator.perft(1)).toBe(simulator.legalMoves().length);
    simulator.perft(5);
    expect(JSON.stringify(simulator.toState())).toBe(before);
    simulator.playout(randomSeries(7));
    expect([simulator.perft(0), simulator.perft(1)]).toEqual([1, 0]);
    expect(simulator.legalMoves()).toEqual([]);
    expect(isOver(simulator.toState())).toBe(true);
    expect(simulator.standings()).toEqual(standings(simulator.toState()));
  });
});

/** How many moves the API makes for the same random numbers. */
function movesWithApi(seed: number): number {
  const random = randomSeries(seed);
  let state = createGame(OPTIONS);
  let moves = 0;
  for (; !isOver(state); moves++) {
    const listed = legalMoves(state);
    state = applyMove(state, listed.length === 1 ? listed[0] : listed[Math.floor(random() * listed.length)]);
  }
  return moves;
}
