import type { Action, Card, DeckCard, GameState, Observation, SpecialCard } from "perfect-home-rules";
import { ACTIONS, deckOf } from "./deck.js";

/** Something that can be read off a sample, and how likely each value is where all arrangements are equally likely. */
export interface Odds {
  readonly name: string;
  readonly chances: ReadonlyMap<string, number>;
  readonly read: (sample: GameState) => string;
}

/** Cards of which an observer knows no more than how many there are, the top one left out, from top to bottom. */
interface Group {
  readonly name: string;
  readonly length: number;
  readonly specials: readonly string[];
  readonly cards: (sample: GameState) => readonly DeckCard[];
}

/** The cards that are somewhere, and how many of each action can lie anywhere: not where an action shows. */
interface Pool {
  readonly cards: readonly Card[];
  readonly specials: readonly SpecialCard[];
  readonly free: Readonly<Record<Action, number>>;
  readonly size: number;
}

const textOf = (card: DeckCard): string => JSON.stringify(card);
const isSpecial = (card: DeckCard): card is SpecialCard => "special" in card;
const kindOf = (card: DeckCard): string => (isSpecial(card) ? card.special : card.action);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function without<T>(cards: readonly T[], gone: readonly unknown[]): T[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.findIndex((each) => textOf(each as DeckCard) === textOf(card as DeckCard));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** All cards whose place the observer knows. */
function seenIn({ table, hands }: Observation): DeckCard[] {
  const inHands = hands.flat().filter((card): card is Card => card.number !== null);
  const inStacks = table.stacks.flatMap(({ flipped, top, known }) => [
    ...flipped,
    ...(known ?? (top === null ? [] : [top])),
  ]);
  const given = table.opponent?.given ?? [];
  return [...inStacks, ...inHands, ...table.discards, ...table.removed, ...given];
}

/** The actions that show without a number: in other hands, and on top of a deck. */
function actionsShown({ table, hands }: Observation): string[] {
  const inHands = hands.flat().flatMap(({ number, action }) => (number === null ? [action] : []));
  return [...inHands, ...(table.deck === null || table.deck.top === null ? [] : [table.deck.top])];
}

function poolOf(seen: Observation): Pool {
  const gone = seenIn(seen);
  const cards = without(deckOf(seen.setup.cards), gone);
  const specials = without(seen.setup.specials, gone);
  const shown = actionsShown(seen);
  const free = Object.fromEntries(
    ACTIONS.map((action) => [
      action,
      cards.filter((card) => card.action === action).length - shown.filter((each) => each === action).length,
    ]),
  ) as unknown as Record<Action, number>;
  return { cards, specials, free, size: sum(Object.values(free)) };
}

/** What is asked of one sample many times over is worked out once. */
function onceEach<T>(read: (sample: GameState) => T): (sample: GameState) => T {
  let last: { readonly sample: GameState; readonly value: T } | null = null;
  return (sample) => {
    if (last?.sample !== sample) last = { sample, value: read(sample) };
    return last.value;
  };
}

/** The groups of a stack or deck with a card on top that shows something. */
function groupsOf(
  name: string,
  top: string | null,
  segments: readonly { readonly left: number; readonly specials: readonly string[] }[],
  cards: (sample: GameState) => readonly DeckCard[],
): Group[] {
  let from = 0;
  return segments.map(({ left, specials }, index) => {
    const isTop = index === 0 && top !== null;
    const begin = from;
    from += left;
    const at = top === null ? -1 : specials.indexOf(top);
    return {
      name: `${name}, part ${index + 1}`,
      length: left - (isTop ? 1 : 0),
      specials: isTop && at >= 0 ? specials.filter((_, place) => place !== at) : specials,
      cards: onceEach((sample) => cards(sample).slice(begin + (isTop ? 1 : 0), begin + left)),
    };
  });
}

function stackGroups({ table }: Observation): Group[] {
  return table.stacks.flatMap(({ top, left, segments, known }, index) => {
    if (top === null || known !== null) return [];
    const parts = segments.length > 0 ? segments : [{ left, specials: [] }];
    const cards = onceEach(({ hidden }) => [top, ...hidden.stacks[index].toReversed()]);
    return groupsOf(`stack ${index + 1}`, kindOf(top), parts, cards);
  });
}

function deckGroups({ table: { deck } }: Observation): Group[] {
  if (deck === null) return [];
  const cards = onceEach(({ hidden }) => hidden.deck.toReversed());
  return groupsOf("deck", deck.top, deck.segments, cards);
}

/** `n` over `k`. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let each = 1; each <= k; each++) ways *= (n - k + each) / each;
  return ways;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** How many cards of an action are in a group: drawn without putting back. */
function countOdds({ name, length, specials, cards }: Group, { free, size }: Pool): Odds[] {
  const drawn = length - specials.length;
  return ACTIONS.map((action) => ({
    name: `${name}: cards with ${action}`,
    chances: new Map(
      range(0, drawn).map((count) => [
        String(count),
        (choose(free[action], count) * choose(size - free[action], drawn - count)) / choose(size, drawn),
      ]),
    ),
    read: (sample) => String(cards(sample).filter((card) => kindOf(card) === action).length),
  }));
}

/** Which card lies at a place of a group. */
function placeOdds({ name, length, specials, cards }: Group, pool: Pool): Odds[] {
  const chances = new Map<string, number>();
  const add = (card: DeckCard, chance: number): void => {
    chances.set(textOf(card), (chances.get(textOf(card)) ?? 0) + chance);
  };
  for (const card of pool.cards) {
    const alike = pool.cards.filter(({ action }) => action === card.action).length;
    const isConstruction = (length - specials.length) / length;
    add(card, (isConstruction * pool.free[card.action]) / pool.size / alike);
  }
  for (const card of pool.specials) {
    const alike = pool.specials.filter(({ special }) => special === card.special).length;
    add(card, specials.filter((kind) => kind === card.special).length / length / alike);
  }
  return [...new Set([0, Math.floor(length / 2), length - 1])].map((place) => ({
    name: `${name}: card ${place + 1}`,
    chances,
    read: (sample) => textOf(cards(sample)[place]),
  }));
}

/** What two cards in a row show. */
function pairOdds({ name, length, specials, cards }: Group, { free, size }: Pool): Odds[] {
  const constructions = length - specials.length;
  const kinds = [...ACTIONS, ...new Set(specials)];
  const isAction = (kind: string): kind is Action => ACTIONS.some((action) => action === kind);
  const count = (kind: string): number =>
    isAction(kind) ? constructions : specials.filter((each) => each === kind).length;
  const chanceOf = (first: string, second: string): number => {
    const isSame = isAction(first) ? isAction(second) : first === second;
    const places = (count(first) * (count(second) - (isSame ? 1 : 0))) / (length * (length - 1));
    if (isAction(first) && isAction(second))
      return (places * free[first] * (free[second] - (first === second ? 1 : 0))) / (size * (size - 1));
    return places * (isAction(first) ? free[first] / size : 1) * (isAction(second) ? free[second] / size : 1);
  };
  const chances = new Map(
    kinds.flatMap((first) => kinds.map((second) => [`${first} ${second}`, chanceOf(first, second)] as const)),
  );
  const read = (sample: GameState): string => cards(sample).slice(0, 2).map(kindOf).join(" ");
  return [{ name: `${name}: first two cards`, chances, read }];
}

/** Where the first special card of a group lies. */
function firstSpecialOdds({ name, length, specials, cards }: Group): Odds[] {
  const { length: count } = specials;
  const chances = new Map(
    range(0, length - 1).map((place) => [
      String(place),
      choose(length - 1 - place, count - 1) / choose(length, count),
    ]),
  );
  const read = (sample: GameState): string => String(cards(sample).findIndex(isSpecial));
  return count === 0 ? [] : [{ name: `${name}: place of the first special card`, chances, read }];
}

function groupOdds(group: Group, pool: Pool): Odds[] {
  if (group.length === 0) return [];
  return [
    ...(pool.size > 0 ? countOdds(group, pool) : []),
    ...placeOdds(group, pool),
    ...(group.length > 1 && pool.size > 1 ? pairOdds(group, pool) : []),
    ...firstSpecialOdds(group),
  ];
}

/** In which group some cards lie of which there is only one: those first and last in the list of all, and between. */
function whereOdds(groups: readonly Group[], { cards, free, size }: Pool): Odds[] {
  const isOnly = (card: Card): boolean => cards.filter((each) => textOf(each) === textOf(card)).length === 1;
  const only = cards.filter(isOnly);
  const asked = new Set([0, 0.25, 0.5, 0.75, 1].map((part) => only[Math.round(part * (only.length - 1))]));
  if (only.length === 0 || size === 0) return [];
  return [...asked].map((asked) => {
    const isAsked = (card: DeckCard): boolean =>
      !isSpecial(card) && card.number === asked.number && card.action === asked.action;
    const hidden = free[asked.action] / cards.filter(({ action }) => action === asked.action).length;
    const chances = new Map(
      groups.map(
        ({ name, length, specials }) => [name, (hidden * (length - specials.length)) / size] as const,
      ),
    );
    return {
      name: `where the ${asked.number} with ${asked.action} lies`,
      chances: chances.set("in sight", 1 - hidden),
      read: (sample) => groups.find((group) => group.cards(sample).some(isAsked))?.name ?? "in sight",
    };
  });
}

/** Which card it is that shows an action, or its kind, and no more. */
function shownOdds(
  name: string,
  shown: string,
  { cards, specials }: Pool,
  read: (sample: GameState) => DeckCard,
): Odds {
  const fitting: readonly DeckCard[] = [...cards, ...specials].filter((card) => kindOf(card) === shown);
  const chances = new Map<string, number>();
  for (const card of fitting)
    chances.set(textOf(card), (chances.get(textOf(card)) ?? 0) + 1 / fitting.length);
  return { name, chances, read: (sample) => textOf(read(sample)) };
}

function handOdds({ hands }: Observation, pool: Pool): Odds[] {
  return hands.flatMap((hand, player) =>
    hand.flatMap(({ number, action }, index) =>
      number === null
        ? [
            shownOdds(
              `hand ${player + 1}, card ${index + 1}`,
              action,
              pool,
              ({ hands }) => hands[player][index] as Card,
            ),
          ]
        : [],
    ),
  );
}

function topOdds({ table: { deck } }: Observation, pool: Pool): Odds[] {
  if (deck === null || deck.top === null) return [];
  return [shownOdds("deck: top", deck.top, pool, ({ hidden }) => hidden.deck[hidden.deck.length - 1])];
}

/** The cards of a stack known from its reshuffle lie in any order. RND-4 */
function knownOdds({ table }: Observation): Odds[] {
  return table.stacks.flatMap(({ known, top }, stack) => {
    if (known === null || top === null || known.length < 2) return [];
    const below = without(known, [top]);
    const chances = new Map<string, number>();
    for (const card of below) chances.set(textOf(card), (chances.get(textOf(card)) ?? 0) + 1 / below.length);
    return [0, below.length - 1].map((place) => ({
      name: `stack ${stack + 1}, known: card ${place + 1}`,
      chances,
      read: ({ hidden }: GameState) => textOf(hidden.stacks[stack][place]),
    }));
  });
}

/** What lies in no stack, deck or hand: among the discards face down, or out of the game. ZOM-13 ZOM-X */
function leftOver({ setup, hands }: Observation, pool: Pool, groups: readonly Group[]): Group[] {
  const length = pool.size - sum(groups.map((group) => group.length - group.specials.length));
  if (length === 0 || hands.length === 0) return [];
  const isAside = setup.supply.from === "deck" && setup.supply.rebuild !== null;
  const cards = ({ hidden }: GameState): DeckCard[] =>
    (isAside ? hidden.faceDown : hidden.outOfGame).filter((card) => !isSpecial(card));
  return [{ name: isAside ? "faceDown" : "outOfGame", length, specials: [], cards }];
}

/** All that is asked of the samples of an observation. */
export function oddsOf(seen: Observation): Odds[] {
  const pool = poolOf(seen);
  const dealt = [...stackGroups(seen), ...deckGroups(seen)];
  const groups = [...dealt, ...leftOver(seen, pool, dealt)];
  return [
    ...groups.flatMap((group) => groupOdds(group, pool)),
    ...whereOdds(groups, pool),
    ...handOdds(seen, pool),
    ...topOdds(seen, pool),
    ...knownOdds(seen),
  ];
}
