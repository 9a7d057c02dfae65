import { RulesError } from "../../clauses/violation.js";
import { invalid } from "../../input/fields.js";
import { checkedNumber } from "../game/checked-number.js";
import { judge, legalMoves } from "../game/judge.js";
import { checkPlayer, knownPosition } from "../game/known.js";
import { observe } from "../game/observe.js";
import { throwViolation, type Violation } from "../game/violation.js";
import type { Move } from "../state/moves.js";
import type { GameState, Observation } from "../state/state.js";
import type { Bot } from "./bot.js";

/**
 * Asks a bot for a move. It is shown what its player sees and nothing else, also where the state is known.
 *
 * @param state - a state or an observation.
 * @param player - the player that the bot plays, from 0.
 * @param bot - the bot.
 * @param random - returns numbers in [0, 1), like `Math.random`; with the same ones a bot of this package gives the same
 * move.
 * @returns a legal move.
 * @throws RulesError with the violation where the bot gives a move that is not legal; `move.not-yours`, `move.game-over` for a
 * player who has nothing to do now; `state.unknown`, `player.unknown`, `options.invalid`; and whatever the bot throws.
 * @example
 * ```ts
 * import { createGame } from "perfect-home-rules/dream-home";
 * import { askBot } from "perfect-home-rules/dream-home/bots";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * askBot(state, 0, ({ moves }) => moves[0], Math.random) // => { type: "discardPair", player: 0, column: 1 }
 * ```
 */
export function askBot(state: GameState | Observation, player: number, bot: Bot, random: () => number): Move {
  const position = knownPosition(state);
  checkPlayer(position, player);
  const moves = legalMoves(position, player);
  if (moves.length === 0)
    throwViolation(position.agenda.length === 0 ? "move.game-over" : "move.not-yours", {});
  if (typeof bot !== "function") invalid("bot", "a function");
  const answer = bot({
    player,
    moves: moves.map((move) => ({ ...move })),
    observe: () =>
      position.hidden === null ? (position as Observation) : observe(position as GameState, player),
    random: () => checkedNumber(random),
  });
  const judgement = judge(position, answer);
  if (!judgement.ok) throw new RulesError<Violation>([judgement.violation]);
  return judgement.move;
}
