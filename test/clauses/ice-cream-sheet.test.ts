import { createGame, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { after, customLayout, meetsPlanC, positionOf, sheetWith, wrongPath } from "../support/positions.js";
import { ICE, instead } from "./ice-cream.js";

describe("XPN-1: the plan cards", () => {
  test.each([
    [
      "three-3-two-cones-each",
      ["1o 2 3o | 4 5o 6o |", "", "1o 2o 3 |"],
      [{ 2: "1o 2x 3 | 4o" }, { 2: "1o 2o . |" }],
    ],
    ["two-3-no-cone", ["1x 2 3x | 4 5x 6x | 7"], [{ 0: "1x 2 3x | 4 5x 6o | 7" }]],
    [
      "three-1-pool-and-cone",
      [".x . | 3o* | . .x .x . | 8o* |", "1o* | .x . .x .x . .x . .x .x"],
      [{ 0: ".x . | 3x* | . .x .x . | 8o* |" }, { 1: "1o | .x . .x .x . .x . .x .x" }],
    ],
    [
      "five-triple-cones",
      [".x . .x . 5o", "1o .x . .x .x . .x . 9o .x", ".x 2o . .x .x .x . 8o"],
      [{ 2: ".x 2o . .x .x .x . 8x 9" }, { 0: "1o . 3o" }],
    ],
    [
      "all-cones-one-street",
      ["1o . 3o . 5o 6o . 8o . 10o"],
      [{ 0: "1o . 3o . 5o 6o . 8x . 10o" }, { 0: "1o . 3o . 5o 6o . 8o" }],
    ],
  ] as const)("XPN-1 PLN-4: %s", (id, streets, missed) => {
    expect(meetsPlanC(ICE, id, sheetWith(ICE, streets))).toBe(true);
    for (const others of missed) {
      expect(meetsPlanC(ICE, id, sheetWith(ICE, instead(streets, others)))).toBe(false);
    }
  });

  test("RBT-6: a cone that a roundabout has taken can't be had any more (ruling)", () => {
    const options = { ...ICE, advanced: true, plans: { C: "all-cones-one-street" } };
    const begun = positionOf(options, [sheetWith(ICE, ["1o . 3o . 5o 6o . 8o"])]);
    const state = after(begun, 0, { type: "roundabout", street: 0, house: 9 });
    const { met, parts } = planStatus(state, 0, "C");
    expect(met).toBe(false);
    expect(parts).toContainEqual(expect.objectContaining({ street: 0, have: 5, need: 6 }));
  });
});

describe("a custom layout with trucks", () => {
  const streets = customLayout(ICE, {}).streets;
  const cones = streets.map(({ houses }) =>
    Array.from({ length: houses }, (_, house) => (house % 4 === 1 ? 2 : 0)),
  );

  test("ICE-1 ICE-2: its trucks and cones are played", () => {
    const layout = customLayout(ICE, { trucks: ["both", "left", "right"], cones });
    expect(wrongPath(layout)).toBeNull();
    const { expansion } = createGame({ players: ["Ann"], seed: 1, layout }).setup.layouts[0];
    expect(expansion).toEqual({ id: "ice-cream", trucks: ["both", "left", "right"], cones });
  });

  test.each([
    ["expansion.trucks", { trucks: ["left", "left"] }],
    ["expansion.trucks[1]", { trucks: ["left", "up", "left"] }],
    ["expansion.trucks[2]", { trucks: ["left", "left", undefined] }],
    ["expansion.cones", { cones: cones.slice(1) }],
    ["expansion.cones[0]", { cones: [[1], cones[1], cones[2]] }],
    ["expansion.cones[1]", { cones: [cones[0], cones[1].map(() => 0), cones[2]] }],
    [
      "expansion.cones[2][3]",
      { cones: [cones[0], cones[1], cones[2].map((each, house) => (house === 3 ? 1.5 : each))] },
    ],
    ["expansion.cones[0][0]", { cones: [cones[0].map(() => 10), cones[1], cones[2]] }],
    ["expansion.flavours", { flavours: 3 }],
  ])("SET-5: a wrong one is refused at %s", (path, expansion) => {
    expect(wrongPath(customLayout(ICE, { cones, ...expansion }))).toBe(path);
  });
});
