import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  checkRecord,
  PRINTED_TABLES,
  parseRecord,
  parseState,
  stateKey,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { parsed } from "../svg/xml.js";
import { runCli, runCliOn, tooWide } from "./run-cli.js";

const FOLDER = "temp/dream-home";
mkdirSync(FOLDER, { recursive: true });
const GAME = ["play", "--game", "dream-home", "--players", "Ann,Bob", "--seed", "7"];

describe("Dream Home at the command line", () => {
  test("bots play a game, which is told round by round, with houses and scores at its end", async () => {
    const { code, out, err } = await runCli(...GAME, "--bots", "greedy,random");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("Round 1 of 12");
    expect(out).toContain("Round 12 of 12");
    expect(out).toMatch(/^Ann takes /m);
    expect(out).toMatch(/^1\. Ann: \d+ points$/m);
    expect(tooWide(out)).toEqual([]);
  });

  test("the same seed gives the same game, and JSON has all of it", async () => {
    const [one, other] = await Promise.all([runCli(...GAME, "--json"), runCli(...GAME, "--json")]);
    expect(one).toEqual(other);
    const game = JSON.parse(one.out);
    expect(game.game).toBe("dream-home");
    expect(game.state.agenda).toEqual([]);
    expect(game.standings[0].total).toBe(
      Math.max(...game.scoreSheets.map(({ total }: { total: number }) => total)),
    );
  });

  test("a person is asked for each move, and may leave", async () => {
    const { code, out } = await runCliOn("x\n999\n1\n1\nquit", ...GAME, "--bots", "person,greedy");
    expect(code).toBe(0);
    expect(out).toContain("Ann: Discard a pair.");
    expect(out.match(/There is no such answer\./g)).toHaveLength(2);
    expect(out).toMatch(/Ann discards /);
    expect(out).toMatch(/Ann takes /);
    expect(tooWide(out)).toEqual([]);
  });

  test("words that several answers have are refused with these", async () => {
    const { out } = await runCliOn("red\nquit", ...GAME, "--bots", "person", "--cards", "entered");
    expect(out).toContain(" Several answers fit:\n  1  roof (red)\n  2  roof (red, window)\n> ");
    expect(out).not.toContain("There is no such answer.");
  });

  test("a person takes back the moves of a turn, and the last card as long as nobody has moved", async () => {
    const file = `${FOLDER}/undone.txt`;
    const cards = "drill\nhandyman\narchitect\npiano\nkitchen\ngarage\nbath\nbedroom\nstudy";
    const args = [...GAME, "--cards", "entered", "--bots", "person", "--record", file];
    const { code, out } = await runCliOn(`${cards}\nundo\nlaundry\n1\n2\nundo\nundo\n2\nquit`, ...args);
    expect(code).toBe(0);
    expect(out.match(/Which room card lies in column 5\?/g)).toHaveLength(2);
    expect(out).toContain("Column 5: laundry, piano");
    expect(out.match(/Ann: Discard a pair\./g)).toHaveLength(3);
    const { revealed, moves } = parseRecord(readFileSync(file, "utf8"));
    expect(revealed.at(-1)).toEqual({ room: "laundry" });
    expect(moves).toEqual([{ type: "discardPair", player: 0, column: 2 }]);
    const dealt = await runCliOn("undo\nquit", ...GAME, "--bots", "person");
    expect(dealt.out).toContain("There is nothing to undo.");
    const json = await runCliOn(
      `1\nundo\n${Array(200).fill("1").join("\n")}`,
      ...GAME,
      "--bots",
      "person,random",
      "--json",
    );
    const { moves: made, state } = JSON.parse(json.out.slice(json.out.lastIndexOf('{"game"')));
    const options = { players: ["Ann", "Bob"], seed: 7, simple: false };
    const record = {
      version: 1,
      package: "1.0.0",
      options,
      moves: made,
      revealed: [],
      result: null,
    } as const;
    expect(stateKey(checkRecord(record).state)).toBe(stateKey(parseState(state)));
  });

  test("a person can play to the end", async () => {
    const { out } = await runCliOn(Array(200).fill("1").join("\n"), ...GAME, "--bots", "person,random");
    expect(out).toContain("The game is over.");
  });

  test.each([
    ["fr", "Manche 1 sur 12"],
    ["it", "Round 1 di 12"],
  ])("is told in other languages: %s", async (language, said) => {
    expect((await runCli(...GAME, "-l", language)).out).toContain(said);
  });

  test("draws the houses", async () => {
    const file = `${FOLDER}/houses.svg`;
    rmSync(file, { force: true });
    await runCli(...GAME, "--svg", file);
    expect(existsSync(file)).toBe(true);
    expect(parsed(readFileSync(file, "utf8")).texts["title"]?.length).toBeGreaterThan(0);
  });

  test("writes the record of a game, over or left, that is read and replayed", async () => {
    const file = `${FOLDER}/game.txt`;
    rmSync(file, { force: true });
    const { out } = await runCli(...GAME, "--simple", "--json", "--record", file);
    const { moves, standings } = JSON.parse(out);
    const record = parseRecord(readFileSync(file, "utf8"));
    expect(record.options).toEqual({ players: ["Ann", "Bob"], seed: 7, simple: true });
    expect(record.moves).toEqual(moves);
    expect(record.result?.map(({ place }) => place)).toEqual(
      standings.map(({ place }: { place: number }) => place),
    );
    expect(checkRecord(record).differences).toEqual([]);
    await runCliOn("1\n1\nquit", ...GAME, "--bots", "person,greedy", "--record", file);
    const left = parseRecord(readFileSync(file, "utf8"));
    expect(left.result).toBeNull();
    expect(left.moves.length).toBeGreaterThan(1);
    expect(checkRecord(left).differences).toEqual([]);
  });

  test.each([
    ["en", "All moves fit, and the results are those recorded."],
    ["fr", "Tous les coups conviennent, et les résultats sont ceux enregistrés."],
    ["it", "Tutte le mosse sono valide e i risultati sono quelli registrati."],
  ])("tells a recorded game as it was played, and checks it: %s", async (language, fits) => {
    const file = `${FOLDER}/told-${language}.txt`;
    const played = await runCli(...GAME, "--bots", "greedy", "--record", file, "-l", language);
    const { code, out } = await runCli("replay", "--game", "dream-home", file, "-l", language);
    expect(code).toBe(0);
    expect(out.startsWith(played.out)).toBe(true);
    expect(out.slice(played.out.length)).toContain(fits);
    expect(tooWide(out)).toEqual([]);
  });

  test("says what of a record differs, is not over, does not fit, or can't be read", async () => {
    const file = `${FOLDER}/changed.txt`;
    await runCli(...GAME, "--record", file);
    const text = readFileSync(file, "utf8");
    const replayed = async (changed: string, ...flags: string[]) =>
      runCliOn(changed, "replay", "--game", "dream-home", "-", ...flags);
    const differs = await replayed(text.replace(/"total":\d+/, '"total":99'));
    expect(differs.code).toBe(1);
    expect(differs.out).toMatch(/ {3}\* (?:Ann|Bob), total: 99 recorded, \d+ found/i);
    const open = await replayed(text.replace(/^result .*$/m, "result null"));
    expect(open.code).toBe(0);
    expect(open.out).toContain("All moves fit. No results are recorded.");
    const lines = text.split("\n");
    const begun = [...lines.slice(0, 2), "result null", ...lines.slice(3, 9)].join("\n");
    const left = await replayed(begun);
    expect(left.out).toContain("All moves fit. The game is not over yet.");
    expect(left.out).not.toContain("The game is over.");
    const wrong = await replayed(`${begun}\n1 fly`);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain("standard input:10:3:\n  expected a move (discardPair,");
    expect(wrong.err).not.toContain("undefined");
    const illegal = await replayed(`${begun}\n1 discardPair 2`, "-l", "it");
    expect(illegal.code).toBe(1);
    expect(illegal.out).toContain("Round 1 di 12");
    expect(illegal.err).toContain("moves[6]");
    const other = await runCliOn(text, "replay", "-", "-l", "it");
    expect(other.code).toBe(2);
    expect(other.err).toContain("'--language it' goes with '--game dream-home' only");
  });

  test("cards of a real table are entered by number or by words, and taken back", async () => {
    const file = `${FOLDER}/entered.txt`;
    const first =
      "drill\nundo\nhandyman\narchitect\nred\nconcrete\nundo\nundo\npiano\nroof brown\n0\ndrill\nkitchen";
    const { code, out } = await runCliOn(
      `undo\n${first}\ngarage\nbath\nbedroom\nstudy\nfirst\nquit`,
      ...GAME,
      ...["--cards", "entered", "--bots", "person,greedy", "--record", file],
    );
    expect(code).toBe(0);
    expect(out).toContain("Which special card lies above column 2?");
    expect(out.match(/Which special card lies above column 3\?/g)).toHaveLength(3);
    expect(out).toContain("Which room card lies in column 5?");
    expect(out).toContain("Column 2: garage, handyman");
    expect(out).toContain("Column 4: bedroom, roof (brown)");
    expect(tooWide(out.replaceAll("> ", ""))).toEqual([]); // whoever sits there ends the line
    const { revealed, options } = parseRecord(readFileSync(file, "utf8"));
    expect(options.cards).toBe("entered");
    expect(revealed).toHaveLength(9);
    expect(revealed[0]).toEqual({ kind: "helper", helper: "handyman" });
    const told = await runCli("replay", "--game", "dream-home", file);
    expect(told.code).toBe(0);
    expect(told.out).toContain("Column 2: garage, handyman");
  });

  test("cards of bots alone are entered too, up to the end", async () => {
    const { code, out } = await runCliOn(Array(200).fill("1").join("\n"), ...GAME, "--cards", "entered");
    expect(code).toBe(0);
    expect(out).toContain("The game is over.");
    const many = await runCli(...GAME, "--cards", "entered", "--games", "2");
    expect(many.code).toBe(2);
    const first = await runCli("play", "--cards", "entered");
    expect(first.err).toContain("'--cards <where>' goes with '--game dream-home'");
  });

  test("plays with custom tables, also where cards are entered", async () => {
    const file = `${FOLDER}/tables.json`;
    const rooms = PRINTED_TABLES.rooms.map((type) =>
      type.id === "study" ? { ...type, id: "ballroom" } : type,
    );
    const given = JSON.parse(JSON.stringify(PRINTED_TABLES).replaceAll('"study"', '"ballroom"'));
    writeFileSync(file, JSON.stringify({ rooms: given.rooms, decor: given.decor }));
    const { code, out } = await runCli(...GAME, "--tables", file, "--json");
    expect(code).toBe(0);
    const { options, state } = JSON.parse(out);
    expect(options.tables.rooms).toEqual(state.setup.tables.rooms);
    expect(state.setup.tables.rooms).toContainEqual(expect.objectContaining({ id: "ballroom" }));
    const entered = await runCliOn("quit", ...GAME, "--tables", file, "--cards", "entered");
    expect(entered.code).toBe(0);
    expect((await runCli(...GAME, "--tables", file, "--games", "2")).code).toBe(0);
    writeFileSync(file, `\ufeff${readFileSync(file, "utf8")}`); // as some editors do
    expect((await runCli(...GAME, "--tables", file, "--json")).out).toBe(out);
    writeFileSync(file, JSON.stringify({ rooms }));
    const wrong = await runCli(...GAME, "--tables", file);
    expect(wrong.code).toBe(2);
    expect(wrong.err.replaceAll(/\s+/g, " ")).toContain("the id of a type of room, not study");
    writeFileSync(file, "null");
    expect((await runCli(...GAME, "--tables", file)).err).toContain("path: tables");
    writeFileSync(file, "{");
    expect((await runCli(...GAME, "--tables", file)).err).toContain("must be tables as JSON");
    const first = await runCli("play", "--tables", file);
    expect(first.err).toContain("'--tables <file>' goes with '--game dream-home' only");
  });

  test("plays many games of bots and prints statistics, the same each time", async () => {
    const many = [...GAME, "--games", "3", "--bots", "greedy,random"];
    const { code, out, err } = await runCli(...many);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^3 games, Ann and Bob, seeds 7–9$/m);
    expect(out).toMatch(/^Ann +\d+\.\d +\d+\.\d .* \d+\.\d %$/m);
    expect(tooWide(out)).toEqual([]);
    const [one, other] = await Promise.all([runCli(...many, "--json"), runCli(...many, "--json")]);
    expect(one).toEqual(other);
    const { game, bots, games, seats } = JSON.parse(one.out);
    expect({ game, bots, games }).toEqual({ game: "dream-home", bots: ["greedy", "random"], games: 3 });
    const [ann] = seats;
    const totals = await Promise.all(
      ["7", "8", "9"].map(async (seed) => {
        const alone = await runCli(...GAME, "--seed", seed, "--bots", "greedy,random", "--json");
        return JSON.parse(alone.out).scoreSheets[0].total as number;
      }),
    );
    expect(ann.min).toBe(Math.min(...totals));
    expect(ann.mean).toBeCloseTo(totals.reduce((sum, each) => sum + each) / 3);
    expect((await runCli(...many, "-l", "it")).out).toContain("3 partite, Ann e Bob, semi 7–9");
  });

  test.each([
    { args: ["--games", "2", "--bots", "person"], message: "a person plays one game" },
    { args: ["--games", "2", "--workers", "2"], message: "option '--workers' does not go" },
    { args: ["--edition", "first-2018"], message: "option '--edition' does not go with '--game dream-home'" },
    { args: ["--nine-and-three-quarters"], message: "option '--nine-and-three-quarters' does not go" },
    { args: ["--bots", "monte-carlo"], message: "takes random, greedy, person with '--game dream-home'" },
    {
      args: ["--bots", "nobody"],
      message: "with '--game dream-home' random, greedy, person, modules or programs.",
    },
    { args: ["--bots", "greedy,greedy,greedy"], message: "takes one bot, or one for each of 2 players" },
    { args: ["--players", "5"], message: "2 to 4 names" },
  ])("refuses what does not go with it: $args", async ({ args, message }) => {
    const { code, err } = await runCli(...GAME, ...args);
    expect(code).toBe(2);
    expect(err.replaceAll(/\s+/g, " ")).toContain(message);
  });

  test.each([
    { args: ["--simple"], message: "'--simple' goes with '--game dream-home' only" },
    { args: ["--language", "it"], message: "'--language it' goes with '--game dream-home' only" },
    { args: ["--bots", "person"], message: "a person plays with '--game dream-home'" },
  ])("the first game refuses $args", async ({ args, message }) => {
    const { code, err } = await runCli("play", ...args);
    expect(code).toBe(2);
    expect(err.replaceAll(/\s+/g, " ")).toContain(message);
  });
});
