import {
  boolean,
  list,
  nullable,
  object,
  optional,
  type Reader,
  type Readers,
  text,
} from "../../input/readers.js";
import { PRINTED_TABLES, type Tables } from "../data/tables.js";
import { emptyHouse } from "../house/board.js";
import { HOUSE_RULES, type HouseFaultCode } from "../house/house-faults.js";
import { type ScoreSheet, scoreHouse } from "../scoring/score.js";
import type { RoofCard, RoomCard, SpecialCard } from "../state/cards.js";
import type { House } from "../state/house.js";
import type { GameState, Observation, Setup } from "../state/state.js";
import { roomCardsOf, specialsOf } from "./cards.js";
import { faultsOfHouse } from "./check-house.js";
import { checkPlayer, knownPosition } from "./known.js";
import { checkChildren } from "./options.js";
import { partReaders } from "./read-parts.js";
import { readTables } from "./read-tables.js";
import { rankingOf, type Standing } from "./score.js";
import { roomsIn, specialsIn, without } from "./unseen.js";
import type { Violation, ViolationDetails } from "./violation.js";

/** A house that lies on a real table, as plain data: what it is worth follows from it. */
export interface HouseDescription extends Pick<House, "spaces"> {
  /** The spaces on which a scaffold lies, in ascending order. DRH-67 */
  readonly scaffolds?: House["scaffolds"] | undefined;
  /** The tokens outside the house. DRH-49 */
  readonly outside?: House["outside"] | undefined;
  /** The helpers beside it. DRH-51 */
  readonly helpers?: House["helpers"] | undefined;
  /** The cards of the roof box; `null` or left out while they lie face down. DRH-40 */
  readonly roof?: readonly RoofCard[] | null | undefined;
}

/** Which cards and boards described houses are made of, as in the options of {@link createGame}. */
export interface HouseOptions {
  /** What is printed on cards and boards, where yours say something else: each table whole. DRH-93 */
  readonly tables?: Partial<Tables> | undefined;
  /** Whether children break ties, so that room cards say how many they show. DRH-79 */
  readonly childrenBreakTies?: boolean | undefined;
}

/** What of a setup decides what houses are made of. */
export type Cards = Pick<Setup, "childrenBreakTies" | "tables">;

interface ReadOptions {
  readonly tables: Tables;
  readonly childrenBreakTies: boolean;
  readonly player: string | undefined;
}

const OPTIONS: Readers<Omit<ReadOptions, "player">> = {
  tables: optional(readTables, PRINTED_TABLES),
  childrenBreakTies: optional(boolean, false),
};

const given = object<Omit<ReadOptions, "player">>(OPTIONS);
const givenWithName = object<ReadOptions>({ ...OPTIONS, player: optional(text) });

/** Reads which cards houses are made of. */
export function readHouseOptions(options: HouseOptions | undefined): Cards {
  return cardsOf(given(options === undefined ? {} : options, ""));
}

/** Reads which cards a house is made of, and whose it is. */
export function readNamedHouseOptions(options: unknown): readonly [Cards, string | undefined] {
  const read = givenWithName(options === undefined ? {} : options, "");
  return [cardsOf(read), read.player];
}

function cardsOf({ tables, childrenBreakTies }: Omit<ReadOptions, "player">): Cards {
  const cards = childrenBreakTies ? { tables, childrenBreakTies } : { tables };
  checkChildren(cards, "childrenBreakTies");
  return cards;
}

/** What a description says, whole. */
type Described = Pick<House, "helpers" | "outside" | "roof" | "scaffolds" | "spaces">;

function houseReader(cards: Cards): Reader<House> {
  const { spaces, scaffolds, outside, helpers, roofs } = partReaders({ ...cards, players: [""] }).parts;
  const described = object<Described>({
    spaces,
    scaffolds: optional(scaffolds, []),
    outside: optional(outside, []),
    helpers: optional(helpers, []),
    roof: optional(nullable(roofs), null),
  });
  return (value, path) => {
    const read = described(value, path);
    return { ...emptyHouse(cards.tables.board), ...read, roofCards: read.roof?.length ?? 0 };
  };
}

/** Reads a house. */
export function readHouse(description: HouseDescription, cards: Cards): House {
  return houseReader(cards)(description, "house");
}

/** The most houses that are scored together. */
const MOST = 100;

function housesIn(descriptions: unknown, cards: Cards): readonly House[] {
  return list(houseReader(cards), `at most ${MOST} houses`, MOST)(descriptions, "houses");
}

