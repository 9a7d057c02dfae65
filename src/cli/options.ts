import { Option } from "@commander-js/extra-typings";
import { EDITION_IDS, LAYOUT_IDS, MODE_IDS, OPPONENT_IDS } from "perfect-home-rules";
import { LANGUAGES as dreamHomeLanguages } from "perfect-home-rules/dream-home/texts";
import { LANGUAGES } from "perfect-home-rules/texts";
import {
  readBot,
  readBots,
  readFileName,
  readFolder,
  readModule,
  readPlans,
  readPlayers,
  readSeats,
  readSeriesName,
  wholeNumber,
} from "./option-values.js";

const MAX_GAMES = 10_000_000;
const MIN_MEMORY = 16;
const MAX_MEMORY = 2 ** 20;
const MAX_WORKERS = 1024;
const MAX_MOVE_TIME = 2 ** 31 - 1;
const MIN_PLAYOUTS = 10;
const MAX_PLAYOUTS = 1_000_000;
const HIGHEST_SEED = 2 ** 32 - 1;

/** Who plays. */
export const playersOption = new Option(
  "-p, --players <list>",
  "how many players, or their names with commas between them (default: 2, or 1 in a mode for one)",
).argParser(readPlayers);

/** What shuffles the cards and guides the bots. */
export const seedOption = new Option(
  "-s, --seed <number>",
  `the same seed gives the same game: 0 to ${HIGHEST_SEED} (default: a random one)`,
).argParser((text: string) => wholeNumber(text, 0, HIGHEST_SEED));

/** The edition. */
export const editionOption = new Option("-e, --edition <id>", "whose rules and cards").choices(EDITION_IDS);

/** The mode. */
export const modeOption = new Option(
  "-m, --mode <id>",
  "standard game, Expert Mode, AAA Solo, solo of 2018",
).choices(MODE_IDS);

/** The AAA Opponent card. */
export const opponentOption = new Option(
  "--opponent <id>",
  "against whom, with --mode aaa (default: sam)",
).choices(OPPONENT_IDS);

/** The sheet. */
export const layoutOption = new Option("--layout <id>", "the printed layout of the sheets").choices(
  LAYOUT_IDS,
);

/** Whether Advanced Mode is played. */
export const advancedOption = new Option("-a, --advanced", "Advanced Mode: roundabouts and advanced plans");

/** Whether the 9¾ cards are among the cards. */
export const nineAndThreeQuartersOption = new Option("--nine-and-three-quarters", "with the three 9¾ cards");

/** The plans. */
export const plansOption = new Option(
  "--plans <list>",
  "plans by letter, as A=two-estates-of-4,C=2-5; others are drawn",
).argParser(readPlans);

/** How many games. */
export const gamesOption = new Option(
  "-g, --games <number>",
  "play this many games and print statistics",
).argParser((text: string) => wholeNumber(text, 1, MAX_GAMES));

/** Who moves. */
export const botsOption = new Option(
  "-b, --bots <list>",
  "who moves: random, greedy, monte-carlo, guided-monte-carlo, files of modules, packages or programs (docs/protocol.md), with commas between them; one for all, or one for each player (default: random)",
).argParser(readBots);

/** How many threads. */
export const workersOption = new Option(
  "-w, --workers <number>",
  "with --games: the most threads to play in, where piscina is installed (default: all processors)",
).argParser((text: string) => wholeNumber(text, 0, MAX_WORKERS));

/** How long a bot may think. */
export const moveTimeOption = new Option(
  "-t, --move-time <milliseconds>",
  "the longest that a bot's module or program may take for a move (default: 60000)",
).argParser((text: string) => wholeNumber(text, 1, MAX_MOVE_TIME));

/** How long a bot may think in a game. */
export const gameTimeOption = new Option(
  "--game-time <milliseconds>",
  "the longest that a game may take in which a bot's module or program is asked",
).argParser((text: string) => wholeNumber(text, 1, MAX_MOVE_TIME));

/** How much memory a bot may fill. */
export const memoryOption = new Option(
  "--memory <megabytes>",
  "the most memory that a thread may fill",
).argParser((text: string) => wholeNumber(text, MIN_MEMORY, MAX_MEMORY));

const REDIS = "redis://host:port, or rediss:// for TLS; without one, that of REDIS_URL";

/** The queue over which games are played. */
export const redisOption = new Option(
  "--redis [url]",
  `with --games: play by workers, over a queue on Redis (docs/many-games.md): ${REDIS}`,
).conflicts("workers");

/** The name of a series. */
export const nameOption = new Option(
  "--name <name>",
  "with --redis: the name of the series, for --resume and --cancel (default: a random one)",
).argParser(readSeriesName);

/** What a series is to be written to. */
export const outputOption = new Option(
  "-o, --output <file>",
  "with --redis: write each game to a file, as a line of JSON",
).argParser(readFileName);

/** The series to go on with. */
export const resumeOption = new Option(
  "--resume <name>",
  "with --redis: go on with a series whose program has died",
)
  .argParser(readSeriesName)
  .conflicts([
    ...["games", "name", "players", "bots", "seed", "edition", "mode", "opponent", "layout", "advanced"],
    ...["nineAndThreeQuarters", "plans", "deck", "moveTime", "gameTime", "memory", "keepGoing"],
  ]);

/** The series to be removed. */
export const cancelOption = new Option(
  "--cancel <name>",
  "with --redis: remove a series whose program has died",
)
  .argParser(readSeriesName)
  .conflicts(["games", "resume", "output"]);

