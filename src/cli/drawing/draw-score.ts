import type { GameState, OpponentScore, ScoreSection, ScoreSheet, Standing } from "perfect-home-rules";
import type { Teller } from "../language.js";
import { nameColumn } from "../names.js";
import { padded, WIDTH, wrapped } from "../wording.js";

/** Columns for the name of a section, and for its points. */
const TITLE_WIDTH = 18;
const POINTS_WIDTH = 5;
const INDENT = "   ";

/** What the AAA is called. */
export const OPPONENT_NAME = "AAA";

function scoreLine(title: string, words: string, points: number): string[] {
  const [first, ...more] = wrapped(`${INDENT}${padded(title, TITLE_WIDTH)}`, words, WIDTH - POINTS_WIDTH);
  return [first.padEnd(WIDTH - POINTS_WIDTH) + String(points).padStart(POINTS_WIDTH), ...more];
}

function drawSection({ section, items, points }: ScoreSection, { texts }: Teller): string[] {
  const words = items.map((item) => texts.scoreLine(section, item)).filter((each) => each !== "");
  return scoreLine(texts.section(section), words.join(", "), points);
}

/** Draws a player's score: a line for each section with what it is made of, and the total. */
export function drawScore({ sections, completeEstates, total }: ScoreSheet, teller: Teller): string[] {
  const { texts } = teller;
  return [
    ...sections.flatMap((section) => drawSection(section, teller)),
    ...scoreLine(texts.term("total"), texts.count("completeEstate", completeEstates), total),
  ];
}

function drawOpponentScore({ sections, estates, total }: OpponentScore, { texts }: Teller): string[] {
  return [
    ...sections.flatMap(({ section, items, points }) => {
      const words = items.map((item) => texts.opponentLine(section, item)).filter((each) => each !== "");
      return scoreLine(texts.section(section), words.join(", "), points);
    }),
    ...scoreLine(texts.term("total"), estates.length === 0 ? "" : texts.count("run", estates.length), total),
    ...estates.flatMap((estate) => wrapped(INDENT, texts.opponentEstate(estate))),
  ];
}

/**
 * Draws the AAA's score: its sections, then the runs of cards with what each is worth and whether it counts. A closed
 * agency scores nothing.
 */
export function drawOpponent({ setup, table }: GameState, score: OpponentScore, teller: Teller): string[] {
  if (setup.opponent?.level !== 0) return drawOpponentScore(score, teller);
  const plans = (table.opponent?.planPoints ?? []).filter((points) => points !== null).length;
  return wrapped(INDENT, teller.texts.closedAgency(plans));
}

/** Draws the ranking. */
export function drawStandings(
  standings: readonly Standing[],
  players: readonly string[],
  { texts }: Teller,
): string[] {
  const names = nameColumn([...players, OPPONENT_NAME]);
  return standings.map(({ place, player, total, completeEstates }) => {
    const estates = texts.count("completeEstate", completeEstates);
    const name = names[player === "opponent" ? players.length : player];
    return `${`${place}.`.padStart(5)} ${name}  ${texts.count("point", total).padStart(11)}, ${estates}`;
  });
}
