import { RulesError, throwInput, type Violation } from "../../clauses/violation.js";
import { cardsOf } from "../../data/cards.js";
import { EDITIONS } from "../../data/editions.js";
import { EDITION_IDS } from "../../data/ids.js";
import { type Random, randomFromSeed } from "../../input/random.js";
import { readSeed } from "../../input/read-seed.js";
import { readFields, readPart } from "../../input/readers.js";
import type { Setup } from "../../state/state.js";
import type { Cards } from "../../supplies/card-supply.js";
import { expansionIn } from "../../variants/expansions/expansions.js";
import { constructionCards } from "../../variants/nine-and-three-quarters.js";
import { sheetsOfEdition } from "../../variants/printed-sheets.js";
import { checkCombination } from "../../variants/prohibitions.js";
import { checkDeckSize } from "./deck-size.js";
import { type GameOptions, OPTIONS } from "./options.js";
import { checkHands, pilesFor, readDeck, specialsIn, supplyFor } from "./read-deck.js";
import { layoutsOfSetup, readLayouts } from "./read-layouts.js";
import { checkPlayers, readMode } from "./read-mode.js";
import { readOwnDeck } from "./read-own-deck.js";
import { isEveryPlanGiven, readPlans } from "./read-plans.js";
import { readStart, type Start } from "./read-start.js";

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

/** The options that are read by themselves, as far as they can be. */
type Given = { readonly [Name in keyof typeof OPTIONS]?: ReturnType<(typeof OPTIONS)[Name]> };

/**
 * Reads options one after the other and keeps what is wrong, so that all that can be judged is: what depends on something
 * that can't be read is left for when that is right.
 */
interface Reading {
  readonly given: Given;
  readonly violations: Violation[];
  /** Reads a part; `undefined` where it is wrong. */
  read<T>(part: () => T): T | undefined;
  /** Whether a check finds nothing wrong. */
  passes(check: () => void): boolean;
}

function readingOf(options: GameOptions): Reading {
  const violations: Violation[] = [];
  const given: Given = readFields<Required<Given>>(OPTIONS, options, "", violations);
  const read = <T>(part: () => T): T | undefined => readPart(violations, part);
  const passes = (check: () => void): boolean => read(() => check() ?? true) === true;
  return { given, violations, read, passes };
}

/** What is played together: `mode` and `printed` and `deck` as far as they can be read. */
function readVariants({ given, violations, read, passes }: Reading) {
  const { players, edition, advanced = false, nineAndThreeQuarters = false } = given;
  const anyEdition = edition ?? EDITION_IDS[0];
  const mode = read(() => readMode(given.mode));
  const fits =
    mode !== undefined &&
    players !== undefined &&
    passes(() => checkPlayers(mode.mode, players.length, anyEdition));
  const printed = read(() => readLayouts(given.layout, anyEdition, players?.length));
  const deck = read(() => readOwnDeck(given.deck, anyEdition));
  const known = violations.length;
  if (edition !== undefined) {
    const layout = printed?.layouts[0] ?? sheetsOfEdition(edition)[0];
    const together = { layout, mode: mode?.mode ?? "standard", advanced, nineAndThreeQuarters };
    read(() => checkCombination({ edition, ...together })); // what can't be read forbids nothing
  }
  const forbidden = violations.slice(known).map(({ details }) => details["path"]);
  return {
    mode,
    printed,
    deck,
    isPlayable: fits && forbidden.length === 0,
    isLayout: !forbidden.includes("layout"),
  };
}

type Variants = ReturnType<typeof readVariants>;

/** All of the setup but the plans, with the piles of cards, where everything that it depends on can be read. */
function prepare({ given, passes }: Reading, variants: Variants, random: Random) {
  const { players, edition, advanced, nineAndThreeQuarters } = given;
  const { mode: chosen, printed, deck, isPlayable } = variants;
  if (!isPlayable || players === undefined || edition === undefined || advanced === undefined) return null;
  if (nineAndThreeQuarters === undefined || chosen === undefined) return null;
  if (printed === undefined || deck === undefined) return null;
  const { mode, opponent } = chosen;
  const { rules } = EDITIONS[edition];
  const expansion = expansionIn(printed);
  const cards = constructionCards(edition, nineAndThreeQuarters, deck);
  const context = { edition, mode, players: players.length, deckSize: cardsOf(cards).length };
  if (deck !== null && !passes(() => checkDeckSize(expansion, context))) return null;
  const piles = pilesFor(expansion, context, random);
  return {
    players,
    edition,
    rules: { ...rules, reshuffleOnFirstPlan: rules.reshuffleOnFirstPlan && mode !== "solo" }, // RND-6
    mode,
    supply: supplyFor(expansion, context),
    opponent,
    advanced,
    nineAndThreeQuarters,
    ...layoutsOfSetup(printed),
    plans: [], // to be replaced
    ...(deck === null ? {} : { deck }),
    cards,
    specials: specialsIn(piles),
    ...(given.cards === "entered" ? { entered: true as const } : {}),
    piles,
  };
}

/** The plans, where it is known what they are chosen for. */
function readPlansFor({ given, read }: Reading, { printed, isLayout }: Variants, random: Random) {
  const { edition, advanced = true } = given;
  if (edition === undefined || printed === undefined || !isLayout) return undefined;
  return read(() => readPlans(given.plans, edition, advanced, printed.layouts[0], random));
}

/** A seed can be left out where nothing is drawn with it: cards are entered, and all plans given. SET-4 */
function checkSeed({ given, violations, read }: Reading): void {
  const isWrong = violations.some(({ details }) => String(details["path"]).startsWith("seed"));
  if (given.seed !== undefined || isWrong) return;
  if (given.cards !== "entered") read(() => readSeed(undefined, "seed"));
  else if (readPart([], () => isEveryPlanGiven(given.plans)) === false)
    read(() => throwInput("options.entered-plans", { path: "plans" }));
}

/** Nothing is known of the rounds before a position where cards are entered. */
function checkStart({ given }: Reading): void {
  if (given.cards === "entered" && given.start !== undefined)
    throwInput("options.entered-start", { path: "start" });
}

/** Checks the options and fills in what is left out. */
export function resolveOptions(options: GameOptions): ResolvedOptions {
  const reading = readingOf(options);
  const resolved = resolve(reading);
  if (resolved === null || reading.violations.length > 0) throw new RulesError(reading.violations);
  return resolved;
}

function resolve(reading: Reading): ResolvedOptions | null {
  const { given, read, passes } = reading;
  const random = randomFromSeed(given.seed ?? 0);
  checkSeed(reading);
  const variants = readVariants(reading);
  const prepared = prepare(reading, variants, random);
  const plans = readPlansFor(reading, variants, random);
  if (prepared === null) return null;
  const { piles, ...rest } = prepared;
  const setup: Setup = { ...rest, plans: plans ?? [] };
  const hasStart = passes(() => checkStart(reading)) && given.start !== undefined && plans !== undefined;
  const start = hasStart ? read(() => readStart(given.start, "start", setup)) : null;
  passes(() => checkHands(setup, cardsOf(setup.cards).length));
  const cards = read(() => readDeck(given.cards, setup, piles, start ?? null, random));
  return cards === undefined || start === undefined ? null : { setup, cards, random, start };
}
