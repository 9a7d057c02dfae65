import { readFileSync } from "node:fs";
import {
  checkRecord,
  createGame,
  createRecorder,
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  recordEvents,
  recordOf,
  scoreSheet,
  takeBack,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playGame, recordGame, WAYS } from "../records/games.js";
import { codeOf, hostile } from "../support/refusals.js";

describe("a recorder", () => {
  const options = { players: ["Ann", "Bob"], seed: 4 };

  function play(state: GameState, move: Move): GameState {
    const result = tryApplyMove(state, move);
    if (!result.ok) throw new Error("refused");
    return result.state;
  }

  test("keeps the moves of a phase when they become public; a record also has those made since", () => {
    const start = createGame(options);
    const recorder = createRecorder(options);
    const [move] = legalMoves(start, 1);
    const result = tryApplyMove(start, move);
    if (!result.ok) throw new Error("refused");
    expect(recordEvents(recorder, result.events)).toBe(recorder);
    expect(recordOf(recorder, result.state).moves).toEqual([move]);
    expect(recordOf(recorder, result.state).result).toBeNull();
  });

  test("RND-3: moves taken back are not in the record", () => {
    const start = createGame(options);
    const recorder = createRecorder(options);
    const [first, second] = legalMoves(start, 0);
    const state = play(takeBack(play(start, first), 0), second);
    expect(recordOf(recorder, state).moves).toEqual([second]);
  });

  test.each<[string, unknown]>([
    ["no list", {}],
    ["nothing in place of an event", [null]],
    ["an event that can't be used", [hostile()]],
    ["moves that are no list", [{ type: "turnRevealed" }]],
  ])("refuses %s", (_, events) => {
    const recorder = createRecorder(options);
    expect(codeOf(() => recordEvents(recorder, events as readonly GameEvent[]))).toBe("record.malformed");
  });

  test("copies its options, which must be plain JSON", () => {
    const players = ["Ann", "Bob"];
    const recorder = createRecorder({ players, seed: 4, mode: undefined });
    players.push("Eve");
    expect(recorder.options).toEqual({ players: ["Ann", "Bob"], seed: 4 });
    expect(codeOf(() => createRecorder({ players, seed: new Date() as unknown as number }))).toBe(
      "record.malformed",
    );
    expect(codeOf(() => recordOf(recorder, structuredClone(createGame(options))))).toBe("state.unknown");
  });

  test("the results have the points of each section", () => {
    const record = recordGame(playGame(WAYS[0], 23));
    const { state } = checkRecord(record);
    for (const { player, total, sections } of record.result ?? []) {
      if (player === "opponent") throw new Error("there is no AAA");
      const sheet = scoreSheet(state, player);
      expect(total).toBe(sheet.total);
      expect(Object.entries(sections)).toEqual(
        sheet.sections.map(({ section, points }) => [section, points]),
      );
    }
    expect(
      recordGame(playGame(WAYS[9], 17))
        .result?.map(({ player }) => player)
        .sort(),
    ).toEqual([0, "opponent"]);
  });
});

test("a record says which version of the package it was made with", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(recordGame(playGame(WAYS[0], 1, 3)).package).toBe(version);
});
