import {
  type CustomLayout,
  createGame,
  type LayoutId,
  opponentScore,
  planStatus,
  scoreSheet,
  scoreSheets,
} from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { customLayout, positionOf, sheetWith } from "../support/positions.js";
import { DREAM, sheet } from "./american-dream.js";

/** The sections of an expansion before anything is done: each with its clause and what its lines are about. */
function sectionsOn(id: LayoutId) {
  const state = createGame({ players: ["Ann"], seed: 1, layout: id, mode: { aaa: "sam" } });
  const isOwn = ({ clause }: { readonly clause: string }) => !/^(SCO|AAA)-/.test(clause);
  const found = [scoreSheet(state, 0).sections, opponentScore(state)?.sections ?? []];
  return found.map((sections) =>
    sections
      .filter(isOwn)
      .map(({ section, clause, items }) => `${clause} ${section}: ${items.map(({ of }) => of).join()}`),
  );
}

describe("the sections of an expansion", () => {
  test.each([
    [
      "american-dream",
      ["AMD-4 columns: 1,2,3,4,5,6,7", "AMD-4 streets: 1,2,3,4,5"],
      ["AMD-6 columns: fence,improvement,park,pool,temp,extension", "AMD-6 streets: 1,2,3,4,5"],
    ],
    ["christmas-lights", ["XMS-2 lights: 1,2,3"], ["XMS-3 lights: lights"]],
    ["ducks", ["DUK-4 ducklings: yellow,black,both"], ["DUK-6 ducklings: yellow,black,both"]],
    ["easter-eggs", ["EGG-3 eggs: eggs"], ["EGG-4 eggs: eggs"]],
    ["halloween", ["HAL-8 candies: candies"], ["HAL-9 candies: ghost,candy"]],
    ["ice-cream", ["ICE-4 cones: 1,2,3"], ["ICE-5 cones: cards,bonuses"]],
    [
      "nuclear-war",
      ["NUC-2 shelters: 1,2,3", "NUC-3 optimism: optimism"],
      ["NUC-2 shelters: 1,2,3", "NUC-3 optimism: optimism"],
    ],
    ["roswell", ["ROS-4 infiltration: estates"], ["ROS-5 infiltration: houses"]],
    ["zombies", [], []],
  ] as const)(
    "XPN-1: %s: each names its clause, and its lines what they score",
    (id, expansion, opponent) => {
      expect(sectionsOn(id)).toEqual([expansion, opponent]);
    },
  );

  test("AMD-4: a column counts its numbered houses and scores where all are, a street its bonus", () => {
    const streets = ["1o 2o", "1o 2o", "1o", "1", "1"];
    const [score] = scoreSheets([sheet(streets, "streets 1 2 0 0 0", "columns 1 0 0 0 0 0 0")], DREAM);
    const itemsOf = (name: string) => score.sections.find(({ section }) => section === name)?.items;
    expect(itemsOf("columns")?.slice(0, 3)).toEqual([
      { of: "1", count: 5, points: (3 * 3 + 2) * 2 },
      { of: "2", count: 2, points: 0 },
      { of: "3", count: 0, points: 0 },
    ]);
    expect(itemsOf("streets")?.slice(0, 2)).toEqual([
      { of: "1", count: 1, points: 10 },
      { of: "2", count: 0, points: 0 },
    ]);
  });

  test("HAL-8: candies have one line: that of the tier circled, if there is one", () => {
    const itemsOf = (...lines: string[]) => {
      const halloween = { layout: "halloween" } as const;
      const [score] = scoreSheets([sheetWith(halloween, [], ...lines)], halloween);
      return score.sections.find(({ section }) => section === "candies")?.items;
    };
    expect(itemsOf()).toEqual([{ of: "candies", count: 0, points: 0 }]);
    expect(itemsOf("candyTiers 1 0 0")).toEqual([{ of: "1", count: 0, points: 5 }]);
    expect(itemsOf("candyTiers 2 1 2")).toEqual([{ of: "2", count: 0, points: 9 }]);
  });

  test("AMD-6 AAA-9: a closed agency scores nothing there either", () => {
    const state = createGame({ players: ["Ann"], seed: 1, ...DREAM, mode: { aaa: "closed" } });
    expect(opponentScore(state)).toEqual({ sections: [], estates: [], total: 0 });
    expect(opponentScore(createGame({ players: ["Ann"], seed: 1, ...DREAM }))).toBeNull();
  });
});

describe("AMD-5: the square of 3 by 3 perfect houses, on streets that begin in different columns", () => {
  const { streets, expansion, ...printed } = customLayout(DREAM, {});

  /** Whether the plan is met on streets of four houses, of which those marked `o` are perfect. */
  function isMet(...rows: readonly (readonly [column: number, houses: string])[]): boolean {
    const layout = {
      ...printed,
      streets: rows.map(([column]) => ({ ...streets[0], column, houses: 4 })),
      expansion: { ...expansion, families: rows.map(() => ["park", "pool", "temp", "fence"]) },
    } as CustomLayout;
    const described = parseSheet(`sheet own\n${rows.map(([, houses]) => houses).join("\n")}`, {
      layout,
    });
    const state = positionOf({ layout, plans: { C: "perfect-3-by-3" } }, [described]);
    return planStatus(state, 0, "C").met;
  }

  test("AMD-5: columns count, not how far a house is from the beginning of its street", () => {
    expect(isMet([0, ". 2o 3o 4o"], [1, "1o 2o 3o ."], [0, ". 2o 3o 4o"])).toBe(true);
    expect(isMet([0, ". 2o 3o 4o"], [1, ". 2o 3o 4o"], [0, ". 2o 3o 4o"])).toBe(false);
    expect(isMet([0, "1o 2o 3o ."], [1, "1o 2o 3o ."], [0, "1o 2o 3o ."])).toBe(false);
    expect(isMet([1, "1o 2o 3o ."], [1, "1o 2o 3o ."], [0, ". 2o 3o 4o"])).toBe(true);
    expect(isMet([1, ". 2o 3o 4o"], [1, ". 2o 3o 4o"], [0, ". . 3o 4o"])).toBe(false);
  });

  test("AMD-5: it needs three streets, any three that follow each other", () => {
    expect(isMet([0, "1o 2o 3o 4o"], [0, "1o 2o 3o 4o"])).toBe(false);
    expect(isMet([0, ". . . ."], [0, "1o 2o 3o ."], [0, "1o 2o 3o ."], [0, "1o 2o 3o ."])).toBe(true);
    expect(isMet([0, "1o 2o 3o ."], [0, ". . . ."], [0, "1o 2o 3o ."], [0, "1o 2o 3o ."])).toBe(false);
    expect(isMet([0, "1o 2o 3o ."], [0, "1o 2 3o ."], [0, "1o 2o 3o ."])).toBe(false);
  });
});
