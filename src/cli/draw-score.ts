import type {
  GameState,
  OpponentEstate,
  OpponentScore,
  ScoreSection,
  ScoreSheet,
  Standing,
} from "perfect-home-rules";
import { nameColumn } from "./names.js";
import { opponentItemInWords, sectionInWords } from "./sections-in-words.js";
import { counted, WIDTH, wrapped } from "./wording.js";

/** Columns for the name of a section, and for its points. */
const TITLE_WIDTH = 18;
const POINTS_WIDTH = 5;
const INDENT = "   ";

/** What the AAA is called. */
export const OPPONENT_NAME = "AAA";

function scoreLine(title: string, words: string, points: number): string[] {
  const [first, ...more] = wrapped(`${INDENT}${title.padEnd(TITLE_WIDTH)}`, words, WIDTH - POINTS_WIDTH);
  return [first.padEnd(WIDTH - POINTS_WIDTH) + String(points).padStart(POINTS_WIDTH), ...more];
}

function drawSection({ section, items, points }: ScoreSection): string[] {
  const { title, item } = sectionInWords(section);
  const words = items.map(item).filter((each) => each !== "");
  return scoreLine(title, words.join(", "), points);
}

/** Draws a player's score: a line for each section with what it is made of, and the total. */
export function drawScore({ sections, completeEstates, total }: ScoreSheet): string[] {
  return [
    ...sections.flatMap(drawSection),
    ...scoreLine("Total", counted(completeEstates, "complete estate"), total),
  ];
}

function runInWords({ from, to, houses, each, points, counts }: OpponentEstate): string {
  const cards = to - from === 1 ? `card ${to}` : `cards ${from + 1} to ${to}`;
  const times = each === 1 ? "" : ` × ${each}`;
  return `${cards}: ${counted(houses, "house")}${times} = ${points}${counts ? "" : ", not counted"}`;
}

function drawOpponentScore({ sections, estates, total }: OpponentScore): string[] {
  return [
    ...sections.flatMap(({ section, items, points }) => {
      const words = items.map((item) => opponentItemInWords(section, item)).filter((each) => each !== "");
      return scoreLine(sectionInWords(section).title, words.join(", "), points);
    }),
    ...scoreLine("Total", estates.length === 0 ? "" : counted(estates.length, "run"), total),
    ...estates.flatMap((estate) => wrapped(`${INDENT}Run of `, runInWords(estate))),
  ];
}

/**
 * Draws the AAA's score: its sections, then the runs of cards with what each is worth and whether it counts. A closed
 * agency scores nothing.
 */
export function drawOpponent({ setup, table }: GameState, score: OpponentScore): string[] {
  if (setup.opponent?.level !== 0) return drawOpponentScore(score);
  const plans = (table.opponent?.planPoints ?? []).filter((points) => points !== null).length;
  return wrapped(
    INDENT,
    `The agency is closed and scores nothing; it has validated ${counted(plans, "plan")}.`,
  );
}

/** Draws the ranking. */
export function drawStandings(standings: readonly Standing[], players: readonly string[]): string[] {
  const names = nameColumn([...players, OPPONENT_NAME]);
  return standings.map(({ place, player, total, completeEstates }) => {
    const estates = counted(completeEstates, "complete estate");
    const name = names[player === "opponent" ? players.length : player];
    return `${`${place}.`.padStart(5)} ${name}  ${String(total).padStart(4)} points, ${estates}`;
  });
}
