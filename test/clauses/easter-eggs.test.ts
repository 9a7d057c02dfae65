import {
  checkSheet,
  createGame,
  decision,
  explainMove,
  type GameState,
  legalMoves,
  opponentScore,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds } from "../support/dealt.js";
import { after, pointsOf, positionOf, sheetWith, type Untaken } from "../support/positions.js";

const EASTER = { layout: "easter-eggs" } as const;
/** The numbers of eggs that may be circled; none where nothing is asked. */
function offered(state: GameState): number[] {
  return legalMoves(state, 0).flatMap((move) => (move.type === "eggs" ? [move.count] : []));
}

/** A game in which a number has just been written, with the action given. */
function written(shown: string, at: Untaken, streets: readonly string[] = [], options = {}): GameState {
  const state = positionOf(
    { ...EASTER, ...options },
    [sheetWith(EASTER, streets)],
    [shown, "5 park", "6 park"],
  );
  return after(state, 0, { type: "pick", stack: 0 }, at);
}

/** A house with two eggs: the fourth of street 1. */
function atTwoEggs(number: number): Untaken {
  return { type: "write", street: 0, house: 3, number };
}

describe("EGG-1: circling eggs", () => {
  test.each([
    [6, 1],
    [8, 2],
    [9, 1],
    [10, 2],
  ])("EGG-1: %i on a house with two eggs circles up to %i, or none", (number, most) => {
    const counts = Array.from({ length: most + 1 }, (_, count) => count);
    expect(offered(written(`${number} fence`, atTwoEggs(number)))).toEqual(counts);
  });

  test.each([1, 2, 3, 4, 5, 7, 11, 12, 13, 14, 15])("EGG-1: %i has no loop", (number) => {
    const state = written(`${number} fence`, atTwoEggs(number));
    expect(decision(state, 0)?.step).toEqual({ step: "act", action: "fence" });
  });

  test("EGG-1: the house has as many eggs as are printed", () => {
    expect(offered(written("8 fence", { type: "write", street: 0, house: 2, number: 8 }))).toEqual([0, 1]);
    expect(offered(written("8 fence", { type: "write", street: 0, house: 1, number: 8 }))).toEqual([]);
  });

  test("EGG-1: two eggs are too many for one loop", () => {
    const state = written("6 fence", atTwoEggs(6));
    expect(explainMove(state, { type: "eggs", player: 0, count: 2 })).toMatchObject({
      code: "eggs.too-many",
      clause: "EGG-1",
    });
  });

  test("EGG-1: eggs are circled before the action, which can be used all the same", () => {
    const state = after(written("8 fence", atTwoEggs(8)), 0, { type: "eggs", count: 2 });
    expect(state.turns[0]?.sheet.expansion).toMatchObject({ id: "easter-eggs" });
    expect(decision(state, 0)?.step).toEqual({ step: "act", action: "fence" });
    expect(decision(after(state, 0, { type: "skip" }), 0)?.step).toEqual({ step: "wrapUp" });
  });

  test("EGG-1: more eggs than the house or its number allows are wrong on a sheet", () => {
    const right = sheetWith(EASTER, [". . 9o 10oo"]);
    expect(checkSheet(right, EASTER)).toEqual([]);
    const wrong = ["6oo", "7o", ".o"].map((house) => sheetWith(EASTER, [`. . . ${house}`]));
    expect(wrong.map((sheet) => checkSheet(sheet, EASTER))).toMatchObject([
      [{ code: "sheet.eggs", clause: "EGG-1", details: { street: 0, house: 3, count: 2, max: 1 } }],
      [{ code: "sheet.eggs", details: { count: 1, max: 0 } }],
      [{ code: "sheet.eggs", details: { count: 1, max: 0 } }],
    ]);
  });

  test("EGG-1 XPN-2: eggs are asked for with cards in hand too", () => {
    for (const mode of ["expert", { aaa: "sam" }] as const) {
      const players = mode === "expert" ? ["Ann", "Bob"] : ["Ann"];
      let state = createGame({ ...EASTER, mode, players, seed: 1 });
      while (!legalMoves(state, 0).some(({ type }) => type === "eggs")) {
        const moves = legalMoves(state);
        const atEggs = moves.find((move) => move.type === "write" && move.street === 0 && move.house === 3);
        const { player: _player, ...move } = atEggs ?? moves[0];
        state = after(state, (atEggs ?? moves[0]).player, move as Untaken);
      }
      expect(decision(state, 0)?.step).toMatchObject({ step: "eggs" });
    }
  });
});

