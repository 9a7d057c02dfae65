import { ACTIONS, type Card } from "../data/cards.js";
import { type DeckCard, isConstruction, isSameCard } from "../data/special-cards.js";
import type { Writable } from "../input/plain.js";
import type { Random } from "../input/random.js";
import type { Stack, TableStep } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import type { CardSupply } from "./card-supply.js";
import { segmentOf, takeFromSegments } from "./segments.js";

function stackCount({ setup }: TableRun): number {
  if (setup.supply.from !== "stacks") throw new Error("cards do not come from stacks");
  return setup.supply.stacks;
}

/** Lays a stack of piles from top to bottom; special cards can lie in it. SET-3 [ZOM-1] */
function layStack(run: TableRun, piles: readonly (readonly DeckCard[])[]): void {
  const { table, hidden } = run.state;
  const [top, ...below] = piles.flat();
  const hasSpecials = piles.some((pile) => pile.some((card) => !isConstruction(card)));
  const segments = hasSpecials ? piles.map(segmentOf) : [];
  table.stacks.push({ flipped: [], top, left: below.length + 1, segments, known: null });
  hidden.stacks.push(below.reverse());
}

/** Equal stacks, the first card given on top of the first. SET-3 */
function dealEqually(run: TableRun, cards: readonly DeckCard[]): void {
  const count = stackCount(run);
  const size = cards.length / count;
  run.state.table.stacks = [];
  run.state.hidden.stacks = [];
  for (let stack = 0; stack < count; stack++) layStack(run, [cards.slice(stack * size, (stack + 1) * size)]);
}

/** The next card of a stack comes up, if there is one. */
function showNext(run: TableRun, index: number): void {
  run.state.table.stacks[index].top = run.state.hidden.stacks[index].pop() ?? null;
}

/** The top card of a stack leaves it. */
function takeTop(stack: Writable<Stack>): DeckCard {
  const { top, known } = stack;
  if (top === null) throw new Error("a stack has no card left");
  stack.left -= 1;
  if (stack.segments.length > 0) takeFromSegments(stack.segments, top);
  known?.splice(
    known.findIndex((card) => isSameCard(card, top)),
    1,
  );
  return top;
}

/** Cards by action and number: the order in which they lie is not told. */
function inOrder(cards: readonly Card[]): Card[] {
  const rank = ({ action, number }: Card): number => ACTIONS.indexOf(action) * 100 + number;
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The cards in front of a stack, but for the one just flipped, form the stack anew. [RND-4] */
function reshuffleStack({ state, emit }: TableRun, index: number, random: Random): void {
  const stack = state.table.stacks[index];
  const cards = stack.flipped.slice(0, -1);
  stack.flipped.splice(0, cards.length);
  stack.left = cards.length;
  stack.known = inOrder(cards);
  state.hidden.stacks[index] = random.shuffle(cards);
  emit({ type: "stackReshuffled", to: "all", stack: index });
}

/** All cards but those just flipped are dealt into the stacks anew. [RND-5] */
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
    stack.known = null;
    state.hidden.stacks[index] = pile;
  });
  emit({ type: "cardsReshuffled", to: "all" });
}

function reshuffle(run: TableRun, random: () => Random): void {
  const { stacks } = run.state.table;
  const isOut = (stack: Writable<Stack>): boolean => stack.left === 0;
  if (endsWithFirst(run)) return;
  if (run.setup.rules.reshuffle === "together") {
    if (stacks.some(isOut)) reshuffleTogether(run, random());
    return;
  }
  for (let index = 0; index < stacks.length; index++) {
    if (isOut(stacks[index])) reshuffleStack(run, index, random());
  }
}

/** Turns over the top card of each stack. RND-2 */
function flip(run: TableRun, random: () => Random): void {
  const { stacks } = run.state.table;
  for (const stack of stacks) {
    const top = takeTop(stack);
    if (!isConstruction(top)) throw new Error("a special card is flipped");
    stack.flipped.push(top);
  }
  reshuffle(run, random);
  for (let index = 0; index < stacks.length; index++) showNext(run, index);
}

/** A special card on top is resolved and leaves the game, then the next card comes up. [ZOM-3] */
function uncover(run: TableRun): void {
  const { table, agenda } = run.state;
  for (let stack = 0; stack < table.stacks.length; stack++) {
    const { top } = table.stacks[stack];
    if (top === null || isConstruction(top)) continue;
    agenda.unshift({ do: "special", card: top }, { do: "remove", stack }, { do: "uncover" });
  }
}

function remove(run: TableRun, index: number): void {
  run.state.table.removed.push(takeTop(run.state.table.stacks[index]));
  showNext(run, index);
}

function endsWithFirst({ setup: { supply } }: TableRun): boolean {
  return supply.from === "stacks" && supply.endsWithFirst;
}

/** Whether the last card has left the stack that ends the game: flipped, or resolved where it is special. [ZOM-12] */
function hasRunOut(run: TableRun): boolean {
  return endsWithFirst(run) && run.state.table.stacks[0].top === null;
}

/** All cards, those on the table too, are shuffled and dealt as in the beginning. RND-6 */
function reshuffleAll(run: TableRun, random: Random): void {
  const { table, hidden } = run.state;
  const cards = table.stacks.flatMap(({ flipped, top }, index) => [
    ...flipped,
    ...(top === null ? [] : [top]),
    ...hidden.stacks[index],
  ]);
  dealEqually(run, random.shuffle(cards));
  run.emit({ type: "cardsReshuffled", to: "all" });
}

const ROUND: readonly TableStep[] = [
  { do: "uncover" },
  { do: "flip" },
  { do: "uncover" },
  { do: "ask", agenda: [{ step: "choose" }, { step: "wrap-up" }] },
  { do: "settle" },
];

/** Cards in stacks: each player chooses the combination of a stack. SET-3 RND-2 */
export const stackSupply: CardSupply = {
  layOut(run, { piles }) {
    for (let stack = 0; stack < stackCount(run); stack++) {
      layStack(
        run,
        piles.filter((pile) => pile.stack === stack).map((pile) => pile.cards),
      );
    }
  },
  round: () => ROUND,
  uncover,
  remove,
  flip,
  draw() {
    throw new Error("nothing is drawn where cards come from stacks");
  },
  collect() {
    // Flipped cards lie where they are until the stack is formed anew.
  },
  reshuffleAll,
  hasRunOut,
  isExhausted: () => false, // stacks run out when they are flipped
  hasSpecialLeft: () => false,
};
