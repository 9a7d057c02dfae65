import fc from "fast-check";
import {
  applyMove,
  checkSheet,
  createGame,
  describeSheet,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  parseState,
  playersToMove,
  type SheetDescription,
  stateKey,
  type Violation,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { chance } from "../support/chance.js";
import { inQuickGames, playOut, someStates } from "../support/plain-games.js";
import { refusalOf } from "../support/refusals.js";
import { seats } from "../support/sheets.js";
import { withSlips } from "../support/slips.js";
import { IS_THOROUGH, some } from "../support/thorough.js";
import { ALL, COMBINATIONS, type Variant } from "../support/variants.js";

/** What sheets of a game are judged by. */
function sheetOptions({ setup }: GameState, { edition, layout }: GameOptions) {
  const [A, B, C] = setup.plans.map(({ provenance: _provenance, ...plan }) => plan);
  return { edition, layout, advanced: setup.advanced, plans: { A, B, C } };
}

/** Whether something else than cards can have brought or taken boxes. HAL-5 ZOM-9 */
function hasExceptions({ streets, lines }: SheetDescription): boolean {
  const isLost = streets.some(({ houses }) => houses.some(({ kind }) => kind === "invaded"));
  return isLost || (lines?.["ghostTiers"]?.includes(1) ?? false);
}

const TRACKS = ["pools", "extensions", "roundabouts"] as const;

/** The sheet with a box more or less of one of the tracks that are compared with marks. */
function boxesWrong(sheet: SheetDescription): SheetDescription[] {
  return TRACKS.flatMap((track) =>
    [sheet[track] - 1, sheet[track] + 1]
      .filter((crossed) => crossed >= 0)
      .map((crossed) => ({ ...sheet, [track]: crossed })),
  );
}

/** The sheet with one of the marks erased that a box was crossed for. */
function marksErased(sheet: SheetDescription): SheetDescription[] {
  return sheet.streets.flatMap(({ houses }, street) =>
    houses.flatMap((house, at) => {
      const { pool, ...others } = house;
      const erased = [
        ...(pool === true ? [others] : []),
        ...(house.kind === "extension" ? [{ ...house, kind: "numbered" as const }] : []),
        ...(house.kind === "roundabout" ? [{ ...house, kind: "empty" as const }] : []),
      ];
      return erased.map((each) => ({
        ...sheet,
        streets: sheet.streets.map((row, index) =>
          index === street ? { ...row, houses: row.houses.with(at, each) } : row,
        ),
      }));
    }),
  );
}

describe("sheets of games in all combinations", () => {
  test("POL-1 EXT-1 RBT-2: each is right; a mark erased, a box too many or too few is found", () => {
    let wrong = 0;
    inQuickGames(some([...ALL, ...COMBINATIONS], 5), 1, (moments, options) => {
      for (const state of someStates(moments, 37)) {
        for (const player of seats(state)) {
          const sheet = describeSheet(state, player);
          const judged = sheetOptions(state, options);
          expect(checkSheet(sheet, judged)).toEqual([]);
          if (hasExceptions(sheet)) continue;
          for (const each of [...boxesWrong(sheet), ...marksErased(sheet)]) {
            wrong += 1;
            expect(checkSheet(each, judged), JSON.stringify(each)).not.toEqual([]);
          }
        }
      }
    });
    expect(wrong).toBeGreaterThan(IS_THOROUGH ? 1000 : 200);
  });
});

/** The variants that can be played on from sheets. */
const FROM_STACKS = [...ALL, ...COMBINATIONS].filter(
  ({ options: { mode, cards } }) => (mode ?? "standard") === "standard" && cards === undefined,
);

const played = new Map<string, readonly GameState[]>();

/** States of a game of a variant. */
function statesOf({ name, options }: Variant): readonly GameState[] {
  const states =
    played.get(name) ?? someStates([...playOut({ ...options, players: ["Ann", "Bob"], seed: 5 }, 5)], 5);
  played.set(name, states);
  return states;
}

function playOn(options: GameOptions, { setup }: GameState, sheets: readonly SheetDescription[]): GameState {
  const combinations = [
    { number: 3, action: "extension" },
    { number: 8, action: "pool" },
    { number: 12, action: "park" },
  ] as const;
  const stacks = setup.supply.from === "stacks" ? setup.supply.stacks : 0;
  const [A, B, C] = setup.plans.map(({ provenance: _provenance, ...plan }) => plan);
  return createGame({
    ...options,
    players: ["Ann", "Bob"],
    seed: 9,
    plans: { A, B, C },
    start: { sheets, table: { combinations: combinations.slice(0, stacks) } },
  });
}

/** The violations without saying whose sheet they are on. */
function ofSheet(violations: readonly Violation[]): unknown[] {
  return violations.map(({ details: { player: _player, ...details }, ...others }) => ({
    ...others,
    details,
  }));
}

/** Some moves by chance: every sheet on the way must be right, and every state read again. */
function expectRight(start: GameState, options: GameOptions, seed: number): void {
  let state = start;
  for (let step = 0; step < 25; step++) {
    for (const player of seats(state))
      expect(checkSheet(describeSheet(state, player), sheetOptions(state, options))).toEqual([]);
    const [player] = playersToMove(state);
    if (player === undefined) break;
    const moves = legalMoves(state, player);
    state = applyMove(state, moves[chance(moves.length, seed, step)]);
  }
  expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
}

describe("sheets on which something was changed", () => {
  test("POL-2: start takes those that `checkSheet` finds right, also later, and refuses the others as it does", () => {
    const counts = { right: 0, wrong: 0 };
    const variants = fc.constantFrom(...FROM_STACKS);
    fc.assert(
      fc.property(variants, fc.nat(), (variant, seed) => {
        const states = statesOf(variant);
        const reached = states[chance(states.length, seed)];
        const sheet = withSlips(describeSheet(reached, 0), reached.setup.layouts[0], seed);
        const judged = sheetOptions(reached, { players: [], seed, ...variant.options });
        const violations = checkSheet(sheet, judged);
        const options: GameOptions = { players: [], seed, ...variant.options };
        const sheets = [describeSheet(reached, 1), sheet];
        if (violations.length > 0) {
          counts.wrong += 1;
          const refused = refusalOf(() => playOn(options, reached, sheets));
          expect(ofSheet(refused.violations)).toEqual(ofSheet(violations));
          expect(refused.violations.every(({ details }) => details["player"] === 1)).toBe(true);
          return;
        }
        counts.right += 1;
        const state = playOn(options, reached, sheets);
        // The end of a game adds the counts that were not made before. DUK-5
        if (!isOver(state))
          expect(seats(state).map((player) => describeSheet(state, player))).toEqual(sheets);
        expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
        expectRight(state, options, seed);
      }),
    );
    expect(Math.min(counts.right, counts.wrong)).toBeGreaterThan(0);
  });
});
