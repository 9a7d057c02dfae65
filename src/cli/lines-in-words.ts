import { cut } from "./wording.js";

/** A line that an expansion keeps beside the streets. */
interface LineWords {
  /** Its name, as short as that of a track. */
  readonly title: string;
  /** What its numbers say. */
  words(values: readonly number[]): string;
}

function asNumbers(values: readonly number[]): string {
  return values.join(" ");
}

const BONUS_SIGNS = ["·", "o", "×"];

/** Bonuses and tiers: open, circled or crossed out. */
function asBonuses(values: readonly number[]): string {
  return values.map((value) => BONUS_SIGNS[value] ?? String(value)).join(" ");
}

const TRUCKS = ["–", "left", "right"];

function asTrucks(values: readonly number[]): string {
  return values.map((value) => TRUCKS[value] ?? String(value)).join(" ");
}

const LINES: Readonly<Partial<Record<string, LineWords>>> = {
  yellow: { title: "Yellow ducks", words: ([points]) => `counted: ${points}` },
  black: { title: "Black ducks", words: ([points]) => `counted: ${points}` },
  both: { title: "All ducks", words: ([points]) => `counted: ${points}` },
  streets: { title: "Streets", words: asBonuses },
  columns: { title: "Columns", words: asBonuses },
  ghostTiers: { title: "Ghost tiers", words: asBonuses },
  candyTiers: { title: "Candy tiers", words: asBonuses },
  bonuses: { title: "Routes", words: asBonuses },
  trucks: { title: "Trucks", words: asTrucks },
  objective: { title: "Objective", words: asNumbers },
  "hordes-left": { title: "Left hordes", words: (values) => `moved ${asNumbers(values)}` },
  "hordes-right": { title: "Right hordes", words: (values) => `moved ${asNumbers(values)}` },
  ammunition: { title: "Ammunition", words: ([circled, used]) => `${used} of ${circled} used` },
};

const LONGEST_TITLE = 12;

/** The words about a line, also about one that has none of its own, as that of a new expansion. */
export function lineInWords(name: string): LineWords {
  const known = LINES[name];
  if (known !== undefined) return known;
  const title = name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll("-", " ");
  return { title: cut(title, LONGEST_TITLE), words: asNumbers };
}

/** Whether a line shows the signs of bonuses. */
export function showsBonuses(name: string): boolean {
  return lineInWords(name).words === asBonuses;
}
