import fc from "fast-check";
import {
  awaited,
  checkRecord,
  createGame,
  createRecorder,
  formatMove,
  formatRecord,
  type GameState,
  isOver,
  legalMoves,
  parseMove,
  parseRecord,
  type Recorder,
  recordEvents,
  recordOf,
  stateKey,
  takeBack,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { runs } from "../support/games.js";
import { pick, type RandomGame, randomGames, statesOf } from "./support/any-games.js";

/** A recorded random game, in which moves are taken back now and then. */
function* recorded({ options, choices }: RandomGame): Generator<{ state: GameState; recorder: Recorder }> {
  let state = createGame(options);
  let recorder = createRecorder(options);
  while (!isOver(state)) {
    const next = awaited(state);
    const player = state.turn?.player ?? 0;
    if (choices() % 9 === 0) state = takeBack(state, player);
    const result =
      next === null
        ? tryApplyMove(state, pick(legalMoves(state), choices()))
        : tryReveal(state, pick(next.cards, choices()).card);
    if (!result.ok) throw new Error(result.violation.message);
    ({ state } = result);
    recorder = recordEvents(recorder, result.events);
    yield { state, recorder };
  }
}

describe("records", () => {
  test("a record leads to the state, at any moment, as an object and as text", () => {
    fc.assert(
      fc.property(randomGames, fc.integer({ min: 20, max: 60 }), (game, share) => {
        let count = 0;
        for (const { state, recorder } of recorded(game)) {
          if (++count % share !== 0 && !isOver(state)) continue;
          const record = recordOf(recorder, state);
          const outcome = checkRecord(record);
          expect(stateKey(outcome.state)).toBe(stateKey(state));
          expect(outcome.differences).toEqual([]);
          expect(parseRecord(formatRecord(record))).toEqual(record);
          for (const { total, sections } of record.result ?? [])
            expect(Object.values(sections).reduce((sum, points) => sum + points)).toBe(total);
        }
      }),
      runs(0.3),
    );
  });

  test("a result that differs is told; a move that does not fit is named", () => {
    const options = { players: ["Ann", "Bob"], seed: 3 };
    const record = { version: 1, package: "1.0.0", options, moves: [], revealed: [], result: null } as const;
    const sections = { rooms: 1, decor: 0, bonuses: 0, roof: 0 };
    const result = [{ player: 0, place: 1, total: 1, sections }];
    expect(checkRecord({ ...record, result }).differences).toEqual(
      ["place", "total", "rooms", "decor", "bonuses", "roof"].map((of) => ({
        player: 0,
        of,
        recorded: ["decor", "bonuses", "roof"].includes(of) ? 0 : 1,
        computed: null,
      })),
    );
    const moves = [
      { type: "discardPair", player: 0, column: 1 },
      { type: "take", player: 1, column: 2 },
    ] as const;
    expect(() => checkRecord({ ...record, moves })).toThrow(/moves\[1\].*DRH-14/);
  });
});

describe("moves as text", () => {
  test("every legal move is read as it is written", () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        for (const state of statesOf(game))
          for (const move of legalMoves(state)) expect(parseMove(formatMove(move))).toEqual(move);
      }),
      runs(0.3),
    );
  });

  test("an id with blanks and quotes is written in quotes", () => {
    const move = { type: "supplier", player: 1, room: 'tea "room" 5', space: 0 } as const;
    expect(formatMove(move)).toBe('2 supplier "tea \\"room\\" 5" 1');
    expect(parseMove(formatMove(move))).toEqual(move);
  });

  test.each([
    ["", 1, "the number of a player"],
    ["0 take 1", 1, "the number of a player"],
    ["1 fly", 3, "a move"],
    ["1 take", 7, "the column of take"],
    ["1 take 1 2", 10, "the end of the move"],
    ['1 place 1 "up', 11, "the face of place"],
  ])("%j is refused at column %i", (text, column, expected) => {
    try {
      parseMove(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: "notation.unexpected" });
      const [violation] = (error as { violations: { details: { column: number; expected: string } }[] })
        .violations;
      expect(violation?.details.column).toBe(column);
      expect(violation?.details.expected).toContain(expected);
    }
  });
});