describe("EGG-2: eggs by extension and with temps", () => {
  const extended = (source: string, at: { street: number; house: number; from: "left" | "right" }) =>
    after(written("1 extension", { type: "write", street: 1, house: 0, number: 1 }, [`. . ${source}`]), 0, {
      type: "extend",
      ...at,
    });

  test("EGG-2: a copied number collects eggs of the new house", () => {
    expect(offered(extended("8", { street: 0, house: 3, from: "left" }))).toEqual([0, 1, 2]);
    expect(offered(extended("6", { street: 0, house: 3, from: "left" }))).toEqual([0, 1]);
  });

  test("EGG-2: the B is no loop", () => {
    expect(offered(extended("7", { street: 0, house: 3, from: "left" }))).toEqual([]);
  });

  test("EGG-2: a temp can make a number with loops", () => {
    expect(offered(written("2 temp", atTwoEggs(0)))).toEqual([0, 1, 2]);
    expect(offered(written("14 temp", atTwoEggs(16)))).toEqual([0, 1]);
    expect(offered(written("15 temp", atTwoEggs(17)))).toEqual([]);
    const state = after(written("7 temp", atTwoEggs(8)), 0, { type: "eggs", count: 2 });
    expect(decision(state, 0)?.step).toEqual({ step: "wrapUp" });
  });
});

describe("EGG-3: what eggs score", () => {
  const withEggs = (count: number) => {
    const houses = Array.from(
      { length: 10 },
      (_, house) => `8${"o".repeat(Math.min(2, Math.max(0, count - 2 * house)))}`,
    );
    return sheetWith(EASTER, [houses.join(" ")]);
  };

  test.each([
    [0, 0],
    [5, 0],
    [6, 5],
    [9, 5],
    [10, 10],
    [13, 10],
    [14, 20],
    [15, 20],
    [17, 20],
    [18, 35],
    [20, 35],
  ])("EGG-3: %i eggs score %i", (eggs, points) => {
    expect(pointsOf(EASTER, [withEggs(eggs)], "eggs")).toEqual([points]);
  });
});

describe("EGG-4: the AAA's eggs", () => {
  const eggsOf = (state: GameState) =>
    opponentScore(state)?.sections.find(({ section }) => section === "eggs");

  test("EGG-4: twelve eggs score 10: two for each 8 and 10 given", () => {
    const given = ["8 fence", "10 fence", "8 park", "10 park", "8 pool", "10 pool"];
    const state = playRounds(aaaGame(EASTER, given), given.length);
    expect(state.table.opponent?.given.map((each) => ("number" in each ? each.number : null))).toEqual([
      8, 10, 8, 10, 8, 10,
    ]);
    expect(eggsOf(state)).toEqual({
      section: "eggs",
      clause: "EGG-4",
      items: [{ of: "eggs", count: 12, points: 10 }],
      points: 10,
    });
  });

  test("EGG-4: one for each 6 and 9 given, for the others none", () => {
    const given = ["6 fence", "9 park", "7 park", "15 fence", "9 fence"];
    expect(eggsOf(playRounds(aaaGame(EASTER, given), given.length))?.items).toEqual([
      { of: "eggs", count: 3, points: 0 },
    ]);
  });

  test("EGG-4 NTQ-3: 9¾ is one (ruling)", () => {
    const given = ["9¾ fence", "8 fence"];
    const state = playRounds(aaaGame({ ...EASTER, nineAndThreeQuarters: true }, given), given.length);
    expect(eggsOf(state)?.items[0].count).toBe(3);
  });

  test("AAA-9 XPN-3: a closed agency scores no eggs", () => {
    const state = playRounds(aaaGame({ ...EASTER, mode: { aaa: "closed" } }, ["8 fence"]), 1);
    expect(opponentScore(state)?.sections).toEqual([]);
  });
});

describe("NTQ-3: 9¾ and eggs", () => {
  test.each([
    [7.75, []],
    [8.75, [0, 1, 2]],
    [9.75, [0, 1]],
    [10.75, [0, 1, 2]],
    [11.75, []],
  ])("NTQ-3: %d circles as its part before ¾ (ruling)", (number, counts) => {
    const options = { nineAndThreeQuarters: true };
    expect(offered(written("9¾ temp", atTwoEggs(number), [], options))).toEqual(counts);
  });
});
