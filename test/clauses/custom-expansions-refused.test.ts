import { type CustomLayout, checkLayout, type LayoutId } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { changed } from "../support/changed.js";
import { customLayout } from "../support/positions.js";
import { as, placeIn } from "../support/refusals.js";

/** What is wrong with an expansion's printed layout when something is changed in it. */
function wrong(layout: LayoutId, path: string, value: unknown): string {
  const [violation] = checkLayout(as<CustomLayout>(changed(customLayout({ layout }, {}), path, value)));
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

describe("SET-5: an expansion's custom layout", () => {
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
    ["temps", 1, `expansion.id: ${DREAM_ONLY}`],
    ["pools", [0, 1], `expansion.id: ${DREAM_ONLY}`],
    ["improvements", [[1, 2]], `expansion.id: ${DREAM_ONLY}`],
    ["extensions", [0], `expansion.id: ${DREAM_ONLY}`],
    ["roundabouts", [0, 3], `expansion.id: ${DREAM_ONLY}`],
    ["streets.0.parks", [0, 1], `expansion.id: ${DREAM_ONLY}`],
    ["streets.4.pools", [0], `expansion.id: ${DREAM_ONLY}`],
    ["expansion.families", [], "expansion.families: a list with one entry per street"],
    ["expansion.families.0", [], "expansion.families[0]: a family for each house"],
    ["expansion.columnBonus", 0, "expansion.columnBonus: a whole number from 1 to 1000"],
  ])("AMD-1: American Dream: %s is %j", (path, value, expected) => {
    expect(wrong("american-dream", path, value)).toBe(expected);
  });

  test("AMD-1: American Dream has a house in each column", () => {
    const { streets, expansion, ...printed } = customLayout({ layout: "american-dream" }, {});
    const families = (houses: number) => times(houses, "park");
    const withStreets = (...shapes: (readonly [column: number, houses: number])[]) => ({
      ...printed,
      streets: shapes.map(([column, houses]) => ({ ...streets[0], column, houses })),
      expansion: { ...expansion, families: shapes.map(([, houses]) => families(houses)) },
    });
    const wrongAt = (...shapes: (readonly [number, number])[]) =>
      checkLayout(as<CustomLayout>(withStreets(...shapes)))[0]?.details["allowed"];
    expect(wrongAt([0, 3], [3, 2])).toBeUndefined();
    expect(wrongAt([0, 3], [0, 3])).toBeUndefined();
    const eachColumn = "american-dream only where every column, from 0 on, has a house";
    expect(wrongAt([0, 3], [4, 2])).toBe(eachColumn);
    expect(wrongAt([1, 3], [1, 3])).toBe(eachColumn);
  });

  test.each([
    [
      "expansion.ducklings",
      [{ ...yellow, house: 9 }],
      "expansion.ducklings[0].house: a house with one on its right",
    ],
    [
      "expansion.ducklings",
      [{ ...yellow, street: 2, side: "below" }],
      "expansion.ducklings[0].street: a street with one below it",
    ],
    [
      "expansion.ducklings",
      [{ ...yellow, street: 1, house: 10, side: "below" }, yellow],
      "expansion.ducklings: ducklings of both families",
    ],
    [
      "expansion.ducklings",
      [yellow, yellow],
      "expansion.ducklings: at most one duckling between the same two houses",
    ],
    ["expansion.ducklings", "ducks", "expansion.ducklings: a list of ducklings"],
    ["expansion.ducklings", times(241, yellow), "expansion.ducklings: a list of ducklings"],
    ["expansion.ducklings", [{ ...yellow, family: "green" }], "expansion.ducklings[0].family: yellow, black"],
    ["expansion.parents.yellow.house", 20, "expansion.parents.yellow.house: a whole number from 0 to 11"],
  ])("DUK-1: Coin Coin: %s is %j", (path, value, expected) => {
    expect(wrong("ducks", path, value)).toBe(expected);
  });

  test("DUK-1: a duckling below a house has a house below it, where that street begins and ends", () => {
    const { streets, expansion, ...printed } = customLayout({ layout: "ducks" }, {});
    const black = { ...yellow, family: "black" };
    const withDuckling = (house: number) => ({
      ...printed,
      streets: [
        { ...streets[0], houses: 6, column: 0, pools: [] },
        { ...streets[0], houses: 3, column: 1, pools: [] },
      ],
      expansion: {
        ...expansion,
        ducklings: [{ ...yellow, house, side: "below" }, black],
        parents: { yellow: { street: 0, house: 0 }, black: { street: 1, house: 0 } },
      },
    });
    const found = [0, 1, 2, 3, 4, 5].map(
      (house) => checkLayout(as<CustomLayout>(withDuckling(house)))[0]?.details["allowed"],
    );
    const none = "a house with one below it";
    expect(found).toEqual([none, undefined, undefined, undefined, none, none]);
  });

  test.each([
    ["easter-eggs", "expansion.eggs", [egg, egg], "expansion.eggs: at most one entry per house"],
    ["easter-eggs", "expansion.eggs", 3, "expansion.eggs: a list of eggs"],
    ["easter-eggs", "expansion.eggs", times(121, egg), "expansion.eggs: a list of eggs"],
    [
      "easter-eggs",
      "expansion.eggs",
      [{ ...egg, house: 10 }],
      "expansion.eggs[0].house: a whole number from 0 to 9",
    ],
    [
      "easter-eggs",
      "expansion.eggs",
      [{ ...egg, street: 3 }],
      "expansion.eggs[0].street: a whole number from 0 to 2",
    ],
    [
      "easter-eggs",
      "expansion.steps",
      [
        [5, 1],
        [5, 2],
      ],
      "expansion.steps: pairs with rising numbers of eggs",
    ],
    ["easter-eggs", "expansion.steps", [[5]], "expansion.steps[0]: a pair of eggs and points"],
    ["easter-eggs", "expansion.steps", 5, "expansion.steps: a list of pairs"],
    ["easter-eggs", "expansion.steps", [[5, 1, 2]], "expansion.steps[0]: a pair of eggs and points"],
    ["halloween", "expansion.houses", [[0]], "expansion.houses: a list with one entry per street"],
    ["halloween", "expansion.houses.0", [3, 2], "expansion.houses[0][1]: houses in rising order"],
    ["halloween", "expansion.houses.0", 3, "expansion.houses[0]: a list of houses"],
    ["halloween", "expansion.candyTiers", [], "expansion.candyTiers: 1 to 9 tiers"],
    [
      "halloween",
      "expansion.candyTiers",
      times(10, { candies: 1, points: 1 }),
      "expansion.candyTiers: 1 to 9 tiers",
    ],
    [
      "halloween",
      "expansion.candyTiers",
      times(2, { candies: 1, points: 1 }),
      "expansion.candyTiers: tiers with rising numbers",
    ],
    [
      "halloween",
      "expansion.ghostTiers.0.bonuses",
      times(2, { bonus: "pool", times: 1 }),
      "expansion.ghostTiers[0].bonuses: bonuses of different kinds",
    ],
    [
      "halloween",
      "expansion.ghostTiers.0.bonuses",
      times(4, { bonus: "pool", times: 1 }),
      "expansion.ghostTiers[0].bonuses: at most three bonuses",
    ],
    ["ice-cream", "expansion.cones.0", [1], "expansion.cones[0]: the scoops at each house of the street"],
    ["ice-cream", "expansion.cones.0", times(10, 0), "expansion.cones[0]: at least one cone"],
    ["ice-cream", "expansion.trucks.1", "up", "expansion.trucks[1]: left, right, both"],
    ["roswell", "expansion.objectives", [], "expansion.objectives: 1 to 20 objectives"],
    [
      "roswell",
      "expansion.objectives.0",
      { from: 5, to: 4, each: 1 },
      "expansion.objectives[0].to: a whole number from 5 to 1000",
    ],
    [
      "zombies",
      "expansion.routes.0",
      { left: [1, 2], right: [2] },
      "expansion.routes[0]: every house at most once",
    ],
    [
      "zombies",
      "expansion.ammunitionAtStart",
      51,
      "expansion.ammunitionAtStart: a whole number from 0 to 50",
    ],
    [
      "zombies",
      "expansion.ammunitionBoxes",
      times(7, []),
      "expansion.ammunitionBoxes: boxes for each estate size",
    ],
    ["zombies", "expansion.ammunitionBoxes.0", [0, 0], "expansion.ammunitionBoxes[0]: a list of boxes"],
    [
      "zombies",
      "expansion.ammunitionBoxes.1",
      [2],
      "expansion.ammunitionBoxes[1][0]: a whole number from 0 to 1",
    ],
    ["zombies", "expansion.ammunitionBoxes.1", [0, 0], "expansion.ammunitionBoxes[1]: every box once"],
    ["nuclear-war", "expansion.shelters", [[0]], "expansion.shelters: a list with one entry per street"],
  ] as const)("SET-5: %s: %s is %j", (sheet, path, value, expected) => {
    expect(wrong(sheet, path, value)).toBe(expected);
  });
});
