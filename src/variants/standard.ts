import type { Card } from "../data/cards.js";
import type { Writable } from "../sheet/writable.js";
import type { Random } from "../state/random.js";
import type { Stack } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import type { Deal, Mode } from "./mode.js";

const STACKS = 3;

/** Three equal stacks, the first card given on top of the first. SET-3 */
function deal(cards: readonly Card[]): Deal {
  const size = cards.length / STACKS;
  const piles = Array.from({ length: STACKS }, (_, index) => cards.slice(index * size, (index + 1) * size));
  return {
    stacks: piles.map(([top]) => ({ flipped: [], top, left: size })),
    hidden: { stacks: piles.map((pile) => pile.slice(1).reverse()) },
  };
}

/** The cards in front of a stack, but for the one just flipped, form the stack anew. RND-4 */
function reshuffle(stack: Writable<Stack>, random: Random): Card[] {
  const justFlipped = stack.flipped.splice(-1, 1);
  const cards = random.shuffle(stack.flipped);
  stack.flipped = justFlipped;
  stack.left = cards.length;
  return cards;
}

/** Turns over the top card of each stack. RND-2 RND-4 */
function flip({ state, emit }: TableRun, random: () => Random): void {
  state.table.stacks.forEach((stack, index) => {
    stack.flipped.push(stack.top);
    stack.left -= 1;
    if (stack.left === 0) {
      state.hidden.stacks[index] = reshuffle(stack, random());
      emit({ type: "stackReshuffled", to: "all", stack: index });
    }
    const top = state.hidden.stacks[index].pop();
    if (top === undefined) throw new Error("a stack has no card left");
    stack.top = top;
  });
}

/** The standard game. */
export const standard: Mode = {
  deal,
  round: () => [
    { do: "flip" },
    { do: "ask", agenda: [{ step: "choose" }, { step: "wrap-up" }] },
    { do: "settle" },
  ],
  supply: flip,
};
