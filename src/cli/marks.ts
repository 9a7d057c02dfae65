import type { HouseDescription, LineId, MarkId } from "perfect-home-rules";
import type { Teller } from "./language.js";

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
export function signOf(mark: string): string {
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
export const BONUS_SIGNS = ["·", "o", "×"] as const;

/** Whether a line shows the signs of bonuses. */
export function showsBonuses(line: string): boolean {
  return BONUS_LINES.includes(line);
}

/** The numbers of a line that an expansion keeps beside the streets. */
export function drawLine(line: string, values: readonly number[], { texts }: Teller): string {
  if (!showsBonuses(line)) return texts.lineValues(line as LineId, values);
  return values.map((value) => BONUS_SIGNS[value] ?? String(value)).join(" ");
}
