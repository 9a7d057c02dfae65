import { inspect } from "node:util";
import { type GameOutcome, isBotError, type ManyGames, playMany } from "perfect-home-rules/node";
import { CliError } from "./cli-error.js";
import { NOT_RIGHT, UNUSABLE } from "./exit-codes.js";
import { wrapped } from "./wording.js";

/** What a bot has left behind, as text; a bot can throw what can't be shown. */
function leftBehind(error: unknown): string {
  try {
    return inspect(error);
  } catch {
    return "something that can't be shown";
  }
}

/** What went wrong, and where; without a bot that has failed it is what one has left behind. */
function told(error: unknown): CliError {
  if (!isBotError(error)) {
    const [first, ...stack] = leftBehind(error).split("\n");
    return new CliError(
      [...wrapped("error: outside its moves a bot has failed: ", first), ...stack],
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
 * @throws Refusal
 */
export async function playGames(wanted: ManyGames): Promise<readonly GameOutcome[]> {
  try {
    return await playMany(wanted);
  } catch (error) {
    throw told(error);
  }
}
