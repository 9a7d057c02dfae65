import {
  applyMove,
  awaited,
  checkRecord,
  formatMove,
  type GameState,
  isOver,
  legalMoves,
  observe,
  parseMove,
  parseRecord,
  parseState,
  scoreSheet,
  stateKey,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { savedIn } from "./saved-games.js";
import { type SavedHouses, savedHouseLines } from "./saved-houses.js";

const OF_THIS_VERSION: readonly SavedHouses[] = savedHouseLines()
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Plays on with the first moves there are. */
function playedOn(state: GameState, plies: number): void {
  let next = state;
  for (let ply = 0; ply < plies && !isOver(next) && awaited(next) === null; ply++)
    next = applyMove(next, legalMoves(next)[0]);
}

describe.each([...savedIn<SavedHouses>("dream-home.jsonl.gz"), ["of today", OF_THIS_VERSION] as const])(
  "houses that version %s has saved",
  (_version, games) => {
    test("a state and its observations are read and played on, with the same moves", () => {
      for (const { name, state, observations, moves } of games) {
        const read = parseState(state) as GameState;
        for (const [seat, seen] of observations.entries()) {
          const observer = seat < read.setup.players.length ? seat : "spectator";
          expect(stateKey(parseState(seen)), name).toBe(stateKey(observe(read, observer)));
        }
        expect(legalMoves(read).map(formatMove), name).toEqual(moves);
        for (const text of moves) expect(formatMove(parseMove(text)), name).toBe(text);
        playedOn(read, 10);
      }
    });

    test("a record is played again to the same scores, from its data and from its text", () => {
      for (const { name, record, recordText, totals } of games) {
        const { state, differences } = checkRecord(record);
        expect(differences, name).toEqual([]);
        const points = state.setup.players.map((_, player) => scoreSheet(state, player).total);
        expect(points, name).toEqual(totals);
        expect(parseRecord(recordText), name).toEqual(record);
      }
    });
  },
);