/**
 * A player's house as a description.
 *
 * @param state - a state or an observation.
 * @param player - the player, from 0.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @example
 * ```ts
 * import { createGame, describeHouse } from "perfect-home-rules/dream-home";
 *
 * const { spaces, ...others } = describeHouse(createGame({ players: ["Ann", "Bob"], seed: 1 }), 0);
 * spaces.length // => 12
 * others // => { scaffolds: [], outside: [], helpers: [], roof: null }
 * ```
 */
export function describeHouse(state: GameState | Observation, player: number): HouseDescription {
  const position = knownPosition(state);
  checkPlayer(position, player);
  const { spaces, scaffolds, outside, helpers, roof } = position.houses[player];
  return { spaces, scaffolds, outside, helpers, roof };
}

/** Says which rule of houses is broken; others than {@link checkHouse} need none of these sentences. */
function broken(code: HouseFaultCode, details: ViolationDetails): Violation {
  return { code, ...HOUSE_RULES[code], details };
}

/** Cards beyond those that the game has. [DRH-2] */
function tooMany(cards: Cards, house: House): (RoomCard | SpecialCard)[] {
  const lying = [...roomsIn(house), ...specialsIn(house)];
  return without<RoomCard | SpecialCard>(lying, [...roomCardsOf(cards), ...specialsOf(cards.tables)]);
}

/**
 * Everything that is wrong with a house on a real table, at the end or before it: rooms too large or on a wrong floor, holes,
 * tokens where they can't lie, more cards than the game has. What happened on the way there is not known.
 *
 * @param description - the house.
 * @param options - your cards and boards, where they are not those of {@link PRINTED_TABLES}.
 * @returns the violations, each with its clause, and `space`, `decor` or `card` in its details; none where nothing is wrong.
 * @throws RulesError `options.invalid` for something that is no description.
 * @example
 * ```ts
 * import { checkHouse, createGame, describeHouse } from "perfect-home-rules/dream-home";
 *
 * const { spaces } = describeHouse(createGame({ players: ["Ann", "Bob"], seed: 1 }), 0);
 * const sauna = { room: "sauna", face: "up", token: null } as const;
 * const house = { spaces: spaces.map((_, space) => (space === 8 ? sauna : null)) };
 * checkHouse(house).map(({ code, clause }) => [code, clause]) // => [["house.over-hole", "DRH-9"]]
 * ```
 */
export function checkHouse(description: HouseDescription, options?: HouseOptions): readonly Violation[] {
  const cards = readHouseOptions(options);
  const house = readHouse(description, cards);
  return [
    ...faultsOfHouse(cards.tables, house).map(({ code, space, decor }) =>
      broken(code, { ...(space === null ? {} : { space }), ...(decor === null ? {} : { decor }) }),
    ),
    ...tooMany(cards, house).map((card) => broken("house.cards", { card })),
  ];
}

/**
 * What houses on a real table are worth, item by item. Right and wrong ones are scored alike: {@link checkHouse} says what is
 * wrong.
 *
 * @param descriptions - the houses, at most a hundred.
 * @param options - your cards and boards, where they are not those of {@link PRINTED_TABLES}.
 * @throws RulesError `options.invalid` for something that is no description.
 * @see DRH-72 to DRH-77
 * @example
 * ```ts
 * import { parseHouses, scoreHouses } from "perfect-home-rules/dream-home";
 *
 * const houses = parseHouses("floor lower living-room living-room bathroom - -").map(({ house }) => house);
 * scoreHouses(houses)[0]?.total // => 5
 * ```
 */
export function scoreHouses(
  descriptions: readonly HouseDescription[],
  options?: HouseOptions,
): readonly ScoreSheet[] {
  const cards = readHouseOptions(options);
  return housesIn(descriptions, cards).map((house) => scoreHouse(cards.tables, house));
}

/**
 * The ranking of houses on a real table.
 *
 * @param descriptions - the houses, at most a hundred; a player is a place in this list.
 * @param options - your cards and boards; with `childrenBreakTies` children do.
 * @returns best first; those who share a place in the order of the list.
 * @throws RulesError `options.invalid` for something that is no description.
 * @see DRH-78, DRH-79
 * @example
 * ```ts
 * import { parseHouses, rankHouses } from "perfect-home-rules/dream-home";
 *
 * const houses = parseHouses("player Ann\nfloor basement garage -\n\nplayer Bob\nfloor basement garage garage");
 * rankHouses(houses.map(({ house }) => house))
 * // => [{ player: 1, place: 1, total: 4 }, { player: 0, place: 2, total: 0 }]
 * ```
 */
export function rankHouses(
  descriptions: readonly HouseDescription[],
  options?: HouseOptions,
): readonly Standing[] {
  const setup = readHouseOptions(options);
  return rankingOf({ setup, houses: housesIn(descriptions, setup) });
}
