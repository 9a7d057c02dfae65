import {
  createGame,
  describeSheet,
  type GameState,
  type HouseDescription,
  type LayoutId,
} from "perfect-home-rules";
import { viewSheet } from "perfect-home-rules/view";
import { expect, test } from "vitest";

/** A sheet with a little of everything in the first street; what it comes to is worked out from the sheet's table. */
function written(layout: LayoutId, third: HouseDescription): GameState {
  const blank = describeSheet(createGame({ players: ["Ann"], seed: 1, layout }), 0);
  const houses = blank.streets[0].houses
    .with(0, { kind: "numbered", number: 3 })
    .with(2, third)
    .with(3, { kind: "extension", number: 6 });
  const street = { ...blank.streets[0], houses, fences: [0], parks: 2 };
  const sheet = {
    ...blank,
    streets: [street, ...blank.streets.slice(1)],
    pools: 1,
    improvements: [1, 0, 0, 0, 0, 0],
    extensions: 1,
    refusals: 2,
  };
  const combinations = [
    { number: 8, action: "fence" },
    { number: 7, action: "park" },
    { number: 9, action: "pool" },
  ] as const;
  return createGame({
    players: ["Ann"],
    seed: 1,
    layout,
    start: { sheets: [sheet], table: { combinations } },
  });
}

test("EST-1 ACT-3 POL-1: what stands on a Classic sheet, with the values that count", () => {
  const third = { kind: "numbered", number: 6, pool: true } as const;
  const { streets, tracks, estates } = viewSheet(written("classic", third), 0);
  const [first] = streets;
  expect(first.houses.slice(0, 4).map(({ kind, number }) => [kind, number])).toEqual([
    ["numbered", 3],
    ["empty", null],
    ["numbered", 6],
    ["extension", 6],
  ]);
  expect(first.houses.map(({ pool }) => pool).filter((pool) => pool !== "none")).toEqual([
    "circled",
    "planned",
    "planned",
  ]);
  expect(first.houses.slice(0, 3).map(({ fenceLeft, fenceRight }) => [fenceLeft, fenceRight])).toEqual([
    ["printed", "drawn"],
    ["drawn", "none"],
    ["none", "none"],
  ]);
  expect(first.parks?.boxes.map(({ value, crossed }) => [value, crossed])).toEqual([
    [0, true],
    [2, true],
    [4, false],
  ]);
  expect([first.parks?.value, first.parks?.last]).toEqual([4, 10]);
  expect([tracks.pools?.value, tracks.extensions?.value, tracks.refusals?.value]).toEqual([3, 1, 3]);
  expect(tracks.improvements.map(({ value }) => value)).toEqual([3, 2, 3, 4, 5, 6]);
  expect(estates.slice(0, 2)).toEqual([
    { street: 0, house: 0, size: 1, complete: true, used: false, chosen: false, worth: 3 },
    { street: 0, house: 1, size: 9, complete: false, used: false, chosen: false, worth: 0 },
  ]);
});
