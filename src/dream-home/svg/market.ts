import type { ColumnView, MarketView, PlayerView } from "perfect-home-rules/dream-home";
import type { Texts } from "perfect-home-rules/dream-home/texts";
import { shortened } from "../../svg/fonts.js";
import type { Spoken } from "../../svg/frame.js";
import { type Box, rect, text } from "../../svg/markup.js";
import { BOX, LAST, WALL } from "../../svg/style.js";
import {
  chips,
  type DrawOptions,
  drawing,
  MARGIN,
  type Part,
  part,
  ROOM,
  stacked,
  WIDTH,
  words,
} from "./drawing.js";
import { guarded } from "./guarded.js";
import { tint } from "./house.js";
import { markerIcon, roomIcon, specialIcon } from "./icons.js";

const SPECIAL = 52;
const CARD = 60;
type CountedRooms = MarketView["roomDiscard"][number];

/** How many columns have room for their words side by side. */
const SIDE_BY_SIDE = 8;

function header({ round, rounds, left, over }: MarketView, texts: Texts): Part {
  const decks = texts.about(texts.term("deck"), `${left.rooms}, ${left.specials}`);
  const title = over ? texts.term("over") : texts.round(round, rounds);
  return part(
    32,
    text("name", MARGIN, 23, shortened("name", title, ROOM - 120)) +
      text("small fsoft", WIDTH - MARGIN, 22, decks, "end"),
  );
}

function upper({ special, marker, column }: ColumnView, box: Box, texts: Texts): string {
  if (column === 0 && marker) {
    return (
      rect(LAST, box, 6) +
      markerIcon(box.x + box.w / 2 - 7, box.y + 6) +
      words("small", { ...box, y: box.y + 24, h: 26 }, texts.term("marker"))
    );
  }
  if (special === null) return rect(LAST, box, 6);
  const sign = specialIcon(special, box.x + box.w / 2 - 10, box.y + 5);
  return rect(WALL, box, 6) + sign + words("small", { ...box, y: box.y + 26, h: 24 }, texts.special(special));
}

function lower({ room }: ColumnView, box: Box, texts: Texts): string {
  if (room === null) return rect(LAST, box, 6);
  const sign = roomIcon(room.room, box.x + box.w / 2 - 10, box.y + 9);
  return (
    rect(WALL, box, 6) +
    tint(room.room, box) +
    sign +
    words("small", { ...box, y: box.y + 33, h: 24 }, texts.roomCard(room))
  );
}

/** A row of the display: all its columns, unless they are too many. */
function rowOf(columns: readonly ColumnView[], wide: number, texts: Texts, y: number): Part {
  const w = ROOM / wide;
  const drawn = columns.map((view, index) => {
    const box = { x: MARGIN + index * w + 2, y, w: w - 4, h: SPECIAL };
    const below = { ...box, y: y + SPECIAL + 3, h: CARD };
    return {
      markup: upper(view, box, texts) + lower(view, below, texts),
      area: { key: `column ${view.column}`, box: { ...box, h: SPECIAL + CARD + 3 } },
    };
  });
  return part(
    SPECIAL + CARD + 11,
    drawn.map(({ markup }) => markup).join(""),
    drawn.map(({ area }) => area),
  );
}

function displayRows({ columns }: MarketView, texts: Texts): ((y: number) => Part)[] {
  const rows = Math.ceil(columns.length / SIDE_BY_SIDE);
  const wide = Math.ceil(columns.length / rows);
  return Array.from({ length: rows }, (_, row) => {
    const shown = columns.slice(row * wide, (row + 1) * wide);
    return (y) => rowOf(shown, wide, texts, y);
  });
}

/** Whether a discarded card is the one of its type that a supplier brings. DRH-53 DRH-79 */
function isBrought({ card: { room, children = 0 } }: CountedRooms, { roomDiscard }: MarketView): boolean {
  return roomDiscard.every(({ card }) => card.room !== room || (card.children ?? 0) <= children);
}

/** The discards, in which roofers and suppliers choose. */
function discards(view: MarketView, texts: Texts, y: number): Part {
  const all = [
    ...view.roomDiscard.map((each) => ({
      text: texts.times(each.count, texts.roomCard(each.card)),
      key: isBrought(each, view) ? `room ${each.card.room}` : null,
    })),
    ...view.roofDiscard.map(({ card, count }) => ({
      text: texts.times(count, texts.roof(card)),
      key: `roof ${card.colour} ${card.window ? "window" : "plain"}`,
    })),
  ];
  if (all.length === 0) return part(0, "");
  const shown = chips(all, MARGIN, WIDTH - MARGIN, y + 16);
  const title = text("small fsoft", MARGIN, y + 11, texts.term("discard"));
  return part(shown.height + 18, title + shown.markup, shown.areas);
}

function seat({ name, acting, marker, roofCards, total }: PlayerView, texts: Texts, y: number): Part {
  const box = { x: MARGIN, y, w: ROOM, h: 20 };
  const points = `${texts.count("roofCard", roofCards)}, ${texts.count("point", total)}`;
  const markup = [
    rect(acting ? "fgold link" : BOX, box, 6),
    marker ? markerIcon(MARGIN + 4, y + 3) : "",
    text("bold", MARGIN + 22, y + 14, shortened("bold", name, 150)),
    text("small", WIDTH - MARGIN - 6, y + 13.5, points, "end"),
  ];
  return part(24, markup.join(""));
}

function columnAloud({ column, room, special, marker }: ColumnView, texts: Texts): string {
  const cards = [
    ...(room === null ? [] : [texts.roomCard(room)]),
    ...(special === null ? [] : [texts.special(special)]),
    ...(marker ? [texts.term("marker")] : []),
  ];
  return texts.about(texts.column(column), cards.length === 0 ? "–" : cards.join(", "));
}

function readMarketAloud(view: MarketView, texts: Texts): Spoken {
  return {
    title: view.over
      ? texts.term("over")
      : texts.about(texts.term("market"), texts.round(view.round, view.rounds)),
    sentences: [
      ...view.columns.map((column) => columnAloud(column, texts)),
      ...view.players.map(({ name, total }) => texts.about(name, texts.count("point", total))),
    ],
  };
}

/**
 * Draws the middle of the table as SVG: the display, decks and discards, and the players.
 *
 * @param view - what `viewMarket(state)` shows.
 * @param options - the words, the colours, and what can be clicked.
 * @throws RulesError `options.invalid` for what is no view.
 * @see DRH-3
 * @example
 * ```ts
 * import { createGame, viewMarket } from "perfect-home-rules/dream-home";
 * import { drawMarket } from "perfect-home-rules/dream-home/svg";
 * import { english } from "perfect-home-rules/dream-home/texts";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * drawMarket(viewMarket(state), { texts: english }).includes("<title>Display: Round 1 of 12</title>") // => true
 * ```
 */
export function drawMarket(view: MarketView, options: DrawOptions): string {
  return guarded(view, (copy) => drawn(copy, options));
}

function drawn(view: MarketView, options: DrawOptions): string {
  const { texts } = options;
  const whole = stacked([
    () => header(view, texts),
    ...displayRows(view, texts),
    ...view.players.map((player) => (y: number) => seat(player, texts, y)),
    (y) => discards(view, texts, y),
  ]);
  return drawing(whole, readMarketAloud(view, texts), options);
}
