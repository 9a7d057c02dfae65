import { randomFromWords } from "../input/random.js";
import type { TableRun } from "../state/table-run.js";

/** Shuffles cards in place with the table's random numbers, which go on from there. */
export function shuffle<T>({ state: { hidden } }: TableRun, cards: T[]): T[] {
  const random = randomFromWords(hidden.random);
  random.shuffle(cards);
  hidden.random = random.words();
  return cards;
}
