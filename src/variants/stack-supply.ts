import type { Card } from "../data/cards.js";
import { isConstruction } from "../data/special-cards.js";
import type { Writable } from "../sheet/writable.js";
import type { Random } from "../state/random.js";
import type { Stack } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import type { CardSupply } from "./mode.js";

/** Equal stacks, the first card given on top of the first. SET-3 */
function deal(run: TableRun, cards: readonly Card[]): void {
  const { state } = run;
  const count = stackCount(run);
  const size = cards.length / count;
  const piles = Array.from({ length: count }, (_, index) => cards.slice(index * size, (index + 1) * size));
  state.table.stacks = piles.map(([top]) => ({ flipped: [], top, left: size }));
  state.hidden.stacks = piles.map((pile) => pile.slice(1).reverse());
}

function stackCount({ setup }: TableRun): number {
  if (setup.supply.from !== "stacks") throw new Error("cards do not come from stacks");
  return setup.supply.stacks;
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
function reshuffleTogether(run: TableRun, random: Random): void {
  const { state, emit } = run;
  const { stacks } = state.table;
  const below = state.hidden.stacks.flat();
  const cards = random.shuffle([
    ...stacks.flatMap((stack) => stack.flipped.splice(0, stack.flipped.length - 1)),
    ...below,
  ]);
  const size = cards.length / stackCount(run);
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
function reshuffleAll(run: TableRun, random: Random): void {
  const { table, hidden } = run.state;
  const cards = table.stacks.flatMap((stack, index) => [
    ...stack.flipped,
    stack.top,
    ...hidden.stacks[index],
  ]);
  deal(run, random.shuffle(cards));
  run.emit({ type: "cardsReshuffled", to: "all" });
}

/** Cards in stacks: each architect chooses the combination of a stack. SET-3 RND-2 */
export const stackSupply: CardSupply = {
  layOut(run, { piles }) {
    deal(run, piles.flat().filter(isConstruction));
  },
  round: () => [
    { do: "flip" },
    { do: "ask", agenda: [{ step: "choose" }, { step: "wrap-up" }] },
    { do: "settle" },
  ],
  flip,
  draw() {
    throw new Error("nothing is drawn where cards come from stacks");
  },
  collect() {
    // Flipped cards lie where they are until the stack is formed anew.
  },
  reshuffleAll,
  isExhausted: () => false,
};
