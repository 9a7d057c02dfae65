import { invalid } from "../../input/fields.js";
import { readSeed } from "../../input/read-seed.js";
import { boolean, choice, list, object, optional, type Reader, text, whole } from "../../input/readers.js";
import { PRINTED_TABLES, type Tables } from "../data/tables.js";
import type { Setup } from "../state/state.js";
import type { WithRooms } from "./cards.js";
import { readTables } from "./read-tables.js";
import { throwViolation } from "./violation.js";

/** What a game is created from. */
export interface GameOptions {
  /** The names of the players, clockwise: 2 to 4, all different, none empty. DRH-1 */
  readonly players: readonly string[];
  /**
   * What shuffles the decks: a whole number from 0 to 4294967295, or four of them that are not all 0. A single number can be
   * found out by trying; where players must not know the cards, pass four random ones. It may be left out only where cards are entered.
   */
  readonly seed?: number | readonly number[] | undefined;
  /**
   * `"entered"` where the cards lie on a real table: each is entered with {@link reveal} as it is dealt. A seed is not
   * needed then.
   */
  readonly cards?: "entered" | undefined;
  /** Who has the marker first, from 0; by default the first player. DRH-4 */
  readonly first?: number | undefined;
  /** Whether no pair is discarded at 2 or 3 players. DRH-19 */
  readonly simple?: boolean | undefined;
  /**
   * Whether the children on room cards break ties. The tables must say how many each card shows: the printed ones do not,
   * as it is not known. DRH-79
   */
  readonly childrenBreakTies?: boolean | undefined;
  /** What is printed on cards and boards, where yours say something else: each table whole. DRH-93 */
  readonly tables?: Partial<Tables> | undefined;
}

/** With more players no pair is discarded. DRH-20 */
export const maxThatDiscard = 3;

/** There must be a column for each player, besides the one that is discarded. DRH-18 */
export function checkColumns(
  { players, discardsPair, tables }: Pick<Setup, "players" | "discardsPair" | "tables">,
  path: string,
): void {
  const min = players.length + Number(discardsPair);
  if (tables.columns < min) invalid(path, `at least ${min} columns for these players`);
}

/** Whether a pair is discarded each round. [DRH-18] [DRH-19] */
export function discardsPair({ players, simple }: Pick<ReadOptions, "players" | "simple">): boolean {
  return !simple && players.length <= maxThatDiscard;
}

/** Options that have been read. */
export interface ReadOptions {
  readonly players: readonly string[];
  readonly seed: number | readonly number[] | undefined;
  readonly cards: "entered" | undefined;
  readonly first: number;
  readonly simple: boolean;
  readonly childrenBreakTies: true | undefined;
  readonly tables: Tables;
}

const MIN_PLAYERS = 2;
const MAX_PLAYERS = 4;

const names = list(text, `${MIN_PLAYERS} to ${MAX_PLAYERS} names`, MAX_PLAYERS, MIN_PLAYERS); // [DRH-1]

/** Reads the names of the players. */
export const readPlayers: Reader<string[]> = (value, path) => {
  const read = names(value, path);
  for (const [index, name] of read.entries())
    if (read.indexOf(name) < index) throwViolation("options.duplicate-player", { path: `${path}[${index}]` });
  return read;
};

const read = object<ReadOptions>({
  players: readPlayers,
  seed: optional(readSeed),
  cards: optional(choice(["entered"])),
  first: optional(whole(0, MAX_PLAYERS - 1), 0), // [DRH-4]
  simple: optional(boolean, false),
  childrenBreakTies: (value, path) => optional(boolean)(value, path) || undefined,
  tables: optional(readTables, PRINTED_TABLES),
});

/** Children can break ties only where each room card says how many it shows. [DRH-79] */
export function checkChildren({ childrenBreakTies, tables }: WithRooms, path: string): void {
  if (childrenBreakTies === true && tables.rooms.some(({ children }) => children === undefined))
    invalid(path, "false without tables that say how many children each room card shows");
}

/** Reads the options of a game. [DRH-96] */
export function readOptions(options: unknown): ReadOptions {
  const all = read(options, "");
  const { length } = all.players;
  if (all.seed === undefined && all.cards === undefined) readSeed(all.seed, "seed");
  if (all.first >= length) invalid("first", `a whole number from 0 to ${length - 1}`);
  checkColumns({ ...all, discardsPair: discardsPair(all) }, "tables.columns");
  checkChildren(all, "childrenBreakTies");
  return all;
}
