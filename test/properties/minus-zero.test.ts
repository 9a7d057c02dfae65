import {
  checkRecord,
  checkSheet,
  createGame,
  decodeMove,
  describeSheet,
  explainMove,
  isRulesError,
  legalMoves,
  observe,
  parseState,
  scoreSheet,
  scoreSheets,
  takeBack,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playGame, recordGame, WAYS } from "../records/games.js";
import { changed } from "../support/changed.js";
import { BASES as STATES } from "../support/saved-states.js";
import { spelledOut } from "../support/spelled-out.js";
import { ALL } from "../support/variants.js";

/** The places of all zeros in plain data, of places that differ by indexes alone the first. */
function zerosIn(data: unknown): string[] {
  const found = new Map<string, string>();
  const look = (value: unknown, path: string): void => {
    const kind = path.replaceAll(/\b\d+\b/g, "n");
    if (value === 0 && !found.has(kind)) found.set(kind, path);
    if (typeof value !== "object" || value === null) return;
    for (const [name, field] of Object.entries(value)) look(field, path === "" ? name : `${path}.${name}`);
  };
  look(data, "");
  return [...found.values()];
}

/** What is wrong with how -0 is read in the place of any 0: it is 0, or refused and named. */
function faultsWith<T extends object>(data: T, read: (data: T) => unknown): string[] {
  const right = read(structuredClone(data));
  return zerosIn(data).flatMap((path) => {
    try {
      expect(read(changed(data, path, -0) as T)).toStrictEqual(right);
      return [];
    } catch (error) {
      if (!isRulesError(error)) return [`${path}: ${String(error).slice(0, 200)}`];
      const told = error.violations.some(({ details }) => JSON.stringify(details).includes("0, not -0"));
      return told ? [] : [`${path}: ${error.message}`];
    }
  });
}

const SHOWN = [
  { number: 5, action: "park" },
  { number: 6, action: "fence" },
  { number: 7, action: "improvement" },
] as const;

describe("-0, as JSON.parse can give it, is never taken for another number, and refused in words that are true", () => {
  test("JSON.parse gives it", () => {
    expect(JSON.parse("-0")).toBe(-0);
  });

  test("in options", () => {
    const faults = ALL.map(spelledOut).flatMap((options) =>
      [
        { ...options, seed: 0 },
        { ...options, seed: [0, 1, 2, 3] },
      ].flatMap((each) => faultsWith(each, createGame)),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test("in positions to play on from, and in descriptions of sheets", () => {
    const faults = ALL.flatMap(({ options, playerCount: [, most] }) => {
      const begun = createGame({ ...options, players: ["Ann", "Bob"].slice(0, most), seed: 1 });
      const sheet = describeSheet(begun, 0);
      const { edition, layout } = options;
      const given = { edition, layout };
      const sheets = [
        ...faultsWith([sheet], (each) => scoreSheets(each, given)),
        ...faultsWith(sheet, (each) => checkSheet(each, given)),
      ];
      if (begun.setup.supply.from !== "stacks") return sheets;
      const table = { round: 1, combinations: begun.table.stacks.map((_, stack) => SHOWN[stack]) };
      const start = { sheets: begun.setup.players.map(() => sheet), table };
      return [
        ...sheets,
        ...faultsWith({ ...options, players: begun.setup.players, seed: 1, start }, createGame),
      ];
    });
    expect([...new Set(faults)]).toEqual([]);
  });

  test("in saved states and observations", () => {
    const faults = Object.values(STATES).flatMap((state) =>
      faultsWith(JSON.parse(JSON.stringify(state)) as object, parseState),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test("in records", () => {
    const faults = WAYS.flatMap((way) => faultsWith(recordGame(playGame(way, 0, 40)), checkRecord));
    expect([...new Set(faults)]).toEqual([]);
  });

  test("in moves, codes and indexes", () => {
    const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
    const wrong = legalMoves(state, 0).flatMap((move) =>
      Object.entries(move).flatMap(([field, value]) => {
        if (value !== 0) return [];
        const violation = explainMove(state, { ...move, [field]: -0 });
        return violation?.details.allowed === "0, not -0" && violation.details.field === field ? [] : [field];
      }),
    );
    expect(wrong).toEqual([]);
    const asked: readonly (() => unknown)[] = [
      () => legalMoves(state, -0),
      () => scoreSheet(state, -0),
      () => observe(state, -0),
      () => describeSheet(state, -0),
      () => takeBack(state, -0),
      () => takeBack(state, 0, -0),
      () => decodeMove(state, -0, 0),
    ];
    for (const ask of asked) expect(ask).toThrow(/0, not -0/);
  });
});
