import type { GameOptions, LayoutId, ScoreSheet, SheetDescription } from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { type SheetView, viewSheet } from "perfect-home-rules/view";
import { expect, test } from "vitest";
import { positionOf, sheetWith } from "../support/positions.js";

// What stands here was worked out on paper: from the rules and the positions printed on each sheet.

type Streets = readonly [string, string, string];

/** The views of sheets of the collector's edition, all of one expansion, each a player's. */
function viewsOf(
  layout: LayoutId,
  sheets: readonly { readonly streets: Streets; readonly lines?: readonly string[] }[],
  options: Partial<GameOptions> = {},
): SheetView[] {
  const printed = { edition: "collector-2023", layout } as const;
  const described = sheets.map(({ streets, lines = [] }) => sheetWith(printed, streets, ...lines));
  return viewsOn(described, { ...printed, ...options });
}

function viewsOn(sheets: readonly SheetDescription[], options: Partial<GameOptions>): SheetView[] {
  const state = positionOf(options, sheets);
  return sheets.map((_, player) => viewSheet(state, player));
}

/** The marks of a street, house by house. */
function marksOf({ streets }: SheetView, street: number): unknown[] {
  return streets[street].houses.map(({ marks }) => marks);
}

/** What an expansion's sections come to. */
function pointsOf({ sections }: ScoreSheet, names: readonly string[]): number[] {
  return sections.flatMap(({ section, points }) => (names.includes(section) ? [points] : []));
}

test("EGG-1 EGG-3: eleven eggs have reached the second step", () => {
  const streets: Streets = [
    ". . 6o 8oo . . 9o . . 16o",
    "0oo . . 6o . . . . 9 . .",
    ". . . . 8oo 9 . 10o . . . 17",
  ];
  const [view] = viewsOf("easter-eggs", [{ streets }]);
  expect(view.expansion).toEqual({
    id: "easter-eggs",
    circled: 11,
    steps: [
      { eggs: 6, points: 5, reached: true },
      { eggs: 10, points: 10, reached: true },
      { eggs: 14, points: 20, reached: false },
      { eggs: 18, points: 35, reached: false },
    ],
    points: 10,
  });
  const eggs = (colour: string, count: number, circled: number) => [{ mark: "eggs", colour, count, circled }];
  expect(marksOf(view, 2)).toEqual([
    [],
    [],
    eggs("pink", 1, 0),
    [],
    eggs("teal", 2, 2),
    eggs("purple", 1, 0),
    [],
    eggs("orange", 2, 1),
    [],
    eggs("blue", 1, 0),
    [],
    [],
  ]);
  expect(pointsOf(view.score, ["eggs"])).toEqual([10]);
});

test("ICE-1 ICE-2 ICE-3 ICE-4: a truck under way, one at the end of its route, one that has not started", () => {
  const streets: Streets = ["1o 2 .x . 8o . . . . .", "2o .x . .x .x . .x . 12o .x 15", ""];
  const [view] = viewsOf("ice-cream", [{ streets, lines: ["bonuses 0 1 0"] }]);
  expect(view.expansion).toEqual({
    id: "ice-cream",
    routes: [
      { street: 0, trucks: "left", from: "left", at: 4, bonus: "open" },
      { street: 1, trucks: "right", from: "right", at: 0, bonus: "circled" },
      { street: 2, trucks: "left", from: "left", at: null, bonus: "open" },
    ],
  });
  const cone = (scoops: number, state: string) => [{ mark: "cone", scoops, state }];
  expect(marksOf(view, 0)).toEqual([
    cone(1, "circled"),
    [],
    cone(2, "crossed"),
    [],
    cone(3, "circled"),
    cone(1, "open"),
    [],
    cone(2, "open"),
    [],
    cone(1, "open"),
  ]);
  // 1 and 3 scoops; 3 and 3 scoops, each cone with one more for the bonus.
  expect(pointsOf(view.score, ["cones"])).toEqual([12]);
});

test("PCK-3: the third street of the older sheet has a truck at both ends, of which one was chosen", () => {
  const printed = { edition: "first-2018", layout: "ice-cream-2019" } as const;
  const views = ["", "trucks 0 0 2"].map((line) => {
    const streets = ["", "", line === "" ? "" : ". . . . . . . . . . . 15"];
    return viewsOn([sheetWith(printed, streets, ...(line === "" ? [] : [line]))], printed)[0];
  });
  const thirds = views.map(({ expansion }) => expansion?.id === "ice-cream" && expansion.routes[2]);
  expect(thirds).toEqual([
    { street: 2, trucks: "both", from: null, at: null, bonus: "open" },
    { street: 2, trucks: "both", from: "right", at: 11, bonus: "open" },
  ]);
});

