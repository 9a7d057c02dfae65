import type { Command } from "@commander-js/extra-typings";
import { checkRecord, type GameOptions } from "perfect-home-rules";
import type { ManyGames } from "perfect-home-rules/node";
import { formatRecord } from "perfect-home-rules/notation";
import { svgOfGame } from "../drawing/svg-sheets.js";
import { EXIT_CODES } from "../exit.js";
import { writeText } from "../files.js";
import { type Teller, tellerOf } from "../language.js";
import type { NamedBot } from "../option-values.js";
import {
  botsOption,
  gamesOption,
  jsonOption,
  languageOption,
  moveTimeOption,
  randomSeed,
  recordOption,
  svgOption,
  workersOption,
} from "../options.js";
import type { Terminal } from "../terminal.js";
import { addGameOptions, newGameOptions, readDeckIn } from "./new-game.js";
import { playGames, watchingProgress } from "./play-games.js";
import { gameAsJson, gameAsText } from "./report-game.js";
import { seriesAsJson, seriesAsText } from "./report-series.js";

const USUAL_BOT: NamedBot = { name: "random", bot: "random" };

/** What is to be played, and by whom. */
interface Table {
  readonly options: GameOptions & { readonly seed: number };
  readonly bots: readonly NamedBot[];
  readonly moveTime: number | undefined;
}

function wantedOf({ options: { seed, ...options }, bots, moveTime }: Table): Omit<ManyGames, "games"> {
  return { options, seed, bots: bots.map(({ bot }) => bot), moveTime };
}

async function playSeries(
  terminal: Terminal,
  table: Table,
  {
    games,
    workers,
    json,
    teller,
  }: {
    readonly games: number;
    readonly workers?: number | undefined;
    readonly json: boolean;
    readonly teller: Teller;
  },
): Promise<void> {
  const outcomes = await watchingProgress(terminal, games, (onProgress) =>
    playGames({ ...wantedOf(table), games, workers, onProgress }),
  );
  const series = { options: table.options, bots: table.bots.map(({ name }) => name), outcomes };
  terminal.out(json ? seriesAsJson(series) : seriesAsText(series, teller));
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
export function addPlay(program: Command, terminal: Terminal): void {
  const command = addGameOptions(
    program.command("play").description("play a game with bots, and print what happens"),
  )
    .addOption(botsOption)
    .addOption(gamesOption)
    .addOption(workersOption)
    .addOption(moveTimeOption)
    .addOption(recordOption)
    .addOption(svgOption)
    .addOption(languageOption)
    .addOption(jsonOption)
    .addHelpText("after", EXIT_CODES);
  command.action(
    async ({
      seed = randomSeed(),
      bots = [USUAL_BOT],
      games,
      workers,
      moveTime,
      record: file,
      svg,
      json = false,
      language,
      deck,
      ...flags
    }) => {
      if (flags.opponent !== undefined && flags.mode !== "aaa") {
        command.error("error: option '--opponent <id>' goes with '--mode aaa' only");
      }
      if (workers !== undefined && games === undefined) {
        command.error("error: option '--workers <number>' goes with '--games <number>' only");
      }
      const options = newGameOptions({ ...flags, deck: await readDeckIn(terminal, deck) }, seed);
      const { length } = options.players;
      if (bots.length !== 1 && bots.length !== length) {
        command.error(`error: option '--bots <list>' takes one bot, or one for each of ${length} players`);
      }
      const teller = tellerOf(language);
      const table = { options, bots: options.players.map((_, player) => bots[player] ?? bots[0]), moveTime };
      await (games === undefined
        ? playOne(terminal, table, { file, svg, json, teller })
        : playSeries(terminal, table, { games, workers, json, teller }));
    },
  );
}
