import {
  createGame,
  type GameState,
  legalMoves,
  opponentScore,
  planStatus,
  provenance,
  scoreSheet,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds } from "../support/dealt.js";
import {
  after,
  customLayout,
  meetsPlanC,
  pointsIn,
  pointsOf,
  positionOf,
  sheetWith,
  wrongPath,
} from "../support/positions.js";

const LIGHTS = { layout: "christmas-lights" } as const;
const PACK = { edition: "first-2018", layout: "christmas-lights-2019" } as const;

/** What the first street of a sheet scores for its longest string. */
function lightsOf(street: string): number | null {
  return pointsOf(LIGHTS, [sheetWith(LIGHTS, [street])], "lights")[0];
}

describe("XMS-1: strings", () => {
  test("XMS-1: a 7 copied beside an 8 is linked with the 7 and with the 8", () => {
    const begun = positionOf(LIGHTS, [sheetWith(LIGHTS, ["7 . 8"])], ["1 extension", "5 park", "6 park"]);
    const state = after(
      begun,
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 2, house: 0, number: 1 },
    );
    expect(pointsIn(scoreSheet(state, 0), "lights")).toBe(0);
    const extended = after(state, 0, { type: "extend", street: 0, house: 1, from: "left" });
    expect(pointsIn(scoreSheet(extended, 0), "lights")).toBe(3);
  });

  test.each([
    ["7 8", 2],
    ["7 9", 0],
    ["7 . 8", 0],
    ["7 7B 7B", 3],
    ["7B 7 8 9", 4],
  ])("XMS-1: %s", (street, points) => {
    expect(lightsOf(street)).toBe(points);
  });

  test("XMS-1: a fence does not break a string (ruling)", () => {
    expect(lightsOf("7 | 8 | 9")).toBe(3);
  });

  test("XMS-1: a roundabout breaks it (ruling)", () => {
    expect(lightsOf("6 7 | @ | 8 9 10")).toBe(3);
    const options = { ...LIGHTS, advanced: true };
    const begun = positionOf(options, [sheetWith(LIGHTS, ["6 7 . 8"])]);
    const state = after(begun, 0, { type: "roundabout", street: 0, house: 2 });
    expect(pointsIn(scoreSheet(state, 0), "lights")).toBe(2);
  });

  test("XMS-1: a street ends where the next one begins", () => {
    const [points] = pointsOf(LIGHTS, [sheetWith(LIGHTS, [". . . . . . . . . 8", "9"])], "lights");
    expect(points).toBe(0);
  });

  test("XMS-1: nothing is asked: strings follow from the numbers", () => {
    const begun = positionOf(LIGHTS, [sheetWith(LIGHTS, ["7"])], ["8 fence", "5 park", "6 park"]);
    const state = after(
      begun,
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 0, house: 1, number: 8 },
    );
    expect(new Set(legalMoves(state).map(({ type }) => type))).toEqual(new Set(["fence", "skip"]));
    expect(state.sheets[0].expansion).toBeNull();
  });
});

describe("XMS-2: what strings score", () => {
  test("XMS-2: in each street the longest one, a point per house", () => {
    const sheet = sheetWith(LIGHTS, ["1 2 . 5 6 7 . 10", "3 4 . 8 9", "1 3 5 7 9"]);
    const [{ items }] = scoreSheet(positionOf(LIGHTS, [sheet]), 0).sections.slice(-1);
    expect(items).toEqual([
      { of: "1", count: 3, points: 3 },
      { of: "2", count: 2, points: 2 },
      { of: "3", count: 0, points: 0 },
    ]);
  });

  test("XMS-2: two strings of a street do not add up", () => {
    expect(lightsOf("1 2 3 . 5 6 7")).toBe(3);
  });
});

