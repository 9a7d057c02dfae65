// How fast random games of two could be: a program for nothing but the standard game of 2023, written by hand. No state
// but arrays that are used again, no moves as data, nothing checked, nothing that an edition, a mode or an expansion
// could change. What it prints on sheets and cards it takes from games of the library.
import { createGame, type GameState } from "perfect-home-rules";
import type { Workload } from "./workload.js";

const PLAYERS = ["Ann", "Bob"];
const GAMES = Array.from({ length: 50 }, (_, seed) => createGame({ players: PLAYERS, seed }));
const [layout] = GAMES[0].setup.layouts;
const STREETS = layout.streets.map(({ houses }) => houses);
const FIRST = STREETS.map((_, street) => STREETS.slice(0, street).reduce((sum, houses) => sum + houses, 0));
const SIZE = STREETS.reduce((sum, houses) => sum + houses, 0);
const STREET_OF = Uint8Array.from(
  STREETS.flatMap((houses, street) => new Array<number>(houses).fill(street)),
);
const IS_LAST = Uint8Array.from(STREETS.flatMap((houses) => [...new Array<number>(houses - 1).fill(0), 1]));
const HAS_POOL = new Uint8Array(SIZE);
layout.streets.forEach(({ pools }, street) => {
  for (const house of pools) HAS_POOL[FIRST[street] + house] = 1;
});

const ACTIONS = ["fence", "improvement", "park", "pool", "temp", "extension"] as const;
const [FENCE, IMPROVEMENT, PARK, POOL, TEMP] = ACTIONS.keys();

/** Every Construction card as one number: its action times 16, and its number. */
function cardsIn({ table, hidden }: GameState): number[] {
  const cards = [
    ...table.stacks.flatMap(({ top, flipped }) => [top, ...flipped]),
    ...(hidden?.stacks.flat() ?? []),
  ];
  return cards.flatMap((card) =>
    card !== null && "action" in card ? [ACTIONS.indexOf(card.action) * 16 + card.number] : [],
  );
}

const CARDS = cardsIn(GAMES[0]);

/** The plans of a game: how many estates of each size, and the points before and after it is turned. */
function plansIn({ setup }: GameState) {
  return setup.plans.map(({ parts, score }) => {
    const wanted = new Uint8Array(7);
    for (const { needs } of parts)
      for (const need of needs) if (need.need === "estates") for (const size of need.sizes) wanted[size] += 1;
    return { wanted, first: score[0], later: score[1] };
  });
}

const PLANS = GAMES.map(plansIn);

function blank() {
  return {
    numbers: new Int8Array(SIZE),
    left: new Int8Array(SIZE),
    right: new Int8Array(SIZE),
    fences: new Uint8Array(SIZE),
    used: new Uint8Array(SIZE),
    parks: new Uint8Array(STREETS.length),
    improvements: new Uint8Array(layout.improvements.length),
    plans: new Uint8Array(3),
    pools: 0,
    temps: 0,
    extensions: 0,
    refusals: 0,
    empty: SIZE,
  };
}

type Sheet = ReturnType<typeof blank>;

function clear(sheet: Sheet): void {
  sheet.numbers.fill(-1);
  sheet.fences.set(IS_LAST);
  for (const list of [sheet.used, sheet.parks, sheet.improvements, sheet.plans]) list.fill(0);
  sheet.pools = sheet.temps = sheet.extensions = sheet.refusals = 0;
  sheet.empty = SIZE;
}

const sheets = PLAYERS.map(blank);
const stacks = [0, 1, 2].map(() => ({ cards: new Uint8Array(21), left: 0, flipped: 0, shown: 0 }));
const options = new Uint16Array(512);
const sizeFrom = new Uint8Array(SIZE);
const have = new Uint8Array(7);
let word = 1;

/** A whole number below another, from Marsaglia's xorshift. */
function below(count: number): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return Math.floor(((word >>> 0) / 2 ** 32) * count);
}

function shuffle(cards: Uint8Array, count: number): void {
  for (let last = count - 1; last > 0; last--) {
    const other = below(last + 1);
    const card = cards[last];
    cards[last] = cards[other];
    cards[other] = card;
  }
}

const deck = Uint8Array.from(CARDS);

function deal(): void {
  shuffle(deck, deck.length);
  stacks.forEach((stack, index) => {
    stack.cards.set(deck.subarray(index * 21, index * 21 + 21));
    stack.left = 21;
  });
}

