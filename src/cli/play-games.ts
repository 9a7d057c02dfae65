import { type GameOutcome, isBotError, type ManyGames, playMany } from "perfect-home-rules/node";
import { NOT_RIGHT, UNUSABLE } from "./exit-codes.js";
import { Refusal } from "./refusal.js";
import { wrapped } from "./wording.js";

/**
 * Plays games, or says which bot has failed, and where in its module.
 *
 * @throws Refusal
 */
export async function playGames(wanted: ManyGames): Promise<readonly GameOutcome[]> {
  try {
    return await playMany(wanted);
  } catch (error) {
    if (!isBotError(error)) throw error;
    const [, ...stack] = error.failure.thrown?.split("\n") ?? [];
    const exitCode = error.code === "bot.not-loaded" ? UNUSABLE : NOT_RIGHT;
    throw new Refusal([...wrapped("error: ", error.message), ...stack], exitCode);
  }
}
