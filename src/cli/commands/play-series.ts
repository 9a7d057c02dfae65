import type { GameOptions } from "perfect-home-rules";
import { BotError, type GameOutcome, type ManyGames, type QueueChoice } from "perfect-home-rules/node";
import { cancelSeries, playQueued, readSeries, resumeSeries } from "perfect-home-rules/queue";
import { CliError, DONE, type ExitCode, NOT_RIGHT, UNUSABLE } from "../exit.js";
import type { Teller } from "../language.js";
import type { Terminal } from "../terminal.js";
import { textOf, wrapped } from "../wording.js";
import { playGames, queueError, queueViolationInWords, toCliError, watchingProgress } from "./play-games.js";
import { seriesAsJson, seriesAsText, tallyGames } from "./report-series.js";

/** What a series is told with. */
export interface Telling {
  readonly json: boolean;
  readonly teller: Teller;
}

/** The games of a series, and how they are named in its report. */
export interface SeriesToPlay {
  readonly options: GameOptions & { readonly seed: number };
  readonly games: number;
  readonly bots: readonly string[];
}

/** A series over a queue, and what becomes of it. */
export interface QueueFlags {
  readonly connection: string;
  readonly name: string;
  readonly file: string | undefined;
  readonly keepGoing: boolean;
}

type Told = Required<Pick<ManyGames, "onProgress" | "onOutcome">>;

/** Plays a series and prints what it comes to: each game is counted as it comes, so that memory stays the same. */
async function reportSeries(
  terminal: Terminal,
  { options, games, bots }: SeriesToPlay,
  { json, teller }: Telling,
  play: (told: Told) => Promise<unknown>,
): Promise<ExitCode> {
  const { add, tallies } = tallyGames(options.players.length);
  const onOutcome = (outcome: GameOutcome): void => add(outcome);
  await watchingProgress(terminal, games, (onProgress) => play({ onProgress, onOutcome }));
  const failed = games - tallies.games;
  const series = { options, asked: games, bots, tallies };
  if (tallies.games > 0) terminal.out(json ? seriesAsJson(series) : seriesAsText(series, teller));
  if (failed === 0) return DONE;
  terminal.err(textOf(wrapped("", teller.words.gamesFailed(failed))));
  return NOT_RIGHT;
}

/** Plays a series on this machine. */
export function playSeriesHere(
  terminal: Terminal,
  series: SeriesToPlay,
  telling: Telling,
  wanted: Omit<ManyGames, "games">,
): Promise<ExitCode> {
  return reportSeries(terminal, series, telling, (told) =>
    playGames({ ...wanted, ...told, games: series.games }),
  );
}

/** What a series over a queue tells as it goes. */
function queueOf(terminal: Terminal, { keepGoing, ...queue }: QueueFlags, teller: Teller): QueueChoice {
  const { words } = teller;
  const tell = (line: string): void => terminal.err(textOf(wrapped("", line)));
  return {
    ...queue,
    onRefusal: (refusal) =>
      tell(words.workerRefuses(String(refusal.details.worker ?? ""), queueViolationInWords(refusal, teller))),
    onFailure: keepGoing
      ? (failure) => tell(words.gameFailed((failure.game ?? 0) + 1, new BotError(failure).message))
      : undefined,
  };
}

/** Does something over a queue, or says why it can't be done; where it is stopped, with which words. */
async function overQueue(
  { teller }: Telling,
  signal: AbortSignal,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw new CliError(wrapped("", teller.words.seriesStopped), NOT_RIGHT);
    const told = queueError(error, teller);
    throw told === error ? toCliError(error) : told;
  }
}

/** Plays a series by workers. */
export function playSeriesByWorkers(
  terminal: Terminal,
  series: SeriesToPlay,
  telling: Telling,
  wanted: Omit<ManyGames, "games">,
  flags: QueueFlags,
): Promise<ExitCode> {
  const signal = terminal.stopSignal();
  terminal.err(textOf(wrapped("", telling.teller.words.seriesBegun(flags.name))));
  const queue = queueOf(terminal, flags, telling.teller);
  return overQueue(telling, signal, () =>
    reportSeries(terminal, series, telling, (told) =>
      playQueued({ ...wanted, ...told, games: series.games, queue, signal }),
    ),
  );
}

/** Goes on with a series. */
export function resumeByWorkers(terminal: Terminal, flags: QueueFlags, telling: Telling): Promise<ExitCode> {
  const signal = terminal.stopSignal();
  const queue = queueOf(terminal, flags, telling.teller);
  return overQueue(telling, signal, async () => {
    const { options, seed, ...series } = await readSeries({ connection: flags.connection, name: flags.name });
    return reportSeries(terminal, { ...series, options: { ...options, seed } }, telling, (told) =>
      resumeSeries({ ...queue, ...told, signal }),
    );
  });
}

/** Removes a series. */
export function cancelByName(
  terminal: Terminal,
  { connection, name }: Pick<QueueFlags, "connection" | "name">,
  telling: Telling,
): Promise<ExitCode> {
  return overQueue(telling, new AbortController().signal, async () => {
    await cancelSeries({ connection, name });
    terminal.out(textOf(wrapped("", telling.teller.words.seriesCancelled(name))));
    return DONE;
  });
}

/** The URL of Redis, which may stand in the environment, so that nobody who lists processes sees a password. */
export function redisUrl(redis: string | true): string {
  if (redis !== true) return redis;
  const { REDIS_URL } = process.env;
  if (REDIS_URL !== undefined && REDIS_URL !== "") return REDIS_URL;
  throw new CliError(wrapped("error: ", "there is no REDIS_URL in the environment"), UNUSABLE);
}
