import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { awaited, emptySheet, type GameOptions, isOver, scoreSheet, stateKey } from "perfect-home-rules";
import { formatSheets } from "perfect-home-rules/notation";
import { restoreSession } from "perfect-home-rules/session";
import { describe, expect, test } from "vitest";
import { REAL_TABLES } from "../support/real-cards.js";
import { people } from "./people.js";
import { runCliOn, tooWide } from "./run-cli.js";

const FOLDER = "temp/real-table";

function fresh(name: string): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${name}`;
  rmSync(file, { force: true });
  return file;
}

/** The flags for some options. */
function flagsFor({ players, mode, layout }: GameOptions): string[] {
  const printed = typeof layout === "string" ? layout : undefined;
  return [
    ...["--players", players.join(","), "--seed", "5", "--cards", "entered"],
    ...(mode === "expert" ? ["--mode", "expert"] : []),
    ...(typeof mode === "object" ? ["--mode", "aaa"] : []),
    ...(printed === undefined ? [] : ["--layout", printed]),
  ];
}

const entered = (lines: readonly string[], ...args: string[]) =>
  runCliOn(lines.join("\n"), "table", "--players", "Ann,Bob", "--seed", "5", "--cards", "entered", ...args);

describe("cards entered at the terminal", () => {
  test.each(
    REAL_TABLES.flatMap(([name, options, lay]) => [
      [name, "sheets kept", options, lay, []] as const,
      [
        name,
        "sheets on paper",
        { ...options, layout: { paper: options.layout ?? "classic" } } as GameOptions,
        lay,
        ["--paper", ...(options.layout === undefined ? [] : ["--layout", String(options.layout)])],
      ] as const,
    ]),
  )("RND-2 AAA-3 XPT-3: a whole game, %s, %s", async (name, sheets, options, lay, more) => {
    const lines = [...people({ ...options, cards: "entered" }, lay, 3)];
    const last = lines.at(-1);
    const save = fresh(`${name} ${sheets}.json`);
    const { code, out, err } = await runCliOn(
      lines.map(({ line }) => line).join("\n"),
      "table",
      ...flagsFor(options),
      ...more,
      "--save",
      save,
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { state } = restoreSession(JSON.parse(readFileSync(save, "utf8")));
    expect(isOver(state)).toBe(true);
    expect(last && stateKey(last.state)).toBe(stateKey(state));
    expect(out).toContain("The game is over");
    expect(tooWide(out.replaceAll(/^> /gm, ""))).toEqual([]);
  });

  test("RND-2: a card is meant by its number and the beginning of its word; a doubtful one is asked about", async () => {
    const lines = ["cards", "5 f", "9", "9 p", "14p", "bis 3", "quit"];
    const { code, out } = await entered(lines);
    expect(code).toBe(0);
    expect(out).toContain("fence: 1 · 2 · 5\u00a0×2 · 6");
    expect(out).toContain("Which one? 9 fence · 9 improvement · 9 park · 9 pool");
    expect(out).toContain("Which one? 9 park · 9 pool");
    for (const card of ["5 fence", "14 park", "3 extension"]) expect(out).toContain(`   ${card}\n`);
    expect(out).toContain("── Round 1 ──");
  });

  test("SET-1: what can't come up is refused, and what can is listed; the rest of the line is left out", async () => {
    const { out } = await entered(["5 fence, 16 pool, 7 pool", "5 temp", "2 fence", "2 fence", "quit"]);
    expect(out).toContain("“16 pool” is no card");
    expect(out).not.toContain("   7 pool\n");
    expect(out).toContain("“5 temp” is no card");
    expect(out).toMatch(/This card can't come up here now.\n {3}fence: 1 · 5 · 6/);
  });

  test("several cards in a line begin the round, and moves may be in a line too", async () => {
    const line = "5 fence, 7 pool, 9 temp, 10 temp, 11 fence, 12 park";
    const save = fresh("lines.json");
    const { out } = await entered(
      [line.replace("9 temp", "8 temp"), "pick 1, write 1.3 10", "quit"],
      "--save",
      save,
    );
    expect(out).toContain("The combinations are 10 fence, 11 pool, and 12 temp worker.");
    const { state } = restoreSession(JSON.parse(readFileSync(save, "utf8")));
    expect(state.turns[0]?.moves.map(({ type }) => type)).toEqual(["pick", "write"]);
  });

  test("a card entered wrongly is taken back, also once somebody has moved", async () => {
    const save = fresh("undone.json");
    const cards = "5 fence, 7 pool, 8 temp, 10 temp, 11 fence, 12 park";
    await entered([cards, "pick 1", "undo", "undo", "undo", "redo", "quit"], "--save", save);
    const { state } = restoreSession(JSON.parse(readFileSync(save, "utf8")));
    expect(awaited(state)?.place).toEqual({ for: "stack", stack: 2 });
  });

  test("in French, with its names and those of records; special cards by what they show", async () => {
    const lines = ["5 barr", "zombie gauche", "quit"];
    const { out } = await runCliOn(
      lines.join("\n"),
      ...["table", "--players", "Ann", "--seed", "5", "--cards", "entered", "--mode", "aaa"],
      ...["--layout", "zombies", "--language", "fr"],
    );
    expect(out).toContain("Saisissez la carte piochée par Ann.");
    expect(out).toContain("   carte Zombie ←\n");
    expect(out).toContain("les trois hordes de droite se déplacent");
  });

  test("bots play and advise, a module's too", async () => {
    const bot = `${FOLDER}/last-bot.mjs`;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(bot, "export const bot = ({ moves }) => moves[moves.length - 1];");
    const cards = "5 fence, 7 pool, 8 temp, 10 temp, 11 fence, 12 park";
    const save = fresh("bots.json");
    const { out } = await entered(
      [cards, "quit"],
      "--seats",
      `person,${bot}`,
      "--adviser",
      "greedy",
      "--save",
      save,
    );
    expect(out).toContain("Advice: ");
    const { state } = restoreSession(JSON.parse(readFileSync(save, "utf8")));
    expect(state.ended).toEqual([false, true]);
  });

  test("says which bot can't be loaded, and ends where one fails; the game stands as it was saved", async () => {
    const bad = `${FOLDER}/bad-bot.mjs`;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(bad, "export const nobody = 1;");
    expect((await entered([], "--seats", `person,${bad}`)).err).toMatch(/bot of player 2\s+can't be loaded/);
    writeFileSync(
      `${FOLDER}/failing-bot.mjs`,
      'export const bot = () => { throw new Error("out of ideas"); };',
    );
    const save = fresh("failed.json");
    const cards = "5 fence, 7 pool, 8 temp, 10 temp, 11 fence";
    const seats = ["--seats", `person,${FOLDER}/failing-bot.mjs`, "--save", save];
    const { code, err } = await entered([cards, "12 park", "quit"], ...seats);
    expect({ code, err }).toEqual({ code: 1, err: "error: a bot has failed: out of ideas\n" });
    const { state } = restoreSession(JSON.parse(readFileSync(save, "utf8")));
    expect(awaited(state)?.place).toEqual({ for: "stack", stack: 2 });
  });

  test("a person with paper and a bot with a sheet of its own play to the end, and are ranked together", async () => {
    const save = fresh("beside.json");
    const file = fresh("sheets.txt");
    const sheet = emptySheet("classic");
    const game = ["--players", "Ann,Bob", "--seed", "5", "--save", save];
    const seats = ["--seats", "paper,greedy", "--adviser", "greedy"];
    const ends = new Array<string>(40).fill("end");
    const { code, out } = await runCliOn([...ends, "quit"].join("\n"), "table", ...game, ...seats);
    expect(code).toBe(0);
    expect(out).toContain("The game is over");
    expect(out).not.toContain("Advice");
    expect(out).toContain("Of sheets of paper only plans");
    const { state } = restoreSession(JSON.parse(readFileSync(save, "utf8")));
    const bob = scoreSheet(state, 1);
    expect(bob.total).toBeGreaterThan(30);
    writeFileSync(file, formatSheets([{ name: "Ann", description: { ...sheet, pools: 3 } }]));
    const scored = await runCliOn(`score ${file}\nquit`, "table", ...game, ...seats);
    expect(scored.out).toMatch(/Ann\s.*9/);
    const two = formatSheets([
      { name: "Ann", description: sheet },
      { name: "Bob", description: sheet },
    ]);
    writeFileSync(file, two);
    const refused = await runCliOn(`score ${file}\nquit`, "table", ...game, ...seats);
    expect(refused.out).toContain("for each player with paper, in seat order: 1.");
  });

  test("a card where a move is asked for is no move of another player", async () => {
    const cards = "5 fence, 7 pool, 8 temp, 10 temp, 11 fence, 12 park";
    const { out } = await entered([cards, "7 park", "quit"]);
    expect(out).toContain("There is no move with this number; type help.");
  });

  test("who plays on paper is asked to, and in Expert Mode for the cards", async () => {
    const ask = (...args: string[]) =>
      runCliOn("quit", "table", "--players", "Ann,Bob", "--seed", "5", "--seats", "paper,person", ...args);
    expect((await ask()).out).toContain("Ann: Play the round on your sheet");
    expect((await ask("--language", "fr")).out).toContain("Ann\u00a0: Jouez le tour sur votre feuille");
    expect((await ask("--mode", "expert")).out).toContain("Ann: Choose one card for its number");
  });

  test("a file that is no saved game is named", async () => {
    const save = fresh("none.json");
    writeFileSync(save, "not JSON");
    const { code, err } = await entered([], "--save", save);
    expect(code).toBe(2);
    expect(err).toContain("it must be a game that was saved here, as JSON");
  });
});
