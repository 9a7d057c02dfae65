import type { ToolWords } from "../language.js";
import { nameColumn } from "../names.js";
import type { Summary } from "./statistics.js";

/** The words of a table of a series. */
export type TableWords = Pick<
  ToolWords,
  "first" | "games" | "rounds" | "scores" | "seed" | "seeds" | "statistics"
>;

/** What a series comes to for one player. */
export interface SeatSummary extends Summary {
  /** The name. */
  readonly player: string;
  /** Games in which the player was first, alone or with others. */
  readonly first: number;
}

const SEEDS = 2 ** 32;
const COLUMNS = ["mean", "median", "sd", "min", "max"] as const;
const COLUMN_WIDTH = 8;

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

/** A share of games in percent. */
export function percentage(count: number, games: number): string {
  return `${oneDecimal((100 * count) / games)} %`;
}

/** How many games, and with which seeds. */
export function gamesAndSeeds(
  words: TableWords,
  games: number,
  players: string,
  { seed, asked }: { readonly seed: number; readonly asked: number },
): string {
  const seeds =
    asked === 1 ? `${words.seed} ${seed}` : `${words.seeds} ${seed}–${(seed + asked - 1) % SEEDS}`;
  return `${games} ${games === 1 ? words.games.one : words.games.other}, ${players}, ${seeds}`;
}

/** A row for each player, below the heads, and one for the rounds. */
export function seatRows(
  words: TableWords,
  seats: readonly SeatSummary[],
  rounds: Summary | null,
  games: number,
): string[] {
  const rows = seats.map(({ player }) => player);
  const names = nameColumn(rounds === null ? rows : [...rows, words.rounds]);
  const heads = [...COLUMNS.map((column) => words.statistics[column]), words.first]
    .map((head) => head.padStart(COLUMN_WIDTH))
    .join("");
  return [
    " ".repeat(names[0].length) + heads,
    ...seats.map(
      (seat, index) => names[index] + summaryRow(seat) + percentage(seat.first, games).padStart(COLUMN_WIDTH),
    ),
    ...(rounds === null ? [] : [names[names.length - 1] + summaryRow(rounds)]),
  ];
}
