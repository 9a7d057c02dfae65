import type { Command } from "@commander-js/extra-typings";
import { checkRecord, type GameOptions } from "perfect-home-rules";
import type { ManyGames } from "perfect-home-rules/node";
import { formatRecord } from "perfect-home-rules/notation";
import { svgOfGame } from "../drawing/svg-sheets.js";
import { dreamHomeGame } from "../dream-home/game-of-flags.js";
import { playDreamHome } from "../dream-home/play-dream-home.js";
import { EXIT_CODES, type ExitCode } from "../exit.js";
import { writeText } from "../files.js";
import { type Teller, tellerOf } from "../language.js";
import type { NamedMover } from "../option-values.js";
import {
  botsOption,
  cancelOption,
  dreamHomeCardsOption,
  gameOption,
  gamesOption,
  gameTimeOption,
  jsonOption,
  keepGoingOption,
  memoryOption,
  moveTimeOption,
  nameOption,
  outputOption,
  playLanguageOption,
  randomSeed,
  recordOption,
  redisOption,
  resumeOption,
  simpleOption,
  svgOption,
  tablesOption,
  workersOption,
} from "../options.js";
import type { Terminal } from "../terminal.js";
import { addGameOptions, newGameOptions, readDeckIn, readTablesIn } from "./new-game.js";
import { playGames } from "./play-games.js";
import {
  cancelByName,
  playSeriesByWorkers,
  playSeriesHere,
  type QueueFlags,
  redisUrl,
  resumeByWorkers,
  type Telling,
} from "./play-series.js";
import { gameAsJson, gameAsText } from "./report-game.js";

/** Who moves without a person. */
interface NamedPlayer extends NamedMover {
  readonly bot: NonNullable<NamedMover["bot"]>;
}

const USUAL_BOT: NamedMover = { name: "random", bot: "random" };

/** What is to be played, and by whom. */
interface Table extends Pick<ManyGames, "moveTime" | "gameTime" | "memory"> {
  readonly options: GameOptions & { readonly seed: number };
  readonly bots: readonly NamedPlayer[];
}

function wantedOf({ options: { seed, ...options }, bots, ...limits }: Table): Omit<ManyGames, "games"> {
  return { ...limits, options, seed, bots: bots.map(({ bot }) => bot) };
}

/** What the command line says of a series that is played over a queue. */
interface SeriesFlags {
  readonly redis?: string | true | undefined;
  readonly name?: string | undefined;
  readonly output?: string | undefined;
  readonly keepGoing?: true | undefined;
  readonly resume?: string | undefined;
  readonly cancel?: string | undefined;
}

function queueFlags({ redis = true, output, keepGoing }: SeriesFlags, name: string): QueueFlags {
  return { connection: redisUrl(redis), name, file: output, keepGoing: keepGoing === true };
}

/** A name for a series that nobody has named. */
function randomName(): string {
  return randomSeed().toString(36);
}

async function playSeries(
  terminal: Terminal,
  table: Table,
  { games, workers, ...telling }: Telling & { readonly games: number; readonly workers: number | undefined },
  flags: SeriesFlags,
): Promise<ExitCode> {
  const series = { options: table.options, games, bots: table.bots.map(({ name }) => name) };
  const wanted = wantedOf(table);
  if (flags.redis === undefined) return playSeriesHere(terminal, series, telling, { ...wanted, workers });
  return playSeriesByWorkers(
    terminal,
    series,
    telling,
    wanted,
    queueFlags(flags, flags.name ?? randomName()),
  );
}

/** The option that goes with another one only, and that other one; `null` where all is well. */
function misplaced(flags: SeriesFlags, games: number | undefined): readonly [string, string] | null {
  const { redis, name, output, keepGoing, resume, cancel } = flags;
  if (redis === undefined) {
    if (name !== undefined) return ["--name <name>", "--redis"];
    if (output !== undefined) return ["-o, --output <file>", "--redis"];
    if (keepGoing !== undefined) return ["--keep-going", "--redis"];
    if (resume !== undefined) return ["--resume <name>", "--redis"];
    return cancel === undefined ? null : ["--cancel <name>", "--redis"];
  }
  const isSeries = games !== undefined || resume !== undefined || cancel !== undefined;
  return isSeries ? null : ["--redis [url]", "--games <number>"];
}

