import { ACTIONS, type Card, cardsOf } from "../data/cards.js";
import type { Layout } from "../data/layout.js";
import type { SpecialCard } from "../data/special-cards.js";
import { freezePlain } from "../floor/freeze-plain.js";
import { laidOut } from "../game/lay-out.js";
import { codesOn } from "../moves/codes.js";
import { LARGEST_ESTATE } from "../sheet/estates.js";
import type { Sheet } from "../sheet/sheet.js";
import { boxCount } from "../sheet/tracks.js";
import type { Setup } from "../state/state.js";
import { newSheet, sharedLayout } from "../variants/expansions/expansions.js";
import { rulebookOf } from "../variants/rulebook.js";
import { CARD_PLACES, END_CAUSES, NOTHING, PLACE_KINDS, SPECIAL_KINDS } from "./codes.js";
import type { Encoding, EncodingBlock } from "./encoding.js";
import { toldSheets } from "./paper-sheets.js";
import { planNumbers } from "./plan-numbers.js";
import { sizeOf, type Template, templateOf } from "./template.js";

/** What is known about the encodings of a game's observations before one is made. */
export interface Shape {
  /** What callers are told. */
  readonly encoding: Encoding;
  /** Where each block begins. */
  readonly at: Readonly<Record<BlockName, number>>;
  /** How many stacks there are. */
  readonly stacks: number;
  /** How many parts a stack or the deck can have. */
  readonly segments: number;
  /** How many cards a hand can have. */
  readonly handSize: number;
  /** The Construction cards, equal ones one after the other. */
  readonly cards: readonly Card[];
  /** For each card the index of the first one like it; see {@link cardKey}. */
  readonly firstOf: Int16Array;
  /** The special cards. */
  readonly specials: readonly SpecialCard[];
  /** How a sheet, as it is told, becomes numbers. */
  readonly sheet: Template;
  /** A sheet as it is told. */
  told(sheet: Sheet): Sheet;
  /** How what an expansion keeps on the table does; `null` where it keeps nothing. */
  readonly onTable: Template | null;
  /** What there is to tell of the plans: the same all through a game. */
  readonly plans: Float32Array;
}

const BLOCKS = [
  "observer",
  "round",
  "phase",
  "step",
  "turned",
  "ended by",
  "plans",
  "ended",
  "stacks",
  "stack parts",
  "deck",
  "deck parts",
  "hands",
  "cards",
  "opponent",
  "expansion",
  "sheets",
  "own",
  "turn",
  "moves",
] as const;

/** The name of a block. */
type BlockName = (typeof BLOCKS)[number];

type Extent = readonly [shape: readonly number[], min: number, max: number | null];

/** An index for what a card is: all numbers have quarters. NTQ-1 */
export function cardKey({ number, action }: Card): number {
  return ACTIONS.indexOf(action) * KEYS_PER_ACTION + number * 4;
}

const KEYS_PER_ACTION = 80;

/** Houses and special numbers: the highest is 17. TMP-3 */
const HIGHEST = 17;

/** The moves of a turn that no track and no plan limits: choosing, writing, an action, a card that goes on, the end. */
const PLAIN_MOVES = 8;

/** The most estates that a printed plan asks for. */
const ESTATES_OF_A_PLAN = 6;

function estatesAsked({ plans }: Setup, slot: number): number {
  const sizes = plans[slot].parts.flatMap(({ needs }) =>
    needs.flatMap((need) => (need.need === "estates" ? need.sizes : [])),
  );
  return Math.max(ESTATES_OF_A_PLAN, sizes.length);
}

/** More moves than a player can make in one phase. */
function mostMoves(setup: Setup): number {
  const layout = sharedLayout(setup);
  const estates = setup.plans.map((_, slot) => 1 + estatesAsked(setup, slot));
  const columns = Math.max(0, ...layout.streets.map(({ houses, column }) => houses + column));
  const forExpansion = layout.expansion === null ? 0 : 2 * layout.streets.length + columns + 8;
  return (
    PLAIN_MOVES + boxCount(layout.roundabouts) + estates.reduce((sum, count) => sum + count, 0) + forExpansion
  );
}

/** The template of a sheet; without an expansion there is nothing to tell of one. */
function sheetTemplate(sheet: Sheet): Template {
  const { expansion, ...basic } = sheet;
  return templateOf(expansion === null ? basic : { ...basic, expansion }, null);
}

function highestOf(name: string, { streets, ...layout }: Layout): number | null {
  const boxes = {
    places: PLACE_KINDS.length - 1,
    numbers: HIGHEST,
    fences: 1,
    pools: 1,
    used: 1,
    parksCrossed: Math.max(0, ...streets.map(({ parks }) => boxCount(parks))),
    poolsCrossed: boxCount(layout.pools),
    tempsCrossed: layout.temps,
    improvementsCrossed: Math.max(0, ...layout.improvements.map(boxCount)),
    extensionsCrossed: boxCount(layout.extensions),
    roundaboutsCrossed: boxCount(layout.roundabouts),
    refusalsCrossed: boxCount(layout.refusals),
  };
  return boxes[name as keyof typeof boxes] ?? null;
}

