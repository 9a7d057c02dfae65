import type { Action } from "perfect-home-rules";
import { sum } from "./described.js";

/** The letter that stands for the action of a card given to Sam. */
export const LETTERS: Readonly<Record<Action, string>> = {
  fence: "f",
  improvement: "i",
  park: "p",
  pool: "w",
  temp: "t",
  extension: "e",
};

/** How often a letter is in a text. */
export function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

/**
 * What Sam scores by the cards alone, which are given as letters: 1 for each, 2 houses for an extension, 2 for an improved house.
 * AAA-10 AAA-11
 */
export function samScoreOf(text: string) {
  const estates = text
    .split("f")
    .map((run) => (run.length + count(run, "e")) * (run.includes("i") ? 2 : 1))
    .sort((a, b) => b - a);
  return {
    parks: count(text, "p"),
    pools: count(text, "w"),
    temps: count(text, "t"),
    fences: count(text, "f"),
    estates: sum(estates.slice(0, 5)),
  };
}
