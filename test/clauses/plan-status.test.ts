import {
  type CustomPlanCard,
  createGame,
  type FeatureId,
  type LayoutId,
  type PlanPartStatus,
  planStatus,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { alone, classic, FIRST } from "../support/position-sheets.js";
import { positionOf, sheetWith } from "../support/positions.js";
import { SMALL, small } from "../support/small-sheet.js";

/** A part of a plan as it stands; what is not said is `null`. */
function part(
  of: PlanPartStatus["of"],
  have: number,
  need: number,
  where: Partial<PlanPartStatus> = {},
): PlanPartStatus {
  return { of, size: null, street: null, column: null, have, need, ...where };
}

/** A plan C with one part. */
function planC(...clauses: CustomPlanCard["parts"]): CustomPlanCard {
  return { id: "own", letter: "C", score: [8, 4], parts: clauses };
}

/** How far a player with a sheet of Classic is with a plan. */
function statusOf(
  letter: "A" | "B" | "C",
  plan: string | CustomPlanCard,
  streets: string,
  ...lines: string[]
) {
  const state = alone(classic(streets, ...lines), "4 fence", { advanced: true, plans: { [letter]: plan } });
  return planStatus(state, 0, letter);
}

describe("the parts of a plan", () => {
  test("PLN-3: estates have a part for each size: how many there are unused, how many are asked for", () => {
    const { parts } = statusOf("B", "2-2-5", "1 2 | 3 4 | 5 6 | 7 8 9/1_ 2_ | 3", "plans A 4");
    expect(parts).toEqual([part("estates", 3, 2, { size: 2 }), part("estates", 0, 1, { size: 5 })]);
  });

  test("ADV-1: estates asked for in a street are counted there", () => {
    const { parts } = statusOf("A", "street-2-3-4-4", "1 2 3 4 |/1 2 3 4 | 5 6 7 |/1 2 3 |");
    expect(parts).toEqual([
      part("estates", 1, 1, { size: 3, street: 1 }),
      part("estates", 1, 2, { size: 4, street: 1 }),
    ]);
  });

  test("ADV-4: things asked for in one street: how many streets have all of them, and each street's own", () => {
    const { met, parts } = statusOf(
      "A",
      "one-street-4-4-roundabout",
      "1 2 3 4 |/1 2 3 4 | @ | 6 7 8 9 |",
      "roundabouts 1",
    );
    expect(met).toBe(true);
    expect(parts).toEqual([
      part("streets", 1, 1),
      part("estates", 1, 2, { size: 4, street: 0 }),
      part("roundabouts", 0, 1, { street: 0 }),
      part("estates", 2, 2, { size: 4, street: 1 }),
      part("roundabouts", 1, 1, { street: 1 }),
      part("estates", 0, 2, { size: 4, street: 2 }),
      part("roundabouts", 0, 1, { street: 2 }),
    ]);
  });

  test.each(["extensions", "roundabouts"] as const)(
    "PLN-6: all %s there could be are as many as there are houses",
    (feature) => {
      const plan = planC({
        where: { in: "street", street: 0 },
        needs: [{ need: "feature", feature, min: "all" }],
      });
      const { parts } = statusOf("C", plan, "1 1B | @ | 4", "extensions 1", "roundabouts 1");
      expect(parts).toEqual([part(feature, 1, 10, { street: 0 })]);
    },
  );

  test("ADV-5: columns of improvements: those with all boxes crossed", () => {
    const { parts } = statusOf("C", "three-full-improvement-columns", "", "improvements 1 2 2 0 3 0");
    expect(parts).toEqual([part("fullImprovementColumns", 2, 3)]);
  });

  test("ADV-2: the houses of a street: how many are ready, how many there are", () => {
    const sheet = classic("1_ | 2 3 . 5", "plans B 4");
    const options = { ...FIRST, plans: { A: "all-houses-street-1" } };
    expect(planStatus(alone(sheet, "4 fence", options), 0, "A").parts).toEqual([
      part("houses", 3, 10, { street: 0 }),
    ]);
  });

  test("XPN-1: columns: how many have what is asked for, and each column's own", () => {
    const state = positionOf({ layout: "roswell", plans: { C: "three-columns-two-zoorgs" } }, [
      sheetWith({ layout: "roswell" }, []),
    ]);
    const [columns, ...each] = planStatus(state, 0, "C").parts;
    expect(columns).toEqual(part("columns", 0, 3));
    expect(each).toEqual(each.map((_, column) => part("zoorgs", 0, 2, { column })));
    expect(each.length).toBeGreaterThanOrEqual(12);
  });
});

describe("how many there are of an expansion's things", () => {
  const allOf = (sheet: LayoutId, feature: FeatureId) => {
    const plan = planC({ where: { in: "sheet" }, needs: [{ need: "feature", feature, min: "all" }] });
    const state = createGame({ players: ["Ann"], seed: 1, layout: sheet, plans: { C: plan } });
    return { expansion: state.setup.layouts[0].expansion, parts: planStatus(state, 0, "C").parts };
  };

  test("PLN-8 ICE-1: triple cones are those with three scoops", () => {
    const { expansion, parts } = allOf("ice-cream", "tripleCones");
    const cones = expansion?.id === "ice-cream" ? expansion.cones.flat() : [];
    expect(parts).toEqual([part("tripleCones", 0, cones.filter((scoops) => scoops === 3).length)]);
    expect(parts[0].need).toBeGreaterThan(4);
  });

  test("PLN-8 NUC-1: capacity is at most 17 for each shelter", () => {
    const { expansion, parts } = allOf("nuclear-war", "capacity");
    const shelters = expansion?.id === "nuclear-war" ? expansion.shelters.flat() : [];
    expect(parts).toEqual([part("capacity", 0, 17 * shelters.length)]);
  });

  test("AMD-5: squares of 3 by 3 houses: 15 on five streets of seven houses", () => {
    expect(allOf("american-dream", "perfectSquares").parts).toEqual([part("perfectSquares", 0, 15)]);
  });

  test("PLN-8: only an estate has a middle house, not the sheet", () => {
    expect(allOf("christmas-lights", "linkedMiddles").parts).toEqual([part("linkedMiddles", 0, 0)]);
  });
});

describe("whether a plan is met", () => {
  test("ADV-3: an estate of size 1 has a fence on both its sides", () => {
    const ends = (street3: string) =>
      statusOf("A", "ends-of-all-streets", `1 | . . . . . . . . | 10/1 | . . . . . . . . . | 11/${street3}`);
    expect(ends("1 | . . . . . . . . . . | 12").met).toBe(true);
    expect(ends("1 | . . . . . . . . . . 12").met).toBe(false);
    expect(ends("1 . . . . . . . . . . | 12").met).toBe(false);
  });

  test("PLN-5: an estate between used ones is free", () => {
    expect(statusOf("A", "four-estates-of-2", "1_ 2_ | 3 4 | 5_ 6_ |", "plans C 4").parts).toEqual([
      part("estates", 1, 4, { size: 2 }),
    ]);
  });

  test("ADV-5: a size without improvement boxes has no column to fill", () => {
    const filled = small([". . .", ". . ."], ["improvements 0 1 1"]);
    const state = positionOf({ layout: SMALL, plans: { C: "three-full-improvement-columns" } }, [filled]);
    expect(planStatus(state, 0, "C")).toMatchObject({ met: false, parts: [{ have: 2, need: 3 }] });
  });

  test("PLN-6: temps and improvements are those of the sheet: no street has any", () => {
    const inStreets = (feature: FeatureId) =>
      planC({ where: { in: "streets", count: 1 }, needs: [{ need: "feature", feature, min: 1 }] });
    const lines = ["temps 5", "improvements 1 2 3 4 4 4"];
    expect(statusOf("C", inStreets("temps"), "", ...lines).met).toBe(false);
    expect(statusOf("C", inStreets("improvements"), "", ...lines).met).toBe(false);
  });

  test("RBT-6: all of what is not there can't be had", () => {
    const plan = planC({
      where: { in: "streets", count: 1 },
      needs: [{ need: "feature", feature: "pools", min: "all" }],
    });
    const statusWith = (street1: string, ...lines: readonly string[]) =>
      planStatus(
        positionOf({ layout: SMALL, plans: { C: plan } }, [small([street1, "1 2 3"], lines)]),
        0,
        "C",
      );
    expect(statusWith("1 2 3")).toMatchObject({ met: false, parts: [{ have: 0 }, { need: 1 }, { need: 0 }] });
    expect(statusWith("1 2* 3", "pools 1").met).toBe(true);
  });

  test("RBT-6: all houses are all that are left: not those lost to Zombies", () => {
    const plan = planC({ where: { in: "street", street: 0 }, needs: [{ need: "houses", which: "all" }] });
    const lost = sheetWith(
      { layout: "zombies" },
      ["1 | Z | 3 | Z | 5 6 7 8 | Z | 10"],
      "hordesLeft 2 0 0",
      "hordesRight 1 0 0",
    );
    const state = positionOf({ layout: "zombies", plans: { C: plan } }, [lost]);
    expect(planStatus(state, 0, "C")).toMatchObject({ met: true, parts: [{ have: 7, need: 7 }] });
  });
});
