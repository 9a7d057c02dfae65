import { type CustomPlanCard, describeSheet, type GameState, legalMoves } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { validating } from "../support/position-plans.js";
import { against } from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";

const CLAIM_A: Untaken = { type: "claim", plan: "A" };

function use(street: number, house: number): Untaken {
  return { type: "use", street, house };
}

/** The estates that can be named next, as street and house from 0. */
function offered(state: GameState): string[] {
  return legalMoves(state, 0).map((move) =>
    move.type === "use" ? `${move.street} ${move.house}` : move.type,
  );
}

/** The houses used, as text for each street. */
function usedHouses(state: GameState): string[] {
  return describeSheet(state, 0).streets.map(({ houses }) =>
    houses.map(({ used }) => (used === true ? "_" : ".")).join(""),
  );
}

/** A plan that asks for estates in one of the streets. */
function oneStreet(...sizes: number[]): CustomPlanCard {
  const parts = [
    { where: { in: "streets", count: 1 }, needs: [{ need: "estates", sizes, each: [] }] },
  ] as const;
  return { id: "own", letter: "A", score: [6, 3], parts };
}

describe("PLN-3: which estates a plan uses is the player's choice", () => {
  const options = { plans: { A: "three-estates-of-3" } };
  const five = "1 2 3 | 4 5 6 | 7 8 9 |/1 2 3 | 4 5 6 | 7 8 |/. . . . . . . . . .";

  test("PLN-3: in any order, all that are free and of the size asked for", () => {
    const all = ["0 0", "0 3", "0 6", "1 0", "1 3"];
    const claimed = after(validating(options, [five]), 0, CLAIM_A);
    expect(offered(claimed)).toEqual(all);
    const last = after(claimed, 0, use(1, 3));
    expect(offered(last)).toEqual(all.slice(0, 4));
    expect(against(last, use(1, 3))).toBe("PLN-3 use.chosen");
    const first = after(last, 0, use(0, 0));
    expect(offered(first)).toEqual(["0 3", "0 6", "1 0"]);
    expect(against(first, use(0, 0))).toBe("PLN-3 use.chosen");
    const third = after(first, 0, use(0, 6));
    expect(offered(third)).toContain("end");
    expect(usedHouses(third)).toEqual(["___...___.", "...___.....", "............"]);
  });

  test("PLN-3: an estate without an alternative can be chosen first, and nothing else is taken with it", () => {
    const sizes = { plans: { B: "1-1-1-6" } };
    const streets = "1 | 2 | 3 | 4 | 5 |/1 2 3 4 5 6 |";
    const claimed = after(validating(sizes, [streets]), 0, { type: "claim", plan: "B" });
    expect(offered(claimed)).toEqual(["0 0", "0 1", "0 2", "0 3", "0 4", "1 0"]);
    const six = after(claimed, 0, use(1, 0));
    expect(offered(six)).toEqual(["0 0", "0 1", "0 2", "0 3", "0 4"]);
    expect(usedHouses(six)).toEqual(["..........", "...........", "............"]);
    const ones = after(claimed, 0, use(0, 4), use(0, 2), use(0, 1));
    expect(offered(ones)).toContain("end"); // the estate of 6 is the only one left
    expect(usedHouses(ones)).toEqual([".__._.....", "______.....", "............"]);
  });

  test("PLN-3: where just one set is left, it is taken", () => {
    const four = "1 2 3 | 4 5 6 | 7 8 9 |/1 2 3 |/. . . . . . . . . .";
    const state = after(validating(options, [four]), 0, CLAIM_A, use(0, 6), use(1, 0));
    expect(offered(state)).toEqual(["0 0", "0 3"]);
    const only = "1 2 3 | 4 5 6 |/1 2 3 | 4 5 |/. . . . . . . . . .";
    const claimed = after(validating(options, [only]), 0, CLAIM_A);
    expect(usedHouses(claimed)).toEqual(["______....", "___........", "............"]);
  });

  test("PLN-3 PLN-5: only complete estates of the size asked for that were not used before", () => {
    const streets = "1 2 3 | 4 5 6 | 7 8 9 |/1 2 3 | 4_ 5_ 6_ | 7 8 |/1 2 3 | 4 . 6 |";
    const claimed = after(validating(options, [streets, "plans B 5"]), 0, CLAIM_A);
    expect(offered(claimed)).toEqual(["0 0", "0 3", "0 6", "1 0", "2 0"]);
    expect(against(claimed, use(0, 1))).toBe("PLN-3 use.not-an-estate");
    expect(against(claimed, use(1, 6))).toBe("PLN-3 use.not-an-estate");
    expect(against(claimed, use(2, 3))).toBe("PLN-3 use.not-an-estate");
    expect(against(claimed, use(1, 3))).toBe("PLN-5 use.used");
  });

  test("PLN-3: estates of the first street can be chosen first, also its very first one alone", () => {
    const streets = "1 2 3 | 4 5 |/1 2 3 |/1 2 3 | 4 5 6 |";
    const claimed = after(validating(options, [streets]), 0, CLAIM_A);
    expect(offered(claimed)).toEqual(["0 0", "1 0", "2 0", "2 3"]);
    const chosen = after(claimed, 0, use(2, 3), use(2, 0), use(1, 0));
    expect(usedHouses(chosen)).toEqual(["..........", "___........", "______......"]);
  });
});

describe("ADV-4: estates that are asked for in one street", () => {
  test("ADV-4: where two streets have them, it is asked which, also if each has just enough", () => {
    const streets = "1 2 | 3 4 |/1 2 | 3 4 |/1 2 | 3 |";
    const claimed = after(validating({ plans: { A: oneStreet(2, 2) } }, [streets]), 0, CLAIM_A);
    expect(offered(claimed)).toEqual(["0 0", "0 2", "1 0", "1 2"]);
    expect(against(claimed, use(2, 0))).toBe("ADV-4 use.condition");
    expect(usedHouses(after(claimed, 0, use(1, 2)))).toEqual(["..........", "____.......", "............"]);
  });

  test("ADV-4: once one is named the others come from its street", () => {
    const streets = "1 2 | 3 4 | 5 6 |/1 2 | 3 4 | 5 6 |";
    const claimed = after(validating({ plans: { A: oneStreet(2, 2) } }, [streets]), 0, CLAIM_A);
    const named = after(claimed, 0, use(0, 0));
    expect(offered(named)).toEqual(["0 2", "0 4"]);
    expect(against(named, use(1, 0))).toBe("ADV-4 use.condition");
    const later = after(claimed, 0, use(1, 0));
    expect(offered(later)).toEqual(["1 2", "1 4"]);
  });
});
