import { createGame, type GameOptions, type GameState, isRulesError } from "perfect-home-rules/dream-home";
import { CliError, UNUSABLE } from "../exit.js";
import { wrapped } from "../wording.js";

/** The first state of a game, or why there is none. */
export function created(options: GameOptions): GameState {
  try {
    return createGame(options);
  } catch (error) {
    if (!isRulesError(error)) throw error;
    throw new CliError(wrapped("error: ", error.message), UNUSABLE);
  }
}
