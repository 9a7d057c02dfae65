import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  applyMove,
  createGame,
  emptySheet,
  isOver,
  legalMoves,
  type Move,
  playersToMove,
} from "perfect-home-rules";
import { formatMove, formatSheets } from "perfect-home-rules/notation";
import { restoreSession } from "perfect-home-rules/session";
import { textsIn } from "perfect-home-rules/texts";
import { describe, expect, test } from "vitest";
import { allDone, heardOf, passesCards, untilCards, waitsForSheets } from "../support/on-paper.js";
import { runCliOn, tooWide } from "./run-cli.js";

const FOLDER = "temp/table";

function fresh(name: string): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${name}`;
  rmSync(file, { force: true });
  return file;
}

const ask = (lines: readonly string[], ...args: string[]) =>
  runCliOn(lines.join("\n"), "table", "--seed", "7", ...args);

describe("a game at the terminal", () => {
  test("asks for moves, takes them by number or as text, and says what is wrong", async () => {
    const { code, out, err } = await ask(
      ["1", "write 1.1 99", "99", "nothing", "quit"],
      "--players",
      "Ann,Bob",
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("Ann: ");
    expect(out).toMatch(/ {2}1 {2}\S.*\(pick 1\)/);
    expect(out).toContain("There is no move with this number; type help.");
    expect(tooWide(out)).toEqual([]);
  });

  test("bots sit where they are asked to, and an adviser says what it would do", async () => {
    const { out } = await ask(
      ["1", "1", "1", "1", "quit"],
      "--seats",
      "person,greedy",
      "--adviser",
      "greedy",
    );
    expect(out).toContain("Advice: ");
    expect(out).not.toContain("Bob: ");
  });

  test("undoes, redoes, draws the sheets and helps, in French too", async () => {
    const { out } = await ask(
      ["undo", "1", "undo", "redo", "redo", "sheets", "help", "quit"],
      "--language",
      "fr",
    );
    expect(out).toContain("Il n’y a rien à annuler.");
    expect(out).toContain("Il n’y a rien à rétablir.");
    expect(out).toContain("annuler le dernier coup");
    expect(out).toContain(`── ${textsIn("fr").term("sheets")} ── `);
  });

  test("keeps the game after each line and goes on with it", async () => {
    const save = fresh("kept.json");
    await ask(["1"], "--players", "Ann", "--save", save);
    await ask(["1"], "--players", "Ann", "--save", save);
    const { state } = restoreSession(JSON.parse(readFileSync(save, "utf8")));
    expect(state.turns[0]?.moves).toHaveLength(2);
    expect(existsSync(`${save}.new`)).toBe(false);
  });

  test("plays a whole game of a person, told move by move, to its scores", async () => {
    let state = createGame({ players: ["Ann"], seed: 7 });
    const lines: string[] = [];
    while (!isOver(state)) {
      const moves = legalMoves(state);
      const move = moves[lines.length % moves.length];
      lines.push(formatMove(move));
      state = applyMove(state, move);
    }
    const { out } = await ask([...lines, "1", "quit"], "--players", "Ann");
    expect(out).toContain("The game is over");
    expect(out.split("Standings").length).toBeGreaterThan(1);
  });

  test("refuses what can't be played, seats that are too many and decks that are none", async () => {
    expect(await ask([], "--layout", "american-dream", "--advanced", "--paper")).toMatchObject({ code: 2 });
    expect((await ask([], "--players", "Ann", "--seats", "person,person")).err).toContain(
      "2 seats for 1 players",
    );
    expect((await ask([], "--seats", "nobody")).err).toContain("It must be person,");
    const file = fresh("deck.json");
    writeFileSync(file, "not JSON");
    expect(await ask([], "--deck", file)).toMatchObject({ code: 2 });
    writeFileSync(file, '{ "fence": [1] }');
    expect((await ask([], "--deck", file)).err).toContain("error: ");
  });

  test("a deck in a file is played with", async () => {
    const file = fresh("own.json");
    const save = fresh("own-game.json");
    const deck = {
      fence: new Array(63).fill(7),
      improvement: [],
      park: [],
      pool: [],
      temp: [],
      extension: [],
    };
    writeFileSync(file, JSON.stringify(deck));
    await ask(["quit"], "--deck", file, "--save", save);
    expect(JSON.parse(readFileSync(save, "utf8")).record.options.deck).toEqual(deck);
    const played = await runCliOn("", "play", "--seed", "1", "--deck", file);
    expect(played.code).toBe(0);
    writeFileSync(file, `\ufeff${JSON.stringify(deck)}\r\n`); // as some editors do
    expect(await runCliOn("", "play", "--seed", "1", "--deck", file)).toEqual(played);
  });
});

/** What is said at a table of paper in a whole game of two: all that the players of the same game with sheets have done. */
function saidInGame(options: Parameters<typeof createGame>[0]): string[] {
  let state = createGame(options);
  let paper = createGame({ ...options, layout: { paper: (options.layout ?? "classic") as "classic" } });
  const lines: string[] = [];
  const say = (move: Move): void => {
    lines.push(formatMove(move));
    paper = applyMove(paper, move);
  };
  for (let step = 0; !isOver(state); step++) {
    const before = state;
    const players = playersToMove(before);
    const turns = players.map((): Move[] => []);
    for (const player of players) {
      while (
        state.table === before.table &&
        playersToMove(state).includes(player) &&
        !turns[player].some(({ type }) => type === "end")
      ) {
        const moves = legalMoves(state, player);
        const move = moves[(step * 7 + turns[player].length * 3 + player) % moves.length];
        turns[player].push(move);
        state = applyMove(state, move);
      }
    }
    const [asked] = before.agenda;
    const isRound = asked?.do === "ask" && asked.agenda[0]?.step === "choose";
    if (!isRound) continue;
    while (waitsForSheets(paper)) for (const player of playersToMove(paper)) say({ type: "end", player });
    turns.forEach((moves, player) => {
      const isFull = !state.sheets[player].places.includes("empty");
      for (const move of heardOf(moves, player, isFull, passesCards(paper))) say(move);
    });
  }
  expect(isOver(untilCards(paper))).toBe(true);
  while (waitsForSheets(paper)) for (const player of playersToMove(paper)) say({ type: "end", player });
  expect(allDone(paper).table.endedBy).toEqual(state.table.endedBy);
  return lines;
}

describe("sheets of paper at the terminal", () => {
  test.each([
    ["the standard game", { players: ["Ann", "Bob"] }, []],
    ["Expert Mode", { players: ["Ann", "Bob"], mode: "expert" }, ["--mode", "expert"]],
    [
      "AAA with Zombies",
      { players: ["Ann"], mode: { aaa: "sam" }, layout: "zombies" },
      ["--mode", "aaa", "--layout", "zombies"],
    ],
  ] as const)(
    "a whole game of %s is dealt, and comes to an end as it does with sheets",
    async (_, options, args) => {
      const lines = saidInGame({ ...options, seed: 7 });
      const { code, out } = await ask(lines, "--players", options.players.join(","), "--paper", ...args);
      expect(code).toBe(0);
      expect(out).toContain("The game is over");
      expect(out).not.toContain("not possible");
    },
  );

  test("the sheets are scored from a file", async () => {
    const file = fresh("sheets.txt");
    const sheet = emptySheet("classic");
    writeFileSync(
      file,
      formatSheets([
        { name: "Ann", description: { ...sheet, pools: 2 } },
        { name: "Bob", description: sheet },
      ]),
    );
    const { out } = await ask(
      ["score nothing.txt", `score ${file}`, "quit"],
      "--players",
      "Ann,Bob",
      "--paper",
    );
    expect(out).toContain("This file can't be read.");
    expect(out).toMatch(/Ann\s.*6/);
  });
});
