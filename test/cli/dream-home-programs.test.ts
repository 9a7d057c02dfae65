import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { randomSeries } from "perfect-home-rules";
import {
  applyMove,
  checkRecord,
  createGame,
  isOver,
  legalMoves,
  type Move,
  parseRecord,
  playersToMove,
} from "perfect-home-rules/dream-home";
import { askBot, greedyBot } from "perfect-home-rules/dream-home/bots";
import { protocolSchema } from "perfect-home-rules/dream-home/protocol";
import { describe, expect, test } from "vitest";
import { moduleWith } from "../node/modules.js";
import { HELLO, PROGRAMS, programOf } from "../node/programs.js";
import { messagesOf } from "../protocol/asking.js";
import { type CliRun, runCli, runCliOn } from "./run-cli.js";

const FOLDER = mkdtempSync(join(tmpdir(), "dream-home-programs-"));
const GAME = ["play", "--game", "dream-home", "--players", "Ann,Bob", "--seed", "7"];
const IN_PYTHON = "python3 examples/python/dream_home_bot.py";
const checkMessage = messagesOf(protocolSchema());

interface Message {
  readonly [field: string]: unknown;
}

/** A program as the command line names it. */
function written(name: string, onLine: string): string {
  return programOf(`dream-home-${name}`, onLine).program.join(" ");
}

