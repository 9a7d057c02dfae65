import { checkSheet, createGame, describeSheet, explainMove, legalMoves } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { ACTIONS } from "../support/deck.js";
import { after, positionOf, type Untaken } from "../support/positions.js";
import { as } from "../support/refusals.js";
import { DREAM, FAMILIES, full, sheet, write } from "./american-dream.js";

describe("AMD-1: five streets, six families, no usual actions", () => {
  test("AMD-1: five streets, and houses of all six families", () => {
    const [{ streets, expansion }] = createGame({ ...DREAM, players: ["Ann"], seed: 1 }).setup.layouts;
    expect(streets).toHaveLength(5);
    const families = expansion?.id === "american-dream" ? expansion.families : [];
    expect([...new Set(families.flat())].sort()).toEqual([...ACTIONS].sort());
    expect(families.map((row) => row.length)).toEqual(streets.map(({ houses }) => houses));
  });

  test("AMD-1: no action is used, whichever it is; a temp changes no number", () => {
    for (const action of ACTIONS) {
      const state = positionOf(DREAM, [sheet([])], [`5 ${action}`, "6 pool", "7 park"]);
      const picked = after(state, 0, { type: "pick", stack: 0 });
      const numbers = legalMoves(picked).map((move) => (move.type === "write" ? move.number : null));
      expect([...new Set(numbers)]).toEqual([5]);
      const written = after(picked, 0, { type: "write", street: 0, house: 0, number: 5 });
      expect(legalMoves(written)).toEqual([{ type: "end", player: 0 }]);
    }
  });

  test("AMD-1: the moves of the usual actions are refused", () => {
    const state = positionOf(DREAM, [sheet([])], ["5 park", "6 temp", "7 fence"]);
    const written = after(state, 0, ...write(1, 1, 5).slice(0, 2));
    const usual: Untaken[] = [
      { type: "park" },
      { type: "pool" },
      { type: "temp" },
      { type: "skip" },
      { type: "fence", street: 0, gap: 0 },
      { type: "extend", street: 0, house: 1, from: "left" },
      { type: "roundabout", street: 0, house: 1 },
    ];
    for (const move of usual) expect(explainMove(written, as({ ...move, player: 0 }))?.clause).not.toBeNull();
    for (const move of usual)
      expect(legalMoves(written).map(({ type }): string => type)).not.toContain(move.type);
  });

  test("AMD-1: numbers rise in each of the five streets", () => {
    const state = positionOf(DREAM, [sheet([". . 5"])], ["5 park", "3 temp", "7 fence"]);
    const picked = after(state, 0, { type: "pick", stack: 0 });
    const refusal = explainMove(picked, { type: "write", player: 0, street: 0, house: 4, number: 5 });
    expect(refusal?.clause).toBe("NUM-3");
    expect(legalMoves(picked).every((move) => move.type === "write" && move.street > 0)).toBe(true);
  });

  test("AMD-1: fences and extensions on a sheet are wrong", () => {
    const audit = (rows: readonly string[]) => checkSheet(sheet(rows), DREAM).map(({ code }) => code);
    expect(audit(full("o"))).toEqual([]);
    expect(audit(["1 1B"])).toEqual(["sheet.extension-boxes", "sheet.dream-extension"]);
    const fenced = { ...sheet([]), streets: sheet([]).streets.map((street) => ({ ...street, fences: [2] })) };
    expect(new Set(checkSheet(fenced, DREAM).map(({ code }) => code))).toEqual(
      new Set(["sheet.dream-fence"]),
    );
  });
});

describe("AMD-2: normal and perfect houses", () => {
  test("AMD-2: a house is perfect where the action is its family, in every place of the sheet", () => {
    const letters = { p: "park", P: "pool", i: "improvement", f: "fence", t: "temp", e: "extension" };
    const [{ expansion }] = createGame({ ...DREAM, players: ["Ann"], seed: 1 }).setup.layouts;
    const families = expansion?.id === "american-dream" ? expansion.families : [];
    for (const action of ACTIONS) {
      const state = positionOf(DREAM, [sheet([])], [`5 ${action}`, "6 pool", "7 park"]);
      for (const [street, row] of families.entries()) {
        for (const [house, family] of row.entries()) {
          const written = after(state, 0, ...write(street + 1, house + 1, 5).slice(0, 2));
          const described = describeSheet(written, 0).streets[street].houses[house];
          const marks = family === action ? { marks: { perfect: 1 } } : {};
          expect(described).toEqual({ kind: "numbered", number: 5, ...marks });
        }
      }
    }
    const rows = FAMILIES.map((row) => [...row].map((letter) => letters[letter as keyof typeof letters]));
    expect(families).toEqual(rows);
  });

  test("AMD-2 NTQ-6: a 9¾ is written between 9 and 10, and its action decides", () => {
    const options = { ...DREAM, nineAndThreeQuarters: true };
    const state = positionOf(options, [sheet(["9 . 10"])], ["9¾ improvement", "6 pool", "7 park"]);
    const written = after(state, 0, ...write(1, 2, 9.75).slice(0, 2));
    expect(describeSheet(written, 0).streets[0].houses[1]).toEqual({
      kind: "numbered",
      number: 9.75,
      marks: { perfect: 1 },
    });
    const picked = after(state, 0, { type: "pick", stack: 0 });
    const numbers = legalMoves(picked).map((move) => (move.type === "write" ? move.number : null));
    expect([...new Set(numbers)]).toEqual([9.75]);
  });

  test("AMD-2: only a numbered house can be perfect", () => {
    const described = sheet(["1o"]);
    const [{ houses, ...street }, ...streets] = described.streets;
    const empty = { kind: "empty", marks: { perfect: 1 } } as const;
    const wrong = { ...described, streets: [{ ...street, houses: [empty, ...houses.slice(1)] }, ...streets] };
    expect(checkSheet(wrong, DREAM)).toMatchObject([
      { code: "sheet.perfect", clause: "AMD-2", details: { street: 0, house: 0 } },
    ]);
  });
});
