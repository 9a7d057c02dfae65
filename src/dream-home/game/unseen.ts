import type { RoofCard, RoomCard, SpecialCard } from "../state/cards.js";
import type { House, PlacedCard } from "../state/house.js";
import type { Position } from "../state/state.js";
import { cardText, roomCardsOf, specialsOf } from "./cards.js";

/** A list of cards without some of them. */
export function without<T extends RoomCard | SpecialCard>(cards: readonly T[], seen: readonly T[]): T[] {
  const counts = new Map<string, number>();
  for (const card of seen) {
    const text = cardText(card);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return cards.filter((card) => {
    const text = cardText(card);
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}

function asRoomCard({ face: _face, token: _token, ...card }: PlacedCard): RoomCard {
  return card;
}

/** The room cards in a house. */
export function roomsIn({ spaces }: House): RoomCard[] {
  return spaces.flatMap((card) => (card === null ? [] : [asRoomCard(card)]));
}

/** The specials in and beside a house, with the roof cards that are revealed: tokens and scaffolds stand for their cards. */
export function specialsIn(house: House): SpecialCard[] {
  return [
    ...house.spaces.flatMap((card) => (card === null || card.token === null ? [] : [decorCard(card.token)])),
    ...house.outside.map(decorCard),
    ...house.scaffolds.map((): SpecialCard => ({ kind: "tool", tool: "scaffolding" })),
    ...house.helpers.map((helper): SpecialCard => ({ kind: "helper", helper })),
    ...house.tools.map((tool): SpecialCard => ({ kind: "tool", tool })),
    ...(house.roof ?? []),
  ];
}

/** The room cards that lie open. */
export function openRooms({ table, houses, agenda }: Position): RoomCard[] {
  const { columns, discards, removed } = table;
  const shown = columns.flatMap(({ room }) => room ?? []);
  const taken = agenda.flatMap((step) =>
    step.do === "settle" && step.pair.room !== null ? [step.pair.room] : [],
  );
  return [...houses.flatMap(roomsIn), ...shown, ...taken, ...discards.rooms, ...removed.rooms];
}

/**
 * The roof cards that came into a box in the turn under way, in order: they lie on top of it, and what the turn began with
 * shows them. [DRH-39]
 */
export function roofsOfTurn({ turn, houses }: Position): RoofCard[] {
  if (turn === null || houses[turn.player].roofCards === turn.before.house.roofCards) return [];
  const { columns } = turn.before.table;
  return turn.moves.flatMap((move): RoofCard[] => {
    if (move.type === "roofer")
      return [{ kind: "roof", colour: move.colour, window: move.kind === "window" }];
    const special = move.type === "take" ? columns[move.column].special : null;
    return special?.kind === "roof" ? [special] : [];
  });
}

/** The specials that everybody knows of: tokens stand for their cards. */
export function openSpecials(position: Position): SpecialCard[] {
  const { table, houses, agenda } = position;
  const { columns, discards, removed } = table;
  const beside = houses.flatMap(specialsIn);
  const shown = columns.flatMap(({ special }) => special ?? []);
  const taken = agenda.flatMap((step) =>
    step.do === "settle" && step.pair.special !== null ? [step.pair.special] : [],
  );
  return [...beside, ...shown, ...taken, ...discards.roofs, ...removed.specials, ...roofsOfTurn(position)];
}

function decorCard(decor: string): SpecialCard {
  return { kind: "decor", decor };
}

/** The cards that nobody sees. [DRH-92] */
export function unseen(state: Position): { readonly rooms: RoomCard[]; readonly specials: SpecialCard[] } {
  const { setup } = state;
  return {
    rooms: without(roomCardsOf(setup), openRooms(state)),
    specials: without(specialsOf(setup.tables), openSpecials(state)),
  };
}
