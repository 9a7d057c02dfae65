import {
  applyMove,
  createGame,
  type GameState,
  legalMoves,
  planStatus,
  provenance,
  scoreSheet,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { after, customLayout, meetsPlanC, positionOf, sheetWith, wrongPath } from "../support/positions.js";

const ROSWELL = { layout: "roswell" } as const;

/** A game of two players, in which both are asked for their objectives. */
function begun(options = {}): GameState {
  return createGame({ ...ROSWELL, players: ["Ann", "Bob"], seed: 1, ...options });
}

describe("XPN-1: the plan cards", () => {
  test.each([
    ["two-4-zoorg-each", ["1 2^ 3 4 |", "1^ 2 3 4 |"], ["1 2^ 3 4 |", "1 2 3 4 |"]],
    ["3-4-two-zoorgs-each", ["1 2^ 3 4^ |", "1^ 2 3^ |"], ["1 2^ 3 4^ |", "1^ 2 3 |"]],
    ["two-5-no-zoorg", ["1 2 3 4 5 |", "1 2 3 4 5 |"], ["1 2 3 4 5 |", "1 2 3^ 4 5 |"]],
    ["all-zoorgs-one-street", [". 2^ . 4^ . . 7^ . 9^"], [". 2^ . 4^ . . 7^ . 9", "1^ . 3^ . 5^ . . 8^"]],
    [
      "three-columns-two-zoorgs",
      [". 2^ . 4^ . . 7^", ". . 3^ . 5^ . . 8^"],
      [". 2^ . 4^ . . 7^", ". . 3^ . 5^ . . 8"],
    ],
  ] as const)("XPN-1 PLN-4: %s", (id, met, missed) => {
    expect(meetsPlanC(ROSWELL, id, sheetWith(ROSWELL, met))).toBe(true);
    expect(meetsPlanC(ROSWELL, id, sheetWith(ROSWELL, missed))).toBe(false);
  });

  test("PLN-8: columns count saucers in estates that are not complete too (ruling)", () => {
    const options = { ...ROSWELL, plans: { C: "three-columns-two-zoorgs" } };
    const streets = [". 2^ . 4^ . . 7^", ". . 3^ . 5^ . . 8^"];
    const state = positionOf(options, [sheetWith(ROSWELL, streets, "objective 1")]);
    expect(planStatus(state, 0, "C").parts[0]).toMatchObject({ of: "columns", have: 3, need: 3 });
    expect(scoreSheet(state, 0).sections.at(-1)?.points).toBe(0);
  });

  test("RBT-6: the saucer of a house replaced by a roundabout can't be circled any more (ruling)", () => {
    const options = { ...ROSWELL, advanced: true, plans: { C: "all-zoorgs-one-street" } };
    const sheet = sheetWith(ROSWELL, [". 2^ . 4^ . . 7^"], "objective 1");
    const state = after(positionOf(options, [sheet]), 0, { type: "roundabout", street: 0, house: 8 });
    expect(planStatus(state, 0, "C")).toMatchObject({ met: false });
    expect(planStatus(state, 0, "C").parts[1]).toMatchObject({ of: "zoorgs", street: 0, have: 3, need: 4 });
  });
});

describe("a custom layout with saucers", () => {
  const expansion = { saucers: [[0], [], [1, 3]], objectives: [{ from: 0, to: 0, each: 9 }], failedEach: 1 };

  test("ROS-1 ROS-2: its saucers and objectives are played", () => {
    const layout = customLayout(ROSWELL, expansion);
    expect(wrongPath(layout)).toBeNull();
    const state = createGame({ layout, players: ["Ann"], seed: 1 });
    expect(legalMoves(state)).toEqual([{ type: "objective", player: 0, objective: 0 }]);
    expect(applyMove(state, { type: "objective", player: 0, objective: 0 }).turns[0]?.moves.length).toBe(1);
  });

  test("ROS-4: an objective without an upper end may leave it out", () => {
    expect(wrongPath(customLayout(ROSWELL, { objectives: [{ from: 2, each: 3 }] }))).toBeNull();
  });

  test.each([
    ["expansion.saucers", { saucers: [[0]] }],
    ["expansion.saucers[0][1]", { saucers: [[4, 2], [], []] }],
    ["expansion.saucers[2][0]", { saucers: [[], [], [12]] }],
    ["expansion.objectives", { objectives: [] }],
    ["expansion.objectives", { objectives: undefined }],
    ["expansion.objectives[0].from", { objectives: [{ from: -1, to: 2, each: 1 }] }],
    ["expansion.objectives[0].to", { objectives: [{ from: 3, to: 2, each: 1 }] }],
    ["expansion.objectives[0].each", { objectives: [{ from: 3, to: 4 }] }],
    ["expansion.objectives[0].max", { objectives: [{ from: 3, to: 4, each: 1, max: 2 }] }],
    ["expansion.failedEach", { failedEach: null }],
    ["expansion.zoorgs", { zoorgs: 1 }],
  ])("SET-5: a wrong one is refused at %s", (path, wrong) => {
    expect(wrongPath(customLayout(ROSWELL, { ...expansion, ...wrong }))).toBe(path);
  });

  test("PLN-7: what is reconstructed is named as such", () => {
    const sources = provenance(begun());
    expect(sources).toContainEqual(
      expect.objectContaining({ of: "layout", id: "roswell", level: "reconstructed" }),
    );
  });
});
