import type { ScoreSection, ScoreSheet } from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import { copyView } from "perfect-home-rules/view";
import { documentOf } from "./document.js";
import { below, drawn, type Part } from "./drawn.js";
import { shortened, wrapped } from "./fonts.js";
import { MARGIN } from "./grid.js";
import { guarded } from "./guarded.js";
import { centred, LINE, lines, path, rect, text } from "./markup.js";
import type { DrawOptions } from "./options.js";
import { COUNTS } from "./style.js";

const WIDTH = 300;

/** How a score is drawn. */
export interface DrawScoreOptions extends DrawOptions {
  /** Whose score it is, by default not said. */
  readonly name?: string | undefined;
}

/** A total at the right edge of a drawing. */
export function totalAt(width: number, y: number, total: number): string {
  const box = { x: width - MARGIN - 46, y, w: 46, h: 20 };
  return rect(COUNTS, box, 10) + centred("name", box, String(total));
}

function linesOf({ section, items }: ScoreSection, texts: Texts): string[] {
  return items.map((item) => texts.scoreLine(section, item)).filter((line) => line !== "");
}

function row(section: ScoreSection, texts: Texts): Part {
  return (y) => {
    const said = linesOf(section, texts).join(", ");
    const words = said === "" ? [] : wrapped("small", said, WIDTH - 2 * MARGIN - 56);
    const height = 20 + words.length * LINE;
    const markup = [
      text("bold", MARGIN + 6, y + 14, texts.section(section.section)),
      lines("small fsoft", MARGIN + 6, y + 25, words),
      text("mid", WIDTH - MARGIN - 8, y + 14, String(section.points), "end"),
      path("lline", MARGIN, y + height, `M0-.5h${WIDTH - 2 * MARGIN}`),
    ];
    return drawn(height, markup.join(""));
  };
}

/**
 * Draws a score sheet as SVG: each section with its lines and points, and the total.
 *
 * @param score - the score: `scoreSheet(state, player)`, or one of `scoreSheets`.
 * @param options - the words, the colours, the player's name.
 * @throws RulesError `view.malformed` for what is no score.
 * @see SCO-7
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * const svg = drawScore(scoreSheet(state, 0), { texts: english, name: "Ann" });
 * svg.includes("<title>Ann: 0 points</title>") // => true
 * ```
 */
export function drawScore(score: ScoreSheet, options: DrawScoreOptions): string {
  return guarded(() => {
    const { sections, total } = copyView(score);
    const { texts, name = texts.term("total") } = options;
    const whole = below(MARGIN / 2, [
      (y) => drawn(24, text("name", MARGIN + 6, y + 16, shortened("name", name, WIDTH - 28))),
      ...sections.map((section) => row(section, texts)),
      (y) => drawn(28, text("mid", MARGIN + 6, y + 18, texts.term("total")) + totalAt(WIDTH, y + 4, total)),
      () => drawn(MARGIN, ""),
    ]);
    const title = texts.about(name, texts.count("point", total));
    const sentences = sections.map((section) => {
      const points = texts.count("point", section.points);
      return texts.about(texts.section(section.section), [points, ...linesOf(section, texts)].join("; "));
    });
    return documentOf(whole, WIDTH, { title, sentences }, options);
  });
}
