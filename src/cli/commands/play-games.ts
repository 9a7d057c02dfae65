import { Presets, SingleBar } from "cli-progress";
import {
  type GameOutcome,
  isBotError,
  type ManyGames,
  playMany,
  thrownInWords,
} from "perfect-home-rules/node";
import { CliError, NOT_RIGHT, UNUSABLE } from "../exit.js";
import type { Terminal } from "../terminal.js";
import { wrapped } from "../wording.js";

/** What went wrong, and where; without a bot that has failed it is what one has left behind. */
function toCliError(error: unknown): CliError {
  if (!isBotError(error)) {
    const [first, ...stack] = thrownInWords(error).split("\n");
    return new CliError(
      [...wrapped("error: a bot has failed outside its moves: ", first), ...stack],
      NOT_RIGHT,
    );
  }
  const [, ...stack] = error.failure.thrown?.split("\n") ?? [];
  const exitCode = error.code === "bot.not-loaded" ? UNUSABLE : NOT_RIGHT;
  return new CliError([...wrapped("error: ", error.message), ...stack], exitCode);
}

/**
 * Plays games, or says which bot has failed, and where in its module.
 *
 * @throws CliError
 */
export async function playGames(wanted: ManyGames): Promise<readonly GameOutcome[]> {
  try {
    return await playMany(wanted);
  } catch (error) {
    throw toCliError(error);
  }
}

/** Does work of a number of steps while a bar shows how far it is, where somebody watches. */
export async function watchingProgress<T>(
  { progress }: Terminal,
  steps: number,
  work: (show: (done: number) => void) => Promise<T>,
): Promise<T> {
  if (progress === null) return work(() => {});
  const format = "{bar} {value} of {total} games, {eta_formatted} left";
  const bar = new SingleBar(
    // Where lines are not to wrap, an interrupted program leaves the terminal so.
    { stream: progress, format, barsize: 30, clearOnComplete: true, linewrap: true },
    Presets.shades_classic,
  );
  bar.start(steps, 0);
  try {
    return await work((done) => bar.update(done));
  } finally {
    bar.stop();
  }
}
