import type { Action, ExpansionSection, OpponentItem, ScoreItem, SectionId } from "perfect-home-rules";
import { counted } from "./wording.js";

/** The words about a section of a score. */
interface SectionWords {
  /** Its name. */
  readonly title: string;
  /** What a line of it says; empty where there is nothing to tell. */
  item(item: ScoreItem): string;
}

function ordinal(place: string): string {
  return ({ "1": "first", "2": "second", "3": "third" } as Readonly<Record<string, string>>)[place] ?? "no";
}

function boxes({ count }: ScoreItem): string {
  return count === 0 ? "" : counted(count, "box", "boxes");
}

function ofStreet({ of, points }: ScoreItem): string {
  return `street ${of}: ${points}`;
}

function ofStreetWithPoints(item: ScoreItem): string {
  return item.points === 0 ? "" : ofStreet(item);
}

const BASIC: Readonly<Record<Exclude<SectionId, ExpansionSection>, SectionWords>> = {
  plans: { title: "Plans", item: ({ of, points }) => `${of} ${points}` },
  parks: { title: "Parks", item: ofStreet },
  pools: { title: "Pools", item: ({ count }) => (count === 0 ? "" : counted(count, "pool")) },
  temps: {
    title: "Temps",
    item: ({ of, count }) => (count === 0 ? "" : `${ordinal(of)} place with ${counted(count, "temp")}`),
  },
  estates: {
    title: "Estates",
    item: ({ of, count, points }) => (count === 0 ? "" : `${count} of size ${of}: ${points}`),
  },
  extensions: { title: "Extensions", item: boxes },
  refusals: { title: "Permit Refusals", item: boxes },
  roundabouts: { title: "Roundabouts", item: boxes },
};

const OF_EXPANSIONS: Readonly<Partial<Record<string, SectionWords>>> = {
  eggs: { title: "Eggs", item: ({ count }) => counted(count, "egg") },
  lights: { title: "Lights", item: ofStreet },
  ducklings: { title: "Ducklings", item: ({ of, points }) => `${of}: ${points}` },
  candies: {
    title: "Candies",
    item: ({ of, count }) => counted(count, "candy", "candies") + (of === "candies" ? "" : ` for tier ${of}`),
  },
  cones: { title: "Cones", item: ofStreet },
  shelters: {
    title: "Shelters",
    item: ({ of, count, points }) => `street ${of} holds ${count}${points === 0 ? "" : `: ${points}`}`,
  },
  optimism: { title: "Optimism", item: ({ count }) => `${count} in all` },
  infiltration: { title: "Infiltration", item: ({ count }) => counted(count, "estate") },
  columns: {
    title: "Columns",
    item: ({ of, points }) => (points === 0 ? "" : `column ${of}: ${points}`),
  },
  streets: { title: "Streets", item: ofStreetWithPoints },
} satisfies Partial<Record<ExpansionSection, SectionWords>>;

/** The words about a section that has none of its own, as that of a new expansion. */
function otherSection(section: string): SectionWords {
  return {
    title: section.slice(0, 1).toUpperCase() + section.slice(1),
    item: ({ of, count, points }) => (of === section ? String(count) : `${of}: ${points}`),
  };
}

/** The words about a section of a score sheet. */
export function sectionInWords(section: string): SectionWords {
  const basic: Readonly<Partial<Record<string, SectionWords>>> = BASIC;
  return basic[section] ?? OF_EXPANSIONS[section] ?? otherSection(section);
}

const OF_ACTIONS: Readonly<Record<Action, string>> = {
  fence: "fence card",
  improvement: "improvement card",
  park: "park card",
  pool: "pool card",
  temp: "temp card",
  extension: "extension card",
};

/** What the AAA scores for, in the singular. */
const NOUNS: Readonly<Partial<Record<string, string>>> = {
  ...OF_ACTIONS,
  houses: "house",
  cards: "card",
  eggs: "egg",
  lights: "light",
  ghost: "ghost tier",
  candy: "candy tier",
  bonuses: "lost bonus",
};

/** What a line of the AAA's score says; empty where there is nothing to tell. */
export function opponentItemInWords(section: string, item: OpponentItem): string {
  const { of, count, points } = item;
  if (section === "plans" || section === "optimism" || /^\d+$/.test(of)) {
    return sectionInWords(section).item(item);
  }
  if (of === "place") return points === 0 ? "" : `${ordinal(String(count))} place: ${points}`;
  if (count === 0) return "";
  const noun = NOUNS[of];
  if (noun === undefined) return `${of}: ${points}`;
  return `${counted(count, noun, noun.endsWith("bonus") ? `${noun}es` : `${noun}s`)}: ${points}`;
}
