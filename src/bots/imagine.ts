import { type Move, sampleState } from "perfect-home-rules";
import { createSimulator, type Simulator } from "perfect-home-rules/simulate";
import type { Seat } from "./bot.js";

/** A whole number below 2 ** 32 of the bot's own series. */
export function seedFrom({ random }: Seat): number {
  return Math.floor(random() * 2 ** 32);
}

/** A game that agrees with all that the bot sees: cards that it does not see lie in any order. */
export function imagine(seat: Seat): Simulator {
  return createSimulator(sampleState(seat.observe(), seedFrom(seat)));
}

/** The move of a seat that is equal to one listed by a simulator. */
export function listedMove({ moves }: Seat, wanted: Move): Move {
  const fields = (move: Move): string => Object.values(move).join();
  return moves.find((move) => fields(move) === fields(wanted)) ?? wanted;
}
