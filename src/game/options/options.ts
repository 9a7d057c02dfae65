import { type Card, cardsOf, NINE_AND_THREE_QUARTERS, tableOf, withCards } from "../../data/cards.js";
import { EDITIONS, type EditionId } from "../../data/editions.js";
import { type DeckCard, isConstruction } from "../../data/special-cards.js";
import { choiceOf, fieldsOf, flagOf, listOf, nameOf } from "../../rules/fields.js";
import { refuse } from "../../rules/violation.js";
import { type Random, randomFromSeed } from "../../state/random.js";
import type { Setup } from "../../state/state.js";
import { expansionIn } from "../../variants/expansions.js";
import type { Cards } from "../../variants/mode.js";
import { checkCombination } from "./check-combination.js";
import { pilesFor, readDeck, specialsIn, supplyFor } from "./read-deck.js";
import { type ModeChoice, readMode } from "./read-mode.js";
import { type PlanChoices, readPlans } from "./read-plans.js";
import { readSeed } from "./read-seed.js";
import { readSheets, type SheetChoice } from "./read-sheets.js";
import { readStart, type Start, type StartPosition } from "./read-start.js";

/** What a game is created from. */
export interface GameOptions {
  /** Names of the architects in seat order: at least one, all different, none empty. SET-6 */
  readonly players: readonly string[];
  /**
   * What shuffles the cards: a whole number from 0 to 4294967295, or four of them that are not all 0. A single
   * number can be found out by trying; where players must not know the cards, pass four random ones.
   */
  readonly seed: number | readonly number[];
  /** The edition, by default that of 2023. */
  readonly edition?: EditionId | undefined;
  /**
   * The sheet, by default the Classic one; or a list with one for each architect, all of the same layout. SET-5
   */
  readonly sheet?: SheetChoice | readonly SheetChoice[] | undefined;
  /** The mode, by default the standard game. */
  readonly mode?: ModeChoice | undefined;
  /** Advanced Mode: roundabouts, and the advanced plans among those drawn. ADV-6 */
  readonly advanced?: boolean | undefined;
  /** Whether the three 9¾ cards are shuffled in; they belong to the 2023 edition. NTQ-1 */
  readonly nineAndThreeQuarters?: boolean | undefined;
  /** Plans to be played with; letters left out are drawn at random. SET-4 */
  readonly plans?: PlanChoices | undefined;
  /**
   * All cards in a given order, for a game whose cards are known: the deck from its top down, special cards in it;
   * where there are stacks, first the first stack. Left out, they are shuffled. Later shuffles are made with the
   * seed all the same.
   */
  readonly cards?: readonly DeckCard[] | undefined;
  /**
   * A position at the beginning of a round, from which the game is played on; over at once where it is a finished
   * one. Cards that it does not show lie beneath, in the order of `cards` or shuffled.
   */
  readonly start?: StartPosition | undefined;
}

/** What the options come to. */
export interface ResolvedOptions {
  /** What never changes. */
  readonly setup: Setup;
  /** The cards to lay out. */
  readonly cards: Cards;
  /** The generator, ready for the next shuffle. */
  readonly random: Random;
  /** The position to play on from; `null` where a new game begins. */
  readonly start: Start | null;
}

/** The names of all options, in the order in which they are written. */
export const OPTION_NAMES: readonly string[] = [
  "players",
  "seed",
  "edition",
  "sheet",
  "mode",
  "advanced",
  "nineAndThreeQuarters",
  "plans",
  "cards",
  "start",
];

function readPlayers(value: unknown): string[] {
  const players = listOf(value, "players", "a list of names");
  if (players.length === 0) refuse("options.no-players", { path: "players" });
  const names = players.map((player, index) => nameOf(player, `players[${index}]`));
  const seen = new Set<string>();
  names.forEach((name, index) => {
    if (seen.has(name)) refuse("options.duplicate-player", { path: `players[${index}]` });
    seen.add(name);
  });
  return names;
}

/** All Construction cards laid out, and those that lie aside. */
function constructionIn({ piles, aside, boxed }: Cards): Card[] {
  return [...piles.flatMap((pile) => pile.cards), ...aside, ...boxed].filter(isConstruction);
}

/** Checks the options and fills in what is left out. */
export function resolveOptions(options: GameOptions): ResolvedOptions {
  const fields = fieldsOf(options, "", OPTION_NAMES);
  const players = readPlayers(fields["players"]);
  const random = randomFromSeed(readSeed(fields["seed"]));
  const edition = choiceOf<EditionId>(fields["edition"], "edition", ["collector-2023", "first-2018"]);
  const { cards: printed, rules } = EDITIONS[edition];
  const { mode, opponent } = readMode(fields["mode"], players.length);
  const advanced = flagOf(fields["advanced"], "advanced");
  const nineAndThreeQuarters = flagOf(fields["nineAndThreeQuarters"], "nineAndThreeQuarters");
  const sheets = readSheets(fields["sheet"], edition, players.length);
  const expansion = expansionIn(sheets);
  checkCombination({ edition, layout: sheets.layouts[0], mode, advanced, nineAndThreeQuarters });
  const table = nineAndThreeQuarters
    ? withCards(printed.cards, NINE_AND_THREE_QUARTERS.cards)
    : printed.cards;
  const context = { edition, mode, players: players.length, deckSize: cardsOf(table).length };
  const piles = pilesFor(expansion, context, random);
  const setup: Setup = {
    players,
    edition,
    rules: { ...rules, reshuffleOnFirstPlan: rules.reshuffleOnFirstPlan && mode !== "solo" }, // RND-6
    mode,
    supply: supplyFor(expansion, context),
    opponent,
    advanced,
    nineAndThreeQuarters,
    ...sheets,
    plans: readPlans(fields["plans"], edition, expansion, advanced, sheets.layouts[0], random),
    cards: table,
    specials: specialsIn(piles),
  };
  const start = fields["start"] === undefined ? null : readStart(fields["start"], "start", setup);
  const cards = readDeck(fields["cards"], setup, piles, start, random);
  // A position given can show cards that the deck does not have.
  return {
    setup: start === null ? setup : { ...setup, cards: tableOf(constructionIn(cards)) },
    cards,
    random,
    start,
  };
}
