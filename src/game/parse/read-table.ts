import { ACTIONS, type Action } from "../../data/cards.js";
import type { SpecialKind } from "../../data/special-cards.js";
import { choiceOf, fieldsOf, flagOf, invalid, listOf, wholeOf } from "../../rules/fields.js";
import type { Setup } from "../../state/state.js";
import type { Deck, EndCause, OpponentTable, Segment, Stack, Table } from "../../state/table.js";
import { expansionIn } from "../../variants/expansions.js";
import type { TableOwn } from "../../variants/shapes.js";
import { isLike } from "./is-like.js";
import { readCard, readDeckCard, readList } from "./read-cards.js";

const LAST_ROUND = 99_999;
const MOST_CARDS = 2000;
const MOST_POINTS = 1000;
const KINDS: readonly SpecialKind[] = ["validation", "zombie", "solo"];
const CAUSES: readonly EndCause[] = ["all-plans", "last-refusal", "no-empty-house", "deck-empty"];

function readSegment(value: unknown, path: string): Segment {
  const { left, specials } = fieldsOf(value, path, ["left", "specials"]);
  const read = {
    left: wholeOf(left, `${path}.left`, 1, MOST_CARDS),
    specials: readList(specials, `${path}.specials`, (each, at) =>
      choiceOf<SpecialKind>(each ?? "", at, KINDS),
    ),
  };
  return read.specials.length <= read.left ? read : invalid(path, "no more special cards than cards");
}

function cardsLeft(segments: readonly Segment[]): number {
  return segments.reduce((sum, { left }) => sum + left, 0);
}

function readStack(value: unknown, path: string): Stack {
  const fields = fieldsOf(value, path, ["flipped", "top", "left", "segments", "known"]);
  const { top, known } = fields;
  const stack: Stack = {
    flipped: readList(fields["flipped"], `${path}.flipped`, readCard),
    top: top === null ? null : readDeckCard(top, `${path}.top`),
    left: wholeOf(fields["left"], `${path}.left`, 0, MOST_CARDS),
    segments: readList(fields["segments"], `${path}.segments`, readSegment),
    known: known === null ? null : readList(known, `${path}.known`, readCard),
  };
  const isCounted = stack.segments.length === 0 || cardsLeft(stack.segments) === stack.left;
  const isKnown = stack.known === null || stack.known.length === stack.left;
  const isShown = (stack.top === null) === (stack.left === 0);
  return isCounted && isKnown && isShown ? stack : invalid(path, "a stack whose numbers of cards agree");
}

function readDeck(value: unknown, path: string): Deck {
  const { top, segments, rebuilt } = fieldsOf(value, path, ["top", "segments", "rebuilt"]);
  const deck: Deck = {
    top:
      top === null ? null : choiceOf<Action | SpecialKind>(top ?? "", `${path}.top`, [...ACTIONS, ...KINDS]),
    segments: readList(segments, `${path}.segments`, readSegment),
    rebuilt: wholeOf(rebuilt, `${path}.rebuilt`, 0, LAST_ROUND),
  };
  return (deck.top === null) === (deck.segments.length === 0)
    ? deck
    : invalid(path, "a top card where cards are left");
}

function readOpponent(value: unknown, path: string): OpponentTable {
  const { given, planPoints } = fieldsOf(value, path, ["given", "planPoints"]);
  const points = readList(planPoints, `${path}.planPoints`, (each, at) =>
    each === null ? null : wholeOf(each, at, 0, MOST_POINTS),
  );
  if (points.length !== 3) invalid(`${path}.planPoints`, "points for three plans");
  return { given: readList(given, `${path}.given`, readDeckCard), planPoints: points };
}

function readOwn(value: unknown, path: string, setup: Setup): TableOwn | null {
  const template = expansionIn(setup)?.blankTable(setup) ?? null;
  return isLike(template, value)
    ? (value as TableOwn | null)
    : invalid(path, "what the expansion keeps on the table");
}

function readCauses(value: unknown, path: string): EndCause[] {
  const causes = readList(value, path, (each, at) => choiceOf<EndCause>(each ?? "", at, CAUSES));
  return new Set(causes).size === causes.length ? causes : invalid(path, "every cause once");
}

/** Reads what lies on the table. */
export function readTable(value: unknown, setup: Setup): Table {
  const path = "table";
  const names = [
    "round",
    "stacks",
    "deck",
    "discards",
    "passed",
    "removed",
    "opponent",
    "turned",
    "own",
    "endedBy",
  ];
  const fields = fieldsOf(value, path, names);
  const { deck, opponent } = fields;
  const turned = listOf(fields["turned"], "table.turned", "three plans", 3);
  if (turned.length !== 3) invalid("table.turned", "three plans");
  const table: Table = {
    round: wholeOf(fields["round"], "table.round", 0, LAST_ROUND),
    stacks: readList(fields["stacks"], "table.stacks", readStack),
    deck: deck === null ? null : readDeck(deck, "table.deck"),
    discards: readList(fields["discards"], "table.discards", readCard),
    passed: flagOf(fields["passed"], "table.passed"),
    removed: readList(fields["removed"], "table.removed", readDeckCard),
    opponent: opponent === null ? null : readOpponent(opponent, "table.opponent"),
    turned: turned.map((each, slot) => flagOf(each, `table.turned[${slot}]`)),
    own: readOwn(fields["own"], "table.own", setup),
    endedBy: readCauses(fields["endedBy"], "table.endedBy"),
  };
  const { supply } = setup;
  const stacks = supply.from === "stacks" ? supply.stacks : 0;
  if (table.stacks.length !== stacks) invalid("table.stacks", `${stacks} stacks`);
  if ((table.deck === null) !== (supply.from === "stacks"))
    invalid("table.deck", "a deck where cards come from one");
  if ((table.opponent === null) !== (setup.opponent === null))
    invalid("table.opponent", "the AAA where it plays");
  return table;
}
