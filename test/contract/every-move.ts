import type { GameState, Move } from "perfect-home-rules";
import { layoutOf } from "../support/sheets.js";

const SIDES = ["left", "right"] as const;
const TREATS = ["ghost", "candy"] as const;
const LETTERS = ["A", "B", "C"] as const;

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** What a player's moves are made of: all values of all fields. */
interface Fields {
  readonly places: readonly { readonly street: number; readonly house: number }[];
  readonly gaps: readonly { readonly street: number; readonly gap: number }[];
  readonly numbers: readonly number[];
  readonly sizes: readonly number[];
  readonly stacks: readonly number[];
  /** Indexes in the hand. */
  readonly cards: readonly number[];
  /** Numbers of eggs; none where there are none. */
  readonly eggs: readonly number[];
  /** Indexes of infiltration objectives; none where there are none. */
  readonly objectives: readonly number[];
  /** Indexes of streets and columns with a bonus to be crossed; none where there are none. */
  readonly dreamStreets: readonly number[];
  readonly dreamColumns: readonly number[];
}

function fieldsOf(
  { setup }: GameState,
  { streets, improvements, expansion }: ReturnType<typeof layoutOf>,
): Fields {
  const quarters = setup.nineAndThreeQuarters ? [7.75, 8.75, 9.75, 10.75, 11.75] : [];
  return {
    places: streets.flatMap(({ houses }, street) => upTo(houses).map((house) => ({ street, house }))),
    gaps: streets.flatMap(({ houses }, street) => upTo(houses - 1).map((gap) => ({ street, gap }))),
    numbers: [...upTo(18), ...quarters],
    sizes: improvements.map((_, index) => index + 1),
    stacks: upTo(setup.supply.from === "stacks" ? setup.supply.stacks : 0),
    cards: upTo(setup.supply.from === "deck" ? setup.supply.handSize : 0),
    eggs: expansion?.id === "easter-eggs" ? [0, 1, 2] : [],
    dreamStreets: expansion?.id === "american-dream" ? upTo(streets.length) : [],
    dreamColumns:
      expansion?.id === "american-dream"
        ? upTo(Math.max(...streets.map(({ column, houses }) => column + houses)))
        : [],
    objectives: expansion?.id === "roswell" ? upTo(expansion.objectives.length) : [],
  };
}

function writings({ places, numbers }: Fields, player: number): Move[] {
  return places.flatMap((place) =>
    numbers.map((number) => ({ type: "write", player, ...place, number }) as const),
  );
}

function movesOfPlaces({ places, gaps }: Fields, player: number): Move[] {
  return [
    ...gaps.map((gap) => ({ type: "fence", player, ...gap }) as const),
    ...places.flatMap((place) => SIDES.map((from) => ({ type: "extend", player, ...place, from }) as const)),
    ...places.map((place) => ({ type: "use", player, ...place }) as const),
    ...places.map((place) => ({ type: "roundabout", player, ...place }) as const),
  ];
}

function movesOfCards({ stacks, cards }: Fields, player: number): Move[] {
  return [
    ...stacks.map((stack) => ({ type: "pick", player, stack }) as const),
    ...cards.map((card) => ({ type: "give", player, card }) as const),
    ...cards.flatMap((numberCard) =>
      cards.map((actionCard) => ({ type: "pair", player, numberCard, actionCard }) as const),
    ),
  ];
}

function movesOfIceCream({ expansion, streets }: ReturnType<typeof layoutOf>, player: number): Move[] {
  if (expansion?.id !== "ice-cream") return [];
  return [
    ...SIDES.map((from) => ({ type: "truck", player, from }) as const),
    ...streets.map((_, street) => ({ type: "forfeit", player, street }) as const),
  ];
}

function movesOfHalloween({ expansion, streets }: ReturnType<typeof layoutOf>, player: number): Move[] {
  if (expansion?.id !== "halloween") return [];
  const tiers = { ghost: expansion.ghostTiers.length, candy: expansion.candyTiers.length };
  return [
    ...TREATS.map((take) => ({ type: "treat", player, take }) as const),
    ...TREATS.flatMap((of) => upTo(tiers[of]).map((tier) => ({ type: "tier", player, of, tier }) as const)),
    ...streets.flatMap(({ houses }, street) =>
      upTo(houses).map((house) => ({ type: "poolBonus", player, street, house }) as const),
    ),
    ...streets.map((_, street) => ({ type: "parkBonus", player, street }) as const),
  ];
}

function movesOfZombies({ expansion }: ReturnType<typeof layoutOf>, player: number): Move[] {
  if (expansion?.id !== "zombies") return [];
  return [
    { type: "horde", player, order: "move" },
    { type: "horde", player, order: "hold" },
    { type: "barricade", player },
  ];
}

/** Every move that can be written down for a player, legal or not: all types, all values of all fields. */
export function everyMove(state: GameState, player: number): Move[] {
  const fields = fieldsOf(state, layoutOf(state, player));
  const bare = ["permitRefusal", "skip", "park", "pool", "temp", "reshuffle", "end"] as const;
  return [
    ...movesOfCards(fields, player),
    ...writings(fields, player),
    ...movesOfPlaces(fields, player),
    ...fields.sizes.map((size) => ({ type: "improve", player, size }) as const),
    ...LETTERS.map((plan) => ({ type: "claim", player, plan }) as const),
    ...fields.eggs.map((count) => ({ type: "eggs", player, count }) as const),
    ...fields.objectives.map((objective) => ({ type: "objective", player, objective }) as const),
    ...fields.dreamStreets.map((street) => ({ type: "crossStreet", player, street }) as const),
    ...fields.dreamColumns.map((column) => ({ type: "crossColumn", player, column }) as const),
    ...(fields.objectives.length > 0 ? [{ type: "infiltrate", player } as const] : []),
    ...movesOfIceCream(layoutOf(state, player), player),
    ...movesOfHalloween(layoutOf(state, player), player),
    ...movesOfZombies(layoutOf(state, player), player),
    ...bare.map((type) => ({ type, player }) as const),
  ];
}

/** A move as text, equal for moves that say the same. */
export function keyOf(move: Move): string {
  return JSON.stringify(Object.entries(move).sort());
}
