import type { ScoreSection, ScoreSheet } from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import { copyView } from "perfect-home-rules/view";
import { documentOf } from "./document.js";
import { below, type Drawn } from "./drawn.js";
import { MARGIN } from "./grid.js";
import { guarded } from "./guarded.js";
import { rect, text } from "./markup.js";
import type { DrawOptions } from "./options.js";
import { shortened, wrapped } from "./words.js";

const WIDTH = 300;

/** How a score is drawn. */
export interface DrawScoreOptions extends DrawOptions {
  /** Whose score it is, by default not said. */
  readonly name?: string | undefined;
}

function linesOf({ section, items }: ScoreSection, texts: Texts): string[] {
  return items.map((item) => texts.scoreLine(section, item)).filter((line) => line !== "");
}

function row(section: ScoreSection, texts: Texts): (y: number) => Drawn {
  return (y) => {
    const lines = wrapped(linesOf(section, texts).join(", "), WIDTH - 2 * MARGIN - 56, 9).filter(
      (line) => line !== "",
    );
    const height = 20 + lines.length * 11;
    const markup = [
      text("bold", MARGIN + 6, y + 14, texts.section(section.section)),
      ...lines.map((line, index) => text("small soft", MARGIN + 6, y + 25 + index * 11, line)),
      text("mid", WIDTH - MARGIN - 8, y + 14, String(section.points), "end"),
      rect("fline", { x: MARGIN, y: y + height - 1, w: WIDTH - 2 * MARGIN, h: 0.8 }),
    ];
    return { markup: markup.join(""), areas: [], height };
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
    const drawn = below(MARGIN / 2, [
      (y) => ({
        markup: text("name", MARGIN + 6, y + 16, shortened(name, WIDTH - 28, 14)),
        areas: [],
        height: 24,
      }),
      ...sections.map((section) => row(section, texts)),
      (y) => {
        const box = { x: WIDTH - MARGIN - 46, y: y + 4, w: 46, h: 20 };
        const sum = text("name", box.x + 23, y + 19, String(total), "middle");
        return {
          markup: text("mid", MARGIN + 6, y + 19, texts.term("total")) + rect("counts", box, 10) + sum,
          areas: [],
          height: 28,
        };
      },
    ]);
    const title = texts.about(name, texts.count("point", total));
    const sentences = sections.map((section) => {
      const points = texts.count("point", section.points);
      return texts.about(texts.section(section.section), [points, ...linesOf(section, texts)].join("; "));
    });
    return documentOf({ ...drawn, height: drawn.height + MARGIN }, WIDTH, { title, sentences }, options);
  });
}