/** Flips each stack; one that has run out is shuffled but for the card just flipped. */
function flip(): void {
  for (const stack of stacks) {
    stack.left -= 1;
    stack.shown = stack.cards[stack.left];
    if (stack.left > 0) continue;
    stack.cards[0] = stack.cards[20];
    stack.cards[20] = stack.shown;
    shuffle(stack.cards, 20);
    stack.left = 20;
  }
}

/** The numbers between which that of each empty house must lie. */
function findBounds({ numbers, left, right }: Sheet): void {
  for (let place = 0, nearest = -1; place < SIZE; place++) {
    left[place] = nearest;
    if (numbers[place] >= 0) nearest = numbers[place];
    if (IS_LAST[place] === 1) nearest = -1;
  }
  for (let place = SIZE - 1, nearest = 18; place >= 0; place--) {
    if (IS_LAST[place] === 1) nearest = 18;
    right[place] = nearest;
    if (numbers[place] >= 0) nearest = numbers[place];
  }
}

/** Lists where the numbers from one to another fit, or finds out whether any does. */
function listNumbers(
  { numbers, left, right }: Sheet,
  from: number,
  to: number,
  isAnyEnough: boolean,
): number {
  let count = 0;
  for (let place = 0; place < SIZE; place++) {
    if (numbers[place] >= 0) continue;
    const lowest = Math.max(from, left[place] + 1);
    const highest = Math.min(to, right[place] - 1);
    for (let number = lowest; number <= highest; number++) {
      if (isAnyEnough) return 1;
      options[count++] = (place << 5) | number;
    }
  }
  return count;
}

function listFences({ fences, used }: Sheet): number {
  let count = 0;
  for (let place = 0; place < SIZE; place++)
    if (fences[place] === 0 && (used[place] === 0 || used[place + 1] === 0)) options[count++] = place;
  return count;
}

function listCopies({ numbers }: Sheet): number {
  let count = 0;
  for (let place = 0; place < SIZE; place++) {
    if (numbers[place] >= 0) continue;
    const isFirst = place === 0 || IS_LAST[place - 1] === 1;
    if (!isFirst && numbers[place - 1] >= 0) options[count++] = (place << 5) | numbers[place - 1];
    if (IS_LAST[place] === 0 && numbers[place + 1] >= 0) options[count++] = (place << 5) | numbers[place + 1];
  }
  return count;
}

function listImprovements({ improvements }: Sheet): number {
  let count = 0;
  for (let size = 0; size < improvements.length; size++)
    if (improvements[size] < layout.improvements[size].length - 1) options[count++] = size;
  return count;
}

/** Uses the action of a house just numbered, or skips it. */
function act(sheet: Sheet, place: number, action: number): void {
  const street = STREET_OF[place];
  let count = 0;
  if (action === FENCE) count = listFences(sheet);
  else if (action === IMPROVEMENT) count = listImprovements(sheet);
  else if (action === PARK) count = sheet.parks[street] < layout.streets[street].parks.length - 1 ? 1 : 0;
  else if (action === POOL) count = HAS_POOL[place] === 1 && sheet.pools < layout.pools.length - 1 ? 1 : 0;
  else if (action === TEMP) count = sheet.temps < layout.temps ? 1 : 0;
  else count = sheet.extensions < layout.extensions.length - 1 ? listCopies(sheet) : 0;
  if (count === 0) return;
  const chosen = below(count + 1);
  if (chosen === count) return;
  const option = options[chosen];
  if (action === FENCE) sheet.fences[option] = 1;
  else if (action === IMPROVEMENT) sheet.improvements[option] += 1;
  else if (action === PARK) sheet.parks[street] += 1;
  else if (action === POOL) sheet.pools += 1;
  else if (action === TEMP) sheet.temps += 1;
  else {
    sheet.numbers[option >> 5] = option & 31;
    sheet.extensions += 1;
    sheet.empty -= 1;
  }
}

/** The sizes of complete estates by their first place, those used for plans too if they are wanted; counts them. */
function findEstates({ numbers, fences, used }: Sheet, withUsed: boolean): void {
  have.fill(0);
  for (let place = 0, first = 0, isOpen = false; place < SIZE; place++) {
    if (numbers[place] < 0 || (!withUsed && used[place] === 1)) isOpen = true;
    if (fences[place] === 0) continue;
    const size = place + 1 - first;
    sizeFrom[first] = isOpen || size > 6 ? 0 : size;
    have[sizeFrom[first]] += 1;
    first = place + 1;
    isOpen = false;
  }
}