function sheetBlocks(template: Template, layout: Layout): EncodingBlock[] {
  const fields = template.is === "fields" ? template.fields : [];
  let offset = 0;
  return fields.map(({ name, of }) => {
    const length = sizeOf(of);
    const max = highestOf(name, layout);
    const canLack = name === "numbers" || name === "planPoints" || name === "expansion";
    const block = { name, offset, shape: [length], length, min: canLack ? NOTHING : 0, max };
    offset += length;
    return block;
  });
}

function firstOf(cards: readonly Card[]): Int16Array {
  const first = new Int16Array(ACTIONS.length * KEYS_PER_ACTION).fill(NOTHING);
  cards.forEach((card, index) => {
    const key = cardKey(card);
    if (first[key] === NOTHING) first[key] = index;
  });
  return first;
}

function makeShape(setup: Setup): Shape {
  const layout = sharedLayout(setup);
  const { table } = laidOut(setup);
  const players = setup.players.length;
  const cards = cardsOf(setup.cards);
  const told = toldSheets(setup);
  const sheet = sheetTemplate(told(newSheet(layout)));
  const longest = Math.max(0, ...layout.streets.map(({ houses }) => houses));
  const onTable = table.expansion === null ? null : templateOf(table.expansion, longest);
  const stacks = table.stacks.length;
  const parts = [table.deck?.segments ?? [], ...table.stacks.map(({ segments }) => segments)];
  const segments = Math.max(1, ...parts.map(({ length }) => length));
  const handSize = setup.supply.from === "deck" ? setup.supply.handSize : 0;
  const houses = newSheet(layout).places.length;
  const all = cards.length + setup.specials.length;
  const moveCount = codesOn(layout, rulebookOf(setup).kinds).moves.length;
  const backs = ACTIONS.length + SPECIAL_KINDS.length - 1;
  const part: Extent = [[stacks, segments, 1 + SPECIAL_KINDS.length], NOTHING, all];
  const extents: Readonly<Record<BlockName, Extent>> = {
    observer: [[1], NOTHING, players - 1],
    round: [[1], 0, null],
    phase: [[2], 0, null],
    step: [[4], NOTHING, null],
    turned: [[setup.plans.length], 0, 1],
    "ended by": [[END_CAUSES.length], 0, END_CAUSES.length],
    plans: [[setup.plans.length, 3 + LARGEST_ESTATE], 0, null],
    ended: [[players], 0, 1],
    stacks: [[stacks, 5], NOTHING, all],
    "stack parts": part,
    deck: [table.deck === null ? [0] : [3], NOTHING, null],
    "deck parts": [table.deck === null ? [0] : [segments, 1 + SPECIAL_KINDS.length], NOTHING, all],
    hands: [[players, handSize, 2], NOTHING, HIGHEST],
    cards: [[all, 2], 0, Math.max(all, CARD_PLACES.others + 3 * stacks + players)],
    opponent: [[table.opponent === null ? 0 : setup.plans.length], NOTHING, null],
    expansion: [[onTable === null ? 0 : sizeOf(onTable)], NOTHING, null],
    sheets: [[players, sizeOf(sheet)], NOTHING, null],
    own: [[sizeOf(sheet)], NOTHING, null],
    turn: [[4], NOTHING, Math.max(houses - 1, HIGHEST, backs)],
    moves: [[1 + mostMoves(setup)], NOTHING, Math.max(moveCount - 1, mostMoves(setup))],
  };
  let offset = 0;
  const blocks = BLOCKS.map((name): EncodingBlock => {
    const [shape, min, max] = extents[name];
    const length = shape.reduce((product, size) => product * size, 1);
    const block = { name, offset, shape, length, min, max };
    offset += length;
    return block;
  });
  return {
    encoding: freezePlain({ version: 1, size: offset, blocks, sheet: sheetBlocks(sheet, layout) }),
    at: Object.fromEntries(blocks.map((block) => [block.name, block.offset])) as Record<BlockName, number>,
    stacks,
    segments,
    handSize,
    cards,
    firstOf: firstOf(cards),
    specials: setup.specials,
    sheet,
    told,
    onTable,
    plans: planNumbers(setup),
  };
}

const known = new WeakMap<Setup, Shape>();

/** The shape of the encodings of a game; made once for each setup. */
export function shapeOf(setup: Setup): Shape {
  const found = known.get(setup);
  if (found !== undefined) return found;
  const shape = makeShape(setup);
  known.set(setup, shape);
  return shape;
}
