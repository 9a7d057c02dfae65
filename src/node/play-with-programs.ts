import { setImmediate } from "node:timers/promises";
import { isRulesError, type Move } from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";
import {
  type BotShow,
  type GameTypes,
  helloToBot,
  questionForBot,
  readBotHello,
  readMoveChoice,
} from "perfect-home-rules/protocol";
import { BotError } from "./bot-error.js";
import { type BotSource, loadBot, type ProgramSource } from "./bot-sources.js";
import { seedOf } from "./chunk.js";
import { moveClock, orForfeit } from "./forfeits.js";
import type { GameOutcome } from "./many-games.js";
import { answerOf, gameOf, type Question } from "./play-game.js";
import { type RunningProgram, startProgram } from "./program.js";
import type { GameToAsk } from "./program-game.js";
import type { WorkOfAny } from "./read-many-games.js";

const GAME: GameToAsk<GameTypes, BotShow> = {
  helloToBot,
  readBotHello,
  questionForBot,
  readMoveChoice,
  isRulesError,
};

/** Who plays: a program, or a bot of JavaScript. */
type Seat = { readonly program: RunningProgram<GameTypes> } | { readonly bot: Bot };

type Playing = Pick<WorkOfAny, "series" | "moveTime" | "gameTime" | "signal">;

/** Starts what a player is played by. */
async function openSeat(
  source: BotSource | ProgramSource,
  player: number,
  { moveTime, signal }: Playing,
): Promise<Seat> {
  if (source.from !== "program") return { bot: await loadBot(source, player) };
  const opening = startProgram(GAME, { command: source.command, moveTime, signal });
  const program = await orForfeit(opening, signal, (failure) => {
    throw new BotError({ ...failure, player, game: null, seed: null });
  });
  return { program };
}

/** Asks a program. Where it does not answer as it must, it forfeits. */
function askProgram(
  program: RunningProgram<GameTypes>,
  { player, moves, observe, random, fail }: Question,
  { id, game, time, signal }: Pick<Playing, "signal"> & Readonly<Record<"id" | "game" | "time", number>>,
): Promise<Move> {
  const asked = { id, game, player, moves, random: random(), observe };
  return orForfeit(program.choose(asked, time), signal, fail);
}

/** Plays a game with programs among the players. */
async function playOne(
  { series, signal, ...limits }: Playing,
  seats: readonly Seat[],
  game: number,
  nextId: () => number,
): Promise<GameOutcome> {
  const { options, records } = series;
  const steps = gameOf({ options, records, game, seed: seedOf(series, game) });
  const timeLeft = moveClock(limits);
  let next = steps.next();
  while (next.done !== true) {
    signal?.throwIfAborted();
    const seat = seats[next.value.player];
    const move =
      "program" in seat
        ? await askProgram(seat.program, next.value, { id: nextId(), game, time: timeLeft(), signal })
        : answerOf(seat.bot, next.value);
    next = steps.next(move);
  }
  const { totals, places } = next.value;
  seats.forEach((seat, player) => {
    if ("program" in seat) seat.program.tell({ tell: "over", game, player, totals, places });
  });
  return next.value;
}

/**
 * Plays games with programs among the players, one after the other: each program is started once.
 *
 * @throws BotError where a program can't be started, gives no answer in time, ends, or answers something else.
 */
export async function playWithPrograms(work: WorkOfAny): Promise<readonly GameOutcome[]> {
  const { games, onProgress, onOutcome } = work;
  const seats: Seat[] = [];
  let asked = 0;
  const nextId = (): number => {
    asked += 1;
    return asked;
  };
  try {
    for (const [player, source] of work.seats.entries()) seats.push(await openSeat(source, player, work));
    const outcomes: GameOutcome[] = [];
    for (let game = 0; game < games; game++) {
      await setImmediate();
      const outcome = await playOne(work, seats, game, nextId);
      if (onOutcome === null) outcomes.push(outcome);
      else await onOutcome(outcome, game);
      onProgress(game + 1, games);
    }
    return outcomes;
  } finally {
    await Promise.all(seats.map((seat) => ("program" in seat ? seat.program.close() : null)));
  }
}
