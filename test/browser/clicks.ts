import { isDeepStrictEqual } from "node:util";
import {
  applyMove,
  type GameState,
  isOver,
  legalMoves,
  playersToMove,
  randomSeries,
} from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import { targetKey, targetOf, targets } from "perfect-home-rules/view";

/** A click, with the button to click next where it can mean several moves, and what the page then says first. */
export interface Click {
  readonly key: string;
  readonly choice: { readonly index: number; readonly text: string } | null;
  readonly says: string;
}

/** A whole game of moves drawn at random, as clicks; `says` is what a page says first of a state. */
export function clicksOf(
  begun: GameState,
  texts: Texts,
  says: (state: GameState, texts: Texts) => string,
): { readonly clicks: Click[]; readonly last: GameState } {
  const random = randomSeries(3);
  const clicks: Click[] = [];
  let state = begun;
  while (!isOver(state)) {
    const [player] = playersToMove(state);
    const moves = legalMoves(state, player);
    const move = moves[Math.floor(random() * moves.length)];
    const key = targetKey(targetOf(state, move));
    const here = targets(state, player).find((each) => each.key === key)?.moves ?? [];
    const index = here.findIndex((each) => isDeepStrictEqual(each, move));
    const choice = here.length === 1 ? null : { index, text: texts.move(state, move) };
    state = applyMove(state, move);
    clicks.push({ key, choice, says: says(state, texts) });
  }
  return { clicks, last: state };
}

/** All words and numbers of drawings, as a page reads them. */
export function wordsOf(drawings: readonly string[]): (string | null)[] {
  const parser = new DOMParser();
  return drawings.map((svg) => parser.parseFromString(svg, "image/svg+xml").documentElement.textContent);
}
