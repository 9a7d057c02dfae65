import { createGame, legalMoves, type Move, observe, playersToMove } from "perfect-home-rules";
import { askBot, type Bot, finishTurn, type Player, tryAskBot } from "perfect-home-rules/bots";
import { describe, expect, test } from "vitest";
import { codeOf, hostile, withThrowingField } from "../support/refusals.js";

const start = createGame({ players: ["Ann", "Bob"], seed: 1 });
const [pick] = legalMoves(start, 0);

/** Changes a move that it was offered, as code without types can, and gives it. */
const changing: Bot = ({ moves }) => {
  Reflect.set(moves[0], "player", 1);
  return moves[0];
};

/** Adds a move to those that it was offered, and gives it. */
const adding: Bot = ({ moves }) => {
  const fake: Move = { type: "pick", player: 1, stack: 0 };
  (moves as Move[]).push(fake);
  return fake;
};

/** Gives one object for all its moves, which it fills anew. */
function refilling(object: object): Bot {
  return ({ moves }) => Object.assign(object, moves[0]) as Move;
}

describe("a bot that tampers with its moves", () => {
  test("can't change those that it is offered", () => {
    expect(askBot(start, 0, changing, Math.random)).toEqual(pick);
    expect(playersToMove(finishTurn(start, 0, changing, Math.random).state)).toEqual([1]);
  });

  test("can't offer itself others", () => {
    expect(codeOf(() => askBot(start, 0, adding, Math.random))).toBe("player.not-observer");
    expect(codeOf(() => finishTurn(start, 0, adding, Math.random))).toBe("player.not-observer");
  });

  test("may do with its list what it likes", () => {
    const sorting: Bot = ({ moves }) => (moves as Move[]).reverse().splice(0)[0];
    expect(askBot(start, 0, sorting, Math.random)).toEqual(legalMoves(start, 0).at(-1));
  });

  test.each([
    ["a plain object", {}],
    ["one without a prototype", Object.create(null)],
  ])("does not change a move afterwards: %s", (_, object) => {
    const given = askBot(start, 0, refilling(object), Math.random);
    const before = structuredClone(given);
    askBot(start, 1, refilling(object), Math.random);
    expect(given).toEqual(before);
  });

  test.each([
    ["nothing", null],
    ["an object that can't be used", hostile()],
    ["a move that can't be read", withThrowingField({ player: 0, stack: 0 }, "type")],
  ])("may give %s: it is refused", (_, answer) => {
    expect(codeOf(() => askBot(start, 0, () => answer as Move, Math.random))).toBe("move.malformed");
  });

  test("may promise something that fails: it is refused, and nothing comes of the promise", async () => {
    const promising = (async () => {
      throw new Error("too late");
    }) as unknown as Bot;
    expect(codeOf(() => askBot(start, 0, promising, Math.random))).toBe("move.malformed");
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
});

describe("a bot that is asked by a program with moves of its own", () => {
  const moves = legalMoves(start, 0);
  const blind = (): never => {
    throw new Error("nothing to see");
  };
  const seat: Player = { player: 0, moves, observe: () => observe(start, 0), random: () => 0.5 };

  test("gives one of that program's moves, which are neither frozen nor changed", () => {
    const before = structuredClone(moves);
    const answer = tryAskBot(changing, { ...seat, observe: blind });
    expect(answer.ok && answer.move).toBe(moves[0]);
    expect(moves.some((move) => Object.isFrozen(move))).toBe(false);
    expect(moves).toEqual(before);
  });

  test("may give an equal move", () => {
    expect(tryAskBot(() => ({ ...pick }), seat)).toEqual({ ok: true, move: pick });
  });

  test("is told why a move is not legal", () => {
    const answer = tryAskBot(adding, seat);
    expect(answer.ok || answer.violation.code).toBe("player.not-observer");
  });

  test.each<[string, unknown, unknown, string]>([
    ["no bot", "random", seat, "bot.not-a-function"],
    ["no seat", changing, null, "bot.player"],
    ["no moves", changing, { ...seat, moves: [] }, "bot.player"],
    ["nothing to draw numbers with", changing, { ...seat, random: 0.5 }, "bot.player"],
    [
      "numbers that are no shares",
      ({ random }: Player) => random(),
      { ...seat, random: () => 1 },
      "random.out-of-range",
    ],
  ])("needs to be one, and a seat: %s", (_, bot, given, code) => {
    expect(codeOf(() => tryAskBot(bot as Bot, given as Player))).toBe(code);
  });
});
