import {
  applyMove,
  createGame,
  isOver,
  isRulesError,
  legalMoves,
  observe,
  playersToMove,
  scoreSheet,
  standings,
  stateKey,
} from "perfect-home-rules/dream-home";
import { createSimulator, type Simulator } from "perfect-home-rules/dream-home/simulate";
import { describe, expect, test } from "vitest";
import { unfrozenIn } from "../support/frozen.js";
import { IS_THOROUGH } from "../support/thorough.js";
import { manySpecials, type Played, randomGame, series } from "./support/random-games.js";

const usual = { players: ["Ann", "Bob", "Cleo", "Dan"], seed: 3 };
const rich = { ...usual, tables: manySpecials(createGame(usual).setup) };

function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return isRulesError(error) ? error.code : "no RulesError";
  }
}

/** What a simulator and a state must say alike. */
function expectEqual(simulator: Simulator, { state }: Played): void {
  expect(stateKey(simulator.toState())).toBe(stateKey(state));
  expect(JSON.stringify(simulator.toState())).toBe(JSON.stringify(state));
  expect(simulator.playersToMove()).toEqual(playersToMove(state));
  expect(simulator.isOver()).toBe(isOver(state));
  expect(simulator.standings()).toEqual(standings(state));
  for (const player of state.setup.players.keys()) {
    expect(simulator.legalMoves(player)).toEqual(legalMoves(state, player));
    expect(simulator.scoreSheet(player)).toEqual(scoreSheet(state, player));
  }
}

describe("a simulator of Dream Home", () => {
  test("comes to the same state as applyMove by the same moves, listed or not", () => {
    for (let seed = 1; seed <= (IS_THOROUGH ? 40 : 4); seed++) {
      const players = usual.players.slice(0, 2 + (seed % 3));
      const options = { ...(seed % 2 === 0 ? rich : usual), players, seed };
      const simulator = createSimulator(createGame(options));
      for (const [index, played] of [...randomGame(options)].entries()) {
        const { state, move } = played;
        if (index % 5 === 0 || move === null) expectEqual(simulator, played);
        if (move === null) continue;
        const listed = index % 3 === 0 ? [] : simulator.legalMoves();
        simulator.apply(listed[legalMoves(state).indexOf(move)] ?? move);
      }
    }
  });

  test("can be created in the middle of a turn, and its clones go their own ways", () => {
    let checked = 0;
    for (const { state, move } of randomGame(rich)) {
      if (state.turn === null || move === null || checked++ % 7 !== 0) continue;
      const simulator = createSimulator(state);
      const clone = simulator.clone();
      clone.apply(move);
      const after = applyMove(state, move);
      expect(stateKey(clone.toState())).toBe(stateKey(after));
      clone.playout(series(1));
      expect(stateKey(simulator.toState())).toBe(stateKey(state));
      simulator.apply(move);
      expect(stateKey(simulator.toState())).toBe(stateKey(after));
    }
    expect(checked).toBeGreaterThan(20);
  });

  test("a playout comes to the end that the same moves come to one by one", () => {
    for (const seed of [1, 2, 3]) {
      const options = { ...rich, seed };
      const played = [...randomGame(options)];
      const simulator = createSimulator(createGame(options));
      expect(simulator.playout(series(seed))).toBe(played.length - 1);
      const { state } = played[played.length - 1] as Played;
      expect(stateKey(simulator.toState())).toBe(stateKey(state));
    }
  });

  test("many playouts end with sensible scores", () => {
    const random = series(1);
    const games = IS_THOROUGH ? 1000 : 40;
    const all = Array.from({ length: games }, (_, seed) => {
      const simulator = createSimulator(createGame({ players: usual.players.slice(0, 3), seed }));
      simulator.playout(random);
      return simulator.standings().map(({ total }) => total);
    }).flat();
    const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(mean).toBeGreaterThan(14);
    expect(mean).toBeLessThan(25);
    expect(Math.min(...all)).toBeGreaterThan(0);
  });

  test("leaves its state as it was, and gives frozen states that stay as they are", () => {
    const state = createGame(usual);
    const before = stateKey(state);
    const simulator = createSimulator(state);
    const [move] = simulator.legalMoves();
    if (move === undefined) throw new Error("no move");
    simulator.apply(move);
    const early = simulator.toState();
    const key = JSON.stringify(early);
    simulator.playout(series(2));
    expect(stateKey(state)).toBe(before);
    expect(JSON.stringify(early)).toBe(key);
    expect(unfrozenIn(early)).toBeNull();
  });

  test("is as it was where a playout breaks off, at the beginning or in the middle of a turn", () => {
    const failing = (after: number, fail: () => number) => {
      const random = series(4);
      let left = after;
      return () => (left-- > 0 ? random() : fail());
    };
    const broken = (): never => {
      throw new TypeError("broken");
    };
    let checked = 0;
    for (const { state, move } of randomGame(rich)) {
      if (move === null || checked++ % 9 !== 0) continue;
      const simulator = createSimulator(state);
      for (const after of [0, 1, 2, 5, 20]) {
        try {
          simulator.playout(failing(after, broken));
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
        }
        if (simulator.isOver()) break;
        expect(codeOf(() => simulator.playout(failing(after, () => 1)))).toBe("options.invalid");
        expect(stateKey(simulator.toState())).toBe(stateKey(state));
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  test("refuses moves that are not legal and changes nothing, and states whose cards it can't know", () => {
    const state = createGame(usual);
    const simulator = createSimulator(state);
    expect(codeOf(() => simulator.apply({ type: "decline", player: 0 }))).toBe("move.not-now");
    expect(codeOf(() => simulator.apply({ ...legalMoves(state)[0], player: 1 } as never))).toBe(
      "move.not-yours",
    );
    expect(codeOf(() => simulator.apply(null as never))).toBe("move.malformed");
    expect(codeOf(() => simulator.legalMoves(4))).toBe("player.unknown");
    expect(codeOf(() => simulator.scoreSheet(-1))).toBe("player.unknown");
    expect(codeOf(() => simulator.playout(() => 1))).toBe("options.invalid");
    expect(codeOf(() => simulator.playout(1 as never))).toBe("options.invalid");
    expect(stateKey(simulator.toState())).toBe(stateKey(state));
    expect(codeOf(() => createSimulator(observe(state, 0) as never))).toBe("state.observation");
    expect(codeOf(() => createSimulator({ ...state, agenda: [] }))).toBe("state.unknown");
    const waiting = createGame({ players: usual.players, cards: "entered" });
    expect(codeOf(() => createSimulator(waiting))).toBe("state.entered");
    expect(simulator.position.agenda).toEqual(state.agenda);
  });
});
