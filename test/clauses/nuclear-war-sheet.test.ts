import { createGame, provenance, scoreSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { customLayout, meetsPlanC, pointsIn, sheetWith, wrongPath } from "../support/positions.js";

const NUCLEAR = { layout: "nuclear-war" } as const;

describe("XPN-1: the plan cards", () => {
  test.each([
    ["four-1-shelter-each", [". | 4 | . . | 8 |", ". | 4 | . | 8 |"], [". | 4 | . . | 8 |", ". | 4 | 5 | 8"]],
    ["three-3-exactly-one-shelter", ["1 2 3 | 4 5 6 |", "1 2 3 |"], ["1 2 3 | 4 5 6 |", ". 1 2 3 | "]],
    ["capacity-50", [". 9 . . 15", ". 9", "17"], [". 9 . . 15", ". 9", "16"]],
    ["capacity-30-two-streets", [". 15 . . 16", "", "13 . . 17"], [". 15 . . 16", "", "12 . . 17"]],
    [
      "all-shelters",
      [". 2 . . 5 . . 8 9", ". 2 . 4 . 6 . . 9 . 11", "1 . . 4 . 6 . . 9 . . 12"],
      [". 2 . . 5 . . 8 9", ". 2 . 4 . 6 . . 9 . 11", "1 . . 4 . 6 . . 9 . 12"],
    ],
  ] as const)("XPN-1 PLN-4: %s", (id, met, missed) => {
    expect(meetsPlanC(NUCLEAR, id, sheetWith(NUCLEAR, met))).toBe(true);
    expect(meetsPlanC(NUCLEAR, id, sheetWith(NUCLEAR, missed))).toBe(false);
  });

  test("PLN-4: exactly one shelter is no more than one", () => {
    const two = sheetWith(NUCLEAR, ["1 2 3 | 4 5 6 |", ". 2 3 4 |"]);
    expect(meetsPlanC(NUCLEAR, "three-3-exactly-one-shelter", two)).toBe(false);
  });

  test("PLN-8: 30 in each of two streets, not in both together (ruling)", () => {
    const together = sheetWith(NUCLEAR, [". 15 . . 16", ". 14", "15"]);
    expect(meetsPlanC(NUCLEAR, "capacity-30-two-streets", together)).toBe(false);
  });
});

describe("a custom layout with shelters", () => {
  const expansion = {
    shelters: [[0], [], [1, 3]],
    streetScores: [1, 2, 3],
    optimism: 4,
    aaaStart: [5, 6, 7],
  };

  test("NUC-2 NUC-3: its shelters and values are played", () => {
    const layout = customLayout(NUCLEAR, expansion);
    expect(wrongPath(layout)).toBeNull();
    const state = createGame({ layout, players: ["Ann"], seed: 1 });
    expect(pointsIn(scoreSheet(state, 0), "shelters")).toBe(6);
    expect(pointsIn(scoreSheet(state, 0), "optimism")).toBe(4);
  });

  test.each([
    ["expansion.shelters", { shelters: [[0], [1]] }],
    ["expansion.shelters", { shelters: 3 }],
    ["expansion.shelters[1]", { shelters: [[0], null, []] }],
    ["expansion.shelters[0][0]", { shelters: [[10], [], []] }],
    ["expansion.shelters[2][1]", { shelters: [[], [], [3, 3]] }],
    ["expansion.shelters[0][0]", { shelters: [[-1], [], []] }],
    ["expansion.streetScores", { streetScores: [1, 2] }],
    ["expansion.streetScores[2]", { streetScores: [1, 2, 0.5] }],
    ["expansion.optimism", { optimism: "9" }],
    ["expansion.optimism", { optimism: undefined }],
    ["expansion.aaaStart", { aaaStart: [1, 2, 3, 4] }],
    ["expansion.aaaStart[0]", { aaaStart: [Number.NaN, 2, 3] }],
    ["expansion.capacity", { capacity: 1 }],
  ])("SET-5: a wrong one is refused at %s", (path, wrong) => {
    expect(wrongPath(customLayout(NUCLEAR, { ...expansion, ...wrong }))).toBe(path);
  });

  test("PLN-7: what is reconstructed is named as such", () => {
    const sources = provenance(createGame({ ...NUCLEAR, players: ["Ann"], seed: 1 }));
    expect(sources).toContainEqual(
      expect.objectContaining({ of: "layout", id: "nuclear-war", level: "reconstructed" }),
    );
  });
});
