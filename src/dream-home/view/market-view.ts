import { roundsOf } from "../data/tables.js";
import { actorOf } from "../game/apply.js";
import { knownPosition } from "../game/known.js";
import { isLike } from "../house/children.js";
import { scoreHouse } from "../scoring/score.js";
import type { RoofCard, RoomCard, SpecialCard } from "../state/cards.js";
import type { GameState, Observation, Position } from "../state/state.js";

/** A column of the display, as it is drawn. */
export interface ColumnView {
  /** Its index, from 0. */
  readonly column: number;
  /** Its room card, `null` once it was taken or discarded. */
  readonly room: RoomCard | null;
  /** The special above it. */
  readonly special: SpecialCard | null;
  /** Whether its room card brings the first player marker. DRH-15 */
  readonly marker: boolean;
}

/** A card, and how many of it there are. */
export interface CountedCards<Card> {
  /** The card. */
  readonly card: Card;
  /** How many. */
  readonly count: number;
}

/** A player at the table. */
export interface PlayerView {
  /** The player, from 0. */
  readonly player: number;
  /** The player's name. */
  readonly name: string;
  /** Whether the player has to act now. */
  readonly acting: boolean;
  /** Whether the player has the first player marker. */
  readonly marker: boolean;
  /** How many cards lie in the roof box. */
  readonly roofCards: number;
  /** The score as the house stands. */
  readonly total: number;
}

/** What lies in the middle of the table, as it is drawn. */
export interface MarketView {
  /** The round under way, from 1; that of the last round once the rounds are over. DRH-12 */
  readonly round: number;
  /** How many rounds there are. */
  readonly rounds: number;
  /** Whether the game is over. */
  readonly over: boolean;
  /** The display, from the left. DRH-3 */
  readonly columns: readonly ColumnView[];
  /** How many cards the decks have left. */
  readonly left: {
    /** Room cards. */
    readonly rooms: number;
    /** Specials. */
    readonly specials: number;
  };
  /** The discarded room cards, in the order of the tables. DRH-16 */
  readonly roomDiscard: readonly CountedCards<RoomCard>[];
  /** The discarded roof cards, in the order of the tables. */
  readonly roofDiscard: readonly CountedCards<RoofCard>[];
  /** The players, clockwise. */
  readonly players: readonly PlayerView[];
}

function roomDiscardOf({ setup, table }: Position): CountedCards<RoomCard>[] {
  const found: CountedCards<RoomCard>[] = [];
  for (const { id } of setup.tables.rooms)
    for (const card of table.discards.rooms.filter(({ room }) => room === id)) {
      const at = found.findIndex((each) => isLike(each.card, card));
      const count = (found[at]?.count ?? 0) + 1;
      found.splice(at < 0 ? found.length : at, 1, { card, count });
    }
  return found;
}

function roofDiscardOf({ setup, table }: Position): CountedCards<RoofCard>[] {
  return setup.tables.roofs.flatMap(({ id }) =>
    [false, true].flatMap((window) => {
      const { length } = table.discards.roofs.filter((card) => card.colour === id && card.window === window);
      const card: RoofCard = { kind: "roof", colour: id, window };
      return length === 0 ? [] : [{ card, count: length }];
    }),
  );
}

/**
 * What lies in the middle of the table, as it is drawn: the display, decks, discards, and the players round the table.
 *
 * @param state - a state or an observation.
 * @returns plain data of its own.
 * @throws RulesError `state.unknown`.
 * @see DRH-3, DRH-16
 * @example
 * ```ts
 * import { createGame, viewMarket } from "perfect-home-rules/dream-home";
 *
 * const { round, rounds, columns, left } = viewMarket(createGame({ players: ["Ann", "Bob"], seed: 1 }));
 * [round, rounds, columns.length] // => [1, 12, 5]
 * columns.map(({ marker }) => marker) // => [true, false, false, false, false]
 * left // => { rooms: 55, specials: 44 }
 * ```
 */
export function viewMarket(state: GameState | Observation): MarketView {
  const position = knownPosition(state);
  const { setup, table, houses, agenda } = position;
  const rounds = roundsOf(setup.tables);
  return {
    round: Math.min(table.round + 1, rounds),
    rounds,
    over: agenda.length === 0,
    columns: table.columns.map(({ room, special }, column) => ({
      column,
      room,
      special,
      marker: column === 0 && room !== null,
    })),
    left: { ...table.left },
    roomDiscard: roomDiscardOf(position),
    roofDiscard: roofDiscardOf(position),
    players: setup.players.map((name, player) => ({
      player,
      name,
      acting: actorOf(agenda[0]) === player,
      marker: table.marker === player,
      roofCards: houses[player].roofCards,
      total: scoreHouse(setup.tables, houses[player]).total,
    })),
  };
}