function claim(sheet: Sheet, wanted: Uint8Array): void {
  for (let first = 0, size = 0; size < wanted.length; size++) {
    let missing = size === 0 ? 0 : wanted[size];
    for (first = 0; missing > 0; first++) {
      if (sizeFrom[first] !== size || (first > 0 && sheet.fences[first - 1] === 0)) continue;
      sheet.used.fill(1, first, first + size);
      missing -= 1;
    }
  }
}

function isMet(wanted: Uint8Array): boolean {
  for (let size = 1; size < wanted.length; size++) if (have[size] < wanted[size]) return false;
  return true;
}

/** Claims plans at random, and ends the turn. */
function wrapUp(sheet: Sheet, plans: (typeof PLANS)[number], turned: Uint8Array): void {
  for (;;) {
    findEstates(sheet, false);
    let count = 0;
    for (let slot = 0; slot < 3; slot++)
      if (sheet.plans[slot] === 0 && isMet(plans[slot].wanted)) options[count++] = slot;
    const chosen = count === 0 ? 0 : below(count + 1);
    if (chosen === count) return;
    const { wanted, first, later } = plans[options[chosen]];
    sheet.plans[options[chosen]] = turned[options[chosen]] === 1 ? later : first;
    claim(sheet, wanted);
  }
}

/** Chooses a combination, numbers a house with it and uses its action; or takes a Permit Refusal. */
function build(sheet: Sheet): void {
  findBounds(sheet);
  let count = 0;
  let isRefused = true;
  for (let stack = 0; stack < 3; stack++) {
    const { cards, left, shown } = stacks[stack];
    const number = cards[left - 1] & 15;
    const reach = shown >> 4 === TEMP && sheet.temps < layout.temps ? 2 : 0;
    if (listNumbers(sheet, number, number, true) === 1) isRefused = false;
    else if (reach === 0 || listNumbers(sheet, Math.max(0, number - reach), number + reach, true) === 0)
      continue;
    options[count++] = stack;
  }
  const chosen = below(count + (isRefused ? 1 : 0));
  if (chosen === count) {
    sheet.refusals += 1;
    return;
  }
  const { cards, left, shown } = stacks[options[chosen]];
  const number = cards[left - 1] & 15;
  const action = shown >> 4;
  const reach = action === TEMP && sheet.temps < layout.temps ? 2 : 0;
  const option =
    options[below(listNumbers(sheet, Math.max(0, number - reach), Math.min(17, number + reach), false))];
  sheet.numbers[option >> 5] = option & 31;
  sheet.empty -= 1;
  if ((option & 31) === number) act(sheet, option >> 5, action);
  else sheet.temps += 1;
}

function isOver({ refusals, empty, plans }: Sheet): boolean {
  return refusals >= layout.refusals.length - 1 || empty === 0 || !plans.includes(0);
}

function visible(track: readonly number[], crossed: number): number {
  return track[Math.min(crossed, track.length - 1)];
}

function total(sheet: Sheet): number {
  findEstates(sheet, true);
  let points = sheet.plans[0] + sheet.plans[1] + sheet.plans[2] + visible(layout.pools, sheet.pools);
  for (let street = 0; street < STREETS.length; street++)
    points += visible(layout.streets[street].parks, sheet.parks[street]);
  for (let size = 1; size < have.length; size++)
    points += have[size] * visible(layout.improvements[size - 1], sheet.improvements[size - 1]);
  const place = sheets.filter(({ temps }) => temps > sheet.temps).length;
  if (sheet.temps > 0) points += place === 0 ? 7 : 4;
  return points - visible(layout.extensions, sheet.extensions) - visible(layout.refusals, sheet.refusals);
}

const turned = new Uint8Array(3);

/** Plays a game; returns the sum of both totals. */
function game(plans: (typeof PLANS)[number]): number {
  deal();
  for (const sheet of sheets) clear(sheet);
  turned.fill(0);
  do {
    flip();
    for (const sheet of sheets) {
      build(sheet);
      wrapUp(sheet, plans, turned);
    }
    for (let slot = 0; slot < 3; slot++)
      if (sheets[0].plans[slot] > 0 || sheets[1].plans[slot] > 0) turned[slot] = 1;
  } while (!sheets.some(isOver));
  return sheets.reduce((sum, sheet) => sum + total(sheet), 0);
}

/** Random games of two by a program that can play nothing else. */
export const limitGames: Workload = {
  name: "limit: random games, 2 players",
  work(seed) {
    word = seed + 1;
    if (Number.isNaN(game(PLANS[seed % PLANS.length]))) throw new Error("a game has no score");
    return 1;
  },
};
