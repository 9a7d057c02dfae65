import { type GameOutcome, isBotError, type ManyGames, playMany } from "perfect-home-rules/node";
import { thrownInWords } from "../node/thrown-in-words.js";
import { CliError } from "./cli-error.js";
import { NOT_RIGHT, UNUSABLE } from "./exit-codes.js";
import { wrapped } from "./wording.js";

/** What went wrong, and where; without a bot that has failed it is what one has left behind. */
function told(error: unknown): CliError {
  if (!isBotError(error)) {
    const [first, ...stack] = thrownInWords(error).split("\n");
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
