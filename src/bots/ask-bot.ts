import {
  type GameState,
  isOver,
  legalMoves,
  type Move,
  type Observation,
  observe,
  RulesError,
} from "perfect-home-rules";
import { throwViolation } from "perfect-home-rules/readers";
import type { Bot } from "./bot.js";
import { tryAskBot } from "./try-ask-bot.js";

/** Asks a bot for one of its legal moves, which have been listed. */
export function askAmong(
  moves: readonly Move[],
  bot: Bot,
  state: GameState | Observation,
  player: number,
  random: () => number,
): Move {
  if (state.hidden === null && state.observer !== player && !isOver(state))
    throwViolation("player.not-observer", { player, observer: state.observer });
  if (moves.length === 0) throwViolation(isOver(state) ? "move.game-over" : "move.turn-ended", { player });
  if (typeof bot !== "function") throwViolation("bot.not-a-function", {});
  if (typeof random !== "function") throwViolation("random.out-of-range", { value: typeof random });
  const answer = tryAskBot(bot, {
    player,
    moves,
    observe: () => (state.hidden === null ? state : observe(state, player)),
    random: () => random(),
  });
  if (!answer.ok) throw new RulesError([answer.violation]);
  return answer.move;
}

/**
 * Asks a bot for a move. It is shown what its player sees and nothing else, also where the state is known.
 *
 * @param state - a state, or this player's observation.
 * @param player - the player that the bot plays, from 0.
 * @param bot - the bot.
 * @param random - returns numbers in [0, 1), like `Math.random`; with the same ones a bot of this package gives
 * the same move, unless its budget is a time.
 * @returns a legal move.
 * @throws RulesError with the violation where the bot gives a move that is not legal; `move.turn-ended`,
 * `move.game-over` for a player who has nothing to do now; `bot.not-a-function`, `state.unknown`,
 * `player.unknown`, `player.not-observer`, `random.out-of-range`; and whatever the bot throws.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * askBot(state, 1, ({ moves }) => moves[0], Math.random) // => { type: "pick", player: 1, stack: 0 }
 * ```
 */
export function askBot(state: GameState | Observation, player: number, bot: Bot, random: () => number): Move {
  return askAmong(legalMoves(state, player), bot, state, player, random);
}
