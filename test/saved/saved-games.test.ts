import { readFileSync } from "node:fs";
import {
  applyMove,
  checkRecord,
  createGame,
  decodeMove,
  encodeMove,
  type GameState,
  isOver,
  legalMoves,
  observe,
  parseState,
  playersToMove,
  scoreSheets,
  stateKey,
} from "perfect-home-rules";
import { decodeObservation, encodeObservation } from "perfect-home-rules/encoding";
import { formatMove, parseMove, parseRecord, parseSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { migrated } from "../../src/game/migrations.js";
import { some } from "../support/thorough.js";
import { editionOf, type SavedGame, savedIn } from "./saved-games.js";

/**
 * Where a ruling or a table has changed since, by the version that saved: which games come out otherwise now, by a part of
 * their names, and the line of the changelog that says so. None has.
 */
const CHANGED: readonly (readonly [version: string, name: string, line: string])[] = [];

const changelog = readFileSync("CHANGELOG.md", "utf8");

function isAsSaved(version: string, { name }: SavedGame): boolean {
  const change = CHANGED.find(([since, part]) => since === version && name.includes(part));
  if (change !== undefined) expect(changelog).toContain(change[2]);
  return change === undefined;
}

/** Plays on with the first moves there are. */
function playedOn(state: GameState, plies: number): void {
  let next = state;
  for (let ply = 0; ply < plies && !isOver(next); ply++) {
    const [player] = playersToMove(next);
    if (player === undefined) return; // a card is awaited
    next = applyMove(next, legalMoves(next, player)[0]);
  }
}

describe.each(savedIn<SavedGame>("games.jsonl.gz"))("what version %s has saved", (version, games) => {
  const asSaved = some(games, 25).filter((game) => isAsSaved(version, game));

  test("a state and its observations are read and played on", () => {
    for (const { name, state, observations } of asSaved) {
      const read = parseState(state) as GameState;
      for (const [seat, seen] of observations.entries()) {
        const observer = seat < read.setup.players.length ? seat : "spectator";
        expect(stateKey(parseState(seen)), name).toBe(stateKey(observe(read, observer)));
      }
      playedOn(read, 10);
    }
  });

  test("a record is played again to the same scores, from its data and from its text", () => {
    for (const { name, record, recordText } of asSaved) {
      expect(checkRecord(record).differences, name).toEqual([]);
      expect(parseRecord(recordText).moves, name).toEqual(record.moves);
      expect(checkRecord(parseRecord(recordText)).differences, name).toEqual([]);
    }
  });

  test("sheets as text are read and have the same points", () => {
    for (const { name, record, sheets } of asSaved) {
      const options = editionOf(record.options);
      const read = sheets.map(([text]) => parseSheet(text, options));
      const totals = scoreSheets(read, options).map(({ total }) => total);
      expect(totals, name).toEqual(sheets.map(([, total]) => total));
    }
  });

  test("moves have the same texts and codes", () => {
    for (const { name, state, moves } of asSaved) {
      const read = parseState(state) as GameState;
      for (const [text, code] of moves) {
        const move = parseMove(text);
        expect(formatMove(move), name).toBe(text);
        expect(encodeMove(read, move), `${name}: ${text}`).toBe(code);
        expect(decodeMove(read, code, move.player), name).toEqual(move);
      }
      const legal = [...read.setup.players.keys()].flatMap((player) => legalMoves(read, player));
      expect(new Set(legal.map(formatMove)), name).toEqual(new Set(moves.map(([text]) => text)));
    }
  });

  test("an observation in numbers is decoded, and written in the same numbers", () => {
    for (const { name, state, numbers } of asSaved) {
      const read = parseState(state) as GameState;
      expect([...encodeObservation(read, 0)], name).toEqual(numbers);
      const decoded = decodeObservation(read, new Float32Array(numbers));
      expect(stateKey(decoded), name).toBe(stateKey(observe(read, 0)));
    }
  });
});

describe("an older shape", () => {
  const state = createGame({ players: ["Ann"], seed: 7 });
  /** As if the round had been called the turn once, and the sheets had stood in the table. */
  const { sheets, table, ...rest } = state;
  const { round, ...shown } = table;
  const oldest = { ...rest, version: -1, table: { ...shown, turn: round, sheets } };
  const migrations = new Map([
    [-1, ({ table: { sheets: moved, ...left }, ...others }) => ({ ...others, table: left, sheets: moved })],
    [0, ({ table: { turn, ...left }, ...others }) => ({ ...others, table: { ...left, round: turn } })],
  ] as readonly (readonly [number, (older: typeof oldest) => object])[]);

  test("is brought into the present one, step by step", () => {
    const brought = migrated(oldest, migrations as unknown as Parameters<typeof migrated>[1]);
    expect(stateKey(parseState(brought))).toBe(stateKey(state));
    expect(oldest.version).toBe(-1);
  });

  test.each([-1, 0, 2, "1", null])("that is not known is refused: version %j", (version) => {
    const code = "state.version";
    expect(() => parseState({ ...state, version })).toThrow(expect.objectContaining({ code }));
  });
});
