import { setImmediate } from "node:timers/promises";
import type { Move } from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";
import { questionForBot, readMoveChoice } from "perfect-home-rules/protocol";
import { BotError } from "./bot-error.js";
import { type BotSource, loadBot, type ProgramSource } from "./bot-sources.js";
import { seedOf } from "./chunk.js";
import type { GameOutcome } from "./many-games.js";
import { answerOf, gameOf, type Question } from "./play-game.js";
import { openProgram, type Program } from "./program.js";
import { Forfeit } from "./program-lines.js";
import type { WorkOfAny } from "./read-many-games.js";

/** Who plays: a program, or a bot of JavaScript. */
type Seat = { readonly program: Program } | { readonly bot: Bot };

type Playing = Pick<WorkOfAny, "series" | "moveTime" | "gameTime" | "signal">;

/** Starts what a player is played by. */
async function openSeat(
  source: BotSource | ProgramSource,
  player: number,
  { moveTime, signal }: Playing,
): Promise<Seat> {
  if (source.from !== "program") return { bot: await loadBot(source, player) };
  try {
    return { program: await openProgram(source.command, moveTime, signal) };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof Forfeit)) throw error;
    const { code, message: thrown } = error;
    throw new BotError({ code, player, game: null, seed: null, violation: null, thrown });
  }
}

/** Asks a program. Where it does not answer as it must, it forfeits. */
async function askProgram(
  { hello: { show }, ask }: Program,
  { player, moves, observe, random, fail }: Question,
  { id, game, time, signal }: Pick<Playing, "signal"> & Readonly<Record<"id" | "game" | "time", number>>,
): Promise<Move> {
  const asked = questionForBot({ id, game, player, moves, random: random(), observe, show });
  try {
    return moves[await ask(asked, time, (line) => readMoveChoice(line, id, moves.length))];
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof Forfeit)) throw error;
    return fail({ code: error.code, violation: null, thrown: error.message });
  }
}

/** Plays a game with programs among the players. */
async function playOne(
  { series, signal, moveTime, gameTime }: Playing,
  seats: readonly Seat[],
  game: number,
  nextId: () => number,
): Promise<GameOutcome> {
  const { options, records } = series;
  const steps = gameOf({ options, records, game, seed: seedOf(series, game) });
  const begun = performance.now();
  let next = steps.next();
  while (next.done !== true) {
    signal?.throwIfAborted();
    const seat = seats[next.value.player];
    const time = Math.max(1, Math.min(moveTime, gameTime - (performance.now() - begun)));
    const move =
      "program" in seat
        ? await askProgram(seat.program, next.value, { id: nextId(), game, time, signal })
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
