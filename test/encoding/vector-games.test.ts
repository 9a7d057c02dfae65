import { isDeepStrictEqual } from "node:util";
import {
  applyMove,
  createGame,
  decodeMove,
  type GameState,
  isOver,
  isRulesError,
  moveSpaceSize,
  playersToMove,
  scoreSheet,
} from "perfect-home-rules";
import { encodeObservation, encodingOf, legalMask } from "perfect-home-rules/encoding";
import { createVectorGames } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { some } from "../support/thorough.js";
import { ALL } from "../support/variants.js";

const OPTIONS = { players: ["Ann", "Bob"] };

function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return isRulesError(error) ? error.code : "no RulesError";
  }
}

/** A code of a legal move that depends on how many moves have been made. */
function chosen(mask: Uint8Array, made: number): number {
  const codes = [...mask.keys()].filter((code) => mask[code] === 1);
  return codes[(made * 7919) % codes.length] ?? -1;
}

describe("games stepped at once", () => {
  test.each(some(ALL, 3).map(({ name, ...variant }) => [name, variant] as const))(
    "go as with applyMove: %s",
    (_, { options, playerCount }) => {
      const players = Array.from({ length: Math.max(playerCount[0], 1) }, (__, index) => `p${index}`);
      let states: GameState[] = [5, 6].map((seed) => createGame({ ...options, players, seed }));
      const vector = createVectorGames(states);
      const { size } = encodingOf(states[0]);
      const codes = moveSpaceSize(states[0]);
      for (let made = 0; states.some((state) => !isOver(state)); made++) {
        states.forEach((state, game) => {
          const [player = -1] = playersToMove(state);
          const seat = Math.max(player, 0);
          expect(vector.players[game]).toBe(player);
          const mask = vector.masks.slice(game * codes, (game + 1) * codes);
          expect(isDeepStrictEqual(mask, legalMask(state, seat))).toBe(true);
          const numbers = vector.observations.slice(game * size, (game + 1) * size);
          expect(isDeepStrictEqual(numbers, encodeObservation(state, seat))).toBe(true);
        });
        const step = states.map((_state, game) =>
          chosen(vector.masks.slice(game * codes, (game + 1) * codes), made + game),
        );
        states = states.map((state, game) =>
          isOver(state) ? state : applyMove(state, decodeMove(state, step[game], vector.players[game])),
        );
        vector.step(step);
      }
      states.forEach((state, game) => {
        expect(vector.scores(game)).toEqual(players.map((__, player) => scoreSheet(state, player).total));
      });
    },
  );

  test("change nothing where a code is not that of a legal move", () => {
    const vector = createVectorGames([
      createGame({ ...OPTIONS, seed: 1 }),
      createGame({ ...OPTIONS, seed: 2 }),
    ]);
    const before = vector.observations.slice();
    for (const code of [vector.moveSpaceSize, -1, 0.5, Number.NaN, 500]) {
      expect(codeOf(() => vector.step([0, code]))).toBe("vector.codes");
    }
    expect(codeOf(() => vector.step([]))).toBe("vector.codes");
    expect(vector.observations).toEqual(before);
  });

  test("begin anew with another state of the same kind", () => {
    const vector = createVectorGames([createGame({ ...OPTIONS, seed: 1 })]);
    vector.step([0]);
    const other = createGame({ ...OPTIONS, seed: 9 });
    vector.reset(0, other);
    expect(vector.observations).toEqual(encodeObservation(other, 0));
  });

  test("must be of one kind", () => {
    const state = createGame({ ...OPTIONS, seed: 1 });
    const expert = createGame({ ...OPTIONS, seed: 1, mode: "expert" });
    const three = createGame({ players: ["a", "b", "c"], seed: 1 });
    const blueprint = createGame({ ...OPTIONS, seed: 1, layout: "blueprint" });
    for (const other of [expert, three, blueprint]) {
      expect(codeOf(() => createVectorGames([state, other]))).toBe("vector.mixed");
      expect(codeOf(() => createVectorGames([state]).reset(0, other))).toBe("vector.mixed");
    }
    expect(codeOf(() => createVectorGames([]))).toBe("vector.mixed");
    expect(codeOf(() => createVectorGames([state]).reset(1, state))).toBe("vector.game");
    expect(codeOf(() => createVectorGames([state]).scores(-1))).toBe("vector.game");
  });
});
