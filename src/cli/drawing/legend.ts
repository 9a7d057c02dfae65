import type { HouseDescription, LineId, MarkId, SheetDescription } from "perfect-home-rules";
import type { SheetSign } from "perfect-home-rules/texts";
import type { Teller } from "../language.js";
import { WIDTH } from "../wording.js";

/** The sign of each mark beside a house: that of a sheet as text. */
const SIGNS: Readonly<Record<MarkId, string>> = {
  eggs: "o",
  cone: "o",
  missed: "x",
  ghost: "g",
  candy: "c",
  perfect: "o",
  barricade: "+",
  zoorg: "^",
};

/** The sign of a mark. */
function signOf(mark: string): string {
  return SIGNS[mark as MarkId];
}

/** The signs of all marks beside a house. */
export function signsOf({ marks = {} }: HouseDescription): string {
  return Object.entries(marks)
    .map(([name, count]) => signOf(name).repeat(count))
    .join("");
}

/** The lines that show the signs of bonuses. */
const BONUS_LINES: readonly string[] = ["streets", "columns", "ghostTiers", "candyTiers", "bonuses"];

/** Bonuses and tiers: open, circled or crossed out. */
const BONUS_SIGNS = ["·", "o", "×"] as const;

/** Whether a line shows the signs of bonuses. */
function showsBonuses(line: string): boolean {
  return BONUS_LINES.includes(line);
}

/** The numbers of a line that an expansion keeps beside the streets. */
export function drawLine(line: string, values: readonly number[], { texts }: Teller): string {
  if (!showsBonuses(line)) return texts.lineValues(line as LineId, values);
  return values.map((value) => BONUS_SIGNS[value] ?? String(value)).join(" ");
}

const BASIC_SIGNS: readonly (readonly [string, SheetSign])[] = [
  ["║", "fence"],
  ["7B", "extension"],
  ["─~─", "plannedPool"],
  ["(~)", "pool"],
  ["(@)", "roundabout"],
  ["═══", "used"],
  ["Z", "invaded"],
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
