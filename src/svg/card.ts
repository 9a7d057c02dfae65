import type { Action, HandCard, OpponentCard, Picked, PlanCard, SpecialCard } from "perfect-home-rules";
import type { ShownCard, Texts } from "perfect-home-rules/texts";
import { copyView } from "perfect-home-rules/view";
import { documentOf } from "./document.js";
import { drawn } from "./drawn.js";
import { shortened, wrapped } from "./fonts.js";
import { guarded } from "./guarded.js";
import { ACTIONS } from "./icons.js";
import { type Box, centred, LINE, lines, path, rect, text } from "./markup.js";
import type { DrawOptions } from "./options.js";
import { plan } from "./plans.js";
import { WALL } from "./style.js";

/** A card that can be drawn: of numbers and actions, special, a City Plan, an AAA Opponent. */
export type DrawnCard = ShownCard | PlanCard | OpponentCard;

/** How large a card of numbers and actions is. */
export const CARD = { w: 76, h: 56 };

/** The sign of an action, larger than on a sheet. */
function large(action: Action, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.8)">${ACTIONS[action](0, 0)}</g>`;
}

/** Where a card lies: its upper left corner. */
export type Point = Pick<Box, "x" | "y">;

/** A number on a house, with its action beside it and the name of the action below. */
export function numberCard({ number, action }: HandCard | Picked, { x, y }: Point, texts: Texts): string {
  const walls = { x: x + 5, y: y + 15, w: 36, h: 26 };
  const markup = [
    rect(WALL, { x, y, ...CARD }, 6),
    path(WALL, x, y, "M5 19L23 5l18 14v22H5z"),
    centred("huge", walls, number === null ? "?" : texts.number(number)),
  ];
  if (action !== null) {
    const name = shortened("small", texts.action(action), CARD.w - 6);
    markup.push(large(action, x + 47, y + 14), centred("small", { x, y: y + 41, ...CARD, h: 13 }, name));
  }
  return markup.join("");
}

/** A card that is no Construction card: its letter, if it has one, above what it is. */
export function specialCard(card: SpecialCard, { x, y }: Point, texts: Texts): string {
  const words = wrapped("small", texts.card(card), CARD.w - 8);
  const box = { x, y, ...CARD };
  return [
    rect(WALL, box, 6),
    "letter" in card ? text("mid", x + CARD.w / 2, y + 16, card.letter, "middle") : "",
    ...words.map((line, index) => centred("small", { ...box, y: y + 20 + index * LINE, h: 13 }, line)),
  ].join("");
}

/** What an AAA Opponent card scores for, as signs and numbers. */
export function opponentLines(card: OpponentCard, texts: Texts): string[] {
  const plans = texts.list(card.validates.map(texts.planTitle));
  if (!("park" in card)) return [plans];
  const values = ACTION_NAMES.map((action) => `${texts.action(action)} ${card[action]}`);
  return [plans, values.join(", ")];
}

const ACTION_NAMES = ["park", "pool", "temp", "fence", "extension", "improvement"] as const;

interface Shown {
  readonly markup: string;
  readonly w: number;
  readonly h: number;
  readonly title: string;
}

/** How wide cards are that have sentences on them. */
const WIDE = 212;

function opponent(card: OpponentCard, texts: Texts): Shown {
  const title = texts.opponent(card);
  const said = opponentLines(card, texts);
  const names = wrapped("mid", title, WIDE - 16);
  const words = said.flatMap((line) => wrapped("small", line, WIDE - 16));
  const foot = 20 + names.length * 14;
  const h = foot - 4 + words.length * LINE;
  const markup = [
    rect(WALL, { x: 4, y: 4, w: WIDE, h }, 6),
    lines("mid", 12, 20, names),
    lines("small", 12, foot, words),
  ];
  return { markup: markup.join(""), w: WIDE, h, title: texts.about(title, said.join("; ")) };
}

function shown(card: DrawnCard, texts: Texts): Shown {
  if ("level" in card) return opponent(card, texts);
  const at = { x: 4, y: 4 };
  if ("parts" in card) {
    const { markup, height } = plan(
      { card, turned: false, met: false, scored: null },
      { ...at, w: WIDE },
      texts,
    );
    return {
      markup,
      w: WIDE,
      h: height - 5,
      title: texts.about(texts.planTitle(card.letter), texts.plan(card)),
    };
  }
  const markup = "special" in card ? specialCard(card, at, texts) : numberCard(card, at, texts);
  return { markup, ...CARD, title: texts.card(card) };
}

/**
 * Draws a card as SVG: a Construction card or a combination, a special card, a City Plan, an AAA Opponent.
 *
 * @param card - the card, of a state, a view or the catalogue.
 * @param options - the words, and the colours.
 * @throws RulesError `view.malformed` for what is no card.
 * @see RND-2, PLN-1
 * @example
 * ```ts
 * const svg = drawCard({ number: 8, action: "pool" }, { texts: english });
 * svg.includes("<title>8 pool</title>") // => true
 * ```
 */
export function drawCard(card: DrawnCard, options: DrawOptions): string {
  return guarded(() => {
    const { markup, w, h, title } = shown(copyView(card), options.texts);
    return documentOf(drawn(h + 8, markup), w + 8, { title, sentences: [title] }, options);
  });
}
