import { join } from "node:path";
import { isBotError, type ManyGames, playMany } from "perfect-home-rules/node";
import { describe, expect, test } from "vitest";
import { HELLO, PROGRAMS, programOf } from "./programs.js";

const first = programOf(
  "first",
  `if (message.ask === "hello")
    return say({ name: "any", show: ["moves", "observation", "mask", "numbers", "codes", "texts"] });
  if (message.ask === "move") {
    if (message.moves.length !== message.count || message.observation.observer !== message.player) process.exit(9);
    say({ id: message.id, choose: Math.floor(message.random * message.count) });
  }`,
);

const GAMES = { options: { players: ["Ann", "Bob"] }, games: 2, seed: 7 };

async function failureOf(games: ManyGames): Promise<[string, string]> {
  const error = await playMany(games).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isBotError(error)) throw new Error(`no BotError but ${error}`);
  return [error.code, error.failure.thrown ?? ""];
}

describe("a program as a bot", () => {
  test("plays as the same bot in JavaScript does, games in a row", async () => {
    const outcomes = await playMany({ ...GAMES, bots: [first, "greedy"], records: true });
    const inProcess = await playMany({
      ...GAMES,
      bots: [({ moves, random }) => moves[Math.floor(random() * moves.length)], "greedy"],
      records: true,
    });
    expect(outcomes).toEqual(inProcess);
  });

  // programs.long.test.ts plays all variants.
  test.each([{ mode: "expert" }, { layout: "zombies" }] as const)("plays in every mode: %o", async (more) => {
    const options = { ...GAMES.options, ...more };
    expect(await playMany({ ...GAMES, options, bots: [first, first] })).toHaveLength(2);
  });

  const DYING = "process.exitCode = 3; process.stdin.destroy()";
  test.each([
    ["hangs", "bot.timed-out", `${HELLO} console.error("let me think")`, "let me think"],
    [
      "dies",
      "bot.exited",
      `${HELLO} console.error("no idea"); ${DYING}`,
      "exit code 3\nIts last words:\nno idea",
    ],
    ["dies at once", "bot.exited", `console.error("no"); ${DYING}`, "exit code 3\nIts last words:\nno"],
    [
      "chooses a move that is not there",
      "bot.illegal-move",
      `${HELLO} console.error("hm"); setTimeout(() => say({ id: message.id, choose: 999 }), 100)`,
      "choose must be a whole number from 0 to",
    ],
    ["answers another question", "bot.illegal-move", `${HELLO} say({ id: 999, choose: 0 })`, "id must be"],
    [
      "adds a field",
      "bot.illegal-move",
      `${HELLO} say({ id: message.id, choose: 0, why: 1 })`,
      "why must be",
    ],
    ["talks", "bot.illegal-move", `${HELLO} console.log("my move is 3")`, "my move is 3"],
    [
      "talks all the time",
      "bot.illegal-move",
      `${HELLO} for (;;) console.log("my move is 3")`,
      "my move is 3",
    ],
    [
      "answers twice",
      "bot.illegal-move",
      `${HELLO} console.log("{}\\n{}")`,
      "wrote two lines where one answer is wanted",
    ],
    [
      "prints something before it answers",
      "bot.illegal-move",
      `console.log("loading" + "\\n" + JSON.stringify({ name: "any", show: [] }))`,
      "wanted: loading, then {",
    ],
    [
      "writes a line without an end",
      "bot.timed-out",
      `${HELLO} process.stdout.write("x".repeat(3_000_000))`,
      "no answer within 1500 ms",
    ],
    ["does not say what it wants", "bot.illegal-move", `say({ name: "any" })`, "show must be"],
  ])("forfeits when it %s, and its last words are told", async (name, code, onLine, words) => {
    const bot = programOf(name.replaceAll(" ", "-"), onLine);
    const [found, told] = await failureOf({ ...GAMES, bots: [bot, "random"], moveTime: 1500 });
    expect(found).toBe(code);
    expect(told).toContain(words);
  });

  test("that breaks the protocol is not said to have moved", async () => {
    const bot = programOf("silent-about-it", `say({ name: "any" })`);
    await expect(playMany({ ...GAMES, bots: [bot, "random"] })).rejects.toThrow(
      "The bot of player 1 did not answer as it must: ",
    );
  });

  test("is named among what can play", async () => {
    const bots = ["./bot.mjs" as "random", "random"] as const;
    await expect(playMany({ ...GAMES, bots })).rejects.toThrow('{ program: ["python3", "bot.py"] }');
  });

  test.each([
    ["that is not there", [join(PROGRAMS, "nothing")]],
    ["in something that is no folder", [join(process.execPath, "bot")]],
    ["with a name that is too long", ["bot".repeat(3000)]],
    ["with an argument that is too long", [process.execPath, "x".repeat(3_000_000)]],
    ["without a name", [""]],
  ])("that can't be started is named: one %s", async (_which, program) => {
    const bots = [{ program }, "random"] as const;
    expect((await failureOf({ ...GAMES, bots }))[0]).toBe("bot.not-loaded");
  });

  test("is let go of when a program that it has started does not end", async () => {
    const sleep = `require("node:child_process").spawn("sleep", ["30"], { stdio: "inherit" });`;
    const bot = programOf("parent", `${HELLO} ${sleep} process.exit(3)`);
    expect((await failureOf({ ...GAMES, bots: [bot, "random"] }))[0]).toBe("bot.exited");
  });

  test("is ended when it does not end by itself, and when the games are aborted", async () => {
    const stay = "setInterval(() => {}, 1000);";
    const bot = programOf("staying", `${HELLO} ${stay} if (message.ask) say({ id: message.id, choose: 0 })`);
    expect(await playMany({ ...GAMES, bots: [bot, "random"] })).toHaveLength(2);
    const hanging = programOf("hanging", HELLO);
    const signal = AbortSignal.timeout(500);
    await expect(playMany({ ...GAMES, bots: [hanging, "random"], signal })).rejects.toThrow("aborted");
  });
});
