import { throwInput, throwShape } from "../../clauses/violation.js";
import type { CardTable } from "../../data/cards.js";
import { EDITION_IDS, type EditionId } from "../../data/ids.js";
import { readSeed } from "../../input/read-seed.js";
import { anything, boolean, choice, list, optional, type Reader, text } from "../../input/readers.js";
import type { CardsChoice } from "./read-deck.js";
import type { LayoutChoice } from "./read-layouts.js";
import type { ModeChoice } from "./read-mode.js";
import type { PlanChoices } from "./read-plans.js";
import type { StartPosition } from "./read-start.js";

/** What a game is created from. */
export interface GameOptions {
  /** Names of the players in seat order: at least one, all different, none empty. SET-6 */
  readonly players: readonly string[];
  /**
   * What shuffles the cards: a whole number from 0 to 4294967295, or four of them that are not all 0. A single
   * number can be found out by trying; where players must not know the cards, pass four random ones. It may be left out
   * only where cards are entered and all three plans are given, since nothing is drawn at random then.
   */
  readonly seed?: number | readonly number[] | undefined;
  /** The edition, by default that of 2023. */
  readonly edition?: EditionId | undefined;
  /**
   * The sheet, by default the Classic one; or a list with one for each player, all of the same layout. With
   * `"paper"` or `{ paper: layout }` the players have sheets of paper, and the library deals the cards and turns the plans. SET-5
   */
  readonly layout?: LayoutChoice | readonly LayoutChoice[] | undefined;
  /** The mode, by default the standard game. */
  readonly mode?: ModeChoice | undefined;
  /** Advanced Mode: roundabouts, and the advanced plans among those drawn. ADV-6 */
  readonly advanced?: boolean | undefined;
  /** Whether the three 9¾ cards are shuffled in; they belong to the 2023 edition. NTQ-1 */
  readonly nineAndThreeQuarters?: boolean | undefined;
  /**
   * The Construction cards of your own copy: for each action the numbers on the other face of its cards, in any order.
   * Numbers are 1 to 15. The 9¾ cards may be listed too, as 9.75: they are left out where
   * `nineAndThreeQuarters` is not set; where it is set and none are listed, those of the edition are added. Left out, the
   * cards are the edition's. SET-1 SET-2
   */
  readonly deck?: CardTable | undefined;
  /** Plans to be played with; letters left out are drawn at random. SET-4 */
  readonly plans?: PlanChoices | undefined;
  /**
   * Where the cards come from: `"dealt"`, the default, has them shuffled here; with `"entered"` they lie on a real table,
   * and the game waits for {@link reveal} wherever one comes up. A list has all cards in a given order, for a game whose
   * cards are known: the deck from its top down, special cards in it; where there are stacks, first the first stack.
   * Later shuffles are made with the seed all the same.
   */
  readonly cards?: CardsChoice | undefined;
  /**
   * A position at the beginning of a round, from which the game is played on; over at once where it is a finished
   * one. Cards that it does not show lie beneath, in the order of `cards` or shuffled; they can't be entered.
   */
  readonly start?: StartPosition | undefined;
}

const players: Reader<string[]> = (value, path) => {
  const names = list(text, "a list of names")(value, path);
  if (names.length === 0) throwInput("options.no-players", { path });
  const seen = new Set<string>();
  names.forEach((each, index) => {
    if (seen.has(each)) throwShape("options.duplicate-player", { path: `${path}[${index}]` });
    seen.add(each);
  });
  return names;
};

const edition = optional(choice(EDITION_IDS), "collector-2023");

/** The options that matter to sheets taken by themselves. */
export const SHEET_OPTIONS = {
  edition,
  layout: anything,
  advanced: optional(boolean, false),
  nineAndThreeQuarters: optional(boolean, false),
  plans: anything,
};

/** All options, in the order in which they are written; what depends on others is read later. */
export const OPTIONS = {
  players,
  seed: optional(readSeed),
  edition,
  layout: anything,
  mode: anything,
  advanced: optional(boolean, false),
  nineAndThreeQuarters: optional(boolean, false),
  deck: anything,
  plans: anything,
  cards: anything,
  start: anything,
};

/** The names of all options, in the order in which they are written. */
export const OPTION_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(OPTIONS);
