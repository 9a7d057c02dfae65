import { throwShape } from "../clauses/violation.js";
import { aboutMinus, isWhole } from "./fields.js";

/**
 * Refuses an index that is no player's.
 *
 * @throws RulesError `player.unknown`.
 */
export function checkPlayerOf({ length }: readonly string[], player: number): void {
  if (isWhole(player, 0, length - 1)) return;
  throwShape("player.unknown", {
    player: typeof player === "number" ? String(player) : typeof player,
    players: length,
    ...aboutMinus(player),
  });
}

/**
 * Refuses what is no number of moves that can be kept when others are taken back.
 *
 * @throws RulesError `takeBack.keep`.
 */
export function checkKeep(keep: number, moves: number): void {
  if (isWhole(keep, 0, moves)) return;
  throwShape("takeBack.keep", { keep: Number.isFinite(keep) ? keep : null, moves, ...aboutMinus(keep) });
}