test("HAL-1 HAL-2 HAL-4 HAL-8: four ghosts and five candies, a tier of each", () => {
  const streets: Streets = [
    ". 2g . . 7c . . . . 14g",
    ". 3g . . 6c . . . . 12g .",
    "2c . . 5c . 8c . . . . . .",
  ];
  const [view] = viewsOf("halloween", [{ streets, lines: ["ghostTiers 1 0 2", "candyTiers 1 2 0"] }]);
  expect(view.expansion).toEqual({
    id: "halloween",
    ghosts: 4,
    candies: 5,
    ghostTiers: [
      {
        tier: 0,
        state: "circled",
        ghosts: 4,
        bonuses: [
          { bonus: "pool", times: 1 },
          { bonus: "park", times: 1 },
        ],
      },
      {
        tier: 1,
        state: "open",
        ghosts: 6,
        bonuses: [
          { bonus: "pool", times: 2 },
          { bonus: "extension", times: 1 },
        ],
      },
      {
        tier: 2,
        state: "crossed",
        ghosts: 9,
        bonuses: [
          { bonus: "park", times: 3 },
          { bonus: "extension", times: 2 },
        ],
      },
    ],
    candyTiers: [
      { tier: 0, state: "circled", candies: 4, points: 5 },
      { tier: 1, state: "crossed", candies: 6, points: 9 },
      { tier: 2, state: "open", candies: 9, points: 15 },
    ],
  });
  const treats = (ghost: string, candy: string) => [{ mark: "treats", ghost, candy }];
  expect(marksOf(view, 0)).toEqual([
    [],
    treats("circled", "lost"),
    [],
    [],
    treats("lost", "circled"),
    [],
    [],
    treats("open", "open"),
    [],
    treats("circled", "lost"),
  ]);
  expect(pointsOf(view.score, ["candies"])).toEqual([5]);
});

test("XMS-1 XMS-2: strings go on through a copy and through a fence; the longest of each street scores", () => {
  const streets: Streets = ["1 2 2B | 3 . 7 8 . . .", ". . 5 7 . . . . . . .", "4 5 . 6 . . . 10 11 . . ."];
  const [view] = viewsOf("christmas-lights", [{ streets }]);
  expect(view.expansion).toEqual({
    id: "christmas-lights",
    strings: [
      { street: 0, house: 0, size: 4, longest: true },
      { street: 0, house: 5, size: 2, longest: false },
      { street: 2, house: 0, size: 2, longest: true },
      { street: 2, house: 7, size: 2, longest: true },
    ],
  });
  expect(marksOf(view, 0).flat()).toEqual([]);
  expect(pointsOf(view.score, ["lights"])).toEqual([6]);
});

test("NUC-1 NUC-2 NUC-3 NTQ-5: copies and 9¾ fill shelters; streets and totals are compared", () => {
  const ann: Streets = [". 3 . . 8 . . 12 12B .", ". 9¾ . . . . . . . . .", ""];
  const bob: Streets = [". 4 . . . . . . . .", ". . . 10 . . . . . . .", "5 . . . . . . . . . . ."];
  const [first, second] = viewsOf("nuclear-war", [{ streets: ann }, { streets: bob }], {
    nineAndThreeQuarters: true,
  });
  const rows = (...capacities: readonly [number, number, number]) =>
    capacities.map((capacity, street) => ({ street, capacity, score: [8, 10, 11][street] }));
  expect(first.expansion).toEqual({
    id: "nuclear-war",
    streets: rows(35, 9, 0),
    capacity: 44,
    optimism: 9,
  });
  expect(second.expansion).toEqual({ id: "nuclear-war", streets: rows(4, 10, 5), capacity: 19, optimism: 9 });
  const shelter = (capacity: number | null) => [{ mark: "shelter", capacity }];
  const none: readonly never[] = [];
  expect(marksOf(first, 1)).toEqual([
    none,
    shelter(9),
    none,
    shelter(null),
    none,
    shelter(null),
    none,
    none,
    shelter(null),
    none,
    shelter(null),
  ]);
  expect(pointsOf(first.score, ["shelters", "optimism"])).toEqual([8, 0]);
  expect(pointsOf(second.score, ["shelters", "optimism"])).toEqual([21, 9]);
});

test("ROS-1 ROS-2 ROS-3 ROS-4: three complete estates are infiltrated, as the objective asks", () => {
  const streets: Streets = [
    "1 3^ | . . . . . . . .",
    "2^ | 4 5^ | . . . . . . . .",
    ". 5^ . . . . . . . . . .",
  ];
  const [view] = viewsOf("roswell", [{ streets, lines: ["objective 1"] }]);
  expect(view.expansion).toEqual({
    id: "roswell",
    objectives: [
      { objective: 0, chosen: true, from: 3, to: 4, each: 4 },
      { objective: 1, chosen: false, from: 5, to: 6, each: 5 },
      { objective: 2, chosen: false, from: 7, to: 8, each: 6 },
      { objective: 3, chosen: false, from: 9, to: null, each: 7 },
    ],
    failedEach: 2,
    estates: 3,
    points: 12,
  });
  const saucer = (circled: boolean) => [{ mark: "saucer", circled }];
  expect(marksOf(view, 1).slice(0, 6)).toEqual([saucer(true), [], saucer(true), [], saucer(false), []]);
  expect(pointsOf(view.score, ["infiltration"])).toEqual([12]);

  const [missed] = viewsOf("roswell", [{ streets, lines: ["objective 2"] }]);
  expect(pointsOf(missed.score, ["infiltration"])).toEqual([6]);
});

