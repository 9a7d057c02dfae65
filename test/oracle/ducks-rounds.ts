import { describeSheet, type GameState, isOver, opponentScore, scoreSheet } from "perfect-home-rules";
import { expect } from "vitest";
import { closesPhase } from "../support/check.js";
import { play, type Script, wholeGame } from "../support/games.js";
import { layoutOf, seats } from "../support/sheets.js";
import { type Counts, countsOn, endRound, newTally, type Tally } from "./ducks.js";
import { type SheetContext, sheetContextOf } from "./paper.js";

function sheetContextsOf(state: GameState): SheetContext[] {
  return seats(state).map((player) => sheetContextOf(state.sheets[player], layoutOf(state, player)));
}

/** The counts made, as a description says them. */
function linesOf(counts: Counts): Record<string, number[]> | undefined {
  const made = Object.entries(counts).filter(([, points]) => points !== null);
  return made.length > 0 ? Object.fromEntries(made.map(([count, points]) => [count, [points]])) : undefined;
}

/** What the section scores: counts made, the others as they would be made now. */
function sectionOf(made: Counts, now: { yellow: number; black: number; both: number }): number[] {
  return [made.yellow ?? now.yellow, made.black ?? now.black, made.both ?? now.both];
}

/** The points of the three counts in a score. */
export function pointsIn(sections: ReturnType<typeof scoreSheet>["sections"]): number[] {
  return sections.find(({ section }) => section === "ducklings")?.items.map(({ points }) => points) ?? [];
}

function checkRound(state: GameState, tally: Tally): void {
  const papers = sheetContextsOf(state);
  for (const player of seats(state)) {
    expect(describeSheet(state, player).lines).toEqual(linesOf(tally.players[player]));
    const expected = sectionOf(tally.players[player], countsOn(papers[player]));
    expect(pointsIn(scoreSheet(state, player).sections)).toEqual(expected);
  }
  const score = opponentScore(state);
  if (score === null || score.sections.length === 0) return;
  const pairs = Math.floor((state.table.opponent?.given.length ?? 0) / 2);
  const section = score.sections.find((each) => each.section === "ducklings");
  const expected = sectionOf(tally.opponent, { yellow: pairs, black: pairs, both: pairs });
  expect(section?.items.map(({ points }) => points)).toEqual(expected);
}

/** Counts along with a whole game, and compares at the end of every round. */
export function tallyOf(script: Script): Tally {
  const moments = play(wholeGame(script));
  const tally = newTally(moments[0].before.setup.players.length);
  for (const { events, after } of moments.filter(closesPhase)) {
    const letters = events.flatMap((event) => (event.type === "validationDrawn" ? [event.plan] : []));
    endRound(tally, sheetContextsOf(after), after.table.opponent?.given.length ?? 0, letters, isOver(after));
    checkRound(after, tally);
  }
  return tally;
}
