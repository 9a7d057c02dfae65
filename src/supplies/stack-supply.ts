import { ACTIONS, type Card } from "../data/cards.js";
import { constructionCard, type DeckCard, isConstruction } from "../data/special-cards.js";
import type { Writable } from "../input/plain.js";
import { sum } from "../input/sum.js";
import { isEntered } from "../state/own-fields.js";
import type { CardPlace, Stack, TableStep } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import type { CardSupply } from "./card-supply.js";
import { shuffle } from "./shuffle.js";
import { dealEqually, layPiles, showNext, showTops, stackCount, takeTop } from "./stacks.js";

/** Cards by action and number: the order in which they lie is not told. */
function inOrder(cards: readonly Card[]): Card[] {
  const rank = ({ action, number }: Card): number => ACTIONS.indexOf(action) * 100 + number;
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The cards in front of a stack, but for the one just flipped, form the stack anew. [RND-4] */
function reshuffleStack(run: TableRun, index: number): void {
  const { setup, state, emit } = run;
  const stack = state.table.stacks[index];
  const cards = stack.flipped.slice(0, -1);
  stack.flipped.splice(0, cards.length);
  stack.left = cards.length;
  stack.known = inOrder(cards);
  if (!isEntered(setup)) state.hidden.stacks[index] = shuffle(run, cards);
  emit({ type: "stackReshuffled", to: "all", stack: index });
}

/** All cards but those just flipped are dealt into the stacks anew. [RND-5] */
function reshuffleTogether(run: TableRun): void {
  const { setup, state, emit } = run;
  const { stacks } = state.table;
  const flipped = stacks.flatMap((stack) => stack.flipped.splice(0, stack.flipped.length - 1));
  const cards = isEntered(setup) ? [] : shuffle(run, [...flipped, ...state.hidden.stacks.flat()]);
  const size = (flipped.length + sum(stacks.map(({ left }) => left))) / stackCount(run);
  stacks.forEach((stack, index) => {
    const first = Math.ceil(index * size);
    stack.left = Math.ceil((index + 1) * size) - first;
    stack.known = null;
    if (!isEntered(setup)) state.hidden.stacks[index] = cards.slice(first, first + stack.left);
  });
  emit({ type: "cardsReshuffled", to: "all" });
}

function reshuffle(run: TableRun): void {
  const { stacks } = run.state.table;
  const isOut = (stack: Writable<Stack>): boolean => stack.left === 0;
  if (endsWithFirst(run)) return;
  if (run.setup.rules.reshuffle === "together") {
    if (stacks.some(isOut)) reshuffleTogether(run);
    return;
  }
  for (let index = 0; index < stacks.length; index++) {
    if (isOut(stacks[index])) reshuffleStack(run, index);
  }
}

/** Turns over the top card of each stack. RND-2 */
function flip(run: TableRun): void {
  const { stacks } = run.state.table;
  for (const stack of stacks) {
    stack.flipped.push(constructionCard(takeTop(stack)));
  }
  reshuffle(run);
  showTops(run);
}

/** A special card on top is resolved and leaves the game, then the next card comes up. [ZOM-3] */
function uncover(run: TableRun): void {
  const { table, agenda } = run.state;
  if (run.setup.specials.length === 0) return;
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
  return endsWithFirst(run) && run.state.table.stacks[0].left === 0;
}

/** All cards, those on the table too, are shuffled and dealt as in the beginning. RND-6 */
function reshuffleAll(run: TableRun): void {
  const { table, hidden } = run.state;
  const total = sum(table.stacks.map(({ flipped, left }) => flipped.length + left));
  const shuffled = (): DeckCard[] =>
    shuffle(
      run,
      table.stacks.flatMap(({ flipped, top }, index) => [
        ...flipped,
        ...(top === null ? [] : [top]),
        ...hidden.stacks[index],
      ]),
    );
  dealEqually(run, total, isEntered(run.setup) ? [] : shuffled());
  showTops(run);
  run.emit({ type: "cardsReshuffled", to: "all" });
}

function stackOf(place: CardPlace): number {
  if (place.for !== "stack") throw new Error("cards come from stacks");
  return place.stack;
}

const ROUND: readonly TableStep[] = [
  { do: "uncover" },
  { do: "flip" },
  { do: "uncover" },
  { do: "ask", agenda: [{ step: "choose" }, { step: "wrapUp" }] },
  { do: "settle" },
];

/** Cards in stacks: each player chooses the combination of a stack. SET-3 RND-2 */
export const stackSupply: CardSupply = {
  layOut(run, { piles }) {
    for (let stack = 0; stack < stackCount(run); stack++) {
      layPiles(
        run,
        piles.filter((pile) => pile.stack === stack).map((pile) => pile.cards),
      );
    }
    showTops(run);
  },
  round: () => ROUND,
  uncover,
  remove,
  flip,
  draw() {
    throw new Error("nothing is drawn where cards come from stacks");
  },
  nextCard({ state }, place) {
    const card = state.hidden.stacks[stackOf(place)].pop();
    if (card === undefined) throw new Error("a stack has no card left");
    return card;
  },
  reveal({ state }, place, card) {
    state.table.stacks[stackOf(place)].top = card;
  },
  collect() {
    // Flipped cards lie where they are until the stack is formed anew.
  },
  reshuffleAll,
  hasRunOut,
  isExhausted: () => false, // stacks run out when they are flipped
  hasSpecialLeft: () => false,
};