test("ZOM-2 ZOM-5 ZOM-6 ZOM-7 ZOM-10: two hordes have moved and one was held", () => {
  const streets: Streets = ["1 | Z | . 5+ . . . . . .", "", ". | Z | . . . . . . . . . ."];
  const lines = ["improvements 0 1 0 0 0 0", "hordesLeft 1 0 1", "ammunition 2 1"];
  const [view] = viewsOf("zombies", [{ streets, lines }]);
  const horde = (street: number, end: string, route: readonly number[], moved: number) => ({
    street,
    end,
    route,
    moved,
    asked: false,
  });
  expect(view.expansion).toEqual({
    id: "zombies",
    hordes: [
      horde(0, "left", [1, 3], 1),
      horde(0, "right", [8, 6], 0),
      horde(1, "left", [1, 3], 0),
      horde(1, "right", [9, 7], 0),
      horde(2, "left", [1, 3], 1),
      horde(2, "right", [10, 8], 0),
    ],
    ammunition: { circled: 2, used: 1, max: 7 },
    boxes: [1, 2, 3, 4, 5, 6].map((size) => ({ size, box: 0, crossed: size === 2 })),
  });
  const states = [
    "printed",
    "none",
    "printed",
    "built",
    "printed",
    "printed",
    "none",
    "printed",
    "none",
    "printed",
  ];
  expect(marksOf(view, 0)).toEqual(states.map((state) => [{ mark: "barricade", state }]));
  expect(
    view.streets[0].houses
      .slice(0, 3)
      .map(({ kind, fenceLeft, fenceRight }) => [kind, fenceLeft, fenceRight]),
  ).toEqual([
    ["numbered", "printed", "drawn"],
    ["invaded", "drawn", "drawn"],
    ["empty", "drawn", "none"],
  ]);
});

test("DUK-1 DUK-3 DUK-4: ducklings between numbered houses, some of them with their parents", () => {
  const streets: Streets = [". 3 4 . . . . . . 15", ". . 6 7 . . . . . . 14", "1 2 3 4 5 . . . . . . ."];
  const [view] = viewsOf("ducks", [{ streets, lines: ["black 0"] }]);
  if (view.expansion?.id !== "ducks") throw new Error("these are no ducks");
  const { ducklings, parents, counts } = view.expansion;
  expect(ducklings).toHaveLength(14);
  const circled = ducklings.flatMap(({ circled: is, ...each }) => (is ? [each] : []));
  expect(circled).toHaveLength(5);
  expect(circled).toEqual(
    expect.arrayContaining([
      { family: "black", street: 0, house: 1, side: "right", connected: false },
      { family: "black", street: 0, house: 9, side: "below", connected: true },
      { family: "yellow", street: 1, house: 2, side: "right", connected: true },
      { family: "black", street: 1, house: 2, side: "below", connected: false },
      { family: "yellow", street: 2, house: 3, side: "right", connected: true },
    ]),
  );
  expect(parents).toEqual([
    { mark: "parent", family: "yellow", street: 2, house: 0 },
    { mark: "parent", family: "black", street: 0, house: 9 },
  ]);
  expect(marksOf(view, 0)[9]).toEqual([{ mark: "parent", family: "black" }]);
  expect(counts).toEqual([
    { count: "yellow", points: null, now: 2 },
    { count: "black", points: 0, now: 1 },
    { count: "both", points: null, now: 3 },
  ]);
});

test("AMD-1 AMD-2 AMD-3 AMD-4: a column that counts twice, a street whose bonus is circled", () => {
  const sheet = parseSheet(`
    sheet american-dream
    2o . . . . . .
    3 . . . . . .
    4o 5 6o 7 8 9 10
    5 . . . . . .
    6 . . . . . .
    streets 0 2 1 0 0
    columns 1 0 0 2 0 0 0
  `);
  const [view] = viewsOn([sheet], { layout: "american-dream" });
  const bonuses = ["circled", "open", "open", "crossed", "open", "open", "open"];
  expect(view.expansion).toEqual({
    id: "american-dream",
    streets: ["open", "crossed", "circled", "open", "open"].map((bonus, street) => ({
      street,
      complete: street === 2,
      bonus,
    })),
    // Two perfect houses and three others, twice.
    columns: bonuses.map((bonus, column) => ({
      column,
      complete: column === 0,
      bonus,
      points: column === 0 ? 18 : 0,
    })),
    streetBonus: 10,
    columnBonus: 2,
    normal: 1,
    perfect: 3,
  });
  const families = ["fence", "park", "improvement", "temp", "park", "pool", "fence"];
  expect(marksOf(view, 2)).toEqual(
    families.map((family, house) => [{ mark: "family", family, perfect: house === 0 || house === 2 }]),
  );
  expect([view.tracks.pools, view.tracks.temps, view.tracks.extensions, view.streets[0].parks]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(pointsOf(view.score, ["columns", "streets"])).toEqual([18, 10]);
});
