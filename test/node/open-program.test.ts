import * as perfectHome from "perfect-home-rules";
import * as dreamHome from "perfect-home-rules/dream-home";
import * as dreamHomeProtocol from "perfect-home-rules/dream-home/protocol";
import { isBotError, openProgram } from "perfect-home-rules/node";
import * as protocol from "perfect-home-rules/protocol";
import { describe, expect, test } from "vitest";
import { HELLO, programOf } from "./programs.js";

const last = programOf(
  "last",
  `${HELLO} if (message.ask === "move") say({ id: message.id, choose: message.count - 1 });
  if (message.tell === "over") console.error(message.places.join());`,
).program;

const players = ["Ann", "Bob"];
const ofDreamHome = { ...dreamHomeProtocol, isRulesError: dreamHome.isRulesError };

/** What a promise is rejected with. */
async function reasonOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

/** A question about the first move of Dream Home. */
function firstMove() {
  const state = dreamHome.createGame({ players, seed: 7 });
  const seen = { random: 0.5, observe: () => dreamHome.observe(state, 0) };
  return { id: 1, game: 4, player: 0, moves: dreamHome.legalMoves(state), ...seen };
}

describe("a program that is opened", () => {
  test("plays a whole game of Dream Home, and hears of its end", async () => {
    const program = await openProgram(ofDreamHome, { command: last });
    let state = dreamHome.createGame({ players, seed: 7 });
    for (let id = 1; !dreamHome.isOver(state); id++) {
      const now = state;
      const [player = 0] = dreamHome.playersToMove(now);
      const moves = dreamHome.legalMoves(now);
      const question = {
        id,
        game: 0,
        player,
        moves,
        random: 0,
        observe: () => dreamHome.observe(now, player),
      };
      const move = await program.choose(question);
      expect(move).toEqual(moves.at(-1));
      state = dreamHome.applyMove(now, move);
    }
    program.tell({ tell: "over", game: 0, player: 0, totals: [1, 2], places: [2, 1] });
    await program.close();
    expect(isBotError(await reasonOf(program.choose(firstMove())))).toBe(true);
  });

  test("answers several questions in the order in which they were asked", async () => {
    const slow = `setTimeout(() => say({ id: message.id, choose: message.id - 1 }), 40 / message.id)`;
    const { program: command } = programOf("slow", `${HELLO} if (message.ask === "move") ${slow};`);
    const program = await openProgram(ofDreamHome, { command });
    const question = firstMove();
    const answers = [1, 2, 3].map((id) => program.choose({ ...question, id }));
    expect(await Promise.all(answers)).toEqual(question.moves.slice(0, 3));
    await program.close();
  });

  test("can't be asked again after an answer that is refused", async () => {
    const wrong = "say({ id: message.id === 1 ? 7 : message.id, choose: 0 })";
    const { program: command } = programOf("wrong", `${HELLO} if (message.ask === "move") ${wrong};`);
    const program = await openProgram(ofDreamHome, { command });
    const question = firstMove();
    const asked = [1, 2].map((id) => reasonOf(program.choose({ ...question, id })));
    for (const reason of [
      ...(await Promise.all(asked)),
      await reasonOf(program.choose({ ...question, id: 3 })),
    ])
      expect(isBotError(reason) && reason.code).toBe("bot.illegal-move");
    await program.close();
  });

  test("plays the first game as well", async () => {
    const game = { ...protocol, isRulesError: perfectHome.isRulesError };
    const program = await openProgram(game, { command: last, moveTime: 20_000 });
    const state = perfectHome.createGame({ players, seed: 7 });
    const moves = perfectHome.legalMoves(state, 1);
    const seen = { random: 0, observe: () => perfectHome.observe(state, 1) };
    expect(await program.choose({ id: 1, game: 0, player: 1, moves, ...seen })).toEqual(moves.at(-1));
    await program.close();
  });

  test("fails with its seat and game, once and for all", async () => {
    const wrong = programOf("wrong", `${HELLO} say({ id: message.id, choose: -1 });`).program;
    const program = await openProgram(ofDreamHome, { command: wrong, player: 1 });
    const error = await reasonOf(program.choose(firstMove()));
    if (!isBotError(error)) throw new Error(`no BotError but ${error}`);
    expect(error.failure).toMatchObject({ code: "bot.illegal-move", player: 0, game: 4, seed: null });
    expect(error.message).toMatch(/^The bot of player 1 .* in game 5: /);
    await program.close();
    const missing = await reasonOf(openProgram(ofDreamHome, { command: ["no-such-program"], player: 3 }));
    expect(isBotError(missing) && missing.failure).toMatchObject({ player: 3, game: null, seed: null });
  });

  test("has the less time of what is said, and ends when it is told to", async () => {
    const slow = programOf("slow", HELLO).program;
    const program = await openProgram(ofDreamHome, { command: slow, moveTime: 60_000 });
    const late = await reasonOf(program.choose(firstMove(), 10));
    expect(isBotError(late) && late.code).toBe("bot.timed-out");
    await program.close();
    const stop = new AbortController();
    const stopped = await openProgram(ofDreamHome, { command: slow, signal: stop.signal });
    const waiting = reasonOf(stopped.choose(firstMove()));
    stop.abort(new Error("enough"));
    expect(await waiting).toEqual(new Error("enough"));
  });

  test.each<[string, unknown, unknown]>([
    ["game.helloToBot", { isRulesError: dreamHome.isRulesError }, { command: last }],
    ["game.isRulesError", dreamHomeProtocol, { command: last }],
    ["command", ofDreamHome, { command: [] }],
    ["command", ofDreamHome, {}],
    ["player", ofDreamHome, { command: last, player: -1 }],
    ["moveTime", ofDreamHome, { command: last, moveTime: 0 }],
    ["signal", ofDreamHome, { command: last, signal: {} }],
    ["workers", ofDreamHome, { command: last, workers: 1 }],
  ])("is not started with a wrong %s", async (path, game, options) => {
    const error = await reasonOf(openProgram(game as never, options as never));
    expect(perfectHome.isRulesError(error) && error.violations[0]?.details.path).toBe(path);
  });
});