describe("XMS-3: the AAA's lights", () => {
  const lightsWith = (given: readonly string[]): unknown =>
    opponentScore(playRounds(aaaGame(LIGHTS, given), given.length))?.sections.at(-1);

  test.each([
    [3, ["4 park", "1 fence", "5 park", "2 fence", "6 park", "5 fence", "7 park"]],
    [0, ["4 park", "1 fence", "2 fence", "6 park"]],
    [0, ["4 park", "1 fence", "5 park"]],
    [0, ["4 park", "5 park", "6 park"]],
    [2, ["1 fence", "4 park", "9 improvement", "2 fence"]],
  ])(
    "XMS-3: %i cards between the first and the last fence (ruling: those fences included)",
    (points, given) => {
      expect(lightsWith(given)).toEqual({
        section: "lights",
        clause: "XMS-3",
        items: [{ of: "lights", count: points, points }],
        points,
      });
    },
  );

  test("AAA-9 XPN-3: a closed agency has no lights", () => {
    const state = playRounds(
      aaaGame({ ...LIGHTS, mode: { aaa: "closed" } }, ["1 fence", "4 park", "2 fence"]),
      3,
    );
    expect(opponentScore(state)?.sections).toEqual([]);
  });
});

describe("NTQ-4: 9¾ and strings", () => {
  test.each([
    ["9 9¾ 10", 3],
    ["8 9¾ 10", 3],
    ["7 9¾ 11", 0],
    ["9¾ 9¾B 11", 2],
    ["7¾ 8¾ 10¾", 2],
    ["7¾ 9", 0],
  ])("NTQ-4: %s", (street, points) => {
    expect(lightsOf(street)).toBe(points);
  });
});

describe("XPN-1: the plan cards", () => {
  const street3 = "0 1 2 3 4 5 6 7 8 9 9B 10";
  const street1 = "1 2 3 4 5 6 7 8 9 10";

  test.each([
    [
      "three-3-one-string-each",
      ["1 2 3 | 4 4B 5 |", "6 7 8 |"],
      [
        ["1 2 3 | 4 4B 6 |", "6 7 8 |"],
        ["1 2 3 | 4 4B 5 |", "6 . 8 |"],
      ],
    ],
    [
      "4-5-one-string-each",
      ["1 2 3 4 | 6 7 8 9 10 |"],
      [["1 2 3 5 | 6 7 8 9 10 |"], ["1 2 3 4 | 6 7 8 9 11 |"]],
    ],
    ["two-3-middle-unlinked", ["1 3 5 | 6 8 10 |"], [["1 3 4 | 6 8 10 |"], ["1 3 5 | 7 8 10 |"]]],
    ["street-3-one-string", ["", "", street3], [["", "", "0 1 2 3 4 5 6 7 8 9 9B 11"], [street1]]],
  ] as const)("XPN-1 PLN-4: %s", (id, met, missed) => {
    expect(meetsPlanC(LIGHTS, id, sheetWith(LIGHTS, met))).toBe(true);
    for (const streets of missed) expect(meetsPlanC(LIGHTS, id, sheetWith(LIGHTS, streets))).toBe(false);
  });

  test("XPN-1 PLN-4: one-string-and-all-parks-one-street", () => {
    const meets = (streets: readonly string[], parks: string): boolean =>
      meetsPlanC(LIGHTS, "one-string-and-all-parks-one-street", sheetWith(LIGHTS, streets, parks));
    expect(meets([street1], "parks 3 0 0")).toBe(true);
    expect(meets([street1], "parks 2 0 0")).toBe(false);
    expect(meets(["1 2 3 4 5 6 7 8 9 11"], "parks 3 0 0")).toBe(false);
    expect(meets([street1, "1 2 3 4 5"], "parks 2 4 0")).toBe(false);
  });

  test("PLN-8: a string may go on beyond the estate (ruling)", () => {
    const linked = sheetWith(LIGHTS, ["1 2 3 | 4 5 6 | 7 8 9 |"]);
    expect(meetsPlanC(LIGHTS, "three-3-one-string-each", linked)).toBe(true);
    const unlinkedWithin = sheetWith(PACK, ["1 3 5 | 6 8 10 |"]);
    expect(meetsPlanC(PACK, "two-3-unlinked", unlinkedWithin)).toBe(true);
  });

  test.each([
    ["two-6-one-string-each", ["1 2 3 4 5 6 |", "1 2 3 3B 4 5 |"], ["1 2 3 4 5 6 |", "1 2 3 3B 4 6 |"]],
    ["one-street-one-string", [street1], ["1 2 3 4 5 6 7 8 9"]],
    ["two-3-unlinked", ["1 3 5 | 7 9 11 |"], ["1 3 5 | 7 9 10 |"]],
  ] as const)("PCK-1 PLN-4: %s of the pack of 2019", (id, met, missed) => {
    expect(meetsPlanC(PACK, id, sheetWith(PACK, met))).toBe(true);
    expect(meetsPlanC(PACK, id, sheetWith(PACK, missed))).toBe(false);
  });

  test("RBT-6: all houses of a street are those left: a roundabout at its end does not matter (ruling)", () => {
    const meets = (street: string): boolean =>
      meetsPlanC({ ...LIGHTS, advanced: true }, "street-3-one-string", sheetWith(LIGHTS, ["", "", street]));
    expect(meets("@ | 1 2 3 4 5 6 7 8 9 10 11")).toBe(true);
    expect(meets("1 2 3 4 5 6 7 8 9 10 11 | @")).toBe(true);
    expect(meets("1 2 3 4 5 | @ | 6 7 8 9 10 11")).toBe(false);
  });

  test("PLN-6: strings are not used up: two plans can ask for the same houses", () => {
    const options = { ...LIGHTS, plans: { A: "three-estates-of-3", C: "street-3-one-string" } };
    const sheet = sheetWith(LIGHTS, ["", "", "0 1 2 | 3 4 5 | 6 7 8 | 9 9B 10"]);
    const begun = positionOf(options, [sheet], ["1 fence", "1 park", "2 park"]);
    const inWrapUp = after(
      begun,
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 0, house: 0, number: 1 },
      { type: "skip" },
      { type: "claim", plan: "C" },
    );
    expect(planStatus(inWrapUp, 0, "C")).toMatchObject({ scored: 12, met: false });
    expect(planStatus(inWrapUp, 0, "A").met).toBe(true);
  });

  test("PLN-8: planStatus says how many streets are linked", () => {
    const state = positionOf({ ...PACK, plans: { C: "one-street-one-string" } }, [
      sheetWith(PACK, [street1]),
    ]);
    expect(planStatus(state, 0, "C").parts).toMatchObject([
      { of: "streets", have: 1, need: 1 },
      { of: "wholeStrings", street: 0, have: 1, need: 1 },
      { of: "wholeStrings", street: 1, have: 0, need: 1 },
      { of: "wholeStrings", street: 2, have: 0, need: 1 },
    ]);
  });
});

