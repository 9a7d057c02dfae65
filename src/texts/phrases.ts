import type { MoveWords } from "./words.js";

// What languages share that say a move as a verb with what belongs to it. One that does not has functions of its own.

/** A move: the verb as it is asked for and as it is told, and what belongs to it. */
export function moveWords(asked: string, told: string, what = ""): MoveWords {
  const rest = what === "" ? "" : ` ${what}`;
  return { label: `${asked}${rest}`, told: `${told}${rest}` };
}

/** A number with how a temp worker has changed it: `8 (7 + 1)`. */
export function changedNumber(number: string, from: string | null, shift: number): string {
  return from === null || shift === 0
    ? number
    : `${number} (${from} ${shift < 0 ? "−" : "+"} ${Math.abs(shift)})`;
}
