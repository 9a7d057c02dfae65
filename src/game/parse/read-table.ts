import { ACTIONS, type Action } from "../../data/cards.js";
import type { SpecialKind } from "../../data/special-cards.js";
import { invalid } from "../../input/fields.js";
import {
  anything,
  areDifferent,
  boolean,
  checked,
  choice,
  nullable,
  object,
  row,
  whole,
} from "../../input/readers.js";
import { sum } from "../../input/sum.js";
import { isEntered } from "../../state/own-fields.js";
import type { Setup } from "../../state/state.js";
import type { Deck, EndCause, OpponentTable, Segment, Stack, Table } from "../../state/table.js";
import { expansionIn } from "../../variants/expansions/expansions.js";
import type { ExpansionTable } from "../../variants/expansions/types.js";
import { card, deckCard, listOfMany, MAX_CARDS } from "./read-cards.js";

const KINDS: readonly SpecialKind[] = ["validation", "zombie", "solo"];
const CAUSES: readonly EndCause[] = ["all-plans", "last-refusal", "no-empty-house", "deck-empty"];

const count = whole(0, 99_999);
const cards = listOfMany(card);
const deckCards = listOfMany(deckCard);

const segments = listOfMany(
  checked(
    object<Segment>({ left: whole(1, MAX_CARDS), specials: listOfMany(choice(KINDS)) }),
    ({ left, specials }) => specials.length <= left,
    "no more special cards than cards",
  ),
);

const stack = checked(
  object<Stack>({
    flipped: cards,
    top: nullable(deckCard),
    left: whole(0, MAX_CARDS),
    segments,
    known: nullable(cards),
  }),
  ({ top, left, segments: parts, known }) =>
    (parts.length === 0 || sum(parts.map((part) => part.left)) === left) &&
    (known === null || known.length === left) &&
    (top === null || left > 0),
  "a stack whose numbers of cards agree",
);

const deck = object<Deck>({
  top: nullable(choice<Action | SpecialKind>([...ACTIONS, ...KINDS])),
  segments,
  passed: boolean,
  rebuilt: count,
});

/** Every stack with a card left shows one, and so does the deck; where cards are entered, the deck shows none. */
function checkTops({ stacks, deck }: Pick<Table, "stacks" | "deck">, setup: Setup): void {
  const entered = isEntered(setup);
  const hidden = stacks.findIndex(({ top, left }) => top === null && left > 0);
  if (hidden >= 0 && !entered) invalid(`table.stacks[${hidden}]`, "a stack whose numbers of cards agree");
  if (deck !== null && (deck.top === null) !== (entered || deck.segments.length === 0))
    invalid("table.deck", "a top card where cards are left");
}

const opponent = object<OpponentTable>({
  given: deckCards,
  planPoints: row(nullable(whole(0, 1000)), 3, "points for three plans"),
});

/** What is on the table in every game; what an expansion keeps there depends on it. */
const basicTable = object<Omit<Table, "expansion"> & { readonly expansion: unknown }>({
  round: count,
  stacks: listOfMany(stack),
  deck: nullable(deck),
  discards: cards,
  removed: deckCards,
  opponent: nullable(opponent),
  turned: row(boolean, 3, "three plans"),
  expansion: anything,
  endedBy: checked(listOfMany(choice(CAUSES)), areDifferent, "every cause once"),
});

/** Reads what an expansion keeps on the table. */
function readExpansion(
  value: unknown,
  path: string,
  setup: Setup,
  aaa: OpponentTable | null,
): ExpansionTable | null {
  const shape = expansionIn(setup).tableReaders(setup, aaa);
  if (shape !== null) return object<ExpansionTable>(shape)(value, path);
  return value === null ? null : invalid(path, "null: nothing is kept there");
}

/** Reads what lies on the table. */
export function readTable(value: unknown, setup: Setup): Table {
  const read = basicTable(value, "table");
  const table = {
    ...read,
    expansion: readExpansion(read.expansion, "table.expansion", setup, read.opponent),
  };
  checkTops(table, setup);
  const { supply } = setup;
  const stacks = supply.from === "stacks" ? supply.stacks : 0;
  if (table.stacks.length !== stacks) invalid("table.stacks", `${stacks} stacks`);
  if ((table.deck === null) !== (supply.from === "stacks"))
    invalid("table.deck", "a deck where cards come from one");
  if ((table.opponent === null) !== (setup.opponent === null))
    invalid("table.opponent", "the AAA where it plays");
  return table;
}
