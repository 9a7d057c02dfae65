import { type OwnLayout, type SheetId, validateLayout } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { changed } from "../support/changed.js";
import { ownLayout } from "../support/positions.js";
import { as, placeIn } from "../support/refusals.js";

/** What is wrong with an expansion's printed layout when something is changed in it. */
function wrong(sheet: SheetId, path: string, value: unknown): string {
  const [violation] = validateLayout(as<OwnLayout>(changed(ownLayout({ sheet }, {}), path, value)));
  return violation === undefined ? "nothing" : placeIn(violation);
}

/** A thing several times. */
function times<T>(count: number, thing: T): T[] {
  return new Array<T>(count).fill(thing);
}

const DREAM_ONLY =
  "american-dream only with no parks, pools, temps, improvements, extensions and roundabouts";
const yellow = { family: "yellow", street: 0, house: 0, side: "right" };
const egg = { street: 0, house: 0, count: 1, colour: "blue" };

describe("SET-5: an expansion's layout of one's own", () => {
  test.each([
    "american-dream",
    "ducks",
    "easter-eggs",
    "halloween",
    "ice-cream",
    "roswell",
    "zombies",
  ] as const)("SET-5: that of %s with another name is right", (sheet) => {
    expect(wrong(sheet, "id", "mine")).toBe("nothing");
  });

  test.each([
    ["temps", 1, `own.variant: ${DREAM_ONLY}`],
    ["pools", [0, 1], `own.variant: ${DREAM_ONLY}`],
    ["improvements", [[1, 2]], `own.variant: ${DREAM_ONLY}`],
    ["extensions", [0], `own.variant: ${DREAM_ONLY}`],
    ["roundabouts", [0, 3], `own.variant: ${DREAM_ONLY}`],
    ["streets.0.parks", [0, 1], `own.variant: ${DREAM_ONLY}`],
    ["streets.4.pools", [0], `own.variant: ${DREAM_ONLY}`],
    ["own.families", [], "own.families: a list with one entry per street"],
    ["own.families.0", [], "own.families[0]: a family for each house"],
    ["own.columnBonus", 0, "own.columnBonus: a whole number from 1 to 1000"],
  ])("AMD-1: American Dream: %s is %j", (path, value, expected) => {
    expect(wrong("american-dream", path, value)).toBe(expected);
  });

  test("AMD-1: American Dream has a house in each column", () => {
    const { streets, own, ...printed } = ownLayout({ sheet: "american-dream" }, {});
    const families = (houses: number) => times(houses, "park");
    const withStreets = (...shapes: (readonly [column: number, houses: number])[]) => ({
      ...printed,
      streets: shapes.map(([column, houses]) => ({ ...streets[0], column, houses })),
      own: { ...own, families: shapes.map(([, houses]) => families(houses)) },
    });
    const wrongAt = (...shapes: (readonly [number, number])[]) =>
      validateLayout(as<OwnLayout>(withStreets(...shapes)))[0]?.details["allowed"];
    expect(wrongAt([0, 3], [3, 2])).toBeUndefined();
    expect(wrongAt([0, 3], [0, 3])).toBeUndefined();
    const eachColumn = "american-dream only with a house in each column from 0 on";
    expect(wrongAt([0, 3], [4, 2])).toBe(eachColumn);
    expect(wrongAt([1, 3], [1, 3])).toBe(eachColumn);
  });

  test.each([
    ["own.ducklings", [{ ...yellow, house: 9 }], "own.ducklings[0].house: a house with one on its right"],
    [
      "own.ducklings",
      [{ ...yellow, street: 2, side: "below" }],
      "own.ducklings[0].street: a street with one below it",
    ],
    [
      "own.ducklings",
      [{ ...yellow, street: 1, house: 10, side: "below" }, yellow],
      "own.ducklings: ducklings of both families",
    ],
    ["own.ducklings", [yellow, yellow], "own.ducklings: at most one duckling between the same two houses"],
    ["own.ducklings", "ducks", "own.ducklings: a list of ducklings"],
    ["own.ducklings", times(241, yellow), "own.ducklings: a list of ducklings"],
    ["own.ducklings", [{ ...yellow, family: "green" }], "own.ducklings[0].family: yellow, black"],
    ["own.parents.yellow.house", 20, "own.parents.yellow.house: a whole number from 0 to 11"],
  ])("DUK-1: Coin Coin: %s is %j", (path, value, expected) => {
    expect(wrong("ducks", path, value)).toBe(expected);
  });

  test("DUK-1: a duckling below a house has a house below it, where that street begins and ends", () => {
    const { streets, own, ...printed } = ownLayout({ sheet: "ducks" }, {});
    const black = { ...yellow, family: "black" };
    const withDuckling = (house: number) => ({
      ...printed,
      streets: [
        { ...streets[0], houses: 6, column: 0, pools: [] },
        { ...streets[0], houses: 3, column: 1, pools: [] },
      ],
      own: {
        ...own,
        ducklings: [{ ...yellow, house, side: "below" }, black],
        parents: { yellow: { street: 0, house: 0 }, black: { street: 1, house: 0 } },
      },
    });
    const found = [0, 1, 2, 3, 4, 5].map(
      (house) => validateLayout(as<OwnLayout>(withDuckling(house)))[0]?.details["allowed"],
    );
    const none = "a house with one below it";
    expect(found).toEqual([none, undefined, undefined, undefined, none, none]);
  });

  test.each([
    ["easter-eggs", "own.eggs", [egg, egg], "own.eggs: at most one entry per house"],
    ["easter-eggs", "own.eggs", 3, "own.eggs: a list of eggs"],
    ["easter-eggs", "own.eggs", times(121, egg), "own.eggs: a list of eggs"],
    ["easter-eggs", "own.eggs", [{ ...egg, house: 10 }], "own.eggs[0].house: a whole number from 0 to 9"],
    ["easter-eggs", "own.eggs", [{ ...egg, street: 3 }], "own.eggs[0].street: a whole number from 0 to 2"],
    [
      "easter-eggs",
      "own.steps",
      [
        [5, 1],
        [5, 2],
      ],
      "own.steps: pairs with rising numbers of eggs",
    ],
    ["easter-eggs", "own.steps", [[5]], "own.steps[0]: a pair of eggs and points"],
    ["easter-eggs", "own.steps", 5, "own.steps: a list of pairs"],
    ["easter-eggs", "own.steps", [[5, 1, 2]], "own.steps[0]: a pair of eggs and points"],
    ["halloween", "own.houses", [[0]], "own.houses: a list with one entry per street"],
    ["halloween", "own.houses.0", [3, 2], "own.houses[0][1]: houses in rising order"],
    ["halloween", "own.houses.0", 3, "own.houses[0]: a list of houses"],
    ["halloween", "own.candyTiers", [], "own.candyTiers: 1 to 9 tiers"],
    ["halloween", "own.candyTiers", times(10, { candies: 1, points: 1 }), "own.candyTiers: 1 to 9 tiers"],
    [
      "halloween",
      "own.candyTiers",
      times(2, { candies: 1, points: 1 }),
      "own.candyTiers: tiers with rising numbers",
    ],
    [
      "halloween",
      "own.ghostTiers.0.bonuses",
      times(2, { bonus: "pool", times: 1 }),
      "own.ghostTiers[0].bonuses: bonuses of different kinds",
    ],
    [
      "halloween",
      "own.ghostTiers.0.bonuses",
      times(4, { bonus: "pool", times: 1 }),
      "own.ghostTiers[0].bonuses: at most three bonuses",
    ],
    ["ice-cream", "own.cones.0", [1], "own.cones[0]: the scoops at each house of the street"],
    ["ice-cream", "own.cones.0", times(10, 0), "own.cones[0]: at least one cone"],
    ["ice-cream", "own.trucks.1", "up", "own.trucks[1]: left, right, both"],
    ["roswell", "own.objectives", [], "own.objectives: 1 to 20 objectives"],
    [
      "roswell",
      "own.objectives.0",
      { from: 5, to: 4, each: 1 },
      "own.objectives[0].to: a whole number from 5 to 1000",
    ],
    ["zombies", "own.routes.0", { left: [1, 2], right: [2] }, "own.routes[0]: every house at most once"],
    ["zombies", "own.ammunitionAtStart", 51, "own.ammunitionAtStart: a whole number from 0 to 50"],
    ["zombies", "own.ammunitionBoxes", times(7, []), "own.ammunitionBoxes: boxes for each estate size"],
    ["zombies", "own.ammunitionBoxes.0", [0, 0], "own.ammunitionBoxes[0]: a list of boxes"],
    ["zombies", "own.ammunitionBoxes.1", [2], "own.ammunitionBoxes[1][0]: a whole number from 0 to 1"],
    ["zombies", "own.ammunitionBoxes.1", [0, 0], "own.ammunitionBoxes[1]: every box once"],
    ["nuclear-war", "own.shelters", [[0]], "own.shelters: a list with one entry per street"],
  ] as const)("SET-5: %s: %s is %j", (sheet, path, value, expected) => {
    expect(wrong(sheet, path, value)).toBe(expected);
  });
});
