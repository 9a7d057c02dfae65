import { type Card, CARDS_2023, cardsOf } from "../data/cards.js";
import { PLAN_LETTERS, type PlanCard, type PlanLetter } from "../data/plan-card.js";
import { STANDARD_PLANS_2023 } from "../data/plans-2023.js";
import { CLASSIC } from "../data/sheets.js";
import { refuse } from "../rules/violation.js";
import type { Random } from "../state/random.js";
import { randomFromSeed } from "../state/random.js";
import type { EditionId, ModeId, Setup } from "../state/state.js";

/** What a game is created from. */
export interface GameOptions {
  /** Names of the architects in seat order: at least one, all different, none empty. */
  readonly players: readonly string[];
  /**
   * What shuffles the cards: a whole number from 0 to 4294967295, or four of them that are not all 0. A single
   * number can be found out by trying; where players must not know the cards, pass four random ones.
   */
  readonly seed: number | readonly number[];
  /** The edition, by default that of 2023. */
  readonly edition?: EditionId | undefined;
  /** The sheet, by default the Classic one. */
  readonly sheet?: "classic" | undefined;
  /** The mode, by default the standard game. */
  readonly mode?: ModeId | undefined;
  /** Ids of plan cards to be played with; letters left out are drawn at random. SET-4 */
  readonly plans?: { readonly [letter in PlanLetter]?: string | undefined } | undefined;
  /**
   * All Construction cards in a given order, for a game whose cards are known: first the first stack from its top
   * down, then the others. Left out, they are shuffled. Later shuffles are made with the seed all the same.
   */
  readonly cards?: readonly Card[] | undefined;
}

/** What the options come to. */
export interface ResolvedOptions {
  /** What never changes. */
  readonly setup: Setup;
  /** The cards from the top down. */
  readonly cards: readonly Card[];
  /** The generator, ready for the next shuffle. */
  readonly random: Random;
}

type Fields = Readonly<Record<string, unknown>>;

const OPTION_NAMES = ["players", "seed", "edition", "sheet", "mode", "plans", "cards"];

/** The own fields of a plain object of the caller's. */
function fieldsOf(value: unknown, path: string, names: readonly string[]): Fields {
  const prototype: unknown = typeof value === "object" && value !== null ? Object.getPrototypeOf(value) : undefined;
  if (prototype !== Object.prototype && prototype !== null) refuse("options.not-an-object", { path });
  const fields: Record<string, unknown> = Object.create(null);
  for (const key of Reflect.ownKeys(value as object)) {
    const name = String(key);
    if (!names.includes(name)) refuse("options.unknown", { path: path === "" ? name : `${path}.${name}` });
    fields[name] = (value as Fields)[name];
  }
  return fields;
}

function invalid(path: string, allowed: string): never {
  return refuse("options.invalid", { path, allowed });
}

function listOf(value: unknown, path: string, allowed: string): readonly unknown[] {
  return Array.isArray(value) ? Array.from(value as readonly unknown[]) : invalid(path, allowed);
}

function readPlayers(value: unknown): string[] {
  const players = listOf(value, "players", "a list of names");
  if (players.length === 0) refuse("options.no-players", { path: "players" });
  return players.map((player, index) => {
    const path = `players[${index}]`;
    if (typeof player !== "string" || player === "") invalid(path, "a name");
    if (players.indexOf(player) !== index) refuse("options.duplicate-player", { path });
    return player;
  });
}

function readWord(value: unknown, path: string): number {
  const isWord = Number.isInteger(value) && (value as number) >>> 0 === value && !Object.is(value, -0);
  return isWord ? (value as number) : invalid(path, "a whole number from 0 to 4294967295");
}

function readSeed(value: unknown): number | number[] {
  if (!Array.isArray(value)) return readWord(value, "seed");
  const words = listOf(value, "seed", "four whole numbers").map((word, index) => readWord(word, `seed[${index}]`));
  const isSeed = words.length === 4 && words.some((word) => word !== 0);
  return isSeed ? words : invalid("seed", "four whole numbers, not all 0");
}

function readChoice<T extends string>(value: unknown, path: string, choices: readonly T[]): T {
  if (value === undefined) return choices[0];
  const choice = choices.find((each) => each === value);
  return choice ?? invalid(path, choices.join(", "));
}

function readPlans(value: unknown, random: Random): PlanCard[] {
  const chosen = value === undefined ? {} : fieldsOf(value, "plans", PLAN_LETTERS);
  return PLAN_LETTERS.map((letter) => {
    const cards = STANDARD_PLANS_2023.filter((card) => card.letter === letter);
    const drawn = cards[random.pick(cards.length)];
    const id = chosen[letter];
    if (id === undefined) return drawn;
    const named = cards.find((card) => card.id === id);
    return named ?? invalid(`plans.${letter}`, cards.map((card) => card.id).join(", "));
  });
}

function sameCard(a: Card, b: Card): boolean {
  return a.number === b.number && a.action === b.action;
}

function readCards(value: unknown, deck: readonly Card[]): Card[] {
  const left = [...deck];
  const cards = listOf(value, "cards", "a list of cards").map((each, index) => {
    const path = `cards[${index}]`;
    const { number, action } = fieldsOf(each, path, ["number", "action"]);
    const at = left.findIndex((card) => sameCard(card, { number, action } as Card));
    if (at < 0) refuse("options.cards", { path });
    return left.splice(at, 1)[0];
  });
  if (left.length > 0) refuse("options.cards", { path: "cards", missing: left.length });
  return cards;
}

/** Checks the options and fills in what is left out. */
export function resolveOptions(options: GameOptions): ResolvedOptions {
  const fields = fieldsOf(options, "", OPTION_NAMES);
  const players = readPlayers(fields["players"]);
  const random = randomFromSeed(readSeed(fields["seed"]));
  readChoice(fields["sheet"], "sheet", ["classic"]);
  const setup: Setup = {
    players,
    edition: readChoice(fields["edition"], "edition", ["collector-2023"]),
    mode: readChoice(fields["mode"], "mode", ["standard"]),
    layouts: [CLASSIC],
    layoutOf: players.map(() => 0),
    plans: readPlans(fields["plans"], random),
    cards: CARDS_2023.cards,
  };
  const deck = cardsOf(setup.cards);
  const cards = fields["cards"] === undefined ? random.shuffle(deck) : readCards(fields["cards"], deck);
  return { setup, cards, random };
}
