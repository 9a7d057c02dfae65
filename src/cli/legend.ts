import type { SheetDescription } from "perfect-home-rules";
import { showsBonuses } from "./lines-in-words.js";
import { markInWords } from "./marks-in-words.js";
import { WIDTH } from "./wording.js";

const BASIC_SIGNS: readonly string[] = [
  "║ fence   7B extension   ─~─ pool planned   (~) pool built   (@) roundabout",
  "═══ used for a plan   Z lost   × box crossed   [4] the value that counts",
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
export function legendFor(sheets: readonly SheetDescription[]): string[] {
  const marks = [...new Set(sheets.flatMap(marksOn))].map(markInWords);
  const hasBonuses = sheets.some(({ lines = {} }) => Object.keys(lines).some(showsBonuses));
  return [
    ...BASIC_SIGNS.map((line) => BETWEEN + line),
    ...packed([
      ...marks.map(({ sign, means }) => `─${sign}─ ${means}`),
      ...(hasBonuses ? ["· o × bonus open, circled, crossed out"] : []),
    ]),
  ];
}
