import {
  always,
  boolean,
  checked,
  choice,
  list,
  nullable,
  object,
  oneOfKinds,
  type Reader,
  type Readers,
  rising,
  row,
  whole,
} from "../../input/readers.js";
import { HELPERS, type HelperId, TOOLS, type ToolId } from "../data/specials.js";
import { roundsOf } from "../data/tables.js";
import type { Column, RoofCard, RoomCard, SpecialCard } from "../state/cards.js";
import type { House, PlacedCard } from "../state/house.js";
import type { Hidden, Pair, Setup, Step, Table } from "../state/state.js";
import { roomCardsOf, specialsOf } from "./cards.js";

/** The readers of what states are made of, for some tables and a number of players. */
export interface PartReaders {
  readonly house: Reader<House>;
  readonly table: Reader<Table>;
  readonly step: Reader<Step>;
  readonly hidden: Reader<Hidden>;
  readonly player: Reader<number>;
  /** The parts of a house. */
  readonly parts: {
    readonly spaces: Reader<House["spaces"]>;
    readonly scaffolds: Reader<House["scaffolds"]>;
    readonly outside: Reader<House["outside"]>;
    readonly helpers: Reader<House["helpers"]>;
    readonly roofs: Reader<readonly RoofCard[]>;
  };
}

/** More than a card of any tables shows. */
const MAX_CHILDREN = 200;

const keysOf = <K extends string>(table: Readonly<Record<K, number>>): K[] => Object.keys(table) as K[];

const helperId: Reader<HelperId> = (value, path) => choice(keysOf(HELPERS))(value, path);
const toolId: Reader<ToolId> = (value, path) => choice(keysOf(TOOLS))(value, path);

/** What all parts of a state with a setup can be; how they go together is checked afterwards. */
export function partReaders(setup: Pick<Setup, "childrenBreakTies" | "players" | "tables">): PartReaders {
  const { tables } = setup;
  const players = setup.players.length;
  const { board, columns } = tables;
  const rooms = roomCardsOf(setup).length;
  const specials = specialsOf(tables).length;
  const player = whole(0, players - 1);
  const space = whole(0, board.length - 1);
  const ofRoomCard = {
    room: choice(tables.rooms.map(({ id }) => id)),
    ...(setup.childrenBreakTies === true ? { children: whole(0, MAX_CHILDREN) } : {}), // [DRH-79]
  } as Readers<RoomCard>;
  const roomCard = object<RoomCard>(ofRoomCard);
  const roof = { colour: choice(tables.roofs.map(({ id }) => id)), window: boolean };
  const decor = choice(tables.decor.map(({ id }) => id));
  const special = oneOfKinds<"kind", SpecialCard>("kind", {
    roof,
    decor: { decor },
    helper: { helper: helperId },
    tool: { tool: toolId },
  });
  const roofCard = object<RoofCard>({ kind: always("roof"), ...roof });
  const roofs = list(roofCard, "roof cards", specials);
  const manyRooms = list(roomCard, "room cards", rooms);
  const manySpecials = list(special, "specials", specials);
  const placed = object<PlacedCard>({
    ...ofRoomCard,
    face: choice(["up", "down"]),
    token: nullable(decor),
  });
  const lying = row(nullable(placed), board.length, "a card or null for each space");
  const outside = list(decor, "tokens", specials);
  const spaces = rising(list(space, "spaces", board.length), "rising spaces");
  const helpers = list(helperId, "helpers", specials);
  const house = object<House>({
    spaces: lying,
    scaffolds: spaces,
    outside,
    helpers,
    tools: list(toolId, "tools", specials),
    roofCards: whole(0, specials),
    roof: nullable(roofs),
  });
  const table = object<Table>({
    round: whole(0, roundsOf(tables)),
    columns: row(
      object<Column>({ room: nullable(roomCard), special: nullable(special) }),
      columns,
      `${columns} columns`,
    ),
    marker: player,
    discards: object({ rooms: manyRooms, roofs }),
    removed: object({
      rooms: manyRooms,
      specials: checked(manySpecials, (all) => all.every(({ kind }) => kind !== "roof"), "no roof cards"),
    }),
    left: object({ rooms: whole(0, rooms), specials: whole(0, specials) }),
  });
  const pair = object<Pair>({
    room: nullable(roomCard),
    special: nullable(special),
    scaffold: nullable(space),
  });
  const step = oneOfKinds<"do", Step>("do", {
    deal: {},
    discardPair: { player },
    ask: { player },
    take: { player, jackhammer: boolean },
    settle: { player, pair },
    keep: { player, spaces },
    clear: {},
    close: { player, helpers },
    reveal: {},
  });
  const hidden = object<Hidden>({
    rooms: manyRooms,
    specials: manySpecials,
    roofs: row(roofs, players, "a roof box for each player"),
  });
  return {
    house,
    table,
    step,
    hidden,
    player,
    parts: { spaces: lying, scaffolds: spaces, outside, helpers, roofs },
  };
}
