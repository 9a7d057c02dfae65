import {
  applyMove,
  type GameState,
  isOver,
  playersToMove,
  type Standing,
  standings,
} from "perfect-home-rules/dream-home";
import { type Texts, textsIn } from "perfect-home-rules/dream-home/texts";
import { watchingProgress } from "../commands/play-games.js";
import { drawHistogram } from "../commands/report-series.js";
import { gamesAndSeeds, type SeatSummary, seatRows } from "../commands/series-table.js";
import { count, histogram, summarise, type Tally } from "../commands/statistics.js";
import type { Terminal } from "../terminal.js";
import { textOf, wrapped } from "../wording.js";
import { created } from "./created.js";
import { type DreamHomeGame, seatName } from "./game-of-flags.js";
import { type MoversOfGame, withMovers } from "./movers.js";
import { wordsIn } from "./words.js";

const SEEDS = 2 ** 32;

/** Plays a game of bots to its end. */
async function playOut(begun: GameState, movers: MoversOfGame): Promise<GameState> {
  let state = begun;
  while (!isOver(state)) {
    const [player = 0] = playersToMove(state);
    state = applyMove(state, await movers.move(state, player));
  }
  movers.end(state);
  return state;
}

/** What came of games, counted as they come. */
interface Tallies {
  readonly totals: readonly Tally[];
  readonly first: number[];
}

function add({ totals, first }: Tallies, places: readonly Standing[]): void {
  for (const { player, place, total } of places) {
    const tally = totals[player];
    if (tally !== undefined) count(tally, total);
    if (place === 1) first[player] = (first[player] ?? 0) + 1;
  }
}

function seatsOf(players: readonly string[], { totals, first }: Tallies): SeatSummary[] {
  return totals.map((tally, seat) => ({
    player: players[seat] ?? "",
    ...summarise(tally),
    first: first[seat] ?? 0,
  }));
}

/** The totals of all players. */
function scoresOf({ totals }: Tallies): Tally {
  const all: Tally = new Map();
  for (const [total, times] of totals.flatMap((tally) => [...tally]))
    all.set(total, (all.get(total) ?? 0) + times);
  return all;
}

function asText({ options, language }: DreamHomeGame, games: number, tallies: Tallies, texts: Texts): string {
  const words = wordsIn(language);
  const players = texts.list(options.players);
  return textOf([
    ...wrapped("", gamesAndSeeds(words, games, players, { seed: options.seed, asked: games })),
    "",
    ...seatRows(words, seatsOf(options.players, tallies), null, games),
    "",
    words.scores,
    ...drawHistogram(histogram(scoresOf(tallies))),
  ]);
}

function asJson(game: DreamHomeGame, games: number, tallies: Tallies): string {
  const { options } = game;
  const bots = game.seats.map(seatName);
  const seats = seatsOf(options.players, tallies);
  const scores = histogram(scoresOf(tallies));
  return `${JSON.stringify({ game: "dream-home", options, bots, games, seats, scores })}\n`;
}

/** Plays games of bots, each with the next seed, and prints statistics. */
export async function playDreamHomeSeries(
  terminal: Terminal,
  game: DreamHomeGame,
  games: number,
): Promise<void> {
  const { options } = game;
  const tallies: Tallies = {
    totals: options.players.map((): Tally => new Map()),
    first: options.players.map(() => 0),
  };
  created(options); // before a program is started
  await withMovers(game, (begin) =>
    watchingProgress(terminal, games, async (show) => {
      for (let made = 0; made < games; made++) {
        const seed = (options.seed + made) % SEEDS;
        add(tallies, standings(await playOut(created({ ...options, seed }), begin(made, seed))));
        show(made + 1);
      }
    }),
  );
  terminal.out(
    game.json ? asJson(game, games, tallies) : asText(game, games, tallies, textsIn(game.language)),
  );
}
