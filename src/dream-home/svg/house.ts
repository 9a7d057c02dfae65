import type { FloorView, HouseView, SpaceView } from "perfect-home-rules/dream-home";
import type { Texts } from "perfect-home-rules/dream-home/texts";
import { fitting, shortened } from "../../svg/fonts.js";
import { type Box, centred, circle, path, rect, text, undrawable } from "../../svg/markup.js";
import { COUNTS, LAST, WALL } from "../../svg/style.js";
import {
  buttons,
  type ChipOf,
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
import { readHouseAloud } from "./house-aloud.js";
import { decorIcon, markerIcon, roofIcon, roomIcon, scaffoldIcon } from "./icons.js";

const CELL = 58;

/** A tint of each kind of room: a colour of the palette, thin enough for a text on it. */
const TINTS: Readonly<Record<string, string>> = {
  "living-room": "fgo",
  bedroom: "ffresh",
  kitchen: "froof",
  "kids-room": "fwood",
  bathroom: "fwater",
  garage: "fink",
};

/** What a box is filled with, through which the wall shows. */
function veil(colour: string, { x, y, w, h }: Box, opacity: number): string {
  return `<g opacity="${opacity}">${path(colour, x, y, `M0 0h${w}v${h}H0z`)}</g>`;
}

/** How much of a tint is seen. */
export const TINT = 0.15;

/** What a room card is filled with. */
export function tint(type: string, box: Box): string {
  return veil(Object.hasOwn(TINTS, type) ? TINTS[type] : "fleaf", box, TINT);
}

function header({ name, marker, score }: HouseView): Part {
  const total = { x: WIDTH - MARGIN - 46, y: 8, w: 46, h: 20 };
  const left = MARGIN + (marker ? 20 : 0);
  const markup = [
    marker ? markerIcon(MARGIN, 11) : "",
    text("name", left, 23, shortened("name", name, ROOM - 76)),
    rect(COUNTS, total, 10),
    centred("name", total, String(score.total)),
  ];
  return part(34, markup.join(""));
}

/** The most that a card takes of the roof box, in which the points need their place, too. */
const ROOF_CARD = 23;
const ROOF_POINTS = 32;

/** The roof with its box, or with the cards that make it; with all of them, where they make none. */
function roof(view: HouseView, texts: Texts, y: number): Part {
  const slope = path(
    "froof link",
    0,
    y,
    `M${MARGIN - 6} 46L${MARGIN + 40} 6H${WIDTH - MARGIN - 40}L${WIDTH - MARGIN + 6} 46z`,
  );
  const made = view.score.roof?.cards ?? [];
  const shown = made.length === 0 ? (view.roof ?? []) : made;
  const said =
    view.roof === null ? texts.count("roofCard", view.roofCards) : String(view.score.roof?.points ?? 0);
  const box = { x: WIDTH / 2 - 62, y: y + 14, w: 124, h: 24 };
  const pitch = Math.min(ROOF_CARD, (box.w - ROOF_POINTS) / shown.length);
  const cards = shown.map(({ colour, window }, index) =>
    roofIcon(colour, window, box.x + 6 + index * pitch, box.y + 2),
  );
  const left = shown.length === 0 ? 0 : shown.length * pitch + 2;
  const label = { ...box, x: box.x + left, w: box.w - left };
  return part(46, slope + rect(WALL, box, 6) + cards.join("") + words("bold", label, said));
}

function tokenAt({ x, y, w }: Box, token: string): string {
  return circle("fgold link", x + w - 12, y + 12, 9) + decorIcon(token, x + w - 18, y + 6);
}

/** What lies on a space. */
function contents({ lies, type, token, supported }: SpaceView, box: Box, texts: Texts): string {
  const label = { ...box, y: box.y + 32, h: 22 };
  switch (lies) {
    case "room": {
      const name = texts.room(type ?? "");
      const sign = roomIcon(type ?? "", box.x + box.w / 2 - 10, box.y + 9);
      return (
        tint(type ?? "", box) +
        sign +
        words("small", label, name) +
        (token === null ? "" : tokenAt(box, token))
      );
    }
    case "emptyRoom":
      return (
        veil("froad", box, 0.5) +
        path("lline", box.x, box.y, `M8 8L${box.w - 8} ${box.h - 30}M${box.w - 8} 8L8 ${box.h - 30}`) +
        words("small", label, texts.term("emptyRoom"))
      );
    case "scaffold":
      return (
        scaffoldIcon(box.x + box.w / 2 - 16, box.y + 4) +
        words("small", { ...label, y: box.y + 36 }, texts.term("scaffold"))
      );
    case "nothing":
      return supported
        ? rect(LAST, { x: box.x + 4, y: box.y + 4, w: Math.max(0, box.w - 8), h: box.h - 8 }, 4)
        : "";
    default:
      return undrawable(lies);
  }
}

function boxOf({ column }: SpaceView, { columns }: HouseView, y: number): Box {
  const w = ROOM / columns;
  return { x: MARGIN + column * w, y, w, h: CELL };
}

/** The wall to the right of a space, a dotted line inside a room. */
function wall({ joinsRight }: SpaceView, { x, y, w, h }: Box): string {
  return path(joinsRight ? "lline dash" : "link", x + w, y, `M0 0V${h}`);
}

/** The tokens that stand outside, with what they are worth. */
function outsideChips({ outside }: HouseView, texts: Texts): ChipOf[] {
  return outside.map(({ decor, points }) => ({
    text: `${texts.decor(decor)} ${points}`,
    key: null,
    strong: true,
  }));
}

/** What stands on the ground to the left of the lowest floor; `null` where it has no room there. */
function onGround(view: HouseView, texts: Texts, box: Box): Part | null {
  const right = box.x - 4;
  const shown = chips(outsideChips(view, texts), MARGIN + 2, right, box.y + 18);
  return right - MARGIN > 3 * CELL && shown.height <= CELL - 20 ? shown : null;
}

/** Where the lowest floor begins. */
function lowest(view: HouseView, y: number): Box {
  return boxOf(view.floors[view.floors.length - 1].spaces[0], view, y);
}

/** The ground beside a basement, with what stands outside. */
function ground(view: HouseView, texts: Texts, y: number): string {
  const box = lowest(view, y);
  if (box.x <= MARGIN) return "";
  const tokens = onGround(view, texts, box)?.markup ?? "";
  const lawn = { x: MARGIN - 6, y, w: box.x - MARGIN + 6, h: CELL };
  const head = tokens === "" ? "" : text("small fsoft", MARGIN + 2, y + 13, texts.term("outside"));
  return rect("flawn", lawn) + path("lleaf thick", lawn.x, y, `M0 0H${lawn.w}`) + head + tokens;
}

/** The spaces of a floor that lie side by side, each row of them by itself. */
function rowsOf(spaces: readonly SpaceView[]): (readonly SpaceView[])[] {
  const starts = [...spaces.keys()].filter(
    (index) => index === 0 || spaces[index].column !== spaces[index - 1].column + 1,
  );
  return starts.map((start, index) => spaces.slice(start, starts[index + 1]));
}

function floor(shown: FloorView, view: HouseView, texts: Texts, y: number): Part {
  const { spaces } = shown;
  const boxes = spaces.map((space) => boxOf(space, view, y));
  const rows = rowsOf(spaces);
  const markup = [
    ...(shown === view.floors[view.floors.length - 1] ? [ground(view, texts, y)] : []),
    ...rows.map((row) => {
      const first = boxOf(row[0], view, y);
      return rect("fwall link", { ...first, w: row.length * first.w });
    }),
    ...spaces.map((space, index) => contents(space, boxes[index], texts)),
    ...rows.flatMap((row) => row.slice(0, -1)).map((space) => wall(space, boxOf(space, view, y))),
  ];
  const areas = spaces.map(({ space }, index) => ({
    key: `space ${view.player} ${space}`,
    box: boxes[index],
  }));
  return part(CELL, markup.join(""), areas);
}

/** A title with chips after it. */
function row(title: string, all: readonly ChipOf[], y: number): Part {
  if (all.length === 0) return part(0, "");
  const shown = chips(all, MARGIN + 76, WIDTH - MARGIN, y + 6);
  const said = text("small fsoft", MARGIN, y + 17, shortened("small", title, 72));
  return part(shown.height + 4, said + shown.markup, shown.areas);
}

function asChips(all: readonly string[], strong = false): ChipOf[] {
  return all.map((each) => ({ text: each, key: null, strong }));
}

function taken({ taken: cards }: HouseView, texts: Texts): string[] {
  if (cards === null) return [];
  return [
    ...(cards.room === null ? [] : [texts.roomCard(cards.room)]),
    ...(cards.special === null ? [] : [texts.special(cards.special)]),
  ];
}

/** What each section scores, side by side. */
function scores({ score }: HouseView, texts: Texts, y: number): Part {
  const sections = texts.score(score);
  const w = ROOM / sections.length;
  const markup = sections.map(({ title, points }, index) => {
    const box = { x: MARGIN + index * w + 2, y: y + 8, w: w - 4, h: 34 };
    const shown = shortened("small", title, box.w - 6);
    return (
      rect("fwall lline", box, 6) +
      centred("small", { ...box, h: 16 }, shown) +
      centred(
        fitting(String(points), box.w, "mid", "small"),
        { ...box, y: box.y + 15, h: 17 },
        String(points),
      )
    );
  });
  return part(46, markup.join(""));
}

/**
 * Draws a house as SVG: its floors with rooms, tokens and scaffolds, the roof, what lies beside it, and what scores.
 *
 * @param view - what `viewHouse(state, player)` shows.
 * @param options - the words, the colours, and what can be clicked.
 * @throws RulesError `options.invalid` for what is no view.
 * @see DRH-7
 * @example
 * ```ts
 * import { createGame, viewHouse } from "perfect-home-rules/dream-home";
 * import { drawHouse } from "perfect-home-rules/dream-home/svg";
 * import { english } from "perfect-home-rules/dream-home/texts";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * drawHouse(viewHouse(state, 0), { texts: english }).includes("<title>Ann: 0 points</title>") // => true
 * ```
 */
export function drawHouse(view: HouseView, options: DrawOptions): string {
  return guarded(view, (copy) => drawn(copy, options));
}

function drawn(view: HouseView, options: DrawOptions): string {
  const { texts } = options;
  const helpers = view.helpers.map((helper) => ({
    text: texts.helper(helper),
    key: null,
    strong: view.unused.includes(helper),
  }));
  const whole = stacked([
    () => header(view),
    (y) => roof(view, texts, y),
    ...view.floors.map((each) => (y: number) => floor(each, view, texts, y)),
    (y) =>
      onGround(view, texts, lowest(view, y)) === null
        ? row(texts.term("outside"), outsideChips(view, texts), y)
        : part(0, ""),
    (y) => row(texts.term("taken"), asChips(taken(view, texts), true), y),
    (y) => row(texts.term("helpers"), helpers, y),
    (y) => row(texts.term("tools"), asChips(view.tools.map(texts.tool)), y),
    (y) => {
      const shown = view.acting ? buttons(options, y + 8) : part(0, "");
      return { ...shown, height: shown.height === 0 ? 0 : shown.height + 8 };
    },
    (y) => scores(view, texts, y),
  ]);
  return drawing(whole, readHouseAloud(view, texts), options);
}
