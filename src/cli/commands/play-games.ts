import { Presets, SingleBar } from "cli-progress";
import { isRulesError, type Violation } from "perfect-home-rules";
import {
  type GameOutcome,
  isBotError,
  type ManyGames,
  playMany,
  thrownInWords,
} from "perfect-home-rules/node";
import { CliError, NOT_RIGHT, UNUSABLE } from "../exit.js";
import type { Teller } from "../language.js";
import type { Terminal } from "../terminal.js";
import { wrapped } from "../wording.js";

/** What a series over a queue is refused with, in the words of a language, and what it is about, which needs none. */
export function queueViolationInWords(violation: Violation, { texts }: Teller): string {
  const { name, package: module, file, bot, version, expected, reason } = violation.details;
  const versions = version === undefined ? [] : [`${version} ≠ ${expected}`];
  const about = [name, module, file, bot, ...versions, reason].filter((each) => each !== undefined);
  const said = texts.violation(violation);
  return about.length === 0 ? said : `${said} [${about.join(": ")}]`;
}

/** The refusal of a series over a queue. */
export function queueError(error: unknown, teller: Teller): unknown {
  if (!isRulesError(error)) return error;
  const lines = error.violations.flatMap((each) => wrapped("error: ", queueViolationInWords(each, teller)));
  return new CliError(lines, UNUSABLE);
}

/** What went wrong, and where; without a bot that has failed it is what one has left behind. */
export function toCliError(error: unknown): CliError {
  if (error instanceof CliError) return error;
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

/**
 * Does work of a number of steps while a bar shows how far it is, where somebody watches.
 *
 * @param told - what stands beside the bar.
 */
export async function watchingProgress<T>(
  { progress }: Terminal,
  steps: number,
  work: (show: (done: number) => void) => Promise<T>,
  told = "{value} of {total} games",
): Promise<T> {
  if (progress === null) return work(() => {});
  const format = `{bar} ${told}, {eta_formatted} left`;
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
