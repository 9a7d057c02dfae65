import { invalid } from "../../input/fields.js";
import { knownPosition } from "../game/known.js";
import { movesIn } from "../moves/kinds.js";
import type { Move } from "../state/moves.js";
import type { Observation } from "../state/state.js";
import type { Player } from "./bot.js";

function copyOf(mover: Player): Player | null {
  const { player, moves, observe, random } = mover;
  const { length } = moves;
  if (typeof observe !== "function" || typeof random !== "function") return null;
  if (!Array.isArray(moves) || length === 0 || length > 10_000) return null;
  return {
    player,
    moves: Array.from({ length }, (_, index): Move => moves[index]),
    observe: () => observe.call(mover),
    random: () => random.call(mover),
  };
}

/**
 * What a bot is told, read once: anybody can call it, with anything.
 *
 * @throws RulesError `options.invalid`.
 */
export function checkedPlayer(mover: Player): Player {
  let read: Player | null = null;
  try {
    read = copyOf(mover);
  } catch {
    // Not an object, or a getter threw.
  }
  return read ?? invalid("player", "what `askBot` tells a bot");
}

/**
 * What a player sees, with the moves that can be made there.
 *
 * @throws RulesError `state.unknown`; `options.invalid` where another player has to act.
 */
export function checkedSight({ player, observe }: Player): {
  readonly seen: Observation;
  readonly moves: readonly Move[];
} {
  const seen = knownPosition(observe());
  const moves = movesIn(seen);
  if (moves[0]?.player !== player) invalid("player", "a player who has to act");
  return { seen, moves };
}