/** A program that chooses by its random numbers and keeps all that it is sent, with a function that reads that. */
function keeper(name: string, show: readonly string[]): { readonly bot: string; read(): readonly Message[] } {
  const file = join(FOLDER, name);
  const bot = written(
    name,
    `require("node:fs").appendFileSync(${JSON.stringify(file)}, line + "\\n");
  if (message.ask === "hello") say({ name: "keeper", show: ${JSON.stringify(show)} });
  if (message.ask === "move") say({ id: message.id, choose: Math.floor(message.random * message.count) });`,
  );
  return {
    bot,
    read: () =>
      readFileSync(file, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
  };
}

/** What was told to a run's error output, in one line. */
function told({ err }: CliRun): string {
  return err.replaceAll(/\s+/g, " ");
}

/** The moves of a game in which player 1 moves by random numbers of its own, without a program. */
function playedHere(): readonly Move[] {
  const [random, own] = [randomSeries(7), randomSeries(7, 2)];
  const made: Move[] = [];
  let state = createGame({ players: ["Ann", "Bob"], seed: 7 });
  while (!isOver(state)) {
    const [player] = playersToMove(state);
    const moves = legalMoves(state, player);
    const chosen = (): Move => moves[moves.length === 1 ? 0 : Math.floor(own() * moves.length)];
    const move = player === 0 ? askBot(state, player, greedyBot, random) : chosen();
    made.push(move);
    state = applyMove(state, move);
  }
  return made;
}

describe("a program that plays Dream Home", () => {
  test("plays as the same bot in this process does, is shown what it asks for, and is told how the game ends", async () => {
    const { bot, read } = keeper("game", ["observation", "texts", "moves"]);
    const file = join(FOLDER, "record.txt");
    const run = await runCli(...GAME, "--bots", `greedy,${bot}`, "--json", "--record", file);
    expect({ code: run.code, err: run.err }).toEqual({ code: 0, err: "" });
    const { seats, moves, standings } = JSON.parse(run.out);
    expect(seats).toEqual(["greedy", bot]);
    expect(moves).toEqual(playedHere());
    const record = parseRecord(readFileSync(file, "utf8"));
    expect(record.moves).toEqual(moves);
    expect(checkRecord(record).differences).toEqual([]);

    const messages = read();
    for (const message of messages) checkMessage("toBot", message);
    const [hello, ...rest] = messages;
    expect(hello).toMatchObject({ ask: "hello", game: "dream-home", moveTime: 60_000 });
    const questions = rest.slice(0, -2);
    expect(questions.length).toBeGreaterThan(10);
    expect(questions.map(({ id }) => id)).toEqual(questions.map((_, index) => index + 1));
    for (const { player, count, moves: shown, texts, observation } of questions) {
      expect({ player, shown: (shown as Move[]).length, texts: (texts as string[]).length }).toEqual({
        player: 1,
        shown: count,
        texts: count,
      });
      expect(observation).toMatchObject({ hidden: null, observer: 1 });
    }
    const seated = [0, 1].map((seat) => standings.find(({ player }: { player: number }) => player === seat));
    expect(rest.slice(-2)).toEqual([
      {
        tell: "over",
        game: 0,
        player: 1,
        totals: seated.map(({ total }) => total),
        places: seated.map(({ place }) => place),
      },
      { tell: "quit" },
    ]);
  });

  test("plays a series, started once for each player", async () => {
    const { bot, read } = keeper("series", []);
    const run = await runCli(...GAME, "--bots", bot, "--games", "3", "--json");
    const { bots, games, seats } = JSON.parse(run.out);
    expect({ bots, games }).toEqual({ bots: [bot, bot], games: 3 });
    const messages = read();
    const count = (field: string, value: string): number =>
      messages.filter((message) => message[field] === value).length;
    expect([count("ask", "hello"), count("tell", "quit")]).toEqual([2, 2]);
    const overs = messages.filter(({ tell, player }) => tell === "over" && player === 0);
    expect(overs.map(({ game }) => game)).toEqual([0, 1, 2]);
    const totals = overs.map((over) => (over["totals"] as number[])[0]);
    expect(seats[0].min).toBe(Math.min(...totals));
    expect(seats[0].max).toBe(Math.max(...totals));
    expect((await runCli(...GAME, "--bots", bot, "--games", "3", "--json")).out).toBe(run.out);
  });

  test("may be written in Python", async () => {
    const { code, out, err } = await runCli(...GAME, "--bots", `random,${IN_PYTHON}`, "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    let state = createGame({ players: ["Ann", "Bob"], seed: 7 });
    let laid = 0;
    for (const move of JSON.parse(out).moves as Move[]) {
      if (move.player === 1 && move.type === "place") {
        laid += 1;
        const isForced = legalMoves(state, 1).every((each) => each.type === "place" && each.face === "down");
        if (move.face === "down") expect(isForced).toBe(true);
      }
      state = applyMove(state, move);
    }
    expect(laid).toBeGreaterThan(5);
    expect(isOver(state)).toBe(true);
  });

  const DYING = "process.exitCode = 3; process.stdin.destroy()";
  test.each([
    ["hangs", `${HELLO} console.error("let me think")`, "gave no move within its time in game 1 (seed 7)"],
    ["dies", `${HELLO} console.error("no idea"); ${DYING}`, "exit code 3 Its last words: no idea"],
    ["dies at once", DYING, "The bot of player 1 ended: "],
    [
      "chooses what is not there",
      `${HELLO} say({ id: message.id, choose: 999 })`,
      "choose must be a whole number",
    ],
    ["talks", `${HELLO} console.log("my move is 3")`, "did not answer as it must in game 1 (seed 7)"],
  ])("forfeits when it %s", async (name, onLine, message) => {
    const bot = written(name.replaceAll(" ", "-"), onLine);
    const run = await runCli(...GAME, "--bots", `${bot},random`, "--move-time", "1500", "--json");
    expect({ code: run.code, out: run.out }).toEqual({ code: 1, out: "" });
    expect(told(run)).toContain(message);
  });

  test("forfeits in the game of a series that it breaks off, and nothing is counted", async () => {
    const bot = written(
      "second",
      `if (message.game === 1) process.exit(4); ${HELLO} if (message.ask) say({ id: message.id, choose: 0 });`,
    );
    const run = await runCli(...GAME, "--bots", bot, "--games", "3");
    expect({ code: run.code, out: run.out }).toEqual({ code: 1, out: "" });
    expect(told(run)).toContain("The bot of player 1 ended in game 2 (seed 8): ");
  });

  test("forfeits when the time for a game is over", async () => {
    const bot = written("slow", `${HELLO} setTimeout(() => say({ id: message.id, choose: 0 }), 200)`);
    const run = await runCli(...GAME, "--bots", bot, "--game-time", "500");
    expect(run.code).toBe(1);
    expect(told(run)).toContain("gave no move within its time");
  });

  test("that can't be started is named", async () => {
    const run = await runCli(...GAME, "--bots", `${join(PROGRAMS, "nothing")} --fast,random`);
    expect(run.code).toBe(2);
    expect(told(run)).toContain("The bot of player 1 can't be loaded: ");
  });

  test("is not started where there is no such game", async () => {
    const { bot, read } = keeper("none", []);
    expect((await runCli("play", "--game", "dream-home", "--players", "5", "--bots", bot)).code).toBe(2);
    expect(read).toThrow("ENOENT");
  });

  test("plays against a person, and is let go of when that person leaves", async () => {
    const { bot, read } = keeper("person", []);
    const answers = [...Array(8).fill("1"), "quit"].join("\n");
    const { code, out } = await runCliOn(answers, ...GAME, "--bots", `person,${bot}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Bob takes /m);
    const said = read().map(({ ask, tell }) => ask ?? tell);
    expect(said[0]).toBe("hello");
    expect(said.slice(1, -1).filter((each) => each !== "move")).toEqual([]);
    expect(said.at(-1)).toBe("quit");
  });

  test("breaks off the game of a person when it forfeits", async () => {
    const bot = written("quitter", `${HELLO} process.exit(5)`);
    const run = await runCliOn(Array(50).fill("1").join("\n"), ...GAME, "--bots", `person,${bot}`);
    expect(run.code).toBe(1);
    expect(told(run)).toContain("The bot of player 2 ended in game 1 (seed 7): ");
  });

  test.each([
    { args: ["--bots", `person,${IN_PYTHON}`, "--game-time", "1000"], message: "a person takes any time" },
    { args: ["--bots", IN_PYTHON, "--memory", "64"], message: "option '--memory' does not go" },
  ])("refuses what does not go with it: $args", async ({ args, message }) => {
    const run = await runCli(...GAME, ...args);
    expect(run.code).toBe(2);
    expect(told(run)).toContain(message);
  });
});

describe("a program for the other game", () => {
  test("that is told which game is played can say that it does not play it", async () => {
    const house = await runCli(...GAME, "--bots", "python3 examples/python/bot.py,random");
    expect(house.code).toBe(1);
    expect(told(house)).toContain("Its last words: this bot does not play dream-home");
    const street = await runCli("play", "--players", "Ann,Bob", "--bots", `${IN_PYTHON},random`);
    expect(street.code).toBe(1);
    expect(told(street)).toContain("Its last words: this bot plays nothing but Dream Home");
  });

  test("that wants to be shown what Dream Home does not have is told what it was asked to play", async () => {
    const bot = written("codes", 'say({ name: "any", show: ["codes"] })');
    const run = await runCli(...GAME, "--bots", `${bot},random`);
    expect(run.code).toBe(1);
    expect(told(run)).toMatch(
      /when it was asked to play dream-home: show\S* must be .*moves, texts, observation/,
    );
  });
});

/** A module as the command line names it. */
const moduleNamed = (code: string): string => fileURLToPath(moduleWith(code));

const BY_CHANCE = moduleNamed(
  "export const bot = ({ moves, random }) => moves[Math.floor(random() * moves.length)];",
);

describe("a module that plays Dream Home", () => {
  test("plays as the same program does, and is shown what its seat sees", async () => {
    const run = await runCli(...GAME, "--bots", `greedy,${BY_CHANCE}`, "--json");
    expect({ code: run.code, err: run.err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(run.out).seats).toEqual(["greedy", BY_CHANCE]);
    expect(JSON.parse(run.out).moves).toEqual(playedHere());
    const looking = moduleNamed(`export const bot = ({ moves, player, observe }) => {
      const { hidden, observer, houses } = observe();
      if (hidden !== null || observer !== player || houses.length !== 2) throw new Error("not what is seen");
      return moves[moves.length - 1];
    };`);
    expect((await runCli(...GAME, "--bots", `greedy,${looking}`)).code).toBe(0);
  });

  test("plays a series, against a program too", async () => {
    const { bot } = keeper("beside-module", []);
    const args = [...GAME, "--bots", `${BY_CHANCE},${bot}`, "--games", "2", "--json"];
    const { bots, games } = JSON.parse((await runCli(...args)).out);
    expect({ bots, games }).toEqual({ bots: [BY_CHANCE, bot], games: 2 });
  });

  test.each([
    [
      "throws",
      "export const bot = () => { throw new Error('no idea'); };",
      1,
      "threw an error in game 1 (seed 7): Error: no idea",
    ],
    ["gives no move", "export const bot = () => 5;", 1, "did not answer as it must in game 1 (seed 7): "],
    ["throws while it is loaded", "throw new Error('not today');", 2, "can't be loaded: Error: not today"],
    ["exports no bot", "export const robot = 1;", 2, 'exports no function named "bot"'],
    ["leaves while it is loaded", "process.exit(0);", 2, "ended its thread with code 0 while it was loaded"],
  ])("that %s is named", async (_, code, status, words) => {
    const run = await runCli(...GAME, "--bots", `greedy,${moduleNamed(code)}`);
    expect(run.code).toBe(status);
    expect(told(run)).toContain("The bot of player 2 ");
    expect(told(run)).toContain(words);
  });

  test.each(["--move-time", "--game-time"])("can't be stopped, so %s is refused", async (limit) => {
    const run = await runCli(...GAME, "--bots", BY_CHANCE, limit, "500");
    expect(run.code).toBe(2);
    expect(told(run)).toContain(`option '${limit} <milliseconds>' takes programs`);
  });
});
