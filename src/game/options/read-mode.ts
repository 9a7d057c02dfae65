import { throwInput } from "../../clauses/violation.js";
import type { EditionId, ModeId } from "../../data/ids.js";
import {
  type AaaOpponent,
  type ClosedAgency,
  OPPONENTS,
  type OpponentCard,
  type OpponentId,
} from "../../data/opponents.js";
import { PLAN_LETTERS } from "../../data/plan-card.js";
import { GIVEN_BY_CALLER } from "../../data/provenance.js";
import { invalid, isPlainObject } from "../../input/fields.js";
import {
  always,
  areDifferent,
  areRising,
  checked,
  choice,
  list,
  object,
  type Reader,
  type Readers,
  text,
  tuple,
  whole,
  withId,
} from "../../input/readers.js";

/** A custom AAA Opponent card; where it comes from is known. */
export type CustomOpponent = OpponentCard extends infer Card
  ? Card extends unknown
    ? Omit<Card, "provenance">
    : never
  : never;

/** AAA Solo against an opponent. AAA-1 */
export interface AaaMode {
  /** The opponent: an id or a custom card. */
  readonly aaa: OpponentId | CustomOpponent;
}

/** A way to play: the standard game, Expert Mode, the first edition's solo game, or AAA Solo. */
export type ModeChoice = "standard" | "expert" | "solo" | AaaMode;

/** A mode, read. */
export interface ReadMode {
  /** The mode. */
  readonly mode: ModeId;
  /** The opponent; `null` for none. */
  readonly opponent: OpponentCard | null;
}

const amount = whole(0, 100);

const validates = checked(
  list(choice(PLAN_LETTERS), "a list of plan letters", PLAN_LETTERS.length),
  areDifferent,
  "plan letters, each once",
);

const tempPlaces = checked(
  list(
    tuple(whole(1, 100), amount, "a pair of temps and points"),
    "at most three pairs of temps and points",
    3,
  ),
  (places) => areRising(places.map(([temps]) => -temps)),
  "pairs with falling numbers of temps",
);

const ofAnyLevel = { id: text, validates, provenance: always(GIVEN_BY_CALLER) };

const closedAgency: Readers<ClosedAgency> = { ...ofAnyLevel, level: choice([0]), tempPlaces };

const player: Readers<AaaOpponent> = {
  ...ofAnyLevel,
  level: amount,
  park: amount,
  pool: amount,
  temp: amount,
  fence: amount,
  extension: amount,
  improvement: amount,
};

const customOpponent = object<OpponentCard>(({ level }) => (level === 0 ? closedAgency : player));

const opponent: Reader<OpponentCard> = (value, path) =>
  typeof value === "string" ? withId(OPPONENTS, value, path) : customOpponent(value, path);

const aaaMode = object({ aaa: opponent });

const OTHERS: readonly string[] = ["standard", "expert", "solo"] satisfies ModeId[];

function isOtherMode(value: unknown): value is Exclude<ModeId, "aaa"> {
  return typeof value === "string" && OTHERS.includes(value);
}

/** How many players a mode is for; `max` is `null` where only the cards set a limit. [SET-6] [AAA-1] FST-1 [XPT-1] FST-5 */
export const PLAYERS: Readonly<Record<ModeId, { readonly min: number; readonly max: number | null }>> = {
  standard: { min: 1, max: null },
  expert: { min: 2, max: null },
  aaa: { min: 1, max: 1 },
  solo: { min: 1, max: 1 },
};

/** Refuses a number of players for which a mode is not. */
export function checkPlayers(mode: ModeId, players: number, edition: EditionId): void {
  const { min, max } = PLAYERS[mode];
  if (max !== null && players > max) {
    throwInput(mode === "aaa" ? "options.aaa-players" : "options.solo-players", {
      path: "players",
      players,
    });
  }
  if (players < min) {
    throwInput(
      "options.expert-alone",
      { path: "players", players },
      edition === "first-2018" ? "FST-5" : "XPT-1",
    );
  }
}

/** Reads the mode. */
export function readMode(value: unknown): ReadMode {
  if (isPlainObject(value)) return { mode: "aaa", opponent: aaaMode(value, "mode").aaa };
  const mode = value === undefined ? "standard" : value;
  return isOtherMode(mode)
    ? { mode, opponent: null }
    : invalid("mode", `${OTHERS.join(", ")}, { aaa: an opponent }`);
}
