import { checkSheet, decision, describeSheet, isOver, legalMoves, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { after, sheetWith, type Untaken } from "../support/positions.js";
import {
  begin,
  HALLOWEEN,
  movesOf,
  refusal,
  streetsOf,
  streetsWith,
  tier,
  tiersIn,
  treats,
  typesIn,
  wrapUp,
} from "./halloween.js";

describe("HAL-4: the bonuses of ghost tiers", () => {
  const steps = [
    [
      { bonus: "pool", times: 1 },
      { bonus: "park", times: 1 },
    ],
    [
      { bonus: "pool", times: 2 },
      { bonus: "extension", times: 1 },
    ],
    [
      { bonus: "park", times: 3 },
      { bonus: "extension", times: 2 },
    ],
  ];
  const POOL = { type: "poolBonus", street: 0, house: 2 } as const;

  test.each([4, 6, 9])("HAL-4: the tier of %i ghosts gives one of two, at once", (ghosts) => {
    const index = [4, 6, 9].indexOf(ghosts);
    const state = after(wrapUp(treats(ghosts)), 0, tier("ghost", index));
    expect(decision(state, 0)?.step).toEqual({ step: "bonus", bonuses: steps[index] });
    const types = { pool: "poolBonus", park: "parkBonus", extension: "extend" };
    const offered = steps[index].map(({ bonus }) => types[bonus as keyof typeof types]);
    expect(typesIn(state)).toEqual([...offered, "skip"]);
  });

  test("HAL-4: after the first of a bonus only the same one goes on", () => {
    const state = after(wrapUp(treats(6)), 0, tier("ghost", 1), POOL);
    expect(typesIn(state)).toEqual(["poolBonus", "skip"]);
    expect(refusal(state, { type: "extend", street: 0, house: 2, from: "left" })).toBe("HAL-4 bonus.other");
    const second = after(state, 0, { type: "poolBonus", street: 2, house: 6 });
    expect(decision(second, 0)?.step).toEqual({ step: "wrapUp" });
    expect(second.turns[0]?.sheet.poolsCrossed).toBe(2);
    expect(streetsOf(second).map((street) => street.includes("*"))).toEqual([true, false, true]);
  });

  test("HAL-4: a bonus that the tier does not give", () => {
    const state = after(wrapUp(treats(6)), 0, tier("ghost", 0));
    expect(refusal(state, { type: "extend", street: 0, house: 2, from: "left" })).toBe("HAL-4 bonus.other");
    const nine = after(wrapUp(treats(9)), 0, tier("ghost", 2));
    expect(refusal(nine, POOL)).toBe("HAL-4 bonus.other");
    expect(refusal(after(wrapUp(treats(6)), 0, tier("ghost", 1)), { type: "parkBonus", street: 0 })).toBe(
      "HAL-4 bonus.other",
    );
  });

  test("HAL-4: a candy tier gives none", () => {
    const state = after(wrapUp(treats(0, 4)), 0, tier("candy", 0));
    expect(decision(state, 0)?.step).toEqual({ step: "wrapUp" });
  });
});

describe("HAL-5: how bonuses are used", () => {
  test("HAL-5: park boxes in any streets, one after the other", () => {
    const park = (street: number): Untaken => ({ type: "parkBonus", street });
    const state = after(wrapUp(treats(9)), 0, tier("ghost", 2), park(2), park(0), park(2));
    expect(state.turns[0]?.sheet.parksCrossed).toEqual([1, 0, 2]);
    expect(decision(state, 0)?.step).toEqual({ step: "wrapUp" });
  });

  test("HAL-5: each single one may be left (ruling)", () => {
    const state = after(wrapUp(treats(9)), 0, tier("ghost", 2), { type: "parkBonus", street: 1 });
    const left = after(state, 0, { type: "skip" });
    expect(left.turns[0]?.sheet.parksCrossed).toEqual([0, 1, 0]);
    expect(decision(left, 0)?.step).toEqual({ step: "wrapUp" });
  });

  test("HAL-5 ACT-2: no box, no bonus; where nothing is left, nothing is asked (ruling)", () => {
    const streets = [". 2g 3* . 5g . 7* 8g* . 10g", "1* . 3 4* . . . 8*", ". 2* 3 . 5 . 7* . . . 11*"];
    const full = (parks: string) => sheetWith(HALLOWEEN, streets, parks);
    const state = after(wrapUp(full("parks 3 4 4")), 0, tier("ghost", 0));
    expect(legalMoves(state).map((move) => (move.type === "parkBonus" ? move.street : move.type))).toEqual([
      2,
      "skip",
    ]);
    expect(refusal(state, { type: "parkBonus", street: 0 })).toBe("ACT-2 park.no-box");
    expect(refusal(state, { type: "poolBonus", street: 0, house: 2 })).toBe("ACT-2 pool.no-box");
    const nothing = after(wrapUp(full("parks 3 4 5")), 0, tier("ghost", 0));
    expect(decision(nothing, 0)?.step).toEqual({ step: "wrapUp" });
  });

  test("HAL-5 POL-2: any pool, in a house with a number, by extension too, or without one", () => {
    const streets = [". 2g 2B . 5g . . 8g . 10g", "1*"];
    const state = after(wrapUp(sheetWith(HALLOWEEN, streets, "pools 1")), 0, tier("ghost", 0));
    const pools = movesOf(state, "poolBonus").map(({ street, house }) => `${street + 1}.${house + 1}`);
    expect(pools).toEqual(["1.3", "1.7", "1.8", "2.4", "2.8", "3.2", "3.7", "3.11"]);
    expect(refusal(state, { type: "poolBonus", street: 1, house: 0 })).toBe("POL-1 pool.circled");
    expect(refusal(state, { type: "poolBonus", street: 0, house: 0 })).toBe("HAL-5 poolBonus.no-pool");
    const circled = after(state, 0, { type: "poolBonus", street: 0, house: 2 });
    expect(streetsOf(circled)[0]).toBe(". 2g 2B* . 5g . . 8g . 10g");
    expect(checkSheet(describeSheet(circled, 0), HALLOWEEN)).toEqual([]);
  });

  test("HAL-5 RBT-6: no pool where a roundabout is", () => {
    const sheet = sheetWith(HALLOWEEN, [". 2g | @ | . 5g . . 8g . 10g"]);
    const state = after(wrapUp(sheet), 0, tier("ghost", 0));
    expect(refusal(state, { type: "poolBonus", street: 0, house: 2 })).toBe("RBT-6 poolBonus.roundabout");
    expect(movesOf(state, "poolBonus")).toHaveLength(8);
  });

  test("HAL-5: parks by bonus need no house of the street", () => {
    const state = after(wrapUp(treats(4)), 0, tier("ghost", 0), { type: "parkBonus", street: 2 });
    expect(checkSheet(describeSheet(state, 0), HALLOWEEN)).toEqual([]);
  });

  test("HAL-5: an extension without an extension box, also when the track is full", () => {
    const copies = "1 1B 1B 1B 1B 1B 1B 1B 1B 1B";
    for (const [crossed, street3] of [
      [0, ""],
      [9, copies],
    ] as const) {
      const state = wrapUp(sheetWith(HALLOWEEN, [...streetsWith(6, 0).slice(0, 2), street3]));
      const extended = after(state, 0, tier("ghost", 1), {
        type: "extend",
        street: 0,
        house: 2,
        from: "left",
      });
      expect(extended.turns[0]?.sheet.extensionsCrossed).toBe(crossed);
      expect(streetsOf(extended)[0]).toBe(". 2g 2B . 5g . . 8g . 10g");
    }
  });

  test("HAL-5 EXT-1: it is an extension as any other", () => {
    const state = after(wrapUp(treats(6)), 0, tier("ghost", 1));
    expect(refusal(state, { type: "extend", street: 0, house: 5, from: "right" })).toBe(
      "EXT-1 extend.no-number",
    );
    expect(refusal(state, { type: "extend", street: 0, house: 1, from: "left" })).toBe(
      "EXT-1 extend.not-empty",
    );
  });

  test("HAL-5: two extensions, the second one of the first", () => {
    const state = after(
      wrapUp(treats(9)),
      0,
      tier("ghost", 2),
      { type: "extend", street: 0, house: 2, from: "left" },
      { type: "extend", street: 0, house: 3, from: "left" },
    );
    expect(streetsOf(state)[0]).toBe(". 2g 2B 2B 5g . . 8g . 10g");
    expect(decision(state, 0)?.step).toEqual({ step: "wrapUp" });
  });

  test("HAL-5 PLN-1: a house filled so counts for plans claimed afterwards", () => {
    const streets = [". 2g . . 5g . . 8g . 10g", ". 2g . . . . . . . 10g |", ""];
    const options = { plans: { C: "seven-candies" as const, A: "six-estates-of-1" as const } };
    const plan = {
      id: "last-of-street-1",
      letter: "B",
      score: [7, 4],
      parts: [{ where: { in: "sheet" }, needs: [{ need: "estates", sizes: [2], each: [] }] }],
    } as const;
    const sheet = sheetWith(HALLOWEEN, [streets[0].replace("8g . 10g", "8g | . 10g"), streets[1]]);
    const state = after(wrapUp(sheet, { plans: { ...options.plans, B: plan } }), 0, tier("ghost", 1));
    expect(planStatus(state, 0, "B").met).toBe(false);
    const extended = after(state, 0, { type: "extend", street: 0, house: 8, from: "right" });
    expect(planStatus(extended, 0, "B").met).toBe(true);
    expect(after(extended, 0, { type: "claim", plan: "B" }).turns[0]?.sheet.planPoints[1]).toBe(7);
  });

  test("HAL-5 END-1: and for the end of the game", () => {
    const streets = ["1 2g . 4 5g 6 7 8g 9 10g", "1 2g 3 4 5 6 7 8 9 10g", "1 2 3 4 5 6 7 8 9 10 11 12"];
    const state = after(
      wrapUp(sheetWith(HALLOWEEN, streets)),
      0,
      tier("ghost", 1),
      { type: "extend", street: 0, house: 2, from: "left" },
      { type: "end" },
    );
    expect(isOver(state)).toBe(true);
    expect(state.table.endedBy).toEqual(["no-empty-house"]);
  });
});

describe("HAL-6: tiers and plans in the last step, in any order (ruling)", () => {
  test("HAL-6: an extension bonus may circle another candy, and so allow a candy tier", () => {
    const streets = ["1 . . . 5g . . 8g . 10g", ". 2g . . 5g . 7g . . 10c", "1c . . 4c"];
    const state = wrapUp(sheetWith(HALLOWEEN, streets));
    expect(tiersIn(state)).toEqual(["ghost 4", "ghost 6"]);
    const extended = after(state, 0, tier("ghost", 1), { type: "extend", street: 0, house: 1, from: "left" });
    expect(decision(extended, 0)?.step).toEqual({ step: "treat", street: 0, house: 1 });
    const taken = after(extended, 0, { type: "treat", take: "candy" });
    expect(decision(taken, 0)?.step).toEqual({ step: "wrapUp" });
    expect(tiersIn(taken)).toEqual(["candy 4"]);
    expect(tiersIn(after(extended, 0, { type: "treat", take: "ghost" }))).toEqual([]);
  });

  test("HAL-6: a treat comes before the next extension of the same bonus", () => {
    const streets = ["1 . . . 5g . . 8g . 10g", ". 2g . . 5g . 7g . . 10g", "1g . . 4g"];
    const state = after(
      wrapUp(sheetWith(HALLOWEEN, streets)),
      0,
      tier("ghost", 2),
      { type: "extend", street: 0, house: 1, from: "left" },
      { type: "treat", take: "candy" },
    );
    expect(decision(state, 0)?.step).toEqual({ step: "bonus", bonuses: [{ bonus: "extension", times: 1 }] });
  });

  test("HAL-6: a tier before a plan, or a plan before a tier", () => {
    const options = { plans: { C: "four-ghosts-four-candies" } };
    const claim = { type: "claim", plan: "C" } as const;
    const state = wrapUp(treats(4, 4), options);
    const first = after(state, 0, tier("candy", 0), claim, tier("ghost", 0), { type: "skip" });
    const second = after(state, 0, claim, tier("ghost", 0), { type: "skip" }, tier("candy", 0));
    expect(first.turns[0]?.sheet).toEqual(second.turns[0]?.sheet);
  });

  test("HAL-6 PLN-3: an estate is chosen before anything else is done", () => {
    const streets = ["1 2c | 3 | 4 | 5c | . . 8c . 10c"];
    const plan = {
      id: "one-1",
      letter: "A",
      score: [5, 2],
      parts: [{ where: { in: "sheet" }, needs: [{ need: "estates", sizes: [1], each: [] }] }],
    } as const;
    const state = after(wrapUp(sheetWith(HALLOWEEN, streets), { plans: { A: plan } }), 0, {
      type: "claim",
      plan: "A",
    });
    expect(typesIn(state)).toEqual(["use"]);
    expect(tiersIn(after(state, 0, { type: "use", street: 0, house: 2 }))).toEqual(["candy 4"]);
  });
});

describe("HAL-7: pools by a bonus", () => {
  const EMPTY_POOL = [". . .*", ". 2g . . 5g . 7g . . 10g"];

  test("HAL-7: they count as built, at once and in empty houses when these get a number", () => {
    const plan = {
      id: "pool-in-3",
      letter: "B",
      score: [5, 2],
      parts: [
        {
          where: { in: "sheet" },
          needs: [{ need: "estates", sizes: [3], each: [{ feature: "pools", min: 1, max: null }] }],
        },
      ],
    } as const;
    const sheet = sheetWith(HALLOWEEN, ["1 2g 3 | . 5g . . 8g . 10g"]);
    const state = wrapUp(sheet, { plans: { B: plan } });
    expect(planStatus(state, 0, "B").met).toBe(false);
    const circled = after(state, 0, tier("ghost", 0), { type: "poolBonus", street: 0, house: 2 });
    expect(planStatus(circled, 0, "B").met).toBe(true);
  });

  test("HAL-7 POL-1: the pool action finds a pool circled before", () => {
    const sheet = sheetWith(HALLOWEEN, EMPTY_POOL, "ghostTiers 1 0 0");
    const state = after(
      begin([sheet]),
      0,
      { type: "pick", stack: 2 },
      { type: "write", street: 0, house: 2, number: 15 },
    );
    expect(decision(state, 0)?.step).toEqual({ step: "wrapUp" });
    expect(refusal(state, { type: "pool" })).toBe("POL-1 pool.circled");
  });

  test("HAL-7 RBT-6: a pool circled before its house became a roundabout stays", () => {
    const sheet = sheetWith(HALLOWEEN, EMPTY_POOL, "ghostTiers 1 0 0");
    const state = after(begin([sheet], { advanced: true }), 0, { type: "roundabout", street: 0, house: 2 });
    expect(streetsOf(state)[0]).toBe(". . | @* |");
    expect(checkSheet(describeSheet(state, 0), HALLOWEEN)).toEqual([]);
  });
});
