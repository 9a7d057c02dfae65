import { explainMove, type Move, type Observation, type Violation } from "perfect-home-rules";
import { throwViolation } from "perfect-home-rules/readers";
import type { Bot, Player } from "./bot.js";
import { copiesOf, readPlayer } from "./checked-player.js";

/** A bot gave a legal move. */
export interface BotMoved {
  /** The move is legal. */
  readonly ok: true;
  /** The move. */
  readonly move: Move;
}

/** A bot gave something that is no legal move. */
export interface BotErred {
  /** There is no legal move. */
  readonly ok: false;
  /** Why not. */
  readonly violation: Violation;
}

/** What came of asking a bot: a legal move, or why what it gave is not legal. */
export type BotAnswer = BotMoved | BotErred;

/** A copy of an answer, since the bot may go on to change its own; an empty object if it can't be read. */
function copyOf(answer: unknown): Move {
  try {
    // A promise is no move. It is refused as such, and what becomes of it later is not to end the process.
    if (answer instanceof Promise) answer.catch(() => {});
    return typeof answer === "object" && answer !== null ? { ...(answer as Move) } : (answer as Move);
  } catch {
    return {} as Move;
  }
}

/**
 * Asks a bot for a move, and tells what is wrong with one that is not legal instead of throwing. It is for programs
 * that list the moves themselves, with a simulator for instance; {@link askBot} does that for you.
 *
 * The bot gets frozen copies of the moves, and an observation is made only if the bot asks for it or gives something
 * other than one of these copies.
 *
 * @param bot - the bot.
 * @param mover - the player, all of its legal moves, and how to observe and to draw numbers in [0, 1).
 * @returns one of `mover.moves`, or another legal move that the bot has made; otherwise the violation.
 * @throws RulesError `bot.not-a-function`, `bot.player`; `random.out-of-range` when the bot draws a number that is; and
 * whatever the bot or `mover.observe` throws.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const seen = observe(state, 1);
 * const mover = { player: 1, moves: legalMoves(seen), observe: () => seen, random: Math.random };
 * tryAskBot(({ moves }) => moves[0], mover) // => { ok: true, move: { type: "pick", player: 1, stack: 0 } }
 * const answer = tryAskBot(({ player }) => ({ type: "end", player }), mover);
 * answer.ok ? null : answer.violation.code // => "move.not-now"
 * ```
 */
export function tryAskBot(bot: Bot, mover: Player): BotAnswer {
  if (typeof bot !== "function") throwViolation("bot.not-a-function", {});
  const { player, moves: listed, observe, random } = readPlayer(mover);
  const moves = copiesOf(listed);
  for (const move of moves) Object.freeze(move);
  let seen: Observation | null = null;
  const observeOnce = (): Observation => {
    seen ??= observe();
    return seen;
  };
  const answer = bot({ player, moves: [...moves], observe: observeOnce, random });
  const index = answer === undefined ? -1 : moves.indexOf(answer);
  if (index >= 0) return { ok: true, move: listed[index] };
  const move = copyOf(answer);
  const violation = explainMove(observeOnce(), move);
  return violation === null ? { ok: true, move } : { ok: false, violation };
}
