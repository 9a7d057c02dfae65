import { legalMoves, type Move, type Observation } from "perfect-home-rules";
import { throwViolation } from "perfect-home-rules/readers";
import type { Player } from "./bot.js";

/** The most moves that are looked at: more than any position has. */
const MAX_MOVES = 100_000;

/** A number of a random series that is a caller's. */
function checkedShare(share: unknown): number {
  if (typeof share === "number" && share >= 0 && share < 1) return share;
  return throwViolation("random.out-of-range", {
    value: typeof share === "number" ? String(share) : typeof share,
  });
}

function copyPlayer(mover: Player): Player | null {
  const { player, moves, observe, random } = mover;
  const { length } = moves;
  const isPlayer = Array.isArray(moves) && typeof observe === "function" && typeof random === "function";
  if (!isPlayer || !Number.isInteger(player) || !(length > 0 && length <= MAX_MOVES)) return null;
  const listed: Move[] = [];
  for (let index = 0; index < length; index++) listed.push(moves[index]);
  return {
    player,
    moves: listed,
    observe: () => observe.call(mover),
    random: () => checkedShare(random.call(mover)),
  };
}

/**
 * What a bot is told, read once: anybody can pass anything. What `observe` gives is not looked at.
 *
 * @throws RulesError `bot.player`; `random.out-of-range` when a number is drawn.
 */
export function readPlayer(mover: Player): Player {
  let read: Player | null = null;
  try {
    read = copyPlayer(mover);
  } catch {
    // Not an object, or a getter threw.
  }
  return read ?? throwViolation("bot.player", {});
}

/**
 * Copies of moves that a bot is told, which nobody else can change or watch being read.
 *
 * @throws RulesError `bot.player`.
 */
export function copiesOf(moves: readonly Move[]): Move[] {
  try {
    return moves.map((move) => ({ ...move }));
  } catch {
    return throwViolation("bot.player", {}); // a getter threw
  }
}

/**
 * What a bot is told, read once: anybody can call it, with anything.
 *
 * @throws RulesError `bot.player`; what is asked of the player later throws `random.out-of-range`, `state.unknown`,
 * `player.unknown`, `player.not-observer`.
 */
export function checkedPlayer(mover: Player): Player {
  const read = readPlayer(mover);
  let seen: Observation | null = null;
  return {
    ...read,
    observe(): Observation {
      if (seen !== null) return seen; // nothing changes while a bot thinks
      const observation = read.observe();
      if (legalMoves(observation, read.player).length === 0) throwViolation("bot.player", {});
      seen = observation;
      return observation;
    },
  };
}
