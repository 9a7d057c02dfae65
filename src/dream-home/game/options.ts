import { checked, flag, list, object, optional, text, whole } from "../../input/readers.js";
import { PRINTED_TABLES, type Tables } from "../data/tables.js";
import { readTables } from "./read-tables.js";

/** Who plays what. DRH-96 */
export interface GameOptions {
  /** The names of the players, clockwise: 2 to 4. DRH-1 */
  readonly players: readonly string[];
  /** The same seed deals the same cards: 0 to 4294967295. */
  readonly seed: number;
  /** Who has the marker first, from 0; the first player if left out. DRH-4 */
  readonly first?: number | undefined;
  /** Whether no pair is discarded at 2 or 3 players. DRH-19 */
  readonly simple?: boolean | undefined;
  /** What is printed on cards and boards, where yours say something else: each table whole. DRH-93 */
  readonly tables?: Partial<Tables> | undefined;
}

/** Options that have been read. */
export interface ReadOptions {
  readonly players: readonly string[];
  readonly seed: number;
  readonly first: number;
  readonly simple: boolean;
  readonly tables: Tables;
}

const FEWEST = 2;
const MOST = 4;

const read = object<ReadOptions>({
  players: list(text, `${FEWEST} to ${MOST} names`, MOST, FEWEST), // [DRH-1]
  seed: whole(0, 2 ** 32 - 1),
  first: optional(whole(0, MOST - 1), 0),
  simple: flag,
  tables: optional(readTables, PRINTED_TABLES),
});

const fitting = checked(read, ({ first, players }) => first < players.length, "a first player who is there");

/** Reads the options of a game. [DRH-96] */
export function readOptions(options: unknown): ReadOptions {
  return fitting(options, "");
}
