import {
  describeSheet,
  type GameOptions,
  type GameState,
  type OpponentSection,
  opponentScore,
  type ScoreSection,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { formatSheets } from "perfect-home-rules/notation";
import { seats } from "../support/sheets.js";

const OPPONENT = "opponent";

/** A section on one line: points, clause, and of each line of it what, how many and the points. */
function writeSection({ section, clause, points, items }: ScoreSection | OpponentSection): string {
  const parts = items.map((item) => `${item.of} ×${item.count} ${item.points}`);
  return `  ${section} ${points} (${clause})${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}

function writeScore(state: GameState, player: number): string[] {
  const { sections, estatesBySize, total } = scoreSheet(state, player);
  return [
    `score ${player + 1} total ${total}, estates of sizes 1 to 6: ${estatesBySize.join(" ")}`,
    ...sections.map(writeSection),
  ];
}

function writeOpponent(state: GameState): string[] {
  const score = opponentScore(state);
  if (score === null) return [];
  const estates = score.estates.map(
    ({ houses, each, counts }) => `${houses}×${each}${counts ? "" : " not counted"}`,
  );
  return [
    `score ${OPPONENT} total ${score.total}, estates: ${estates.join(", ") || "none"}`,
    ...score.sections.map(writeSection),
  ];
}

function writeSheets(state: GameState, { edition, layout }: GameOptions): string[] {
  const { players } = state.setup;
  const sheets = players.map((name, player) => ({
    name,
    description: describeSheet(state, player),
  }));
  return formatSheets(sheets, { edition, layout }).split("\n");
}

/** How a game stands: the sheets, their scores and the standings. */
export function writeResult(state: GameState, options: GameOptions): string[] {
  return [
    ...writeSheets(state, options),
    "",
    ...seats(state).flatMap((player) => writeScore(state, player)),
    ...writeOpponent(state),
    "",
    ...standings(state).map(({ player, place, total, completeEstates }) => {
      const who = player === OPPONENT ? OPPONENT : String(player + 1);
      return `place ${place}: ${who}, total ${total}, complete estates ${completeEstates}`;
    }),
  ];
}
