import type { Texts } from "perfect-home-rules/texts";
import { copyView, type SheetView } from "perfect-home-rules/view";
import { besideStreets } from "./beside-streets.js";
import { buttons } from "./buttons.js";
import { documentOf } from "./document.js";
import { below, beside, type Drawn, drawn, type Part } from "./drawn.js";
import { shortened } from "./fonts.js";
import { gridOf, MARGIN } from "./grid.js";
import { guarded } from "./guarded.js";
import { ACTIONS } from "./icons.js";
import { centred, rect, text } from "./markup.js";
import type { DrawSheetOptions, SheetPart } from "./options.js";
import { planRows } from "./plans.js";
import { readSheetAloud } from "./read-aloud.js";
import { totalAt } from "./score.js";
import { street } from "./street.js";
import { FRESH } from "./style.js";
import { improvements, improvementsWide, trackRows } from "./tracks.js";

const PARTS: readonly SheetPart[] = ["header", "streets", "expansion", "tracks", "plans"];

/** The combination that was chosen. */
function picked({ picked: chosen }: SheetView, texts: Texts, width: number, y: number): string {
  if (chosen === null) return "";
  const { number, action } = chosen;
  const box = { x: width - MARGIN - 106, y, w: 54, h: 20 };
  const sign = action === null ? "" : ACTIONS[action](box.x + 34, y + 4);
  return rect(FRESH, box, 4) + centred("big ffresh", { ...box, w: 36 }, texts.number(number)) + sign;
}

function header(view: SheetView, texts: Texts, width: number): Part {
  const room = width - 2 * MARGIN - 112;
  return (y) =>
    drawn(
      32,
      text("name", MARGIN, y + 15, shortened("name", view.name, room)) +
        text("small fsoft", MARGIN, y + 26, shortened("small", texts.layout(view.layout), room)) +
        picked(view, texts, width, y + 5) +
        totalAt(width, y + 5, view.score.total),
    );
}

/** Improvements on the left, plans on the right of them; below them where there is too little room. */
function bottom(view: SheetView, parts: readonly SheetPart[], texts: Texts, width: number, y: number): Drawn {
  const wide = parts.includes("tracks") ? improvementsWide(view) : 0;
  const left = wide === 0 ? below(y, []) : improvements(view, texts, MARGIN, y);
  if (!parts.includes("plans")) return left;
  const x = wide === 0 ? MARGIN : MARGIN + wide + 6;
  const w = width - MARGIN - x;
  if (w < 150)
    return below(y, [() => left, ...planRows(view.plans, { x: MARGIN, w: width - 2 * MARGIN }, texts)]);
  return beside(left, below(y, planRows(view.plans, { x, w }, texts)));
}

/**
 * Draws a player's sheet as SVG: streets, tracks, plans, what an expansion has, and the score. A string, without a DOM:
 * for a page, a file, an image of a chat. It scales with its `viewBox`, 360 units wide for printed sheets, follows light
 * and dark, and reads itself aloud in `<title>` and `<desc>`.
 *
 * Everything that can be clicked has the attribute `data-target`, the key of its target: `parseTarget` reads it, and
 * `targets(state, player)` has the moves that are made there.
 *
 * @param view - the sheet: `viewSheet(state, player)`.
 * @param options - the words, and how it is drawn.
 * @returns the SVG document, well-formed XML without ids: any number can stand on one page.
 * @throws RulesError `view.malformed` for what is no view.
 * @see RND-1
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * const svg = drawSheet(viewSheet(state, 0), { texts: english });
 * svg.startsWith("<svg ") // => true
 * svg.includes('data-target="house-0-3"') // => true
 * ```
 */
export function drawSheet(view: SheetView, options: DrawSheetOptions): string {
  return guarded(() => sheetAsSvg(copyView(view), options));
}

function sheetAsSvg(view: SheetView, options: DrawSheetOptions): string {
  const { texts, parts = PARTS } = options;
  const grid = gridOf(view);
  const { width } = grid;
  const rows: Readonly<Record<Exclude<SheetPart, "plans">, readonly Part[]>> = {
    header: [header(view, texts, width)],
    streets: view.streets.map((each) => street(view, each, grid, texts)),
    expansion: [besideStreets(view, grid, texts)],
    tracks: trackRows(view, texts, width),
  };
  const whole = below(MARGIN / 2, [
    ...PARTS.flatMap((part) => (part === "plans" || !parts.includes(part) ? [] : rows[part])),
    (y) => bottom(view, parts, texts, width, y + 2),
    (y) => buttons(options, width, y),
    () => drawn(MARGIN, ""),
  ]);
  return documentOf(whole, width, readSheetAloud(view, texts, parts), options);
}
