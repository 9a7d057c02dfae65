import { checkLayout, createGame, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { positionOf } from "../support/positions.js";
import { as } from "../support/refusals.js";
import { circled, countsMade, DUCKS, EIGHTS, FULL, sheet, without } from "./ducks.js";

describe("XPN-1: the five C plans", () => {
  const isMet = (plan: string, streets: readonly string[], ...lines: string[]): boolean =>
    planStatus(positionOf({ ...DUCKS, plans: { C: plan } }, [sheet(streets, ...lines)], EIGHTS), 0, "C").met;

  test("XPN-1: plan C is one of them, A and B are the usual ones", () => {
    const ids = Array.from({ length: 60 }, (_, seed) =>
      createGame({ ...DUCKS, players: ["Ann"], seed }).setup.plans.map(({ id }) => id),
    );
    expect([...new Set(ids.map(([, , id]) => id))].sort()).toEqual([
      "all-ducklings-two-streets",
      "between-streets",
      "five-yellow-five-black",
      "two-3-pool-and-duckling",
      "yellow-street-3-black-street-1",
    ]);
  });

  test("PLN-4: two estates of 3, each with a pool and a duckling wholly inside", () => {
    const plan = "two-3-pool-and-duckling";
    expect(isMet(plan, ["1 2 3* |", "", ". . . . . . | 7* 8 9 |"], "pools 2")).toBe(true);
    expect(isMet(plan, ["1 2 3* |", "", ". . . . . . | 7 8 9 |"], "pools 1")).toBe(false);
    expect(isMet(plan, ["1 2 3* |", "", ". . . . | 5 6 7* | 8"], "pools 2")).toBe(false);
    expect(isMet(plan, ["1 2 3* |", "", ". . . . . . | 7* . 9 |"], "pools 2")).toBe(false);
  });

  test("PLN-7: five yellow and five black ducklings", () => {
    const four = without(without(FULL, 1, 7), 2, 3, 9);
    expect(circled(four)).toEqual([4, 5]);
    expect(isMet("five-yellow-five-black", four)).toBe(false);
    expect(isMet("five-yellow-five-black", without(FULL, 2, 3, 9))).toBe(true);
    expect(isMet("five-yellow-five-black", without(FULL, 2, 3, 6, 9))).toBe(false);
  });

  test("PLN-8: all ducklings of two streets are those in the gaps of the streets themselves", () => {
    const plan = "all-ducklings-two-streets";
    const streets = [". 2 3 . 5 6 7 8", ". . 3 4 . 6 7 . 9 10"];
    expect(isMet(plan, streets)).toBe(true);
    expect(isMet(plan, without(streets, 2, 4))).toBe(false);
    expect(isMet(plan, [streets[0], "", ". . . 4 5 . 7 8 . 10 11"])).toBe(true);
    expect(isMet(plan, [streets[0].replace("5 6", "5 | @ |"), streets[1]], "roundabouts 1")).toBe(false);
  });

  test("PLN-7: the yellow ones of street 3 and the black ones of street 1", () => {
    const plan = "yellow-street-3-black-street-1";
    const streets = [". 2 3 . 5 6", "", ". . . 4 5 . . . . 10 11"];
    expect(isMet(plan, streets)).toBe(true);
    expect(isMet(plan, without(streets, 1, 6))).toBe(false);
    expect(isMet(plan, without(streets, 3, 11))).toBe(false);
  });

  test("PLN-7: all ducklings between the streets", () => {
    const streets = [". . . 4 . . . 8 . 10", ". . 3 . 5 . . 8 9 . 11", ". . . 4 . . . . 9"];
    expect(isMet("between-streets", streets)).toBe(true);
    expect(isMet("between-streets", without(streets, 1, 4))).toBe(false);
    expect(isMet("between-streets", without(streets, 2, 11))).toBe(false);
    expect(isMet("between-streets", without(streets, 3, 4))).toBe(false);
  });
});

describe("custom layouts", () => {
  const { provenance: _provenance, ...printed } = createGame({ ...DUCKS, players: ["Ann"], seed: 1 }).setup
    .layouts[0];
  const expansion = {
    id: "ducks",
    ducklings: [
      { family: "yellow", street: 0, house: 0, side: "right" },
      { family: "black", street: 0, house: 0, side: "below" },
    ],
    parents: { yellow: { street: 0, house: 0 }, black: { street: 1, house: 0 } },
  } as const;
  const pathOf = (changed: object): unknown =>
    checkLayout(as({ ...printed, expansion: { ...expansion, ...changed } }))[0]?.details["path"];
  const duckling = (changed: object): unknown =>
    pathOf({ ducklings: [{ ...expansion.ducklings[0], ...changed }, expansion.ducklings[1]] });

  test("SET-5: one with ducks is played on", () => {
    const layout = { ...printed, id: "mine", expansion };
    expect(checkLayout(layout)).toEqual([]);
    const state = createGame({ players: ["Ann"], seed: 1, layout });
    expect(state.setup.plans[2].id).toMatch(/duckling|black|streets/);
    expect(countsMade(state)).toBeUndefined();
  });

  test("SET-5: what is wrong is named with its path", () => {
    expect(duckling({ family: "red" })).toBe("expansion.ducklings[0].family");
    expect(duckling({ street: 3 })).toBe("expansion.ducklings[0].street");
    expect(duckling({ house: 10 })).toBe("expansion.ducklings[0].house");
    expect(duckling({ house: 9 })).toBe("expansion.ducklings[0].house");
    expect(duckling({ side: "left" })).toBe("expansion.ducklings[0].side");
    expect(duckling({ street: 2, side: "below" })).toBe("expansion.ducklings[0].street");
    expect(duckling({ more: 1 })).toBe("expansion.ducklings[0].more");
    expect(duckling({ side: undefined })).toBe("expansion.ducklings[0].side");
    expect(pathOf({ ducklings: [expansion.ducklings[0]] })).toBe("expansion.ducklings");
    expect(pathOf({ ducklings: [...expansion.ducklings, expansion.ducklings[0]] })).toBe(
      "expansion.ducklings",
    );
    expect(pathOf({ ducklings: null })).toBe("expansion.ducklings");
    expect(pathOf({ parents: { yellow: expansion.parents.yellow } })).toBe("expansion.parents.black");
    expect(pathOf({ parents: { ...expansion.parents, black: { street: 0, house: 12 } } })).toBe(
      "expansion.parents.black.house",
    );
    expect(pathOf({ more: 1 })).toBe("expansion.more");
  });

  test("SET-5: a duckling between streets needs a house below", () => {
    const streets = printed.streets.map((street, index) => ({ ...street, column: index * 10 }));
    const changed = { ...expansion.ducklings[0], side: "below" };
    const layout = {
      ...printed,
      streets,
      expansion: { ...expansion, ducklings: [changed, expansion.ducklings[1]] },
    };
    expect(checkLayout(as(layout))[0].details["path"]).toBe("expansion.ducklings[0].house");
  });

  test("XPN-1: such a layout belongs to the edition of the expansion", () => {
    const layout = { ...printed, id: "mine", expansion };
    expect(() => createGame({ players: ["Ann"], seed: 1, edition: "first-2018", layout })).toThrow("edition");
  });
});
