import { inspect } from "node:util";
import { type GameOutcome, isBotError, type ManyGames, playMany } from "perfect-home-rules/node";
import { NOT_RIGHT, UNUSABLE } from "./exit-codes.js";
import { Refusal } from "./refusal.js";
import { wrapped } from "./wording.js";

/** What went wrong, and where; without a bot that has failed it is what one has left behind. */
function told(error: unknown): Refusal {
  const thrown = isBotError(error) ? (error.failure.thrown ?? "") : inspect(error);
  const [first, ...stack] = thrown.split("\n");
  const message = isBotError(error) ? error.message : first;
  const exitCode = isBotError(error) && error.code === "bot.not-loaded" ? UNUSABLE : NOT_RIGHT;
  return new Refusal([...wrapped("error: ", message), ...stack], exitCode);
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
