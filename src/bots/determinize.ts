import { type Move, sampleState } from "perfect-home-rules";
import { createSimulator, type Simulator } from "perfect-home-rules/simulate";
import type { Player } from "./bot.js";
import { copiesOf } from "./checked-player.js";

/** A whole number below 2 ** 32 of the bot's own series. */
export function seedFrom({ random }: Player): number {
  return Math.floor(random() * 2 ** 32);
}

/** A game that agrees with all that the bot sees: cards that it does not see lie in any order. */
export function determinize(mover: Player): Simulator {
  return createSimulator(sampleState(mover.observe(), seedFrom(mover)));
}

/** The move of a player that is equal to one listed by a simulator. */
export function listedMove({ moves }: Player, wanted: Move): Move {
  const names = Object.keys(wanted) as (keyof Move)[];
  const at = copiesOf(moves).findIndex((move) => names.every((name) => move[name] === wanted[name]));
  return moves[at] ?? wanted;
}
