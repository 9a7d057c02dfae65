import type { Action, OpponentCard, PlanCard, PlanLetter } from "perfect-home-rules";
import type { ShownCard, Texts } from "perfect-home-rules/texts";
import { copyView } from "perfect-home-rules/view";
import { documentOf } from "./document.js";
import { guarded } from "./guarded.js";
import { ACTIONS } from "./icons.js";
import { type Box, path, rect, text } from "./markup.js";
import type { DrawOptions } from "./options.js";
import { plan } from "./plans.js";
import { shortened, wrapped } from "./words.js";

/** A card that can be drawn: of numbers and actions, special, a City Plan, an AAA Opponent. */
export type DrawnCard = ShownCard | PlanCard | OpponentCard;

/** How large a card of numbers and actions is. */
export const CARD = { w: 76, h: 56 };

/** The sign of an action, larger than on a sheet. */
function large(action: Action, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.8)">${ACTIONS[action](0, 0)}</g>`;
}

/** A number on a house, with its action beside it and the name of the action below. */
export function numberCard(
  { number, action }: { readonly number: number | null; readonly action: Action | null },
  { x, y }: Pick<Box, "x" | "y">,
  texts: Texts,
): string {
  const name = action === null ? "" : shortened(texts.action(action), CARD.w - 8, 9);
  return [
    rect("wall", { x, y, ...CARD }, 6),
    path("wall", x, y, "M5 19L23 5l18 14v22H5z"),
    text("huge", x + 23, y + 36, number === null ? "?" : texts.number(number), "middle"),
    action === null ? "" : large(action, x + 47, y + 14),
    text("small", x + CARD.w / 2, y + 51, name, "middle"),
  ].join("");
}

/** A card with a title and words. */
function wordCard(title: string, words: readonly string[], { x, y }: Pick<Box, "x" | "y">): string {
  return [
    rect("wall", { x, y, ...CARD }, 6),
    text("mid", x + CARD.w / 2, y + 16, title, "middle"),
    ...words
      .flatMap((word) => wrapped(word, CARD.w - 8, 9))
      .map((line, index) => text("small", x + CARD.w / 2, y + 30 + index * 10, line, "middle")),
  ].join("");
}

/** A card that is no Construction card. */
export function specialCard(title: string, letter: PlanLetter | "", at: Pick<Box, "x" | "y">): string {
  return wordCard(letter, [title], at);
}

/** What an AAA Opponent card scores for, as signs and numbers. */
export function opponentLines(card: OpponentCard, texts: Texts): string[] {
  const plans = texts.list(card.validates.map(texts.planTitle));
  if (card.level === 0) return [plans];
  if (!("park" in card)) return [plans];
  const { park, pool, temp, fence, extension, improvement } = card;
  const values = { park, pool, temp, fence, extension, improvement };
  return [
    plans,
    Object.entries(values)
      .map(([action, points]) => `${texts.action(action as Action)} ${points}`)
      .join(", "),
  ];
}

interface Shown {
  readonly markup: string;
  readonly w: number;
  readonly h: number;
  readonly title: string;
}

function opponent(card: OpponentCard, texts: Texts): Shown {
  const title = texts.opponent(card);
  const lines = opponentLines(card, texts).flatMap((line) => wrapped(line, 204, 9));
  const h = 30 + lines.length * 11;
  const markup = [
    rect("wall", { x: 4, y: 4, w: 212, h }, 6),
    text("mid", 12, 20, shortened(title, 200, 11)),
    ...lines.map((line, index) => text("small", 12, 34 + index * 11, line)),
  ];
  return {
    markup: markup.join(""),
    w: 220,
    h: h + 8,
    title: texts.about(title, opponentLines(card, texts).join("; ")),
  };
}

function shown(card: DrawnCard, texts: Texts): Shown {
  if ("parts" in card) {
    const look = { card, turned: false, met: false, scored: null };
    const { markup, height } = plan(look, { x: 4, y: 4, w: 212 }, texts);
    return {
      markup,
      w: 220,
      h: height + 3,
      title: texts.about(texts.planTitle(card.letter), texts.plan(card)),
    };
  }
  if ("level" in card) return opponent(card, texts);
  const at = { x: 4, y: 4 };
  const title = texts.card(card);
  const special =
    "special" in card
      ? specialCard(title, "letter" in card ? card.letter : "", at)
      : numberCard(card, at, texts);
  return { markup: special, w: CARD.w + 8, h: CARD.h + 8, title };
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
    return documentOf({ markup, areas: [], height: h }, w, { title, sentences: [title] }, options);
  });
}