/** Whether a series goes on where a bot fails. */
export const keepGoingOption = new Option(
  "--keep-going",
  "with --redis: go on after a game in which a bot fails",
);

/** The Redis of a worker. */
export const workerRedisOption = new Option("--redis <url>", "redis://host:port, or rediss:// for TLS").env(
  "REDIS_URL",
);

/** How many games a worker plays at the same time. */
export const concurrencyOption = new Option(
  "-c, --concurrency <number>",
  "how many games to play at the same time (default: one for each processor)",
).argParser((text: string) => wholeNumber(text, 1, MAX_WORKERS));

/** The modules that a worker may load. */
export const allowedBotOption = new Option(
  "-b, --bot <module>",
  "a bot that may be loaded: a file like ./bot.mjs, or a package; for more of them repeat it",
).argParser((text: string, before: readonly URL[] = []) => [...before, readModule(text)]);

/** The folder from which a worker may load bots. */
export const allowBotsOption = new Option(
  "--allow-bots <folder>",
  "a folder from which any bot may be loaded",
).argParser(readFolder);

/** Where to write the record of the game. */
export const recordOption = new Option("-r, --record <file>", "write the record of the game to a file")
  .argParser(readFileName)
  .conflicts("games");

/** Where the sheets are drawn. */
export const svgOption = new Option("--svg <file>", "draw the sheets into a file, as SVG")
  .argParser(readFileName)
  .conflicts("games");

/** How long a game is looked at. */
export const playoutsOption = new Option(
  "--playouts <number>",
  `how many games are played on for each turn: ${MIN_PLAYOUTS} to ${MAX_PLAYOUTS} (default: 400)`,
).argParser((text: string) => wholeNumber(text, MIN_PLAYOUTS, MAX_PLAYOUTS));

/** What guides an analysis. */
export const analysisSeedOption = new Option(
  "-s, --seed <number>",
  `the same seed gives the same analysis: 0 to ${HIGHEST_SEED} (default: 1)`,
).argParser((text: string) => wholeNumber(text, 0, HIGHEST_SEED));

/** Where expected scores are drawn. */
export const curveOption = new Option(
  "--svg <file>",
  "draw the expected scores round by round into a file, as SVG",
).argParser(readFileName);

/** Whose moves. */
export const playerOption = new Option(
  "-p, --player <number>",
  "only the moves of this player, from 1",
).argParser((text: string) => wholeNumber(text, 1, 9999));

/** The language of what is told. */
export const languageOption = new Option(
  "-l, --language <tag>",
  "the language of what is told (default: en)",
).choices(LANGUAGES);

/** The language of a game that may be Dream Home, which is told in Italian too. */
export const playLanguageOption = new Option(
  "-l, --language <tag>",
  "the language of what is told (default: en); it with --game dream-home only",
).choices(dreamHomeLanguages);

/** Which game. */
export const gameOption = new Option(
  "--game <id>",
  "dream-home: that game instead, with --players, --bots random,greedy,person, modules and programs, --move-time, --game-time, --seed, --simple, --cards, --tables, --games, --record, --svg, --json",
).choices(["perfect-home", "dream-home"] as const);

/** Which game a command is about that knows both; by default the first one. */
export function otherGameOption(does: string) {
  return new Option("--game <id>", `dream-home: ${does}`)
    .choices(["perfect-home", "dream-home"] as const)
    .default("perfect-home" as const);
}

/** Whether the simple variant of Dream Home is played. DRH-19 */
export const simpleOption = new Option("--simple", "with --game dream-home: no pair is discarded");

/** Whether to print JSON. */
export const jsonOption = new Option("--json", "print one JSON document");

/** Who sits where at a table. */
export const seatsOption = new Option(
  "--seats <list>",
  "who sits where: person, paper (a person with a sheet of paper), a bot or the file of its module, with commas between them (default: persons)",
).argParser(readSeats);

/** Who says what it would do. */
export const adviserOption = new Option(
  "--adviser <bot>",
  "prints what a bot, or one in a file, would do",
).argParser(readBot);

/** Where the game is kept. */
export const saveOption = new Option(
  "--save <file>",
  "keep the game in a file after each line; where the file is there, the game in it goes on",
).argParser(readFileName);

/** Whether the sheets are on paper. */
export const paperOption = new Option(
  "--paper",
  "all persons have sheets of paper: the program deals cards and turns plans",
);

/** Where the cards come from. */
export const cardsOption = new Option(
  "--cards <where>",
  "dealt by the program, or entered as they come up on your table (default: dealt)",
).choices(["dealt", "entered"] as const);

/** Where the cards of Dream Home come from. */
export const dreamHomeCardsOption = new Option(
  "--cards <where>",
  "with --game dream-home: dealt by the program, or entered as they come up on your table (default: dealt)",
).choices(["dealt", "entered"] as const);

/** A deck of the caller's own. */
export const deckOption = new Option(
  "--deck <file>",
  "the Construction cards of your copy, as JSON (docs/custom-layouts.md)",
).argParser(readFileName);

/** The tables of the caller's own cards of Dream Home. DRH-93 */
export const tablesOption = new Option(
  "--tables <file>",
  "with --game dream-home: the numbers on your cards, as JSON (docs/dream-home/tables.md)",
).argParser(readFileName);

/** A seed for a game whose seed nobody has chosen. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
