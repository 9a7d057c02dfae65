import type { GameState } from "perfect-home-rules";
import type { Roll } from "../support/chance.js";
import { inOrder, moveCards, renumberCard, type Saved } from "./move-cards.js";

/** The state as it is saved. */
export function savedOf(state: GameState): Saved {
  return JSON.parse(JSON.stringify(state)) as Saved;
}

type Change = (saved: Saved, other: Saved, roll: Roll) => string;

/** A part of another moment of the same game. */
const splice: Change = (saved, other, roll) => {
  const names = ["table", "agenda", "sheets", "hands", "hidden"] as const;
  const name = names[roll(names.length)];
  (saved as unknown as Record<string, unknown>)[name] = other[name];
  return `${name} of another moment`;
};

const spliceTable: Change = (saved, other, roll) => {
  const names = [
    "round",
    "discards",
    "removed",
    "opponent",
    "turned",
    "expansion",
    "deck",
    "stacks",
  ] as const;
  const name = names[roll(names.length)];
  (saved.table as unknown as Record<string, unknown>)[name] = other.table[name];
  return `table.${name} of another moment`;
};

const changeNumbers: Change = ({ table }, _other, roll) => {
  const by = [-1, 1, 2, 20, 9998][roll(5)];
  if (table.deck !== null && roll(2) === 0) table.deck.rebuilt = Math.max(0, table.deck.rebuilt + by);
  else table.round = roll(9) === 0 ? 0 : Math.max(0, table.round + by);
  return "a number changed";
};

const changeFlags: Change = ({ table, setup, sheets }, _other, roll) => {
  const slot = roll(3);
  const points = [null, ...setup.plans[slot].score][roll(3)];
  switch (roll(4)) {
    case 0:
      table.turned[slot] = !table.turned[slot];
      return "a plan turned";
    case 1:
      if (table.deck !== null) table.deck.passed = !table.deck.passed;
      return "cards passed";
    case 2:
      if (table.opponent !== null) table.opponent.planPoints[slot] = points;
      return "points of the AAA";
    default:
      (sheets[roll(sheets.length)]["planPoints"] as (number | null)[])[slot] = points;
      return "points for a plan";
  }
};

const changeKnown: Change = ({ table, hidden }, _other, roll) => {
  table.stacks.forEach((stack, index) => {
    if (roll(2) === 0) return;
    const cards = [...(stack.top === null ? [] : [stack.top]), ...hidden.stacks[index]];
    stack.known = stack.known === null ? inOrder(cards) : null;
  });
  return "cards known or not";
};

const endGame: Change = (saved, _other, roll) => {
  const causes = ["all-plans", "last-refusal", "no-empty-house", "deck-empty"];
  saved.table.endedBy = roll(3) === 0 ? [] : [causes[roll(causes.length)]];
  saved.agenda = [];
  return "the game ended";
};

const goOn: Change = (saved, other) => {
  saved.table.endedBy = [];
  saved.agenda = other.agenda;
  return "another agenda";
};

const swapSheets: Change = ({ sheets }, other, roll) => {
  const [one, two] = [roll(sheets.length), roll(sheets.length)];
  if (one === two) sheets[one] = other.sheets[one];
  else [sheets[one], sheets[two]] = [sheets[two], sheets[one]];
  return "sheets exchanged";
};

const changeRules: Change = ({ setup }, _other, roll) => {
  const names = Object.keys(setup.rules);
  const name = names[roll(names.length)];
  const value = setup.rules[name];
  setup.rules[name] = typeof value === "boolean" ? !value : value === "each" ? "together" : "each";
  return `rule ${name}`;
};

const changeOwn: Change = ({ table, sheets }, _other, roll) => {
  const holders = [table.expansion, ...sheets.map((sheet) => sheet["expansion"])].filter(
    (expansion) => expansion !== null,
  );
  const numbers: [Record<string, unknown>, string][] = [];
  const find = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [name, each] of Object.entries(part)) {
      if (typeof each === "number" || each === null) numbers.push([part as Record<string, unknown>, name]);
      find(each);
    }
  };
  holders.forEach(find);
  if (numbers.length === 0) return "nothing";
  const [part, name] = numbers[roll(numbers.length)];
  part[name] = [null, 0, 1, 2, 10][roll(5)];
  return "a number of the expansion";
};

const CHANGES: readonly Change[] = [
  splice,
  spliceTable,
  changeNumbers,
  changeFlags,
  changeKnown,
  endGame,
  goOn,
  swapSheets,
  changeRules,
  changeOwn,
  (saved, _other, roll) => renumberCard(saved, roll),
];

/** A saved state with something changed in a way that agrees with itself, and what was done. */
export function mutantOf(state: GameState, other: GameState, roll: Roll): readonly [Saved, string[]] {
  const before = JSON.stringify(state);
  for (;;) {
    const [saved, done] = changedOnce(state, other, roll);
    if (JSON.stringify(saved) !== before) return [saved, done];
  }
}

function changedOnce(state: GameState, other: GameState, roll: Roll): readonly [Saved, string[]] {
  const saved = savedOf(state);
  const another = savedOf(other);
  const done: string[] = [];
  for (let edits = 1 + roll(3); edits > 0; edits--) {
    const change = roll(2) === 0 ? null : CHANGES[roll(CHANGES.length)];
    done.push(change === null ? moveCards(saved, roll) : change(saved, another, roll));
  }
  if (roll(3) > 0 || saved.agenda.length === 0) {
    saved.turns = saved.turns.map(() => null);
    saved.ended = saved.ended.map(() => false);
  }
  return [saved, done];
}
