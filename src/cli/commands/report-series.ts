import type { EndCause, GameOptions } from "perfect-home-rules";
import type { GameOutcome } from "perfect-home-rules/node";
import type { Teller } from "../language.js";
import { nameColumn } from "../names.js";
import { textOf, WIDTH, wrapped } from "../wording.js";
import { type Bin, histogram, type Summary, summarise } from "./statistics.js";

/** Games of the same players. */
export interface Series {
  /** The options of the first game; each further one has the next seed. */
  readonly options: GameOptions;
  /** The bots, as the command line names them: one for each player. */
  readonly bots: readonly string[];
  /** What came of each game. */
  readonly outcomes: readonly GameOutcome[];
}

/** What a series comes to for one player. */
interface Player extends Summary {
  readonly player: string;
  /** Games in which the player was first, alone or with others. */
  readonly first: number;
}

interface SeriesStatistics {
  readonly seats: readonly Player[];
  readonly rounds: Summary;
  /** Games by the reasons for which they ended; a game may count for several. */
  readonly endedBy: Readonly<Partial<Record<EndCause, number>>>;
}

function statisticsOf({ options, outcomes }: Series): SeriesStatistics {
  const seats = options.players.map((player, seat) => ({
    player,
    ...summarise(outcomes.map((outcome) => outcome.totals[seat])),
    first: outcomes.filter((outcome) => outcome.places[seat] === 1).length,
  }));
  const endedBy: Partial<Record<EndCause, number>> = {};
  for (const cause of outcomes.flatMap((outcome) => outcome.endedBy)) {
    endedBy[cause] = (endedBy[cause] ?? 0) + 1;
  }
  return { seats, rounds: summarise(outcomes.map((outcome) => outcome.rounds)), endedBy };
}

const COLUMNS = ["mean", "median", "sd", "min", "max"] as const;
const COLUMN_WIDTH = 8;

const CAUSES: readonly EndCause[] = ["all-plans", "last-refusal", "no-empty-house", "deck-empty"];

/** With one decimal; never -0.0. */
function oneDecimal(value: number): string {
  return (Math.round(value * 10) / 10 || 0).toFixed(1);
}

function summaryRow(summary: Summary): string {
  return COLUMNS.map((column) => {
    const value = summary[column];
    if (value === null) return "–".padStart(COLUMN_WIDTH);
    const isWhole = column === "min" || column === "max";
    return (isWhole ? String(value) : oneDecimal(value)).padStart(COLUMN_WIDTH);
  }).join("");
}

function percentage(count: number, games: number): string {
  return `${oneDecimal((100 * count) / games)} %`;
}

/** A series as tables for people. */
export function seriesAsText(series: Series, { texts, words }: Teller): string {
  const { seats, rounds, endedBy } = statisticsOf(series);
  const { options, outcomes } = series;
  const games = outcomes.length;
  const names = nameColumn([...options.players, words.rounds]);
  const heads = [...COLUMNS.map((column) => words.statistics[column]), words.first]
    .map((head) => head.padStart(COLUMN_WIDTH))
    .join("");
  const causes = CAUSES.flatMap((cause) => {
    const count = endedBy[cause];
    if (count === undefined) return [];
    return [
      `${String(count).padStart(9)}  ${percentage(count, games).padStart(7)}  ${texts.endCause(cause)}`,
    ];
  });
  const seeds =
    games === 1
      ? `${words.seed} ${outcomes[0].seed}`
      : `${words.seeds} ${outcomes[0].seed}–${outcomes[games - 1].seed}`;
  const lines = [
    ...wrapped(
      "",
      `${games} ${games === 1 ? words.games.one : words.games.other}, ${texts.count("player", options.players.length)}, ${seeds}`,
    ),
    "",
    " ".repeat(names[0].length) + heads,
    ...seats.map(
      (seat, index) => names[index] + summaryRow(seat) + percentage(seat.first, games).padStart(COLUMN_WIDTH),
    ),
    names[names.length - 1] + summaryRow(rounds),
    "",
    words.howEnded,
    ...causes,
    "",
    words.scores,
    ...drawHistogram(histogram(outcomes.flatMap((outcome) => outcome.totals))),
  ];
  return textOf(lines);
}

/** The statistics of a series as a JSON document. */
export function seriesAsJson(series: Series): string {
  const { options, bots, outcomes } = series;
  const document = {
    options,
    bots,
    games: outcomes.length,
    ...statisticsOf(series),
    scores: histogram(outcomes.flatMap((outcome) => outcome.totals)),
  };
  return `${JSON.stringify(document)}\n`;
}

function rangeOf({ from, to }: Bin): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

/** Draws a histogram with lying bars. */
export function drawHistogram(bins: readonly Bin[]): string[] {
  const ranges = bins.map(rangeOf);
  const rangeWidth = Math.max(...ranges.map((range) => range.length));
  const most = Math.max(...bins.map((bin) => bin.count));
  const countWidth = String(most).length;
  const room = WIDTH - 3 - rangeWidth - 2 - countWidth - 2;
  return bins.map(({ count }, index) => {
    const bar = "█".repeat(Math.round((room * count) / most));
    return `   ${ranges[index].padStart(rangeWidth)}  ${String(count).padStart(countWidth)}  ${bar}`;
  });
}
