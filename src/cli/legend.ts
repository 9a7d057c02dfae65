import type { MarkId, SheetDescription } from "perfect-home-rules";
import type { SheetSign } from "perfect-home-rules/texts";
import type { Teller } from "./language.js";
import { BONUS_SIGNS, showsBonuses, signOf } from "./marks.js";
import { WIDTH } from "./wording.js";

const BASIC_SIGNS: readonly (readonly [string, SheetSign])[] = [
  ["║", "fence"],
  ["7B", "extension"],
  ["─~─", "planned-pool"],
  ["(~)", "pool"],
  ["(@)", "roundabout"],
  ["═══", "used"],
  ["Z", "lost"],
  ["×", "crossed"],
  ["[4]", "value"],
];

function marksOn({ streets }: SheetDescription): string[] {
  return streets.flatMap(({ houses }) => houses.flatMap(({ marks = {} }) => Object.keys(marks)));
}

const BETWEEN = "   ";

/** Texts side by side, in as many lines as they need. */
function packed(texts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = `${lines.at(-1) ?? ""}${BETWEEN}${text}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(BETWEEN + text);
  }
  return lines;
}

/** What the signs on some drawn sheets mean. */
export function legendFor(sheets: readonly SheetDescription[], { texts }: Teller): string[] {
  const marks = [...new Set(sheets.flatMap(marksOn))];
  const hasBonuses = sheets.some(({ lines = {} }) => Object.keys(lines).some(showsBonuses));
  const bonuses = ([0, 1, 2] as const).map(texts.bonus).join(", ");
  return [
    ...packed(BASIC_SIGNS.map(([sign, means]) => `${sign} ${texts.sign(means)}`)),
    ...packed([
      ...marks.map((mark) => `─${signOf(mark)}─ ${texts.mark(mark as MarkId)}`),
      ...(hasBonuses ? [`${BONUS_SIGNS.join(" ")} ${bonuses}`] : []),
    ]),
  ];
}
