import { parseState, stateKey } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { setAt } from "../support/changed.js";
import { at, BASES, type Part, refusedState } from "../support/saved-states.js";

describe("a saved state", () => {
  test.each(Object.entries(BASES))("is read back as it was: %s", (_name, state) => {
    expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
    expect(stateKey(parseState(JSON.parse(JSON.stringify(state))))).toBe(stateKey(state));
  });
});

describe("what an expansion keeps on the table of a saved state", () => {
  test.each([
    ["ducks", "counts.yellow", 0],
    ["ducks", "counts.yellow", 9999],
    ["ducks", "counts.both", null],
    ["nuclear war", "built", [[0], [20, 9999]]],
    ["nuclear war", "built", new Array(500).fill([1])],
  ])("RND-7: is like what it begins with (%s): %s can be %j", (base, path, value) => {
    const saved = JSON.parse(JSON.stringify(BASES[base])) as Part;
    setAt(saved, `table.own.${path}`, value);
    expect(parseState(saved).table.own).toEqual(JSON.parse(JSON.stringify(saved["table"]["own"])));
  });

  test.each([
    ["ducks", "counts.yellow", -1],
    ["ducks", "counts.yellow", 10_000],
    ["ducks", "counts.yellow", 0.5],
    ["ducks", "counts.yellow", "1"],
    ["ducks", "counts.yellow", [1]],
    ["ducks", "counts", null],
    ["ducks", "counts", 3],
    ["ducks", "counts", { yellow: null, black: null }],
    ["ducks", "counts", { yellow: null, black: null, white: null }],
    ["ducks", "counts.white", null],
    ["ducks", "variant", "nuclear-war"],
    ["ducks", "variant", 1],
    ["nuclear war", "built", null],
    ["nuclear war", "built", 20],
    ["nuclear war", "built", { length: 1, 0: [20] }],
    ["nuclear war", "built", [20]],
    ["nuclear war", "built", [[20], 20]],
    ["nuclear war", "built", [["20"]]],
    ["nuclear war", "built", [[20, -1]]],
    ["nuclear war", "built", new Array(501).fill([1])],
  ])("RND-7: is like what it begins with (%s): %s can't be %j", (base, path, value) => {
    const expected = "state.malformed table.own: what the expansion keeps on the table";
    expect(refusedState(base, at(`table.own.${path}`, value))).toBe(expected);
  });
});