describe("custom plans that count strings", () => {
  const statusOf = (where: object, feature: string, min: number | "all") => {
    const parts = [{ where, needs: [{ need: "feature", feature, min }] }];
    const C = { id: "own", letter: "C", score: [5, 3], parts } as const;
    const begun: GameState = positionOf({ ...LIGHTS, plans: { C: C as never } }, [
      sheetWith(LIGHTS, ["1 2 3 4 5 6 7 8 9 10", "1 2 | 3 5"]),
    ]);
    return planStatus(begun, 0, "C");
  };

  test("PLN-8: links and whole strings are counted on the sheet", () => {
    expect(statusOf({ in: "sheet" }, "links", 12)).toMatchObject({ met: false, parts: [{ have: 11 }] });
    expect(statusOf({ in: "sheet" }, "wholeStrings", "all").parts).toMatchObject([{ have: 1, need: 3 }]);
    expect(statusOf({ in: "sheet" }, "links", "all").parts).toMatchObject([{ need: 30 }]);
  });

  test("PLN-8: no string runs along a column, and a street has no middle", () => {
    const columns = { in: "columns", count: 1, adjacent: false };
    expect(statusOf(columns, "wholeStrings", "all").met).toBe(false);
    expect(statusOf(columns, "links", 1).met).toBe(false);
    expect(statusOf({ in: "sheet" }, "linkedMiddles", 1).met).toBe(false);
  });
});

describe("a custom layout with lights", () => {
  test("SET-5: it says nothing but that it is one", () => {
    const layout = customLayout(LIGHTS, {});
    expect(wrongPath(layout)).toBeNull();
    expect(wrongPath(customLayout(LIGHTS, { strings: [] }))).toBe("expansion.strings");
    const game = createGame({ players: ["Ann"], seed: 1, layout });
    expect(pointsIn(scoreSheet(game, 0), "lights")).toBe(0);
  });

  test("PLN-7: reconstructed plans are named as such", () => {
    const sources = provenance(createGame({ ...LIGHTS, players: ["Ann"], seed: 1 }));
    expect(sources).toContainEqual(expect.objectContaining({ of: "layout", level: "inferred" }));
    expect(sources).toContainEqual(expect.objectContaining({ of: "plan", level: "reconstructed" }));
  });
});