async function playOne(
  terminal: Terminal,
  table: Table,
  {
    file,
    svg,
    json,
    teller,
  }: {
    readonly file: string | undefined;
    readonly svg: string | undefined;
    readonly json: boolean;
    readonly teller: Teller;
  },
): Promise<void> {
  // A thread can be stopped, whatever a module does in it. For other bots it is not worth its start.
  const workers = table.bots.some(({ bot }) => bot instanceof URL) ? 1 : 0;
  const outcomes = await playGames({ ...wantedOf(table), games: 1, workers, records: true });
  const [record] = outcomes.flatMap((outcome) => outcome.record ?? []);
  if (file !== undefined) writeText(terminal, file, formatRecord(record));
  if (svg !== undefined) writeText(terminal, svg, svgOfGame(checkRecord(record).state, teller));
  terminal.out(json ? gameAsJson(record) : gameAsText(record, teller));
}

/** Adds the command `play`: bots play one game, or many. */
export function addPlay(program: Command, terminal: Terminal, end: (code: ExitCode) => void): void {
  const command = addGameOptions(
    program.command("play").description("play a game with bots, and print what happens"),
  )
    .addOption(gameOption)
    .addOption(simpleOption)
    .addOption(dreamHomeCardsOption)
    .addOption(tablesOption)
    .addOption(botsOption)
    .addOption(gamesOption)
    .addOption(workersOption)
    .addOption(moveTimeOption)
    .addOption(gameTimeOption)
    .addOption(memoryOption)
    .addOption(redisOption)
    .addOption(nameOption)
    .addOption(outputOption)
    .addOption(keepGoingOption)
    .addOption(resumeOption)
    .addOption(cancelOption)
    .addOption(recordOption)
    .addOption(svgOption)
    .addOption(playLanguageOption)
    .addOption(jsonOption)
    .addHelpText("after", EXIT_CODES);
  command.action(
    async ({
      game,
      simple,
      cards,
      tables,
      seed = randomSeed(),
      bots = [USUAL_BOT],
      games,
      workers,
      moveTime,
      gameTime,
      memory,
      redis,
      name,
      output,
      keepGoing,
      resume,
      cancel,
      record: file,
      svg,
      json = false,
      language,
      deck,
      ...flags
    }) => {
      const refuse = (what: string): never => command.error(`error: ${what}`);
      if (game === "dream-home") {
        const given = { seed, tables: await readTablesIn(terminal, tables) };
        return playDreamHome(terminal, dreamHomeGame(command.opts(), given, refuse));
      }
      if (simple !== undefined) refuse("option '--simple' goes with '--game dream-home' only");
      if (cards !== undefined)
        refuse("option '--cards <where>' goes with '--game dream-home', or with the command 'table'");
      if (tables !== undefined) refuse("option '--tables <file>' goes with '--game dream-home' only");
      if (language === "it") refuse("option '--language it' goes with '--game dream-home' only");
      if (workers !== undefined && games === undefined) {
        command.error("error: option '--workers <number>' goes with '--games <number>' only");
      }
      const seriesFlags = { redis, name, output, keepGoing, resume, cancel };
      const wrong = misplaced(seriesFlags, games);
      if (wrong !== null) command.error(`error: option '${wrong[0]}' goes with '${wrong[1]}' only`);
      const teller = tellerOf(language === "it" ? undefined : language);
      const telling = { json, teller };
      if (cancel !== undefined) {
        return end(await cancelByName(terminal, queueFlags(seriesFlags, cancel), telling));
      }
      if (resume !== undefined) {
        return end(await resumeByWorkers(terminal, queueFlags(seriesFlags, resume), telling));
      }
      const options = newGameOptions({ ...flags, deck: await readDeckIn(terminal, deck) }, seed);
      const { length } = options.players;
      const movers = bots.flatMap(({ name: named, bot }) => (bot === null ? [] : [{ name: named, bot }]));
      if (movers.length < bots.length) {
        refuse("a person plays with '--game dream-home', or with the command 'table'");
      }
      if (bots.length !== 1 && bots.length !== length) {
        command.error(`error: option '--bots <list>' takes one bot, or one for each of ${length} players`);
      }
      const seats = options.players.map((_, player) => movers[player] ?? movers[0]);
      const table = { options, bots: seats, moveTime, gameTime, memory };
      if (games === undefined) await playOne(terminal, table, { file, svg, json, teller });
      else end(await playSeries(terminal, table, { games, workers, json, teller }, seriesFlags));
    },
  );
}
