import { randomFromSeed } from "../../input/random.js";
import type { RoofCard, RoomCard, SpecialCard } from "../state/cards.js";
import type { GameState, Hidden } from "../state/state.js";
import { roomCardsOf, specialsOf } from "./cards.js";

/** What everybody knows: nobody knows more. [DRH-39] [DRH-90] [DRH-91] */
export function observe(state: GameState): GameState {
  return Object.freeze({ ...state, hidden: null });
}

const textOf = (card: RoomCard | SpecialCard): string => JSON.stringify(card, Object.keys(card).sort());

/** A list of cards without some of them. */
function without<T extends RoomCard | SpecialCard>(cards: readonly T[], seen: readonly T[]): T[] {
  const left = [...cards];
  for (const card of seen) {
    const at = left.findIndex((each) => textOf(each) === textOf(card));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The room cards that lie open. */
function openRooms({ table, houses, agenda }: GameState): RoomCard[] {
  const { columns, discards, removed } = table;
  const placed = houses.flatMap(({ spaces }) =>
    spaces.flatMap((card) => (card === null ? [] : [{ room: card.room }])),
  );
  const shown = columns.flatMap(({ room }) => room ?? []);
  const taken = agenda.flatMap((step) =>
    step.do === "settle" && step.pair.room !== null ? [step.pair.room] : [],
  );
  return [...placed, ...shown, ...taken, ...discards.rooms, ...removed.rooms];
}

/** The specials that lie open: tokens stand for their cards. */
function openSpecials({ table, houses, agenda }: GameState): SpecialCard[] {
  const { columns, discards, removed } = table;
  const beside = houses.flatMap((house): SpecialCard[] => [
    ...house.spaces.flatMap((card) => (card === null || card.token === null ? [] : [decorCard(card.token)])),
    ...house.outside.map(decorCard),
    ...house.scaffolds.map((): SpecialCard => ({ kind: "tool", tool: "scaffolding" })),
    ...house.helpers.map((helper): SpecialCard => ({ kind: "helper", helper })),
    ...house.tools.map((tool): SpecialCard => ({ kind: "tool", tool })),
    ...(house.roof ?? []),
  ]);
  const shown = columns.flatMap(({ special }) => special ?? []);
  const taken = agenda.flatMap((step) =>
    step.do === "settle" && step.pair.special !== null ? [step.pair.special] : [],
  );
  return [...beside, ...shown, ...taken, ...discards.roofs, ...removed.specials];
}

function decorCard(decor: string): SpecialCard {
  return { kind: "decor", decor };
}

/** The cards that nobody sees. [DRH-92] */
export function unseen(state: GameState): { readonly rooms: RoomCard[]; readonly specials: SpecialCard[] } {
  const { tables } = state.setup;
  return {
    rooms: without(roomCardsOf(tables), openRooms(state)),
    specials: without(specialsOf(tables), openSpecials(state)),
  };
}

/** Hidden cards as they could lie: each arrangement that agrees with what is seen is equally likely. [DRH-92] */
function drawHidden(state: GameState, seed: number | readonly number[]): Hidden {
  const random = randomFromSeed(seed);
  const { rooms, specials } = unseen(state);
  const roofs = random.shuffle(specials.filter((card): card is RoofCard => card.kind === "roof"));
  const boxes = state.houses.map(({ roof, roofCards }) => (roof === null ? roofs.splice(0, roofCards) : []));
  const others = specials.filter(({ kind }) => kind !== "roof");
  return { rooms: random.shuffle(rooms), specials: random.shuffle([...others, ...roofs]), roofs: boxes };
}

/** A state that agrees with an observation. [DRH-92] */
export function sampleState(seen: GameState, seed: number | readonly number[]): GameState {
  return Object.freeze({ ...seen, hidden: drawHidden(seen, seed) });
}
