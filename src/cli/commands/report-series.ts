import type { EndCause, GameOptions } from "perfect-home-rules";
import type { GameOutcome } from "perfect-home-rules/node";
import type { Teller } from "../language.js";
import { textOf, WIDTH, wrapped } from "../wording.js";
import { gamesAndSeeds, percentage, type SeatSummary, seatRows } from "./series-table.js";
import { type Bin, count, histogram, type Summary, summarise, type Tally } from "./statistics.js";

/** Games of the same players. */
export interface Series {
  /** The options of the first game; each further one has the next seed. */
  readonly options: GameOptions & { readonly seed: number };
  /** How many games were asked for: those in which a bot has failed are not counted. */
  readonly asked: number;
  /** The bots, as the command line names them: one for each player. */
  readonly bots: readonly string[];
  /** What came of the games. */
  readonly tallies: SeriesTallies;
}

/** What came of games, counted as they come: it takes no more memory for more of them. */
export interface SeriesTallies {
  /** How many games. */
  readonly games: number;
  /** Totals by seat. */
  readonly totals: readonly Tally[];
  /** How often each seat was first, alone or with others. */
  readonly first: readonly number[];
  /** Rounds played. */
  readonly rounds: Tally;
  /** Games by the reasons for which they ended; a game may count for several. */
  readonly endedBy: Readonly<Partial<Record<EndCause, number>>>;
}

/** Counts games of some players. */
export function tallyGames(players: number): {
  add(outcome: GameOutcome): void;
  readonly tallies: SeriesTallies;
} {
  const tallies = {
    games: 0,
    totals: Array.from({ length: players }, (): Tally => new Map()),
    first: Array.from({ length: players }, () => 0),
    rounds: new Map() as Tally,
    endedBy: {} as Partial<Record<EndCause, number>>,
  };
  return {
    tallies,
    add({ totals, places, rounds, endedBy }) {
      tallies.games += 1;
      for (const [seat, total] of totals.entries()) {
        count(tallies.totals[seat], total);
        if (places[seat] === 1) tallies.first[seat] += 1;
      }
      count(tallies.rounds, rounds);
      for (const cause of endedBy) tallies.endedBy[cause] = (tallies.endedBy[cause] ?? 0) + 1;
    },
  };
}

interface SeriesStatistics {
  readonly seats: readonly SeatSummary[];
  readonly rounds: Summary;
  /** Games by the reasons for which they ended; a game may count for several. */
  readonly endedBy: Readonly<Partial<Record<EndCause, number>>>;
}

function statisticsOf({ options, tallies }: Series): SeriesStatistics {
  const seats = options.players.map((player, seat) => ({
    player,
    ...summarise(tallies.totals[seat]),
    first: tallies.first[seat],
  }));
  return { seats, rounds: summarise(tallies.rounds), endedBy: tallies.endedBy };
}

/** The totals of all seats. */
function scoresOf({ totals }: SeriesTallies): Tally {
  const all: Tally = new Map();
  for (const [total, times] of totals.flatMap((seat) => [...seat]))
    all.set(total, (all.get(total) ?? 0) + times);
  return all;
}

const CAUSES: readonly EndCause[] = ["all-plans", "last-refusal", "no-empty-house", "deck-empty"];

/** The bots of all seats, or the one that plays them all. */
function playedBy(bots: readonly string[]): string {
  const different = [...new Set(bots)];
  return `(${(different.length > 1 ? bots : different).join(", ")})`;
}

/** A series as tables for people. */
export function seriesAsText(series: Series, { texts, words }: Teller): string {
  const { seats, rounds, endedBy } = statisticsOf(series);
  const { options, asked, bots, tallies } = series;
  const { games } = tallies;
  const causes = CAUSES.flatMap((cause) => {
    const count = endedBy[cause];
    if (count === undefined) return [];
    return [
      `${String(count).padStart(9)}  ${percentage(count, games).padStart(7)}  ${texts.endCause(cause)}`,
    ];
  });
  const players = `${texts.count("player", options.players.length)} ${playedBy(bots)}`;
  const lines = [
    ...wrapped("", gamesAndSeeds(words, games, players, { seed: options.seed, asked })),
    "",
    ...seatRows(words, seats, rounds, games),
    "",
    words.howEnded,
    ...causes,
    "",
    words.scores,
    ...drawHistogram(histogram(scoresOf(tallies))),
  ];
  return textOf(lines);
}

/** The statistics of a series as a JSON document. */
export function seriesAsJson(series: Series): string {
  const { options, bots, tallies } = series;
  const document = {
    options,
    bots,
    games: tallies.games,
    ...statisticsOf(series),
    scores: histogram(scoresOf(tallies)),
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
