import {
  checkSheet,
  createGame,
  type Layout,
  type LayoutId,
  type ScoreSheet,
  type SheetOptions,
  scoreSheets,
  type Violation,
} from "perfect-home-rules";
import type { NamedSheet } from "perfect-home-rules/notation";
import { drawScore } from "../drawing/draw-score.js";
import { drawSheet } from "../drawing/draw-sheet.js";
import { legendFor } from "../drawing/legend.js";
import type { Teller } from "../language.js";
import { heading, textOf, violationInWords, wrapped } from "../wording.js";

/** A sheet with what it scores and what is wrong with it. */
export interface JudgedSheet extends NamedSheet {
  /** Its layout. */
  readonly layout: Layout;
  /** Its score, compared with the other sheets. */
  readonly score: ScoreSheet;
  /** What is wrong with it. */
  readonly violations: readonly Violation[];
}

/** The layout of each sheet. Those of a game must be of the same layout. SET-5 */
function layoutsOf(sheets: readonly NamedSheet[], { edition }: SheetOptions): Layout[] {
  const { layouts, playerLayouts } = createGame({
    players: sheets.map((_, index) => String(index)),
    seed: 0,
    edition,
    layout: sheets.map(({ description }) => description.layout as LayoutId),
  }).setup;
  return playerLayouts.map((index) => layouts[index]);
}

/**
 * Scores the sheets of a game and checks each of them.
 *
 * @throws RulesError `options.layouts-differ`.
 */
export function judgeSheets(sheets: readonly NamedSheet[], options: SheetOptions): readonly JudgedSheet[] {
  const layouts = layoutsOf(sheets, options);
  const scores = scoreSheets(
    sheets.map(({ description }) => description),
    options,
  );
  return sheets.map((sheet, index) => ({
    ...sheet,
    layout: layouts[index],
    score: scores[index],
    violations: checkSheet(sheet.description, options),
  }));
}

/** Whether nothing is wrong with a sheet. */
export function isRight({ violations }: JudgedSheet): boolean {
  return violations.length === 0;
}

function tellViolations(violations: readonly Violation[], { texts, words }: Teller): string[] {
  if (violations.length === 0) return [`   ${words.nothingWrong}`];
  return [
    `   ${texts.about(texts.count("violation", violations.length), "")}`,
    ...violations.flatMap((violation) =>
      wrapped("   * ", violationInWords({ ...violation, message: texts.violation(violation) })),
    ),
  ];
}

function tellSheet(
  { name, description, layout, score, violations }: JudgedSheet,
  index: number,
  teller: Teller,
): string[] {
  return [
    "",
    heading(name ?? `${teller.words.sheet} ${index + 1}`),
    ...drawSheet(description, layout, teller),
    "",
    ...drawScore(score, teller),
    "",
    ...tellViolations(violations, teller),
  ];
}

/** Judged sheets for people. */
export function judgementsAsText(judged: readonly JudgedSheet[], teller: Teller): string {
  const legend = legendFor(
    judged.map(({ description }) => description),
    teller,
  );
  return textOf([...legend, ...judged.flatMap((sheet, index) => tellSheet(sheet, index, teller))]);
}

/** Judged sheets as a JSON document. */
export function judgementsAsJson(judged: readonly JudgedSheet[], options: SheetOptions): string {
  const sheets = judged.map(({ layout: _, ...sheet }) => sheet);
  return `${JSON.stringify({ options, sheets })}\n`;
}
