import { HELPERS, type HelperId } from "../data/specials.js";
import { floorsOf } from "../house/board.js";
import type { RoofCard } from "../state/cards.js";
import type { PlacedCard } from "../state/house.js";
import {
  type Cards,
  type HouseDescription,
  type HouseOptions,
  readHouse,
  readHouseOptions,
  readNamedHouseOptions,
} from "./described-houses.js";
import { throwViolation } from "./violation.js";

/** A house that was written down, and whose it is. */
export interface HouseOnPaper {
  /** The player's name; `null` where none is written. */
  readonly player: string | null;
  /** The house. */
  readonly house: HouseDescription;
}

/** Words that need no quotation marks. */
const PLAIN = /^[\p{L}\p{N}_.'’-]*[\p{L}\p{N}_.'’][\p{L}\p{N}_.'’-]*$/u;

/** Names that need none. */
const BARE_NAME = /^[^\s"\p{C}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\s\p{C}])?$/u;

const word = (id: string): string => (PLAIN.test(id) ? id : JSON.stringify(id));

/** A card on its space: `kitchen`, `(kitchen)` face down, `bedroom:canopy-bed` with a token, `bedroom/2` with children. */
function cardAsText(card: PlacedCard | null): string {
  if (card === null) return "-";
  const shown = word(card.room) + (card.children === undefined ? "" : `/${card.children}`);
  const lying = card.face === "up" ? shown : `(${shown})`;
  return card.token === null ? lying : `${lying}:${word(card.token)}`;
}

const roofAsText = ({ colour, window }: RoofCard): string => word(colour) + (window ? "*" : "");

function line(name: string, words: readonly string[]): string[] {
  return words.length === 0 ? [] : [[name, ...words].join(" ")];
}

/**
 * Writes a house down: a line for the player, one for each floor, and what lies beside the house.
 *
 * @param description - the house.
 * @param options - your cards and boards, and `player`, the name that is written above.
 * @returns lines that {@link parseHouses} reads.
 * @throws RulesError `options.invalid` for something that is no description.
 * @example
 * ```ts
 * import { formatHouse, parseHouses } from "perfect-home-rules/dream-home";
 *
 * const [ann] = parseHouses("floor basement garage (garage)\nhelpers architect");
 * const text = ann === undefined ? "" : formatHouse(ann.house, { player: "Ann" });
 * text.split("\n")[3] // => "floor basement garage (garage)"
 * ```
 */
export function formatHouse(
  description: HouseDescription,
  options?: HouseOptions & { readonly player?: string | undefined },
): string {
  const [cards, player] = readNamedHouseOptions(options);
  const { spaces, scaffolds, outside, helpers, roof } = readHouse(description, cards);
  const onSpace = (space: number): string =>
    spaces[space] === null && scaffolds.includes(space) ? "=" : cardAsText(spaces[space]);
  return [
    ...(player === undefined ? [] : [`player ${BARE_NAME.test(player) ? player : JSON.stringify(player)}`]),
    ...[...floorsOf(cards.tables.board)].flatMap(([floor, row]) =>
      line("floor", [word(floor), ...row.map(onSpace)]),
    ),
    ...line("outside", outside.map(word)),
    ...line("helpers", helpers.map(word)),
    ...(roof === null ? [] : [["roof", ...roof.map(roofAsText)].join(" ")]),
    "",
  ].join("\n");
}

/** What is left to be read of a line, with where that is. */
interface Rest {
  readonly line: number;
  readonly text: string;
  at: number;
}

function fail({ line, at }: Pick<Rest, "line" | "at">, expected: string): never {
  return throwViolation("notation.unexpected", { line, column: at + 1, expected });
}

/** Reads a sign, if it stands there. */
function sign(rest: Rest, wanted: string): boolean {
  const isThere = rest.text.startsWith(wanted, rest.at);
  if (isThere) rest.at += wanted.length;
  return isThere;
}

const WORD = /"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_.'’-]+/uy;

/** Reads one of some words. */
function wordIn<T extends string>(rest: Rest, words: readonly T[]): T {
  WORD.lastIndex = rest.at;
  const [found = ""] = WORD.exec(rest.text) ?? [];
  let plain: unknown = found;
  try {
    if (found.startsWith('"')) plain = JSON.parse(found);
  } catch {
    plain = null; // quoted, but no JSON
  }
  const known = words.find((each) => each === plain);
  if (known === undefined) return fail(rest, words.map(word).join(", "));
  rest.at += found.length;
  return known;
}

/** Whether another word stands in the line; between two of them there is a space. */
function hasMore(rest: Rest): boolean {
  const begun = rest.at;
  while (/\s/u.test(rest.text[rest.at] ?? "")) rest.at += 1;
  if (rest.at < rest.text.length && rest.at === begun) fail(rest, "a space");
  return rest.at < rest.text.length;
}

/** All words that stand in the rest of a line. */
function wordsIn<T>(rest: Rest, read: (rest: Rest) => T): T[] {
  const all: T[] = [];
  while (hasMore(rest)) all.push(read(rest));
  return all;
}

const DIGITS = /\d{1,3}/y;

function childrenIn(rest: Rest): number {
  if (!sign(rest, "/")) fail(rest, "/ and how many children the card shows");
  DIGITS.lastIndex = rest.at;
  const [digits] = DIGITS.exec(rest.text) ?? fail(rest, "how many children the card shows");
  rest.at += digits.length;
  return Number(digits);
}

/** What lies on a space. */
type OnSpace = PlacedCard | "scaffold" | null;

/** Reads what lies on a space, as {@link cardAsText} writes it. */
function cardIn(rest: Rest, { tables, childrenBreakTies }: Cards): OnSpace {
  if (sign(rest, "=")) return "scaffold";
  if (/^-(?:\s|$)/u.test(rest.text.slice(rest.at, rest.at + 2))) {
    rest.at += 1;
    return null;
  }
  const isDown = sign(rest, "(");
  const room = wordIn(
    rest,
    tables.rooms.map(({ id }) => id),
  );
  const shown = childrenBreakTies === true ? { room, children: childrenIn(rest) } : { room };
  if (isDown && !sign(rest, ")")) fail(rest, ")");
  const ids = tables.decor.map(({ id }) => id);
  return { ...shown, face: isDown ? "down" : "up", token: sign(rest, ":") ? wordIn(rest, ids) : null };
}

function roofIn(rest: Rest, { tables }: Cards): RoofCard {
  const colour = wordIn(
    rest,
    tables.roofs.map(({ id }) => id),
  );
  return { kind: "roof", colour, window: sign(rest, "*") };
}

/** The cards of a floor by their spaces. */
function floorIn(rest: Rest, cards: Cards): (readonly [space: number, card: OnSpace])[] {
  const floors = floorsOf(cards.tables.board);
  if (!hasMore(rest)) fail(rest, "the name of a floor");
  const spaces = floors.get(wordIn(rest, [...floors.keys()])) ?? [];
  const row = wordsIn(rest, (each) => cardIn(each, cards));
  if (row.length !== spaces.length) fail(rest, `${spaces.length} cards, or - for an empty space`);
  return spaces.map((space, index) => [space, row[index]]);
}

function nameIn(rest: Rest): string {
  if (!hasMore(rest)) fail(rest, "a name");
  const written = rest.text.slice(rest.at);
  if (!written.startsWith('"')) return written;
  try {
    const name: unknown = JSON.parse(written);
    if (typeof name === "string") return name;
  } catch {
    // no JSON
  }
  return fail(rest, "a name, or one in quotation marks as in JSON");
}

/** What the lines of a house say, each at most once. */
interface Lines {
  player?: string;
  readonly floors: Map<number, OnSpace>;
  outside?: string[];
  helpers?: HelperId[];
  roof?: RoofCard[];
}

const KEYWORDS = ["player", "floor", "outside", "helpers", "roof"] as const;
const HELPER_IDS = Object.keys(HELPERS) as HelperId[];

/** Reads a line of a house. */
function readLine(rest: Rest, lines: Lines, cards: Cards): void {
  const begun = rest.at;
  const keyword = wordIn(rest, KEYWORDS);
  const again = (): never => fail({ line: rest.line, at: begun }, `no second ${keyword} of a house`);
  if (keyword === "floor") {
    for (const [space, card] of floorIn(rest, cards)) {
      if (lines.floors.has(space)) again();
      lines.floors.set(space, card);
    }
    return;
  }
  if (lines[keyword] !== undefined) again();
  const decor = cards.tables.decor.map(({ id }) => id);
  switch (keyword) {
    case "player":
      lines.player = nameIn(rest);
      break;
    case "outside":
      lines.outside = wordsIn(rest, (each) => wordIn(each, decor));
      break;
    case "helpers":
      lines.helpers = wordsIn(rest, (each) => wordIn(each, HELPER_IDS));
      break;
    case "roof":
      lines.roof = wordsIn(rest, (each) => roofIn(each, cards));
      break;
    default:
      keyword satisfies never;
  }
}

function houseOf(lines: Lines, { tables }: Cards): HouseOnPaper {
  const { player, floors, outside = [], helpers = [], roof } = lines;
  const all = tables.board.map((_, space) => floors.get(space) ?? null);
  const spaces = all.map((each) => (each === "scaffold" ? null : each));
  const scaffolds = [...all.keys()].filter((space) => all[space] === "scaffold");
  return { player: player ?? null, house: { spaces, scaffolds, outside, helpers, roof: roof ?? null } };
}

/**
 * Reads houses that were written down: a line for the player, one for each floor with its cards from the left, and what lies
 * beside the house. Between two houses stands an empty line; a floor that is left out has no cards yet; `#` begins a comment.
 *
 * | written | what it is |
 * |---|---|
 * | `player Ann` | whose house it is |
 * | `floor lower kitchen - (sauna) bedroom:canopy-bed =` | a card, none, an empty room, a room with a token, a scaffold |
 * | `bedroom/2` | a card that shows two children, where these break ties |
 * | `outside treehouse birdhouse` | tokens outside |
 * | `helpers architect` | helpers |
 * | `roof red red* brown red` | the roof box, once it is revealed; `*` marks a window |
 *
 * @param text - the houses.
 * @param options - your cards and boards, where they are not those of {@link PRINTED_TABLES}.
 * @returns the houses in their order, none of them checked: {@link checkHouse} does so.
 * @throws RulesError `notation.unexpected` with `line`, `column` and what was `expected`; `options.invalid`.
 * @example
 * ```ts
 * import { parseHouses } from "perfect-home-rules/dream-home";
 *
 * const [ann] = parseHouses("player Ann\nfloor basement garage garage\nhelpers architect");
 * [ann?.player, ann?.house.helpers] // => ["Ann", ["architect"]]
 * ```
 */
export function parseHouses(text: string, options?: HouseOptions): readonly HouseOnPaper[] {
  const cards = readHouseOptions(options);
  if (typeof text !== "string") return fail({ line: 1, at: 0 }, "a text");
  const houses: HouseOnPaper[] = [];
  let lines: Lines | null = null;
  for (const [index, each] of [...text.split(/\r?\n/), ""].entries()) {
    const rest = { line: index + 1, text: each.trimEnd(), at: each.length - each.trimStart().length };
    if (rest.text === "" && lines !== null) {
      houses.push(houseOf(lines, cards));
      lines = null;
    }
    if (rest.text === "" || rest.text.startsWith("#", rest.at)) continue;
    lines ??= { floors: new Map() };
    readLine(rest, lines, cards);
  }
  return houses;
}
