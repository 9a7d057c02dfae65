import {
  applyMove,
  createGame,
  decision,
  explainMove,
  type GameState,
  isLegal,
  isOver,
  isRulesError,
  legalMoves,
  type Move,
  observe,
  playersToMove,
  provenance,
  sampleState,
  scoreSheet,
  standings,
  takeBack,
  tryApplyMove,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { checkedNumber } from "../../src/dream-home/game/checked-number.js";
import { unfrozenIn } from "../support/frozen.js";
import { refusalOf } from "./support/altered.js";
import { small } from "./support/scripted.js";

const dealt = createGame({ players: ["Ann", "Bob"], seed: 1 });
const whyNot = (move: unknown, state: GameState = dealt): object | null => {
  const violation = explainMove(state, move as Move);
  return violation === null ? null : { code: violation.code, ...violation.details };
};

describe("what is asked", () => {
  test.each<[string, GameState, number | null, string | undefined]>([
    ["a pair to be discarded", dealt, 0, "discardPair"],
    ["a column", small(3, 2), 1, "take"],
    ["a question which token stays", small(4, 6), 0, "keep"],
    ["helpers", small(5, 0), 1, "close"],
    ["cards, by nobody", small(2, 0), null, undefined],
    ["nothing at the end", small(5, 3), null, undefined],
  ])("%s", (_name, state, player, step) => {
    expect(playersToMove(state)).toEqual(player === null ? [] : [player]);
    expect([0, 1].map((each) => decision(state, each)?.step.do)).toEqual(
      [0, 1].map((each) => (each === player ? step : undefined)),
    );
    expect([0, 1].map((each) => legalMoves(state, each).length > 0)).toEqual([player === 0, player === 1]);
    expect(legalMoves(state)).toEqual(player === null ? [] : legalMoves(state, player));
    expect(isOver(state)).toBe(_name.startsWith("nothing"));
  });

  test.each<[string, (player: number) => unknown]>([
    ["decision", (player) => decision(dealt, player)],
    ["legalMoves", (player) => legalMoves(dealt, player)],
    ["scoreSheet", (player) => scoreSheet(dealt, player)],
    ["observe", (player) => observe(dealt, player)],
    ["takeBack", (player) => takeBack(dealt, player)],
  ])("%s refuses a player who is not there", (_name, ask) => {
    for (const player of [2, -1, 0.5, -0])
      expect(refusalOf(() => ask(player))).toMatchObject({ code: "player.unknown" });
  });

  test.each<[string, (state: never) => unknown]>([
    ["decision", (state) => decision(state, 0)],
    ["explainMove", (state) => explainMove(state, {} as never)],
    ["isOver", isOver],
    ["provenance", provenance],
    ["sampleState", (state) => sampleState(state, 1)],
    ["standings", standings],
    ["takeBack", (state) => takeBack(state, 0)],
  ])("%s refuses a state that was not made here", (_name, ask) => {
    const copy = structuredClone(dealt);
    expect(refusalOf(() => ask(copy as never))).toEqual({ code: "state.unknown" });
  });

  test.each<[string, (state: GameState) => unknown]>([
    ["observe", (state) => observe(state, 0)],
    ["applyMove", (state) => applyMove(state, {} as never)],
    ["tryApplyMove", (state) => tryApplyMove(state, {} as never)],
    ["takeBack", (state) => takeBack(state, 0)],
  ])("%s needs a state, no observation", (_name, ask) => {
    expect(refusalOf(() => ask(observe(dealt, 0) as never))).toEqual({ code: "state.observation" });
  });
});

describe("why a move is refused, the first reason first", () => {
  const move = { type: "discardPair", player: 0, column: 1 };
  const taken = { type: "take", player: 1, column: 0 };

  test.each<[string, unknown, object | null]>([
    ["legal", move, null],
    ["nothing", null, { code: "move.malformed" }],
    ["no type", { player: 0 }, { code: "move.malformed", field: "type" }],
    ["no column", { type: "take", player: 0 }, { code: "move.malformed", field: "column" }],
    ["a field more", { ...move, space: 1 }, { code: "move.malformed", field: "space" }],
    ["a player by name", { ...move, player: "Ann" }, { code: "move.malformed", field: "player" }],
    [
      "no such player, though the column is wrong too",
      { ...move, player: 2, column: 9 },
      { code: "move.out-of-range", field: "player" },
    ],
    ["player -1", { ...move, player: -1 }, { code: "move.out-of-range", field: "player" }],
    ["player 0.5", { ...move, player: 0.5 }, { code: "move.out-of-range", field: "player" }],
    [
      "player -0",
      { ...move, player: -0 },
      { code: "move.out-of-range", field: "player", allowed: "0, not -0" },
    ],
    ["column 5", { ...move, column: 5 }, { code: "move.out-of-range", field: "column" }],
    [
      "column -0",
      { ...move, column: -0 },
      { code: "move.out-of-range", field: "column", allowed: "0, not -0" },
    ],
    ["a column by name", { ...move, column: "1" }, { code: "move.out-of-range", field: "column" }],
    [
      "a second field out of range",
      { type: "drill", player: 0, column: 4, space: 12 },
      { code: "move.out-of-range", field: "space" },
    ],
    [
      "a face that is none",
      { type: "place", player: 0, space: 0, face: "left" },
      { code: "move.out-of-range", field: "face" },
    ],
    ["another player, with a move of another step", taken, { code: "move.not-yours", move: taken }],
    ["another step", { ...taken, player: 0 }, { code: "move.not-now", move: { ...taken, player: 0 } }],
    [
      "the first column",
      { ...move, column: 0 },
      { code: "discardPair.first-column", move: { ...move, column: 0 } },
    ],
  ])("%s", (_name, given, why) => {
    expect(whyNot(given)).toEqual(why);
    expect(isLegal(dealt, given as Move)).toBe(why === null);
    const result = tryApplyMove(dealt, given as Move);
    expect(result.ok ? null : { code: result.violation.code, ...result.violation.details }).toEqual(why);
  });

  test("DRH-12 a move of another step is refused by the order of the round", () => {
    const refused = tryApplyMove(dealt, { ...taken, player: 0 } as Move);
    expect(refused.ok || refused.violation.clause).toBe("DRH-12");
  });

  test("DRH-13 DRH-69 nobody moves while a card is awaited, nor when the game is over", () => {
    const finish = { type: "finish", player: 0 };
    expect(whyNot(finish, small(2, 0))).toEqual({ code: "move.card-awaited", move: finish });
    expect(whyNot(finish, small(5, 3))).toEqual({ code: "move.game-over", move: finish });
    expect(refusalOf(() => applyMove(small(5, 3), finish as Move))).toEqual({
      code: "move.game-over",
      move: finish,
    });
  });

  test("a violation has its clause and a sentence; an error is told from others", () => {
    expect(explainMove(dealt, taken as Move)).toMatchObject({
      clause: "DRH-14",
      message: "Another player has to act now.",
    });
    expect(explainMove(dealt, {} as Move)).toMatchObject({
      clause: null,
      message: expect.stringMatching(/^This is not a move/),
    });
    expect([isRulesError(new Error("no")), isRulesError(null)]).toEqual([false, false]);
  });

  test("what is passed is copied", () => {
    const mine = { ...move } as Move;
    const result = tryApplyMove(dealt, mine);
    expect(Object.isFrozen(mine)).toBe(false);
    expect(result.ok && unfrozenIn(result.state)).toBe(null);
  });
});

describe("random numbers of a caller", () => {
  const number = (random: unknown): unknown => checkedNumber(random as () => number);

  test.each([0, 0.5, 1 - Number.EPSILON])("%d is one", (share) => {
    expect(number(() => share)).toBe(share);
  });

  test.each([[() => 1], [() => -0.1], [() => Number.NaN], [() => "0.5"], [() => undefined], ["0.5"], [null]])(
    "%j gives none",
    (random) => {
      expect(refusalOf(() => number(random))).toEqual({
        code: "options.invalid",
        path: "random",
        allowed: "a function that returns numbers in [0, 1)",
      });
    },
  );
});
