import { constructionCard, type DeckCard, isConstruction } from "../data/special-cards.js";
import type { Writable } from "../input/plain.js";
import { isEntered } from "../state/own-fields.js";
import type { Segment, Stack } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import { segmentOf, takeFromSegments } from "./segments.js";

export function stackCount({ setup }: TableRun): number {
  if (setup.supply.from !== "stacks") throw new Error("cards do not come from stacks");
  return setup.supply.stacks;
}

/** Lays a stack, face down. The cards are in no use where they are entered. */
function layStack(
  { setup, state: { table, hidden } }: TableRun,
  left: number,
  segments: readonly Segment[],
  cards: readonly DeckCard[],
): void {
  table.stacks.push({ flipped: [], top: null, left, segments: segments as Writable<Segment>[], known: null });
  if (!isEntered(setup)) hidden.stacks.push([...cards].reverse());
}

/** Lays a stack of piles from top to bottom; special cards can lie in it. SET-3 ZOM-1 */
export function layPiles(run: TableRun, piles: readonly (readonly DeckCard[])[]): void {
  const cards = piles.flat();
  const hasSpecials = cards.some((card) => !isConstruction(card));
  layStack(run, cards.length, hasSpecials ? piles.map(segmentOf) : [], cards);
}

/** Equal stacks, the first card given on top of the first. SET-3 */
export function dealEqually(run: TableRun, total: number, cards: readonly DeckCard[]): void {
  const count = stackCount(run);
  const size = total / count;
  run.state.table.stacks = [];
  run.state.hidden.stacks = [];
  for (let stack = 0; stack < count; stack++)
    layStack(run, size, [], cards.slice(stack * size, (stack + 1) * size));
}

/** The next card of a stack comes up, if there is one. */
export function showNext({ setup, state }: TableRun, index: number): void {
  const stack = state.table.stacks[index];
  if (!isEntered(setup)) stack.top = state.hidden.stacks[index].pop() ?? null;
  else {
    stack.top = null;
    if (stack.left > 0) state.agenda.unshift({ do: "await", for: "stack", stack: index });
  }
}

/** The next card of each stack comes up; where cards are entered, that of the first stack is awaited first. */
export function showTops(run: TableRun): void {
  for (let index = run.state.table.stacks.length - 1; index >= 0; index--) showNext(run, index);
}

/** The top card of a stack leaves it. */
export function takeTop(stack: Writable<Stack>): DeckCard {
  const { top, known } = stack;
  if (top === null) throw new Error("a stack has no card left");
  stack.left -= 1;
  if (stack.segments.length > 0) takeFromSegments(stack.segments, top);
  if (known !== null) {
    const { number, action } = constructionCard(top); // a stack with special cards is not formed anew
    known.splice(
      known.findIndex((card) => card.number === number && card.action === action),
      1,
    );
  }
  return top;
}
