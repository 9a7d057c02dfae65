import {
  createGame,
  decodeMove,
  encodeMove,
  isRulesError,
  legalMoves,
  type Move,
  moveSpaceSize,
  observe,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../src/game/context.js";
import { playGame, WAYS } from "../records/games.js";
import { moveSpace } from "../support/move-space.js";

const classic = createGame({ players: ["Ann", "Bob"], seed: 1 });

function codeOf(work: () => unknown): string {
  try {
    return String(work());
  } catch (error) {
    return isRulesError(error) ? error.code : "crash";
  }
}

describe.each(WAYS)("codes of moves: $name", (way) => {
  const state = createGame({ ...way.options, seed: 1 });
  const count = moveSpaceSize(state);

  test("each code is that of one move, and each move has one code", () => {
    const codes = Array.from({ length: count }, (_, code) => code);
    const moves = codes.map((code) => decodeMove(state, code, 0));
    expect(moves.map((move) => encodeMove(state, move))).toEqual(codes);
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(count);
  });

  test("every move with its fields in range has a code, which gives the same move again", () => {
    const player = state.setup.players.length - 1;
    const moves = [...moveSpace(contextOf(state, player))];
    const codes = moves.map((move) => encodeMove(state, move));
    expect(codes.map((code) => decodeMove(state, code, player))).toEqual(moves);
    expect(new Set(codes).size).toBe(moves.length);
  });

  test("codes do not change in a game, and an observer sees the same ones", () => {
    const { states } = playGame(way, 3);
    for (const later of states.filter((_, index) => index % 29 === 0 || index === states.length - 1)) {
      expect(moveSpaceSize(later)).toBe(count);
      for (const move of legalMoves(later)) {
        const code = encodeMove(later, move);
        expect(code).toBe(encodeMove(state, move));
        expect(decodeMove(observe(later, 0), code, move.player)).toEqual(move);
      }
    }
  });
});

describe("codes of moves", () => {
  test("all modes of a layout have the same ones", () => {
    const onClassic = WAYS.map(({ options }) => createGame({ ...options, seed: 1 })).filter(
      ({ setup }) => setup.layouts[0].id === "classic",
    );
    expect(onClassic.length).toBeGreaterThan(8);
    for (let code = 0; code < moveSpaceSize(classic); code++) {
      const move = decodeMove(classic, code, 0);
      expect(onClassic.map((state) => encodeMove(state, move))).toEqual(onClassic.map(() => code));
    }
  });

  // Bots are trained on these: a change of them is one for the changelog.
  test("those of Classic stay as they are", () => {
    const firsts = new Map<string, number>();
    for (let code = moveSpaceSize(classic) - 1; code >= 0; code--)
      firsts.set(decodeMove(classic, code, 0).type, code);
    expect(Object.fromEntries([...firsts].reverse())).toEqual({
      pick: 0,
      pair: 3,
      give: 12,
      permitRefusal: 15,
      write: 16,
      skip: 775,
      fence: 776,
      improve: 806,
      park: 812,
      pool: 813,
      temp: 814,
      extend: 815,
      roundabout: 881,
      claim: 914,
      use: 917,
      reshuffle: 950,
      end: 951,
    });
    expect(moveSpaceSize(classic)).toBe(952);
  });

  test("the code does not say who moves", () => {
    expect(encodeMove(classic, { type: "end", player: 0 })).toBe(
      encodeMove(classic, { type: "end", player: 1 }),
    );
  });

  test("what is no move has no code, and what is no code has no move", () => {
    const encode = (move: unknown): string => codeOf(() => encodeMove(classic, move as Move));
    const write = { type: "write", player: 0, street: 0, house: 0, number: 3 };
    expect([null, undefined, 7, {}, { type: "toString" }, { type: "eat" }].map(encode)).toEqual(
      new Array(6).fill("move.malformed"),
    );
    const wrong = [
      { number: 18 },
      { number: -0 },
      { house: 10 },
      { street: -1 },
      { street: "0" },
      { house: undefined },
    ];
    expect(wrong.map((fields) => encode({ ...write, ...fields }))).toEqual(
      wrong.map(() => "move.out-of-range"),
    );
    for (const code of [-1, 952, 0.5, -0, Number.NaN, "0"]) {
      expect(codeOf(() => decodeMove(classic, code as number, 0))).toBe("move.no-code");
    }
    expect(codeOf(() => decodeMove(classic, 0, 2))).toBe("player.unknown");
    expect(codeOf(() => moveSpaceSize(structuredClone(classic)))).toBe("state.unknown");
  });
});
