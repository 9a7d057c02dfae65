import { createGame, describeSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { planInWords } from "../../src/cli/plan-in-words.js";
import { turnInWords } from "../../src/cli/turn-in-words.js";
import { counted, cut, houseNumber, listed, wrapped } from "../../src/cli/wording.js";
import { ADVANCED_PLANS_2018, STANDARD_PLANS_2018 } from "../../src/data/plans-2018.js";
import { ADVANCED_PLANS_2023 } from "../../src/data/plans-2023.js";

describe("words", () => {
  test("for numbers of things and lists", () => {
    expect([counted(1, "box", "boxes"), counted(0, "box", "boxes")]).toEqual(["1 box", "0 boxes"]);
    expect([listed([]), listed(["a"]), listed(["a", "b", "c"])]).toEqual(["", "a", "a, b and c"]);
    expect([houseNumber(12), houseNumber(9.75)]).toEqual(["12", "9¾"]);
  });

  test("are cut between whole characters", () => {
    expect(cut("Ann", 3)).toBe("Ann");
    expect(cut("Annabel", 4)).toBe("Ann…");
    expect(cut("a\u001b[2Jb\nc", 20)).toBe("a\\u001b[2Jb\\u000ac");
    expect(cut("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 4)).toBe("👩‍👩‍👧…");
  });

  test("are wrapped with a hanging indent", () => {
    expect(wrapped("Ann ", "one two three", 11)).toEqual(["Ann one two", "    three"]);
    expect(wrapped("", "a very_long_word", 8)).toEqual(["a", "very_lo…"]);
  });

  test("for every kind of plan", () => {
    const plans = [...STANDARD_PLANS_2018, ...ADVANCED_PLANS_2018, ...ADVANCED_PLANS_2023];
    const lines = plans.map((plan) => `${plan.letter} ${plan.id}: ${planInWords(plan)}`);
    expect(`\n${lines.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      A six-estates-of-1: 6 estates of size 1
      A four-estates-of-2: 4 estates of size 2
      A three-estates-of-3: 3 estates of size 3
      A two-estates-of-4: 2 estates of size 4
      A two-estates-of-5: 2 estates of size 5
      A two-estates-of-6: 2 estates of size 6
      B 1-1-1-6: estates of the sizes 1, 1, 1, 6
      B 2-2-5: estates of the sizes 2, 2, 5
      B 3-3-4: estates of the sizes 3, 3, 4
      B 3-6: estates of the sizes 3, 6
      B 4-5: estates of the sizes 4, 5
      B 1-1-1-4: estates of the sizes 1, 1, 1, 4
      C 1-2-6: estates of the sizes 1, 2, 6
      C 1-4-5: estates of the sizes 1, 4, 5
      C 3-4: estates of the sizes 3, 4
      C 2-5: estates of the sizes 2, 5
      C 1-2-2-3: estates of the sizes 1, 2, 2, 3
      C 2-3-5: estates of the sizes 2, 3, 5
      A all-houses-street-3: all houses in street 3
      A all-houses-street-1: all houses in street 1
      A five-extensions-one-street: at least 5 extensions in one street
      A seven-temps: at least 7 temps
      A street-ends: the first and the last house in every street
      B parks-two-streets: all parks in 2 streets
      B roundabout-pools-parks-one-street: all parks, all pools and at least 1 roundabout in one street
      B pools-two-streets: all pools in 2 streets
      B pools-parks-street-3: all pools and all parks in street 3
      B pools-parks-street-2: all pools and all parks in street 2
      A ends-of-all-streets: an estate of size 1 at both ends in every street
      A street-1-2-6: estates of the sizes 2, 6 in street 1
      A street-2-3-4-4: estates of the sizes 3, 4, 4 in street 2
      A street-3-3-3-6: estates of the sizes 3, 3, 6 in street 3
      A one-street-4-4-roundabout: 2 estates of size 4 and at least 1 roundabout in one street
      A one-street-2-2-3-two-roundabouts: estates of the sizes 2, 2, 3 and at least 2 roundabouts in one street
      B 1-1-2-pool-each: estates of the sizes 1, 1, 2, each with at least 1 pool
      B 2-3-3-pool-each: estates of the sizes 2, 3, 3, each with at least 1 pool
      B 5-6-pool-and-extension-each: estates of the sizes 5, 6, each with at least 1 pool and at least 1 extension
      B 2-2-4-extension-each: estates of the sizes 2, 2, 4, each with at least 1 extension
      B 4-5-two-extensions-each: estates of the sizes 4, 5, each with at least 2 extensions
      C seven-parks: at least 7 parks
      C two-parks-each-street: at least 2 parks in every street
      C all-parks-two-streets: all parks in 2 streets
      C five-temps: at least 5 temps
      C six-improvements: at least 6 improvements
      C three-full-improvement-columns: at least 3 full improvement columns
      "
    `);
  });

  test("for every move of a turn", () => {
    const blank = describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
    const [first, ...others] = blank.streets;
    const houses = first.houses.map((house, index) =>
      index === 4 ? ({ kind: "extension", number: 8 } as const) : house,
    );
    const sheet = { ...blank, streets: [{ ...first, houses }, ...others], plans: { A: 8 } };
    const words = turnInWords({
      moves: [
        { type: "roundabout", player: 0, street: 1, house: 9 },
        { type: "pick", player: 0, stack: 1 },
        { type: "write", player: 0, street: 0, house: 3, number: 8 },
        { type: "extend", player: 0, street: 0, house: 4, from: "left" },
        { type: "fence", player: 0, street: 2, gap: 0 },
        { type: "improve", player: 0, size: 3 },
        { type: "park", player: 0 },
        { type: "pool", player: 0 },
        { type: "temp", player: 0 },
        { type: "skip", player: 0 },
        { type: "give", player: 0, card: 1 },
        { type: "claim", player: 0, plan: "A" },
        { type: "use", player: 0, street: 0, house: 2 },
        { type: "reshuffle", player: 0 },
        { type: "eggs", player: 0, count: 2 },
        { type: "end", player: 0 },
      ],
      picked: { number: 10, action: "temp" },
      sheet: () => sheet,
      rest: "passes 11 park on",
    });
    expect(words.split(/, | and /).join("\n")).toMatchInlineSnapshot(`
      "10 temp: builds a roundabout in house 10 of street 2
      writes 8 (10 - 2) in house 4 of street 1
      copies 8 to house 5 of street 1
      fences street 3 after house 1
      improves size 3
      lays out a park
      builds the pool
      hires a temp
      leaves the action
      validates plan A for 8 points
      uses the estate from house 3 of street 1 on
      asks for a reshuffle
      circles 2 eggs
      passes 11 park on"
    `);
  });
});
