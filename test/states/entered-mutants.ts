import { awaited, type DeckCard, type GameState, type Position } from "perfect-home-rules";
import type { Roll } from "../support/chance.js";
import { deckOf } from "../support/deck.js";

/** How a table stands: what is kept of the moment before the first card of a phase, and what stands now. */
type Moment = Pick<Position, "table" | "agenda" | "sheets" | "hands">;

/** A saved state with entered cards, to be changed. */
type Saved = { -readonly [Name in keyof Moment]: Open<Moment[Name]> } & {
  turns: unknown[];
  ended: boolean[];
  hidden: { entered: { cards: DeckCard[]; before: Open<Moment> | null } };
  setup: Record<string, unknown>;
};

/** The same data, to be written. */
type Open<T> = T extends readonly (infer Each)[]
  ? Open<Each>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Open<T[Name]> }
    : T;

function copy<T>(value: T): Open<T> {
  return JSON.parse(JSON.stringify(value)) as Open<T>;
}

type Change = (saved: Saved, other: Saved, roll: Roll) => string;

function oneOf<T>(list: readonly T[], roll: Roll): T {
  return list[roll(list.length)];
}

/** All lists in which cards lie open, and the tops of stacks as lists. */
function listsOf({ table, hands }: Open<Moment>): DeckCard[][] {
  const { stacks, discards, removed, opponent } = table;
  return [
    ...stacks.map(({ flipped }) => flipped),
    discards,
    removed,
    ...(hands as unknown as DeckCard[][]),
    ...(opponent === null ? [] : [opponent.given]),
  ] as DeckCard[][];
}

/** A card moved, exchanged, doubled or left out, with the numbers of cards left in step or not. */
function moveIn(moment: Open<Moment>, roll: Roll): string {
  const lists = listsOf(moment);
  const from = oneOf(lists, roll);
  const to = oneOf(lists, roll);
  const at = roll(from.length + 1);
  const [card] = from.slice(at, at + 1);
  const stack = moment.table.stacks[roll(moment.table.stacks.length + 1)];
  switch (roll(6)) {
    case 0:
      if (card !== undefined) to.push(...from.splice(at, 1));
      return "a card moved";
    case 1:
      if (card !== undefined && to.length > 0) [from[at], to[0]] = [to[0], card];
      return "cards exchanged";
    case 2:
      from.splice(at, 1);
      if (stack !== undefined) stack.left += 1;
      return "a card put back";
    case 3:
      if (stack !== undefined) {
        const { top } = stack;
        stack.top = card === undefined ? null : (copy(card) as typeof top);
        if (card !== undefined) from[at] = top as DeckCard;
        if (from[at] === null) from.splice(at, 1);
      }
      return "a top exchanged";
    case 4:
      if (stack !== undefined) stack.left = Math.max(0, stack.left + roll(3) - 1);
      else
        for (const part of moment.table.deck?.segments ?? [])
          part.left = Math.max(1, part.left + roll(3) - 1);
      return "cards left";
    default:
      from.reverse();
      return "an order turned round";
  }
}

const moveNow: Change = (saved, _other, roll) => moveIn(saved, roll);

const moveBefore: Change = ({ hidden: { entered } }, _other, roll) =>
  entered.before === null ? "nothing" : `${moveIn(entered.before, roll)}, before`;

/** The same change now and before. */
const moveBoth: Change = (saved, _other, roll) => {
  const { before } = saved.hidden.entered;
  const rolls = Array.from({ length: 8 }, () => roll(2 ** 30));
  const again = (): Roll => {
    let next = 0;
    return (below) => rolls[next++ % rolls.length] % Math.max(1, below);
  };
  if (before !== null) moveIn(before, again());
  return `${moveIn(saved, again())}, at all times`;
};

const changeEntered: Change = ({ hidden: { entered }, setup }, other, roll) => {
  const { cards } = entered;
  const deck = deckOf(setup["cards"] as Parameters<typeof deckOf>[0]);
  const strange: readonly DeckCard[] = [...deck, { special: "zombie", move: "left" }, { special: "solo" }];
  switch (roll(8)) {
    case 0:
      cards.pop();
      return "the last entry left out";
    case 1:
      cards.shift();
      return "the first entry left out";
    case 2:
      cards.push(oneOf(strange, roll));
      return "one entry more";
    case 3:
      if (cards.length > 0) cards[roll(cards.length)] = oneOf(strange, roll);
      return "another entry";
    case 4:
      cards.reverse();
      return "entries turned round";
    case 5:
      entered.before = null;
      return "nothing before";
    case 6:
      entered.before = other.hidden.entered.before;
      return "before another moment";
    default:
      entered.cards = other.hidden.entered.cards;
      return "entries of another moment";
  }
};

const splice: Change = (saved, other, roll) => {
  const name = oneOf(["table", "agenda", "sheets", "hands", "hidden"] as const, roll);
  Object.assign(saved, { [name]: other[name] });
  return `${name} of another moment`;
};

const spliceTable: Change = ({ table }, other, roll) => {
  const name = oneOf(Object.keys(table) as (keyof typeof table)[], roll);
  Object.assign(table, { [name]: other.table[name] });
  return `table.${name} of another moment`;
};

const changeAgenda: Change = (saved, other, roll) => {
  const { agenda } = saved;
  const await_ =
    saved.table.stacks.length > 0
      ? { do: "await" as const, for: "stack" as const, stack: roll(3) }
      : { do: "await" as const, for: "hand" as const, player: roll(2) };
  switch (roll(4)) {
    case 0:
      agenda.shift();
      return "a step left out";
    case 1:
      agenda.unshift(await_);
      return "one card more awaited";
    case 2:
      agenda.push(...copy(agenda));
      return "an agenda twice";
    default:
      saved.agenda = other.agenda;
      return "another agenda";
  }
};

const changeSetup: Change = ({ setup }, _other, roll) => {
  if (roll(2) === 0) delete setup["entered"];
  else setup["entered"] = oneOf([false, null, 1, "entered"], roll);
  return "cards not entered";
};

/** The phase begun anew: as if no card had been entered in it. */
const beginAgain: Change = (saved) => {
  const { before } = saved.hidden.entered;
  if (before === null) return "nothing";
  Object.assign(saved, before);
  saved.hidden.entered = { cards: [], before: null };
  return "the phase begun anew";
};

const CHANGES: readonly Change[] = [
  moveNow,
  moveBefore,
  moveBoth,
  moveBoth,
  changeEntered,
  changeEntered,
  splice,
  spliceTable,
  changeAgenda,
  changeSetup,
  beginAgain,
];

/** A saved state with entered cards with something changed in it, and what was done. */
export function enteredMutantOf(
  state: GameState,
  other: GameState,
  roll: Roll,
): readonly [unknown, string[]] {
  const saved = copy(state) as unknown as Saved;
  const another = copy(other) as unknown as Saved;
  const done = Array.from({ length: 1 + roll(3) }, () => oneOf(CHANGES, roll)(saved, another, roll));
  if (roll(3) > 0 || awaited(state) !== null) {
    saved.turns = saved.turns.map(() => null);
    saved.ended = saved.ended.map(() => false);
  }
  return [saved, done];
}
