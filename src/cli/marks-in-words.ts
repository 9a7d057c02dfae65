import type { HouseDescription } from "perfect-home-rules";

/** A mark of an expansion beside a house. */
interface MarkWords {
  /** Its sign: that of a sheet as text. */
  readonly sign: string;
  /** What it means. */
  readonly means: string;
}

const MARKS: Readonly<Partial<Record<string, MarkWords>>> = {
  eggs: { sign: "o", means: "egg circled" },
  cone: { sign: "o", means: "cone circled" },
  missed: { sign: "x", means: "cone crossed out" },
  ghost: { sign: "g", means: "ghost circled" },
  candy: { sign: "c", means: "candy circled" },
  perfect: { sign: "o", means: "perfect house" },
  barricade: { sign: "+", means: "barricade built" },
  zoorg: { sign: "^", means: "infiltrated" },
};

/** A mark as words, also one that has none of its own, as that of a new expansion. */
export function markInWords(name: string): MarkWords {
  return MARKS[name] ?? { sign: name.slice(0, 1), means: name };
}

/** The signs of all marks beside a house. */
export function signsOf({ marks = {} }: HouseDescription): string {
  return Object.entries(marks)
    .map(([name, count]) => markInWords(name).sign.repeat(count))
    .join("");
}
