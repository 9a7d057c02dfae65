import { createGame, type GameOptions } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { changed } from "../support/changed.js";
import { as } from "../support/refusals.js";
import { refusedOptions } from "../support/refused-options.js";
import { SMALL } from "../support/small-sheet.js";
import { ALL } from "../support/variants.js";

const TWO = ["Ann", "Bob"];
const feature = (name: string) => ({ need: "feature", feature: name, min: 1 });
const estates = { need: "estates", sizes: [1, 2], each: [] };
const houses = { need: "houses", which: "all" };

describe("SET-4: a custom plan card", () => {
  const right = {
    id: "mine",
    letter: "C",
    score: [8, 4],
    parts: [{ where: { in: "sheet" }, needs: [estates, feature("parks")] }],
  };
  const refusedPlan = (plan: object) => refusedOptions({ plans: { C: plan } });
  const withParts = (...parts: object[]) => ({ ...right, parts });

  test("SET-4: a right one is played with, its letter may be left out", () => {
    const { letter: _letter, ...unnamed } = right;
    for (const C of [right, unnamed]) {
      const state = createGame(as<GameOptions>({ players: ["Ann"], seed: 1, plans: { C } }));
      expect(state.setup.plans[2]).toEqual({ ...right, provenance: "custom" });
    }
  });

  test("PLN-4: what each estate must have may have no upper limit", () => {
    const each = [{ feature: "pools", min: 1 }];
    const C = withParts({ where: { in: "sheet" }, needs: [{ ...estates, each }] });
    const { plans } = createGame(as<GameOptions>({ players: ["Ann"], seed: 1, plans: { C } })).setup;
    expect(plans[2].parts[0].needs[0]).toEqual({ ...estates, each: [{ ...each[0], max: null }] });
  });

  test.each([
    ["id", "", "id: a text that is not empty"],
    ["letter", "B", "letter: C"],
    ["score", [1, 2, 3], "score: two values"],
    ["score", [1], "score: two values"],
    ["score.1", 1001, "score[1]: a whole number from 0 to 1000"],
    ["score.0", -1, "score[0]: a whole number from 0 to 1000"],
    ["parts", [], "parts: 1 to 10 parts"],
    ["parts", new Array(11).fill(right.parts[0]), "parts: 1 to 10 parts"],
    ["parts.0.needs", [], "parts[0].needs: 1 to 10 needs"],
    ["parts.0.needs", new Array(11).fill(feature("parks")), "parts[0].needs: 1 to 10 needs"],
    ["parts.0.where.in", "garden", "parts[0].where.in: sheet, street, streets, columns"],
    ["parts.0.where", { in: "street", street: 6 }, "parts[0].where.street: a whole number from 0 to 5"],
    ["parts.0.where", { in: "streets", count: 0 }, "parts[0].where.count: a whole number from 1 to 40"],
    ["parts.0.where", { in: "streets", count: 41 }, "parts[0].where.count: a whole number from 1 to 40"],
    ["parts.0.where", { in: "columns", count: "all" }, "parts[0].where.count: a whole number from 1 to 40"],
    ["parts.0.where", { in: "columns", count: 1, adjacent: 1 }, "parts[0].where.adjacent: true, false"],
    ["parts.0.needs.0.need", "luck", "parts[0].needs[0].need: estates, houses, feature"],
    ["parts.0.needs.0.sizes", [2, 1], "parts[0].needs[0].sizes[1]: a list of estate sizes in rising order"],
    ["parts.0.needs.0.sizes", [], "parts[0].needs[0].sizes: a list of estate sizes in rising order"],
    ["parts.0.needs.0.sizes", [0], "parts[0].needs[0].sizes[0]: a whole number from 1 to 6"],
    ["parts.0.needs.0.sizes", [7], "parts[0].needs[0].sizes[0]: a whole number from 1 to 6"],
    ["parts.0.needs.0.each", 3, "parts[0].needs[0].each: a list of features"],
    [
      "parts.0.needs.0.each",
      [{ feature: "pools", min: 201 }],
      "parts[0].needs[0].each[0].min: a whole number from 0 to 200",
    ],
    [
      "parts.0.needs.0.each",
      [{ feature: "pools", min: 1, max: -1 }],
      "parts[0].needs[0].each[0].max: a whole number from 0 to 200",
    ],
    ["parts.0.needs.1.min", 0, "parts[0].needs[1].min: a whole number from 1 to 200"],
    ["parts.0.needs.0", { need: "houses", which: "some" }, "parts[0].needs[0].which: all, ends, endEstates"],
  ])("SET-4: %s must not be %j", (path, value, expected) => {
    expect(refusedPlan(changed(right, path, value))).toBe(`options.invalid plans.C.${expected}`);
  });

  test("SET-4: it counts what is on the sheet, with an expansion's things where that is played", () => {
    const eggs = withParts({ where: { in: "sheet" }, needs: [feature("eggs")] });
    expect(refusedPlan(eggs)).toMatch(/^options.invalid plans.C.parts\[0\].needs\[0\].feature: pools, /);
    const options = { players: ["Ann"], seed: 1, layout: "easter-eggs", plans: { C: eggs } };
    expect(createGame(as<GameOptions>(options)).setup.plans[2].id).toBe("mine");
  });

  const sheet = { in: "sheet" };
  const street = { in: "street", street: 1 };
  const oneStreet = { in: "streets", count: 1 };
  const twoStreets = { in: "streets", count: 2 };
  const allStreets = { in: "streets", count: "all" };
  const columns = { in: "columns", count: 1, adjacent: false };
  const part = (where: object, ...needs: object[]) => ({ where, needs });
  const ONE_SET = "at most one need of estates, with no need of houses beside it";
  const ONE_PLACE = "estates on the sheet, in a street or in 1 of the streets";
  const NO_CHOICE = "houses on the sheet, in a street or in all streets";

  test.each([
    ["two needs of estates", [part(sheet, estates), part(street, estates)], ONE_SET],
    ["estates and houses", [part(sheet, estates), part(street, houses)], ONE_SET],
    ["estates in two streets", [part(twoStreets, estates)], ONE_PLACE],
    ["estates in all streets", [part(allStreets, estates)], ONE_PLACE],
    ["estates in a column", [part(columns, estates)], ONE_PLACE],
    ["houses in one of the streets", [part(oneStreet, houses)], NO_CHOICE],
    ["houses in two streets", [part(twoStreets, houses)], NO_CHOICE],
    ["houses in a column", [part(columns, houses)], NO_CHOICE],
  ])("PLN-3: what it uses up is clear: not %s", (_what, clauses, allowed) => {
    expect(refusedPlan(withParts(...clauses))).toBe(`options.invalid plans.C.parts: ${allowed}`);
  });

  test.each([
    ["estates in one of the streets", [part(oneStreet, estates)]],
    ["estates in a street", [part(street, estates)]],
    ["houses in all streets", [part(allStreets, houses)]],
    ["houses in a street, and in another", [part(street, houses), part({ in: "street", street: 0 }, houses)]],
    ["boxes in columns, and estates", [part(columns, feature("pools")), part(sheet, estates)]],
  ])("PLN-3: what it uses up is clear: %s", (_what, clauses) => {
    const C = withParts(...clauses);
    const { plans } = createGame(as<GameOptions>({ players: ["Ann"], seed: 1, plans: { C } })).setup;
    expect(plans[2].parts).toEqual(clauses);
  });

  test("SET-4: no plan is played with that asks for what the layout has not", () => {
    const inStreet = withParts(part({ in: "street", street: 2 }, feature("parks")));
    expect(refusedOptions({ layout: SMALL, plans: { C: inStreet } })).toMatch(
      /^options.plan-impossible plans.C/,
    );
    const roundabouts = withParts(part(sheet, feature("roundabouts")));
    const none = { ...SMALL, roundabouts: [5] };
    expect(refusedOptions({ layout: none, advanced: true, plans: { C: roundabouts } })).toMatch(
      /^options.plan-impossible plans.C/,
    );
    expect(refusedOptions({ plans: { C: roundabouts } })).toMatch(/^options.plan-advanced plans.C/);
  });

  test("SET-4 BLU-1: nor one of which the estates have no room in their street", () => {
    const inStreet = (...sizes: number[]) =>
      withParts(part({ in: "street", street: 1 }, { need: "estates", sizes, each: [] }));
    expect(refusedOptions({ layout: SMALL, plans: { C: inStreet(1, 1, 2) } })).toMatch(
      /^options.plan-impossible plans.C/,
    );
    const fitting = { players: ["Ann"], seed: 1, layout: SMALL, plans: { C: inStreet(1, 2) } };
    expect(createGame(as<GameOptions>(fitting)).setup.plans[2].id).toBe("mine");
    const blueprint = { layout: "blueprint", advanced: true } as const;
    expect(refusedOptions({ ...blueprint, plans: { A: "street-2-3-4-4" } })).toMatch(
      /^options.plan-impossible plans.A/,
    );
    for (let seed = 0; seed < 100; seed++) {
      const { plans } = createGame({ ...blueprint, players: ["Ann"], seed }).setup;
      expect(plans[0].id).not.toBe("street-2-3-4-4");
    }
  });

  test("SET-4: plans drawn for any sheet have room in their streets", () => {
    for (const { options, playerCount } of ALL) {
      for (let seed = 0; seed < 20; seed++) {
        const { plans, layouts } = createGame({
          ...options,
          players: playerCount[0] > 1 ? TWO : ["Ann"],
          seed,
        }).setup;
        const tight = plans
          .flatMap(({ parts }) => parts)
          .filter(({ where, needs }) => {
            const sizes = needs.flatMap((need) => (need.need === "estates" ? need.sizes : []));
            const houses = where.in === "street" ? layouts[0].streets[where.street].houses : 99;
            return sizes.reduce((sum, size) => sum + size, 0) > houses;
          });
        expect(tight).toEqual([]);
      }
    }
  });

  test("SET-4: nor is such a plan drawn", () => {
    for (let seed = 0; seed < 40; seed++) {
      const { plans } = createGame({ players: ["Ann"], seed, layout: SMALL, advanced: true }).setup;
      expect(plans.map(({ id }) => id)).not.toContain("street-3-3-3-6");
    }
  });
});
