import type { RoomType } from "../data/rooms.js";
import type { Tables } from "../data/tables.js";
import type { RoomCard, SpecialCard } from "../state/cards.js";

const copies = <T>(count: number, card: T): T[] => Array.from({ length: count }, () => card);

/** What decides which room cards a game has. */
export interface WithRooms {
  readonly childrenBreakTies?: true | undefined;
  readonly tables: Pick<Tables, "rooms">;
}

/** The cards of a type; they show children only where these break ties. [DRH-79] */
function cardsOfType({ id, count, children = [] }: RoomType, { childrenBreakTies }: WithRooms): RoomCard[] {
  return childrenBreakTies === true
    ? children.map((each) => ({ room: id, children: each }))
    : copies(count, { room: id });
}

/** All room cards. [DRH-2] */
export function roomCardsOf(setup: WithRooms): RoomCard[] {
  return setup.tables.rooms.flatMap((type) => cardsOfType(type, setup));
}

function counted<K extends string>(table: Readonly<Record<K, number>>): [K, number][] {
  return Object.entries(table) as [K, number][];
}

/** All specials. DRH-2 */
export function specialsOf({ roofs, decor, helpers, tools }: Tables): SpecialCard[] {
  return [
    ...roofs.flatMap(({ id, plain, window }) => [
      ...copies<SpecialCard>(plain, { kind: "roof", colour: id, window: false }),
      ...copies<SpecialCard>(window, { kind: "roof", colour: id, window: true }),
    ]),
    ...decor.flatMap(({ id, count }) => copies<SpecialCard>(count, { kind: "decor", decor: id })),
    ...counted(helpers).flatMap(([helper, count]) => copies<SpecialCard>(count, { kind: "helper", helper })),
    ...counted(tools).flatMap(([tool, count]) => copies<SpecialCard>(count, { kind: "tool", tool })),
  ];
}

/** A text that cards have in common which are the same, and no others. */
export function cardText(card: RoomCard | SpecialCard): string {
  if ("room" in card) return `${card.children ?? ""} ${card.room}`;
  switch (card.kind) {
    case "roof":
      return `${card.kind} ${card.window} ${card.colour}`;
    case "decor":
      return `${card.kind} ${card.decor}`;
    case "helper":
      return `${card.kind} ${card.helper}`;
    case "tool":
      return `${card.kind} ${card.tool}`;
    default:
      return card satisfies never;
  }
}
