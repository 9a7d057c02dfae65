import type { ScoreItem, ScoreSection, ScoreSheet, SectionId, Standing } from "perfect-home-rules";
import { nameColumn } from "./names.js";
import { counted, WIDTH, wrapped } from "./wording.js";

/** Columns for the name of a section, and for its points. */
const TITLE_WIDTH = 18;
const POINTS_WIDTH = 5;
const INDENT = "   ";

interface SectionWords {
  readonly title: string;
  readonly item: (item: ScoreItem) => string;
}

function ordinal(place: string): string {
  return ({ "1": "first", "2": "second", "3": "third" } as Readonly<Record<string, string>>)[place] ?? "no";
}

function boxes({ count }: ScoreItem): string {
  return count === 0 ? "" : counted(count, "box", "boxes");
}

const SECTIONS: Readonly<Partial<Record<SectionId, SectionWords>>> = {
  plans: { title: "Plans", item: ({ of, points }) => `${of} ${points}` },
  parks: { title: "Parks", item: ({ of, points }) => `street ${of}: ${points}` },
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

function scoreLine(title: string, words: string, points: number): string[] {
  const [first, ...more] = wrapped(`${INDENT}${title.padEnd(TITLE_WIDTH)}`, words, WIDTH - POINTS_WIDTH);
  return [first.padEnd(WIDTH - POINTS_WIDTH) + String(points).padStart(POINTS_WIDTH), ...more];
}

/** The words for a section of an expansion. */
function otherSection(section: SectionId): SectionWords {
  return {
    title: section.slice(0, 1).toUpperCase() + section.slice(1),
    item: ({ of, count, points }) => (of === section ? String(count) : `${of}: ${points}`),
  };
}

function drawSection({ section, items, points }: ScoreSection): string[] {
  const { title, item } = SECTIONS[section] ?? otherSection(section);
  const words = items.map(item).filter((each) => each !== "");
  return scoreLine(title, words.join(", "), points);
}

/** Draws an architect's score: a line for each section with what it is made of, and the total. */
export function drawScore({ sections, estatesBySize, total }: ScoreSheet): string[] {
  const completeEstates = estatesBySize.reduce((sum, count) => sum + count, 0);
  return [
    ...sections.flatMap(drawSection),
    ...scoreLine("Total", counted(completeEstates, "complete estate"), total),
  ];
}

/** Draws the ranking. */
export function drawStandings(standings: readonly Standing[], players: readonly string[]): string[] {
  const names = nameColumn([...players, "AAA"]);
  return standings.map(({ place, player, total, completeEstates }) => {
    const estates = counted(completeEstates, "complete estate");
    const name = names[player === "opponent" ? players.length : player];
    return `${`${place}.`.padStart(5)} ${name}  ${String(total).padStart(4)} points, ${estates}`;
  });
}
