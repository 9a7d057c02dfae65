import type { Card } from "../data/cards.js";
import type { Writable } from "../sheet/writable.js";
import type { Random } from "../state/random.js";
import type { Stack } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import type { Deal, Mode } from "./mode.js";

const STACKS = 3;

/** Equal stacks, the first card given on top of the first. SET-3 */
function deal(cards: readonly Card[]): Deal {
  const size = cards.length / STACKS;
  const piles = Array.from({ length: STACKS }, (_, index) => cards.slice(index * size, (index + 1) * size));
  return {
    stacks: piles.map(([top]) => ({ flipped: [], top, left: size })),
    hidden: { stacks: piles.map((pile) => pile.slice(1).reverse()) },
  };
}

/** The cards in front of a stack, but for the one just flipped, form the stack anew. RND-4 */
function reshuffleStack({ state, emit }: TableRun, index: number, random: Random): void {
  const stack = state.table.stacks[index];
  const cards = stack.flipped.slice(0, -1);
  stack.flipped.splice(0, cards.length);
  stack.left = cards.length;
  state.hidden.stacks[index] = random.shuffle(cards);
  emit({ type: "stackReshuffled", to: "all", stack: index });
}

/** All cards but those just flipped are dealt into the stacks anew. RND-5 */
function reshuffleTogether({ state, emit }: TableRun, random: Random): void {
  const { stacks } = state.table;
  const below = state.hidden.stacks.flat();
  const cards = random.shuffle([
    ...stacks.flatMap((stack) => stack.flipped.splice(0, stack.flipped.length - 1)),
    ...below,
  ]);
  const size = cards.length / STACKS;
  stacks.forEach((stack, index) => {
    const pile = cards.slice(Math.ceil(index * size), Math.ceil((index + 1) * size));
    stack.left = pile.length;
    state.hidden.stacks[index] = pile;
  });
  emit({ type: "cardsReshuffled", to: "all" });
}

function reshuffle(run: TableRun, random: () => Random): void {
  const { stacks } = run.state.table;
  const isOut = (stack: Writable<Stack>): boolean => stack.left === 0;
  if (run.setup.rules.reshuffle === "together") {
    if (stacks.some(isOut)) reshuffleTogether(run, random());
    return;
  }
  stacks.forEach((stack, index) => {
    if (isOut(stack)) reshuffleStack(run, index, random());
  });
}

/** Turns over the top card of each stack. RND-2 */
function flip(run: TableRun, random: () => Random): void {
  const { table, hidden } = run.state;
  for (const stack of table.stacks) {
    stack.flipped.push(stack.top);
    stack.left -= 1;
  }
  reshuffle(run, random);
  table.stacks.forEach((stack, index) => {
    const top = hidden.stacks[index].pop();
    if (top === undefined) throw new Error("a stack has no card left");
    stack.top = top;
  });
}

/** All cards, those on the table too, are shuffled and dealt as in the beginning. RND-6 */
function reshuffleAll({ state, emit }: TableRun, random: Random): void {
  const { table, hidden } = state;
  const cards = table.stacks.flatMap((stack, index) => [
    ...stack.flipped,
    stack.top,
    ...hidden.stacks[index],
  ]);
  const dealt = deal(random.shuffle(cards)) as Writable<Deal>;
  table.stacks = dealt.stacks;
  hidden.stacks = dealt.hidden.stacks;
  emit({ type: "cardsReshuffled", to: "all" });
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
  reshuffleAll,
};
